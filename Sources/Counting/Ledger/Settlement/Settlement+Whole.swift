import Limits

extension Settlement {
    /// The admission of the settled message, in case the store has lost it.
    enum Origin: Sendable {
        case admission(AdmitCommand, at: Moment, isRepeat: Bool)
        /// The admission in the form in which the spool stores it.
        case kept(at: Moment, whole: [Change], fingerprint: UInt64)

        var moment: Moment {
            switch self {
            case .admission(_, at: let moment, isRepeat: _), .kept(at: let moment, whole: _, fingerprint: _):
                moment
            }
        }
    }

    /// The attempt, if the store is known to have admitted it; otherwise nil.
    var admitted: RememberedAttempt? {
        origin.map { RememberedAttempt(request: request, attempt: attempt, admitted: $0.moment) }
    }

    /// The settlement that counts everything that the message used. It is for a store that never had the
    /// reservation or has lost it. It is nil if the message used nothing, or if its use is unknown.
    package var whole: Settlement? {
        guard let origin, kind != .countedLater, !onlyGivesBack else { return nil }
        return Settlement(
            user: user, request: request, attempt: attempt, kind: .countedLater, changes: wholeChanges,
            bill: bill, day: day, fingerprint: kind == .messageUsed ? makeFingerprint(of: origin) : nil,
            objects: objects)
    }

    var wholeChanges: [Change] {
        guard case .admission(let command, at: let moment, let isRepeat) = origin else {
            if case .kept(at: _, let whole, fingerprint: _) = origin { return whole }
            return []
        }
        var whole: [Change] = []
        for entry in command.schedule.entries {
            let meter = entry.limit.meter
            let field = entry.field(at: moment)
            let change = changes.first { $0.field == field }
            // If the settlement gives the message back, `changes` names each counter whose units were used
            // nevertheless. So any other counter is left out.
            let isUsed = kind == .messageUsed ? !(isRepeat && meter.countsRequests) : change != nil
            let units = command.estimate.units(of: meter).addingSaturating(change?.by ?? 0)
            guard isUsed, units > 0, !whole.contains(where: { $0.field == field }) else { continue }
            whole.append(Change(field: field, by: units, amount: entry.amount))
        }
        return whole
    }

    func makeFingerprint(of origin: Origin) -> UInt64 {
        switch origin {
        case .admission(let command, at: _, isRepeat: _): command.fingerprint
        case .kept(at: _, whole: _, let fingerprint): fingerprint
        }
    }
}
