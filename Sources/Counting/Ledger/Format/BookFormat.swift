import Limits
import Redis

/// The lines of a month's page, as `lua/settle.lua` writes and `lua/readbooks.lua` reads them.
enum BookFormat {
    /// A longer name is cut, so that the page stays in Redis' compact encoding.
    static let longestModel = 48

    /// Bytes that a bill takes at most, without its parts.
    private static let roomOfOne =
        10 * UncheckedWriter.numberRoom + UncheckedWriter.textRoom + 3 + longestModel

    /// Bytes that a bill takes at most.
    static func room(of bill: Bill?) -> Int { roomOfOne * (1 + (bill?.parts.count ?? 0)) }

    /// A bill's figures in the order of the script, then its line: `<day> <model>`, then what was guessed. A
    /// request that named no model has the model `-`. Its parts follow, each with all of its items.
    @inline(__always)
    static func put(_ bill: Bill, _ day: BookDay, to writer: inout UncheckedWriter) {
        guard bill.parts.isEmpty else { return putParts(of: bill, day, to: &writer) }
        put(bill, bill.used, day, isWhole: false, to: &writer)
    }

    @inline(never)
    private static func putParts(of bill: Bill, _ day: BookDay, to writer: inout UncheckedWriter) {
        put(bill, bill.own, day, isWhole: true, to: &writer)
        for part in bill.parts { put(part, part.used, day, isWhole: true, to: &writer) }
    }

    /// - Parameter isWhole: whether all items are written, also those that say that nothing was guessed.
    @inline(__always)
    private static func put(
        _ bill: Bill, _ used: Consumption, _ day: BookDay, isWhole: Bool, to writer: inout UncheckedWriter
    ) {
        let isGuessed = isWhole || bill.isGuessed && bill.guessed != .nothing
        BillItem.forEach(from: .messages) { item in
            switch item {
            case .messages: writer.put(packed: min(used.units(of: .messages), 1 << 20))
            case .input: writer.put(packed: used.units(of: .inputTokens))
            case .output: writer.put(packed: used.units(of: .outputTokens))
            case .cached: writer.put(packed: used.units(of: .cachedTokens))
            case .reasoning: writer.put(packed: used.units(of: .reasoningTokens))
            case .cost: writer.put(packed: used.units(of: .cost))
            case .flagged: writer.put(packed: bill.isGuessed ? 1 : 0)
            case .line: putLine(bill, day, to: &writer)
            case .guessedInput:
                if isGuessed { writer.put(packed: Consumption.believed(bill.guessed.inputTokens)) }
            case .guessedOutput:
                if isGuessed { writer.put(packed: Consumption.believed(bill.guessed.outputTokens)) }
            case .guessedCost: if isGuessed { writer.put(packed: Consumption.believed(bill.guessed.cost)) }
            }
        }
    }

    @inline(__always)
    private static func putLine(_ bill: Bill, _ day: BookDay, to writer: inout UncheckedWriter) {
        let model = min(bill.model.count, longestModel)
        writer.begin(textOf: (day.day > 9 ? 3 : 2) + max(model, 1))
        writer.put(decimal: day.day)
        writer.put(UInt8(ascii: " "))
        if model == 0 {
            writer.put(UInt8(ascii: "-"))
        } else {
            writer.put(bill.model, first: model)
        }
    }

    /// Bytes of a line of which nothing was guessed, and of one of which something was.
    static func isLine(_ packed: [UInt8]) -> Bool { packed.count == 41 || packed.count == 60 }

    /// A line as it stands in the page: `<day> <model>`, and seven or ten numbers, big-endian.
    static func line(_ name: [UInt8], _ packed: [UInt8]) -> BookLine? {
        guard isLine(packed), let space = name.firstIndex(of: UInt8(ascii: " ")),
            let day = Int(String(decoding: name[..<space], as: UTF8.self)), (1...31).contains(day)
        else { return nil }
        var at = 0
        func next(_ width: Int) -> Int {
            defer { at += width }
            return packed[at..<at + width].reduce(0) { $0 << 8 | Int($1) }
        }
        var line = BookLine(day: day, model: String(decoding: name[(space + 1)...], as: UTF8.self))
        line.messages = next(5)
        line.inputTokens = next(6)
        line.outputTokens = next(6)
        line.cachedTokens = next(6)
        line.reasoningTokens = next(6)
        line.cost = next(7)
        line.estimated = next(5)
        guard packed.count == 60 else { return line }
        line.guessed = GuessedShare(inputTokens: next(6), outputTokens: next(6), cost: next(7))
        return line
    }

    /// nil for what the script never answers.
    static func lines(_ reply: RedisReply) -> [BookLine]? {
        guard let items = reply.array, items.count.isMultiple(of: 11) else { return nil }
        var lines: [BookLine] = []
        for start in stride(from: 0, to: items.count, by: 11) {
            let numbers = items[(start + 1)..<(start + 11)].compactMap(\.integer)
            guard let name = items[start].bytes, numbers.count == 10,
                let space = name.firstIndex(of: UInt8(ascii: " ")),
                let day = Int(String(decoding: name[..<space], as: UTF8.self))
            else { return nil }
            var line = BookLine(day: day, model: String(decoding: name[(space + 1)...], as: UTF8.self))
            (line.messages, line.inputTokens, line.outputTokens) = (numbers[0], numbers[1], numbers[2])
            (line.cachedTokens, line.reasoningTokens) = (numbers[3], numbers[4])
            (line.cost, line.estimated) = (numbers[5], numbers[6])
            line.guessed = GuessedShare(inputTokens: numbers[7], outputTokens: numbers[8], cost: numbers[9])
            lines.append(line)
        }
        return lines.sorted { ($0.day, $0.model) < ($1.day, $1.model) }
    }
}
