import Redis

/// The arguments of `lua/settle.lua`, whose contract stands on top of it.
struct SettlementFormat {
    private var pack = Pack()

    /// - Returns: how many of the arguments are keys.
    mutating func append(_ settlement: Settlement, to arguments: inout RedisArguments) -> Int {
        let page = settlement.bill.flatMap { bill in settlement.day.map { (bill, $0) } }
        let isRemembered = settlement.request.recurs || settlement.ending == .count
        arguments.append(settlement.user.stem, each: "sr")
        if page != nil || isRemembered {
            appendPage(settlement.day?.month, of: settlement.user, to: &arguments)
        }
        if isRemembered { arguments.append(settlement.user.stem, each: "d") }
        let keys = arguments.count
        pack.removeAll()
        pack.append(name: settlement.request, attempt: settlement.attempt)
        arguments.append(pack.bytes.span)
        pack.removeAll()
        packEnding(settlement, page?.0)
        arguments.append(pack.bytes.span)
        let isKnown = settlement.ending == .count && settlement.request.recurs
        guard page != nil || isKnown else { return keys }
        pack.removeAll()
        if let (bill, day) = page { BookFormat.append(day, bill.model, to: &pack) }
        arguments.append(pack.bytes.span)
        if isKnown { arguments.append(settlement.fingerprint & 0x3FFFF) }
        return keys
    }

    /// nil for what the script never answers.
    static func outcome(_ reply: RedisReply, of settlement: Settlement) -> SettlementOutcome? {
        switch reply {
        case .integer(0): return .unknown
        case .integer(1): return .done
        case .integer(2): return .already
        case .array(let items) where items.count == 1 + settlement.changes.count:
            let isOver = zip(settlement.changes, items.dropFirst()).contains { change, item in
                (item.integer ?? 0) > change.amount
            }
            return .counted(isOver: isOver)
        default: return nil
        }
    }

    private mutating func appendPage(
        _ month: BookMonth?, of user: UserKey, to arguments: inout RedisArguments
    ) {
        pack.removeAll()
        pack.append(user.stem)
        pack.append(UserKey.pageMark)
        pack.append(month?.digits ?? UserKey.noMonth)
        arguments.append(pack.bytes.span)
    }

    private mutating func packEnding(_ settlement: Settlement, _ bill: Bill?) {
        let (changes, corrections) = (settlement.changes, settlement.corrections)
        let figures = bill == nil ? 0 : BookFormat.figures
        pack.list(3 + 2 * changes.count + 3 * corrections.count + figures)
        switch settlement.ending {
        case .settle: pack.put(0)
        case .refund: pack.put(1)
        case .count: pack.put(2)
        }
        pack.put(changes.count)
        pack.put(corrections.count)
        for change in changes { pack.put(change.field) }
        for correction in corrections {
            pack.begin(textOf: 2 + correction.burst.utf8.count)
            pack.append(UInt8(ascii: "g"))
            pack.append(UInt8(ascii: ":"))
            pack.append(correction.burst)
        }
        for change in changes { pack.put(change.by) }
        for correction in corrections {
            pack.put(correction.unused)
            pack.put(correction.clock)
        }
        if let bill { BookFormat.append(bill, to: &pack) }
    }
}

extension UserKey {
    /// The key of a month's page in the books.
    package func page(_ month: BookMonth?) -> [UInt8] {
        stem + Self.pageMark + (month?.digits ?? Self.noMonth)
    }

    fileprivate static let pageMark = Array("u:".utf8)
    fileprivate static let noMonth = Array("0000".utf8)
}
