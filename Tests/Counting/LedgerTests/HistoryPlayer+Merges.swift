import Ledger
import Limits

extension HistoryPlayer {
    /// A merge in progress. Between two of its steps, other merges and changes by operators can run.
    struct Merge {
        enum Step {
            case arrived, departed(DepartedRecord), booked(DepartedRecord), absorbed(StoredUser), forgotten
        }

        let old: Int
        let new: Int
        let act: OperatorAct
        var step = Step.arrived
    }

    /// Performs an operation. The ledger may refuse it as `merging` in two cases: some user is being merged
    /// away, or another user is being merged into the operation's user.
    func performUnlessMerging(_ operation: Operation, _ before: [StoredUser]) async throws -> (Int?, String) {
        do {
            return try await perform(operation, before)
        } catch LedgerError.merging {
            let isUnderWay = merges.contains { $0.isLeaving || $0.new == operation.user }
            guard isUnderWay else {
                throw TestFailure("law 19: a call is refused, and nobody is being merged")
            }
            return (nil, "merging")
        }
    }

    func move(_ operation: Operation, _ before: [StoredUser]) async throws -> (Int?, String) {
        switch operation {
        case .merge(let user, let into, let id):
            return user == into ? (nil, "none") : try await begin(user, into, "merge \(id)", before)
        case .moveOn(let index):
            return merges.indices.contains(index) ? try await moveOn(index, before) : (nil, "none")
        case .forget(let user):
            let isUnderWay = merges.contains { $0.new == user || $0.old == user && $0.isLeaving }
            _ = try await ledger.forgetUser(Fixture.users[user])
            guard !isUnderWay else { throw TestFailure("law 19: a user is erased while they are merged") }
            return forgotten(user)
        default: return (nil, "none")
        }
    }

    /// Begins a merge. The ledger is called twice, because an interrupted merge is repeated and must then
    /// continue where it stopped.
    private func begin(_ user: Int, _ into: Int, _ id: String, _ before: [StoredUser]) async throws -> (
        Int?, String
    ) {
        let (old, new) = (Fixture.users[user], Fixture.users[into])
        let act = OperatorAct(id: id, actor: "", reason: "")
        let isLeaving = merges.contains { $0.old == into && $0.isLeaving }
        let arrival = try await ledger.arrive(new, expecting: old, act)
        guard try await ledger.arrive(new, expecting: old, act) == arrival else {
            throw TestFailure("law 15: who was ready is not any more")
        }
        if arrival == .ready {
            guard !isLeaving else { throw TestFailure("law 19: who leaves accepts somebody") }
            let isKnown = merges.contains { $0.old == user && $0.new == into && $0.act == act }
            if !isKnown { merges.append(Merge(old: user, new: into, act: act)) }
        }
        return (into, "\(arrival)")
    }

    private func moveOn(_ index: Int, _ before: [StoredUser]) async throws -> (Int?, String) {
        let merge = merges[index]
        let (old, new) = (Fixture.users[merge.old], Fixture.users[merge.new])
        let months = laws[merge.old].books.keys.map { $0 as BookMonth? }
        switch merge.step {
        case .arrived: return try await depart(index, before)
        case .departed(let record):
            for _ in 0..<2 { try await ledger.mergeBooks(of: old, into: new, months, merge.act) }
            laws[merge.new].addBooks(of: laws[merge.old])
            merges[index].step = .booked(record)
            return (merge.new, "\(try await checkBooks(of: merge.new))")
        case .booked(let record):
            let departed = try await ledger.readUser(old)
            let change = try await ledger.mergeUser(new, record, merge.act)
            let again = try await ledger.mergeUser(new, record, merge.act)
            guard change.applied, !again.applied else {
                throw TestFailure("law 1: a merge was not counted once")
            }
            try laws[merge.new].absorbed(laws[merge.old], departed)
            try await ledger.unmarkBooks(of: new, months, merge.act)
            merges[index].step = .absorbed(departed)
            return (merge.new, "\(change)")
        case .absorbed(let departed):
            // A merge drops tombstones (rests of reclaimed reservations), so `hasAsMuch` ignores them.
            guard before[merge.old].hasAsMuch(as: departed) else {
                throw TestFailure("law 19: who left has changed since, and that is lost")
            }
            _ = try await checkBooks(of: merge.old)
            try await ledger.forgetUser(old, mergedInto: new, merge.act)
            merges[index].step = .forgotten
            return forgotten(merge.old)
        case .forgotten:
            for _ in 0..<2 { try await ledger.endArrival(new, of: old, isCancel: false, merge.act) }
            merges.remove(at: index)
            return (nil, "ended")
        }
    }

    private func depart(_ index: Int, _ before: [StoredUser]) async throws -> (Int?, String) {
        let merge = merges[index]
        let (old, new) = (Fixture.users[merge.old], Fixture.users[merge.new])
        let departure = try await ledger.depart(old, into: new, merge.act)
        // `depart` reclaims the old user's expired leases, unless it is refused because of another merge of
        // this user.
        if case .otherMerge = departure {} else { laws[merge.old].reclaimed(before[merge.old]) }
        switch departure {
        case .ready:
            guard !merges.contains(where: { $0.new == merge.old }) else {
                throw TestFailure("law 19: somebody leaves whom another one joins")
            }
            guard case .ready(let record) = try await ledger.depart(old, into: new, merge.act) else {
                throw TestFailure("a merge cannot be taken up again")
            }
            merges[index].step = .departed(record)
            return (merge.old, "departed")
        case .hasOpenMessages(0): throw TestFailure("no message is open, and it does not depart")
        case .nothing, .otherMerge, .hasOpenMessages:
            try await ledger.endArrival(new, of: old, isCancel: true, merge.act)
            merges.remove(at: index)
            return (merge.old, "\(departure)")
        }
    }

    private func forgotten(_ user: Int) -> (Int?, String) {
        laws[user] = LawChecker()
        known[user] = .none
        erased = user
        return (nil, "forgotten")
    }
}

extension HistoryPlayer.Merge {
    /// Whether the old user accepts no more changes because of the merge, but is not deleted yet.
    var isLeaving: Bool {
        switch step {
        case .departed, .booked, .absorbed: true
        case .arrived, .forgotten: false
        }
    }
}
