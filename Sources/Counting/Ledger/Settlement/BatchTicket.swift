package import Limits

/// Everything that an edge needs to settle a batch, stored in Redis. So any edge that sees the end of the
/// batch can charge the use, even long after the edge that created the batch has ended.
///
/// The batch's reservation has one long lease (`lease`). If no edge settles the batch within it, `reclaim`
/// charges a guess. A later settlement then corrects tokens and money (L7). It uses the reservation's
/// tombstone, which Redis keeps for 48 hours.
package struct BatchTicket: Hashable, Sendable {
    /// A counter in which the batch's reservation has reserved units.
    struct Counter: Hashable, Sendable {
        let field: String
        let meter: Meter
        let estimate: Int
    }

    /// The facts that decide the price of the batch's requests: model, dialect, requested options and time.
    package struct Terms: Hashable, Sendable {
        package let model: [UInt8]
        package let dialect: String
        /// The service tier that the batch requests; empty if it requests none.
        package let tier: String
        package let isFast: Bool
        package let moment: Moment

        package init(model: [UInt8], dialect: String, tier: String, isFast: Bool, at moment: Moment) {
            (self.model, self.dialect, self.tier) = (model, dialect, tier)
            (self.isFast, self.moment) = (isFast, moment)
        }
    }

    /// The lease of a batch's reservation in milliseconds: 26 hours, since providers take up to 24 hours.
    package static let lease = 93_600_000
    /// The milliseconds for which a ticket is kept: the lease, and 48 hours more. In these 48 hours, a late
    /// settlement can still correct the charge.
    static let life = lease + 172_800_000
    private static let version = 1

    package let terms: Terms
    let user: UserKey
    let request: RequestID
    let attempt: Int
    let day: BookDay?
    let isSandbox: Bool
    let counters: [Counter]

    /// Makes the settlement that charges this bill for the batch. If the bill is nil, the batch gave no
    /// useful answer, and its estimate is given back.
    package func settlement(_ bill: Bill?) -> Settlement {
        let isReturned = bill?.isGivenBack ?? true
        let used = bill?.used ?? .nothing
        let changes = counters.compactMap { counter -> Settlement.Change? in
            let units = used.units(of: counter.meter)
            guard isReturned ? units > 0 : units != counter.estimate else { return nil }
            return Settlement.Change(field: counter.field, by: units - counter.estimate)
        }
        return Settlement(
            user: user, request: request, attempt: attempt,
            kind: isReturned ? .messageReturned : .messageUsed, changes: changes,
            bill: bill.map { isSandbox ? $0.ofSandbox : $0.ofPaid }, day: day)
    }
}

extension Reservation {
    /// Makes the ticket of a batch. Returns nil if the store has not admitted the batch.
    package borrowing func batchTicket(_ terms: BatchTicket.Terms) -> BatchTicket? {
        guard let now = admitted else { return nil }
        var counters: [BatchTicket.Counter] = []
        for entry in schedule.entries {
            let field = entry.field(at: now)
            // The ticket names the counter of messages only if several messages are reserved, because then a
            // settlement can give some of them back. A single message is kept or given back as a whole, which
            // the settlement's kind says.
            if entry.limit.meter.countsRequests && estimate.messages < 2 { continue }
            if counters.contains(where: { $0.field == field }) { continue }
            let meter = entry.limit.meter
            counters.append(
                BatchTicket.Counter(field: field, meter: meter, estimate: estimate.units(of: meter)))
        }
        return BatchTicket(
            terms: terms, user: user, request: request, attempt: attempt, day: day,
            isSandbox: schedule.isSandbox, counters: counters)
    }
}

/// The stored form of a ticket: a version, then numbers and byte strings in a fixed order.
extension BatchTicket {
    package var bytes: [UInt8] {
        var writer = SpoolRecordWriter()
        writer.put(Self.version)
        writer.put(terms.model)
        writer.put(Array(terms.dialect.utf8))
        writer.put(Array(terms.tier.utf8))
        writer.put(terms.isFast ? 1 : 0)
        writer.put(Int(terms.moment.milliseconds))
        writer.put(request.bytes)
        writer.put(attempt)
        writer.put(day?.month.digits ?? [])
        writer.put(day?.day ?? 0)
        writer.put(isSandbox ? 1 : 0)
        for counter in counters {
            writer.put(Array(counter.field.utf8))
            writer.put(Array(counter.meter.code.utf8))
            writer.put(counter.estimate)
        }
        return writer.bytes
    }

    /// Decodes a ticket. Returns nil if the bytes are no ticket, or a ticket of another version.
    package init?(_ bytes: [UInt8], of user: UserKey) {
        var reader = SpoolRecordReader(bytes)
        guard reader.readNumber() == Self.version, let model = reader.readBytes(),
            let dialect = reader.readText(),
            let tier = reader.readText(), let isFast = reader.readNumber(), let moment = reader.readNumber(),
            let id = reader.readBytes(), let request = RequestID(kept: id, isMessageID: false),
            let attempt = reader.readNumber(), let month = reader.readBytes(), let day = reader.readNumber(),
            let isSandbox = reader.readNumber()
        else { return nil }
        terms = Terms(
            model: model, dialect: dialect, tier: tier, isFast: isFast == 1,
            at: Moment(milliseconds: Int64(moment)))
        (self.user, self.request, self.attempt) = (user, request, attempt)
        self.day = BookMonth(digits: month).map { BookDay(month: $0, day: day) }
        self.isSandbox = isSandbox == 1
        var counters: [Counter] = []
        while let field = reader.readText() {
            guard let code = reader.readText(), let estimate = reader.readNumber() else { return nil }
            counters.append(Counter(field: field, meter: Meter(code: code), estimate: estimate))
        }
        self.counters = counters
    }
}
