import Limits

/// A settlement as bytes in the spool: a version, then numbers and byte strings in a fixed order.
///
/// The spool can have entries that an older release has written. So every released version stays readable.
enum SpoolRecord {
    private static let version = 1

    static func encodeRecord(of settlement: Settlement) -> [UInt8] {
        var writer = SpoolRecordWriter()
        writer.put(version)
        writer.put(settlement.request.bytes)
        writer.put(settlement.request.isMessageID ? 1 : 0)
        writer.put(settlement.attempt)
        switch settlement.kind {
        case .messageUsed: writer.put(0)
        case .messageReturned: writer.put(1)
        case .countedLater: writer.put(2)
        }
        put(settlement.changes, to: &writer)
        writer.put(settlement.corrections.count)
        for correction in settlement.corrections {
            writer.put(Array(correction.burst.utf8))
            writer.put(correction.unused)
            writer.put(correction.clock)
        }
        put(settlement.bill, to: &writer)
        writer.put(settlement.day?.month.digits ?? [])
        writer.put(settlement.day?.day ?? 0)
        writer.put(settlement.fingerprint.map { Int(bitPattern: UInt($0)) } ?? -1)
        writer.put(settlement.origin == nil ? 0 : 1)
        if let origin = settlement.origin {
            writer.put(Int(origin.moment.milliseconds))
            writer.put(Int(bitPattern: UInt(settlement.makeFingerprint(of: origin))))
            put(settlement.wholeChanges, to: &writer)
        }
        put(settlement.objects, to: &writer)
        return writer.bytes
    }

    private static func put(_ objects: [StoredObject], to writer: inout SpoolRecordWriter) {
        writer.put(objects.count)
        for object in objects {
            writer.put(Array(object.kind.utf8))
            writer.put(object.id)
        }
    }

    private static func put(_ changes: [Settlement.Change], to writer: inout SpoolRecordWriter) {
        writer.put(changes.count)
        for change in changes {
            writer.put(Array(change.field.utf8))
            writer.put(change.by)
            writer.put(change.amount)
        }
    }

    private static func put(_ bill: Bill?, to writer: inout SpoolRecordWriter) {
        guard let bill else { return writer.put(0) }
        writer.put((bill.isGuessed ? 2 : 1) | (bill.used.hasPieces ? piecesMark : 0))
        writer.put(bill.model)
        for figure in figures(hasPieces: bill.used.hasPieces) { writer.put(bill.used[keyPath: figure]) }
        for figure in [bill.guessed.inputTokens, bill.guessed.outputTokens, bill.guessed.cost] {
            writer.put(figure)
        }
        writer.put(bill.parts.count)
        for part in bill.parts { put(part, to: &writer) }
    }

    /// The bit that marks a bill with images, seconds or characters.
    private static let piecesMark = 4

    /// The figures of a consumption that a record stores, in order.
    private static func figures(hasPieces: Bool) -> [WritableKeyPath<Consumption, Int>] {
        [
            \.messages, \.calls, \.inputTokens, \.outputTokens, \.cachedTokens, \.reasoningTokens,
            \.totalTokens, \.cost,
        ] + (hasPieces ? [\.images, \.audioSeconds, \.characters] : [])
    }

    /// Decodes a settlement. It returns nil if the record is damaged or has an unknown version.
    static func decodeSettlement(of entry: SpoolEntry) -> Settlement? {
        guard let body = SpoolRecordHeader.readBody(of: entry) else { return nil }
        var reader = SpoolRecordReader(body)
        guard reader.readNumber() == version, let request = reader.readBytes(),
            let isMessageID = reader.readNumber(),
            let id = RequestID(kept: request, isMessageID: isMessageID == 1),
            let attempt = reader.readNumber(),
            let kind = kind(reader.readNumber()),
            let changes = changes(&reader), let corrections = corrections(&reader),
            let bill = optionalBill(&reader), let month = reader.readBytes(),
            let number = reader.readNumber(), let fingerprint = reader.readNumber(),
            let origin = optionalOrigin(&reader), let objects = objects(&reader)
        else { return nil }
        let day = BookMonth(digits: month).map { BookDay(month: $0, day: number) }
        guard number == 0 || day != nil else { return nil }
        return Settlement(
            Settlement.Share(user: entry.user, changes: changes, corrections: corrections, watches: []),
            request: id, attempt: attempt, kind: kind, bill: bill.value, day: number == 0 ? nil : day,
            fingerprint: fingerprint == -1 ? nil : UInt64(UInt(bitPattern: fingerprint)),
            objects: objects, origin: origin.value)
    }

    private static func objects(_ reader: inout SpoolRecordReader) -> [StoredObject]? {
        list(&reader) { reader in
            guard let kind = reader.readText(), let id = reader.readBytes() else { return nil }
            return StoredObject(kind, id)
        }
    }

    /// An optional value of a record. Nil in place of this struct means that the record is damaged.
    private struct Present<Value> {
        let value: Value?
    }

    private static func optionalOrigin(_ reader: inout SpoolRecordReader) -> Present<Settlement.Origin>? {
        guard let mark = reader.readNumber() else { return nil }
        guard mark != 0 else { return Present(value: nil) }
        guard let moment = reader.readNumber(), let fingerprint = reader.readNumber(),
            let whole = changes(&reader)
        else { return nil }
        return Present(
            value: .kept(
                at: Moment(milliseconds: Int64(moment)), whole: whole,
                fingerprint: UInt64(UInt(bitPattern: fingerprint))))
    }

    private static func kind(_ number: Int?) -> Settlement.Kind? {
        switch number {
        case 0: .messageUsed
        case 1: .messageReturned
        case 2: .countedLater
        default: nil
        }
    }

    private static func changes(_ reader: inout SpoolRecordReader) -> [Settlement.Change]? {
        list(&reader) { reader in
            guard let field = reader.readText(), let by = reader.readNumber(),
                let amount = reader.readNumber()
            else { return nil }
            return Settlement.Change(field: field, by: by, amount: amount)
        }
    }

    private static func corrections(_ reader: inout SpoolRecordReader) -> [Settlement.Correction]? {
        list(&reader) { reader in
            guard let burst = reader.readText(), let unused = reader.readNumber(),
                let clock = reader.readNumber()
            else { return nil }
            return Settlement.Correction(burst: burst, unused: unused, clock: clock)
        }
    }

    private static func list<Item>(
        _ reader: inout SpoolRecordReader, _ item: (inout SpoolRecordReader) -> Item?
    )
        -> [Item]?
    {
        guard let count = reader.readNumber(), count >= 0, count <= 1024 else { return nil }
        var items: [Item] = []
        for _ in 0..<count {
            guard let next = item(&reader) else { return nil }
            items.append(next)
        }
        return items
    }

    private static func optionalBill(_ reader: inout SpoolRecordReader) -> Present<Bill>? {
        guard let mark = reader.readNumber() else { return nil }
        return mark == 0 ? Present(value: nil) : bill(mark, &reader, isPart: false).map(Present.init)
    }

    /// - Parameter mark: 1 for a bill without guesses, 2 for one with guesses. The bit `piecesMark` is also
    ///   set if the bill has images, seconds or characters.
    private static func bill(_ mark: Int, _ reader: inout SpoolRecordReader, isPart: Bool) -> Bill? {
        let hasPieces = mark & piecesMark != 0
        let mark = mark & ~piecesMark
        guard mark == 1 || mark == 2, let model = reader.readBytes() else { return nil }
        var used = Consumption.nothing
        for figure in figures(hasPieces: hasPieces) {
            guard let number = reader.readNumber() else { return nil }
            used[keyPath: figure] = number
        }
        guard let input = reader.readNumber(), let output = reader.readNumber(),
            let cost = reader.readNumber(),
            let parts = list(
                &reader,
                { (reader: inout SpoolRecordReader) -> Bill? in
                    guard !isPart, let mark = reader.readNumber() else { return nil }
                    return bill(mark, &reader, isPart: true)
                })
        else { return nil }
        return Bill(
            model: model, used: used, isGuessed: mark == 2,
            guessed: GuessedShare(inputTokens: input, outputTokens: output, cost: cost), parts: parts)
    }
}
