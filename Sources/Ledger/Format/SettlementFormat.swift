import Redis

/// The argument of `lua/settle.lua`, whose contract stands on top of it.
struct SettlementFormat {
    private var pack = Pack()

    /// - Returns: how many of the arguments are keys.
    mutating func append(_ settlement: Settlement, to arguments: inout RedisArguments) -> Int {
        let isBilled = settlement.bill != nil && settlement.day != nil
        let isRemembered = settlement.request.recurs || settlement.ending == .count
        arguments.append(settlement.user.stem, each: "sr")
        if isBilled || isRemembered { appendPage(of: settlement, to: &arguments) }
        if isRemembered { arguments.append(settlement.user.stem, each: "d") }
        let keys = arguments.count
        pack.removeAll()
        pack.write(room: Self.room(settlement)) { pen in
            Self.put(settlement, to: &pen)
            if isBilled, let bill = settlement.bill, let day = settlement.day {
                BookFormat.put(bill, day, to: &pen)
            }
        }
        arguments.append(pack.bytes.span)
        return keys
    }

    private mutating func appendPage(of settlement: Settlement, to arguments: inout RedisArguments) {
        pack.removeAll()
        pack.append(page: settlement.day?.month, of: settlement.user)
        arguments.append(pack.bytes.span)
    }

    /// Bytes that a settlement takes at most.
    private static func room(_ settlement: Settlement) -> Int {
        var room = Pen.nameRoom + settlement.request.bytes.count + 3 * Pen.numberRoom
        for change in settlement.changes {
            room += Pen.textRoom + change.field.utf8.count + Pen.numberRoom
        }
        for correction in settlement.corrections {
            room += Pen.textRoom + 2 + correction.burst.utf8.count + 2 * Pen.numberRoom
        }
        return room + BookFormat.room
    }

    @inline(__always)
    private static func put(_ settlement: Settlement, to pen: inout Pen) {
        pen.put(packedName: settlement.request, attempt: settlement.attempt)
        switch settlement.ending {
        case .settle: pen.put(packed: 0)
        case .refund: pen.put(packed: 1)
        case .count: pen.put(packed: settlement.request.recurs ? 3 + settlement.fingerprint & 0x3FFFF : 2)
        }
        pen.put(packed: settlement.changes.count)
        pen.put(packed: settlement.corrections.count)
        for change in settlement.changes { pen.put(packed: change.field.utf8Span.span) }
        for correction in settlement.corrections {
            pen.begin(textOf: 2 + correction.burst.utf8.count)
            pen.put("g:")
            pen.put(correction.burst.utf8Span.span)
        }
        for change in settlement.changes { pen.put(packed: change.by) }
        for correction in settlement.corrections {
            pen.put(packed: correction.unused)
            pen.put(packed: correction.clock)
        }
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
}

extension UserKey {
    /// The key of a month's page in the books.
    package func page(_ month: BookMonth?) -> [UInt8] {
        stem + Array("u:".utf8) + (month?.digits ?? Array("0000".utf8))
    }
}

extension Pack {
    /// The key of a month's page in the books; without a month one that nobody writes.
    mutating func append(page month: BookMonth?, of user: UserKey) {
        write(room: user.stem.count + 6) { pen in
            pen.put(user.stem)
            pen.put("u:")
            if let month { pen.put(month.digits) } else { pen.put("0000") }
        }
    }
}
