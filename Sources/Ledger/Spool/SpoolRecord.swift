/// A settlement as bytes that wait in the spool: a version, then numbers and byte strings in a fixed order.
///
/// Entries outlive the program that wrote them: an order once published stays readable for ever.
enum SpoolRecord {
    private static let version = 1

    static func bytes(of settlement: Settlement) -> [UInt8] {
        var pen = RecordPen()
        pen.put(version)
        pen.put(settlement.request.bytes)
        pen.put(settlement.request.recurs ? 1 : 0)
        pen.put(settlement.attempt)
        switch settlement.ending {
        case .asEstimated: pen.put(0)
        case .used(let units):
            pen.put(1)
            pen.put(units.count)
            for number in units { pen.put(number) }
        case .refund: pen.put(2)
        case .givenBack(let units):
            pen.put(3)
            pen.put(units.count)
            for number in units { pen.put(number) }
        }
        put(settlement.bill, to: &pen)
        return pen.bytes
    }

    private static func put(_ bill: Bill?, to pen: inout RecordPen) {
        guard let bill else { return pen.put(0) }
        pen.put(bill.isEstimate ? 2 : 1)
        pen.put(bill.model)
        for figure in figures { pen.put(bill.used[keyPath: figure]) }
    }

    /// What a bill's consumption is kept as, in this order.
    private static var figures: [WritableKeyPath<Consumption, Int>] {
        [
            \.messages, \.calls, \.inputTokens, \.outputTokens, \.cachedTokens, \.reasoningTokens,
            \.totalTokens, \.cost,
        ]
    }

    /// nil for what no version wrote.
    static func settlement(of entry: SpoolEntry) -> Settlement? {
        var reader = RecordReader(entry.record)
        guard reader.number() == version, let request = reader.bytes(), let recurs = reader.number(),
            let attempt = reader.number(), let ending = ending(&reader), let mark = reader.number(),
            let bill = bill(mark, &reader)
        else { return nil }
        return Settlement(
            user: entry.user, request: RequestID(kept: request, recurs: recurs == 1), attempt: attempt,
            ending: ending, bill: mark == 0 ? nil : bill)
    }

    private static func bill(_ mark: Int, _ reader: inout RecordReader) -> Bill? {
        var bill = Bill(used: .nothing, isEstimate: mark == 2)
        guard mark != 0 else { return bill }
        guard let model = reader.bytes() else { return nil }
        bill.model = model
        for figure in figures {
            guard let number = reader.number() else { return nil }
            bill.used[keyPath: figure] = number
        }
        return bill
    }

    private static func ending(_ reader: inout RecordReader) -> Settlement.Ending? {
        switch reader.number() {
        case 0: return .asEstimated
        case 1: return units(&reader).map { .used($0) }
        case 2: return .refund
        case 3: return units(&reader).map { .givenBack($0) }
        default: return nil
        }
    }

    private static func units(_ reader: inout RecordReader) -> [Int]? {
        guard let count = reader.number(), count >= 0, count <= 1024 else { return nil }
        var units: [Int] = []
        for _ in 0..<count {
            guard let number = reader.number() else { return nil }
            units.append(number)
        }
        return units
    }
}

/// Writes numbers as eight bytes, the lowest first, and byte strings behind their length.
private struct RecordPen {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ number: Int) {
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    mutating func put(_ text: [UInt8]) {
        put(text.count)
        bytes.append(contentsOf: text)
    }
}

private struct RecordReader {
    private let source: [UInt8]
    private var place = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func number() -> Int? {
        guard source.count - place >= 8 else { return nil }
        var number = 0
        for shift in 0..<8 { number |= Int(source[place + shift]) << (8 * shift) }
        place += 8
        return number
    }

    mutating func bytes() -> [UInt8]? {
        guard let count = number(), count >= 0, count <= source.count - place else { return nil }
        defer { place += count }
        return Array(source[place..<place + count])
    }
}
