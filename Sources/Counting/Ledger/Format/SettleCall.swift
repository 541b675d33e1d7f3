import Limits
import Redis

/// The call of `lua/settle.lua` that settles a reservation: its keys and its argument.
struct SettleCall: ScriptCall {
    private let settlement: Settlement
    private let isBilled: Bool
    private let isRemembered: Bool
    /// The seconds for which a message id that the caller chose is remembered.
    private let span: Int
    let keys: Int

    init(_ settlement: Settlement, remembering span: Int) {
        precondition(settlement.others.isEmpty, "the script ends what one account holds")
        self.settlement = settlement
        self.span = span
        isBilled = settlement.bill != nil && settlement.day != nil
        isRemembered = settlement.request.isMessageID || settlement.kind == .countedLater
        keys = !settlement.objects.isEmpty ? 5 : isRemembered ? 4 : isBilled ? 3 : 2
    }

    func put(to writer: inout UncheckedWriter) {
        writer.put(keys: "sr", of: settlement.user.stem)
        if keys > 2 {
            writer.put { $0.put(page: settlement.day?.month, of: settlement.user) }
        }
        if keys > 3 { writer.put(keys: "d", of: settlement.user.stem) }
        if keys > 4 { writer.put(keys: "o", of: settlement.user.stem) }
        writer.put { putAll(to: &$0) }
        if keys < 4 { return }
        writer.put {
            if isRemembered { $0.put(span.magnitude, digits: UncheckedWriter.digits(of: span.magnitude)) }
        }
        for object in settlement.objects { writer.put { $0.put(object.member) } }
    }

    var count: Int { keys + (keys > 3 ? 2 : 1) + settlement.objects.count }

    var room: Int {
        var room =
            keys * (settlement.user.stem.count + 6 + UncheckedWriter.frame) + 2 * UncheckedWriter.frame
            + UncheckedWriter.numberRoom
        room += UncheckedWriter.nameRoom + settlement.request.span.count + 3 * UncheckedWriter.numberRoom
        room += UncheckedWriter.textRoom + UncheckedWriter.fingerprintRoom
        for change in settlement.changes {
            room += UncheckedWriter.textRoom + change.field.utf8.count + UncheckedWriter.numberRoom
        }
        for correction in settlement.corrections {
            room +=
                UncheckedWriter.textRoom + 2 + correction.burst.utf8.count + 2 * UncheckedWriter.numberRoom
        }
        for watch in settlement.watches {
            room += UncheckedWriter.textRoom + watch.field.utf8.count + 4 * UncheckedWriter.numberRoom
        }
        for object in settlement.objects { room += UncheckedWriter.frame + object.member.count }
        return room + BookFormat.room(of: settlement.bill)
    }

    /// The packed argument ARGV[1] of the script `settle`. The script `renew` takes the same bytes.
    var parts: [UInt8] {
        var packer = MessagePackWriter()
        packer.write(room: room) { putAll(to: &$0) }
        return packer.bytes
    }

    @inline(__always)
    private func putAll(to writer: inout UncheckedWriter) {
        putParts(to: &writer)
        if isBilled, let bill = settlement.bill, let day = settlement.day {
            BookFormat.put(bill, day, to: &writer)
        }
    }

    @inline(__always)
    private func putParts(to writer: inout UncheckedWriter) {
        SettlementItem.forEach(from: .name) { item in
            switch item {
            case .name: writer.put(packedName: settlement.request, attempt: settlement.attempt)
            case .ending: writer.put(packed: ending)
            case .fingerprint: writer.put(packedFingerprint: settlement.fingerprint ?? 0)
            case .changes: writer.put(packed: settlement.changes.count)
            case .corrections: writer.put(packed: settlement.corrections.count)
            case .watches: writer.put(packed: settlement.watches.count)
            case .fields: putLists(to: &writer)
            }
        }
    }

    /// Whether the script must remember the id of a message that had no reservation. This is so if the caller
    /// chose the id, because the caller can send the message again under it.
    private var remembersID: Bool { settlement.request.isMessageID && settlement.fingerprint != nil }

    private var ending: Int {
        switch settlement.kind {
        case .messageUsed: 0
        case .messageReturned: 1
        case .countedLater: remembersID ? 3 : 2
        }
    }

    @inline(__always)
    private func putLists(to writer: inout UncheckedWriter) {
        for change in settlement.changes { writer.put(packed: change.field.utf8Span.span) }
        for correction in settlement.corrections {
            writer.begin(textOf: 2 + correction.burst.utf8.count)
            writer.put("g:")
            writer.put(correction.burst.utf8Span.span)
        }
        for change in settlement.changes { writer.put(packed: change.by) }
        for correction in settlement.corrections {
            writer.put(packed: correction.unused)
            writer.put(packed: correction.clock)
        }
        for watch in settlement.watches {
            WatchItem.forEach(from: .index) { put($0, of: watch, to: &writer) }
        }
    }

    @inline(__always)
    private func put(_ item: WatchItem, of watch: Settlement.Watch, to writer: inout UncheckedWriter) {
        switch item {
        case .index: writer.put(packed: watch.limit)
        case .counter: writer.put(packed: watch.field.utf8Span.span)
        case .amount: writer.put(packed: watch.amount)
        case .soft: writer.put(packed: watch.isSoft ? 1 : 0)
        case .slices: writer.put(packed: watch.slices)
        }
    }

    /// Decodes the thresholds that a settlement reached. Each threshold is three numbers: the limit's
    /// position, the level and the used units.
    private static func reached(_ items: ArraySlice<RedisReply>) -> SettlementOutcome? {
        let numbers = items.compactMap(\.integer)
        guard numbers.count == items.count, !numbers.isEmpty, numbers.count.isMultiple(of: 3) else {
            return nil
        }
        var reached: [ReachedThreshold] = []
        for start in stride(from: 0, to: numbers.count, by: 3) {
            guard let level = Threshold(rawValue: numbers[start + 1]) else { return nil }
            reached.append(ReachedThreshold(limit: numbers[start], level: level, used: numbers[start + 2]))
        }
        return .reached(reached)
    }

    func outcome(_ reply: RedisReply) -> SettlementOutcome? {
        switch reply {
        case .integer(0): return .unknown
        case .integer(1): return .done
        case .integer(2): return .already
        case .array(let items) where items.first?.integer == 3: return Self.reached(items.dropFirst())
        case .array(let items) where items.count == 1 + settlement.changes.count:
            let isPastLimit = zip(settlement.changes, items.dropFirst()).contains { change, item in
                (item.integer ?? 0) > change.amount
            }
            return .counted(isPastLimit: isPastLimit)
        default: return nil
        }
    }
}

extension UserKey {
    package func pageKey(_ month: BookMonth?) -> [UInt8] {
        stem + Array("u:".utf8) + (month?.digits ?? Array("0000".utf8))
    }
}

extension MessagePackWriter {
    mutating func append(page month: BookMonth, of user: UserKey) {
        write(room: user.stem.count + 6) { $0.put(page: month, of: user) }
    }
}

extension UncheckedWriter {
    /// Writes the key of a page of a user's books. The page of a settlement without a day is `0000`.
    mutating func put(page month: BookMonth?, of user: UserKey) {
        put(user.stem)
        put("u:")
        if let month { put(bigEndian: UInt64(month.text), count: 4) } else { put("0000") }
    }
}
