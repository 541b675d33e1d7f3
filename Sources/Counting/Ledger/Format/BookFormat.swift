import Limits
import Redis

/// The format of the lines of the books. `lua/settle.lua` writes them, and `lua/readbooks.lua` reads them.
enum BookFormat {
    /// The largest number of bytes of a model's name in the books. A longer name is cut, since Redis would
    /// otherwise store the page of the books in a larger encoding.
    static let longestModel = 48

    private static let roomOfOne =
        BookFigure.allCases.count * UncheckedWriter.numberRoom + UncheckedWriter.textRoom + 3 + longestModel

    /// The largest number of bytes that a bill takes in the argument, with the bills in its `parts`.
    static func room(of bill: Bill?) -> Int { roomOfOne * (2 + (bill?.parts.count ?? 0)) }

    /// Writes the lines that a bill adds to the books, each with its name `<day> <model>` and its figures:
    ///   - the bill's own line (the model is `-` if the request named none)
    ///   - a line for each bill of another model in `parts`
    ///   - a line for the bill's images, seconds and characters
    ///
    /// If only one line is written, it has the figures of guesses only if something was guessed. If several
    /// lines are written, each of them has all figures.
    @inline(__always)
    static func put(_ bill: Bill, _ day: BookDay, to writer: inout UncheckedWriter) {
        guard bill.parts.isEmpty, !bill.used.hasPieces else { return putParts(of: bill, day, to: &writer) }
        put(bill, bill.used, day, isWhole: false, to: &writer)
    }

    @inline(never)
    private static func putParts(of bill: Bill, _ day: BookDay, to writer: inout UncheckedWriter) {
        put(bill, bill.own, day, isWhole: true, to: &writer)
        for part in bill.parts { put(part, part.used, day, isWhole: true, to: &writer) }
        if let pieces = bill.ofPieces { put(pieces, pieces.used, day, isWhole: true, to: &writer) }
    }

    /// - Parameter isWhole: whether the figures of guesses are written even if nothing was guessed.
    @inline(__always)
    private static func put(
        _ bill: Bill, _ used: Consumption, _ day: BookDay, isWhole: Bool, to writer: inout UncheckedWriter
    ) {
        let isGuessed = isWhole || bill.isGuessed && bill.guessed != .nothing
        putLine(bill, day, to: &writer)
        BookFigure.forEach(from: .messages) { figure in
            switch figure {
            case .messages: writer.put(packed: min(used.units(of: .messages), 1 << 20))
            case .input: writer.put(packed: used.units(of: .inputTokens))
            case .output: writer.put(packed: used.units(of: .outputTokens))
            case .cached: writer.put(packed: used.units(of: .cachedTokens))
            case .reasoning: writer.put(packed: used.units(of: .reasoningTokens))
            case .cost: writer.put(packed: used.units(of: .cost))
            case .flagged: writer.put(packed: bill.isGuessed ? 1 : 0)
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

    /// Whether a value in Redis is as long as a line of the books.
    static func isLine(_ packed: [UInt8]) -> Bool { packed.count == plainSize || packed.count == wholeSize }

    private static let plainSize = BookFigure.packedSize(isGuessed: false)
    private static let wholeSize = BookFigure.packedSize(isGuessed: true)

    /// Decodes a line of the books from its name `<day> <model>` and its packed figures. Returns nil if the
    /// bytes are not a line of the books.
    static func parseLine(_ name: [UInt8], _ packed: [UInt8]) -> BookLine? {
        guard isLine(packed), var line = emptyLine(name), (1...31).contains(line.day) else { return nil }
        var rest = packed[...]
        for figure in BookFigure.listFigures(isGuessed: packed.count == wholeSize) {
            line[keyPath: figure.path] = rest.prefix(figure.width).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(figure.width)
        }
        return unmarked(line)
    }

    static func packLine(_ line: BookLine, named name: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var line = line
        if emptyLine(name)?.model.hasPrefix(Bill.piecesMark) == true {
            (line.inputTokens, line.outputTokens, line.cachedTokens) = (
                line.images, line.audioSeconds, line.characters
            )
        }
        for figure in BookFigure.listFigures(isGuessed: line.guessed != .nothing) {
            let kept = min(max(line[keyPath: figure.path], 0), 1 << (8 * figure.width) - 1)
            for place in stride(from: figure.width - 1, through: 0, by: -1) {
                bytes.append(UInt8(truncatingIfNeeded: kept >> (8 * place)))
            }
        }
        return bytes
    }

    static func readLines(_ reply: RedisReply) -> [BookLine]? {
        let size = 1 + BookFigure.allCases.count
        guard let items = reply.array, items.count.isMultiple(of: size) else { return nil }
        var lines: [BookLine] = []
        for start in stride(from: 0, to: items.count, by: size) {
            guard let name = items[start].bytes, var line = emptyLine(name) else { return nil }
            for (place, figure) in BookFigure.allCases.enumerated() {
                guard let number = items[start + 1 + place].integer else { return nil }
                line[keyPath: figure.path] = number
            }
            line = unmarked(line)
            if let place = lines.firstIndex(where: { $0.day == line.day && $0.model == line.model }) {
                lines[place].addLine(line)
            } else {
                lines.append(line)
            }
        }
        return lines.sorted { ($0.day, $0.model) < ($1.day, $1.model) }
    }

    /// Turns a line `pieces:<model>` into a line of the model. In Redis, a line with this prefix has the
    /// numbers of images, seconds and characters in place of the numbers of tokens.
    private static func unmarked(_ line: BookLine) -> BookLine {
        guard line.model.hasPrefix(Bill.piecesMark) else { return line }
        var pieces = BookLine(day: line.day, model: String(line.model.dropFirst(Bill.piecesMark.count)))
        (pieces.images, pieces.audioSeconds, pieces.characters) = (
            line.inputTokens, line.outputTokens, line.cachedTokens
        )
        return pieces
    }

    private static func emptyLine(_ name: [UInt8]) -> BookLine? {
        guard let space = name.firstIndex(of: UInt8(ascii: " ")),
            let day = Int(String(decoding: name[..<space], as: UTF8.self))
        else { return nil }
        return BookLine(day: day, model: String(decoding: name[(space + 1)...], as: UTF8.self))
    }
}
