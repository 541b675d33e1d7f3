import Limits
import Redis

/// Decodes the reply of `lua/inspect.lua`, which contains a user's keys in Redis.
enum StoredUserFormat {
    static func readUser(_ reply: RedisReply) -> StoredUser? {
        guard let parts = reply.array, parts.count == 6, let now = parts[0].integer,
            let record = pairs(parts[1]), let rows = pairs(parts[2]), let settled = pairs(parts[3]),
            let trail = parts[4].array, let notes = pairs(parts[5])
        else { return nil }
        var stored = StoredUser(now: Moment(milliseconds: Int64(now)))
        stored.trail = auditEntries(trail)
        stored.refusals = notes.compactMap { RefusalLogFormat.parseNote(text($0.key), text($0.value)) }
            .sorted { $0.last > $1.last }
        read(record, into: &stored)
        for (name, row) in rows {
            let isAbandoned = name.first == UInt8(ascii: "!")
            guard
                let (id, reservation) = parseReservation(
                    isAbandoned ? name.dropFirst() : name[...], text(row))
            else { return nil }
            if isAbandoned {
                stored.abandoned[Array(name.dropFirst())] = reservation
            } else {
                stored.openReservations[id] = reservation
            }
        }
        for (id, score) in settled {
            guard let score = Int(score: text(score)) else { return nil }
            // Each settled id has a second member, the payload's fingerprint, which is skipped.
            guard id.first != UInt8(ascii: "f") else { continue }
            stored.settled[id] = Moment(seconds: Int64(score) >> 2)
        }
        return stored
    }

    /// Reads the user's hash: entitlement fields, burst clocks (`g:`), thresholds (`n:`) and counters.
    private static func read(_ record: [(key: [UInt8], value: [UInt8])], into stored: inout StoredUser) {
        var parts: [String: String] = [:]
        for (key, value) in record {
            let (name, value) = (text(key), text(value))
            if name.hasPrefix("g:") {
                stored.clocks[String(name.dropFirst(2))] = Int(stored: value)
            } else if name.hasPrefix("n:") {
                stored.thresholds[String(name.dropFirst(2))] = Int(value.prefix { $0 != ";" }).map {
                    $0 & 127
                }
            } else if name.contains(":") {
                stored.counters[name] = Int(stored: value)
            } else {
                parts[name] = value
            }
        }
        let version = parts["ev"].flatMap { Int($0) } ?? 0
        let values = EntitlementFields.names.map { parts[$0] ?? "" }
        stored.entitlement = EntitlementFields.decode(version: version, values) ?? .none
        stored.others = parts.filter { $0.key != "ev" && !EntitlementFields.operated.contains($0.key) }
    }

    /// Parses a reservation's name `attempt;id` and its row `lease;fingerprint;kind;field=estimate;…`.
    static func parseReservation(_ name: ArraySlice<UInt8>, _ row: String) -> (
        [UInt8], StoredUser.Reservation
    )? {
        let parts = row.split(separator: ";")
        guard let end = name.firstIndex(of: UInt8(ascii: ";")),
            let attempt = Int(String(decoding: name[..<end], as: UTF8.self)), parts.count >= 3,
            let lease = Int64(parts[0])
        else { return nil }
        var estimates: [String: Int] = [:]
        for part in parts.dropFirst(3) {
            guard let mark = part.lastIndex(of: "=") else { continue }
            let units = part[part.index(after: mark)...].prefix { $0 != "|" }
            estimates[String(part[..<mark])] = Int(stored: units)
        }
        let reservation = StoredUser.Reservation(
            attempt: attempt, leaseEnds: Moment(milliseconds: lease), isRepeat: parts[2].hasPrefix("p"),
            estimates: estimates)
        return (Array(name[(end + 1)...]), reservation)
    }

    static func auditEntries(_ entries: [RedisReply]) -> [StoredUser.AuditEntry] {
        entries.compactMap(auditEntry)
    }

    private static func auditEntry(_ entry: RedisReply) -> StoredUser.AuditEntry? {
        guard let entry = entry.array, entry.count == 2, let fields = pairs(entry[1]),
            let time = entry[0].text?.prefix(while: { $0 != "-" }), let at = Int64(time)
        else { return nil }
        let byName = Dictionary(
            fields.map { (text($0.key), text($0.value)) }, uniquingKeysWith: { first, _ in first })
        return StoredUser.AuditEntry(
            at: Moment(milliseconds: at), action: byName["do"] ?? "", id: byName["id"] ?? "",
            actor: byName["actor"] ?? "",
            reason: byName["reason"] ?? "", what: byName["what"] ?? "")
    }

    private static func pairs(_ reply: RedisReply) -> [(key: [UInt8], value: [UInt8])]? {
        guard let items = reply.array, items.count.isMultiple(of: 2) else { return nil }
        var pairs: [(key: [UInt8], value: [UInt8])] = []
        for index in stride(from: 0, to: items.count, by: 2) {
            guard let key = items[index].bytes, let value = items[index + 1].bytes else { return nil }
            pairs.append((key, value))
        }
        return pairs
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Int {
    /// Parses a number of a record; nil for any other text. A number beyond 2^53 − 1, which scripts cannot
    /// count exactly, becomes 2^53 − 1. So no sum of a record's figures overflows.
    init?(stored text: some StringProtocol) {
        guard let number = Int(text) else { return nil }
        self = Swift.min(Swift.max(number, -PlanTable.largestAmount), PlanTable.largestAmount)
    }

    /// Parses the score of a sorted set, which Redis writes as `1e+17` if it is large. The number is limited
    /// as in `init(stored:)`.
    init?(score text: String) {
        guard let number = Double(text), !number.isNaN else { return nil }
        let most = Double(PlanTable.largestAmount)
        self = Int(Swift.min(Swift.max(number, -most), most))
    }
}
