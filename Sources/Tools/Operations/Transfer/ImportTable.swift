import Commands
import Foundation

/// A file with entitlements and counters. It is checked completely before anything is written.
struct ImportTable {
    struct Row {
        /// The number of the line in the file, from 1.
        let line: Int
        let user: String
        /// The parts of the entitlement, with the names that the admin interface uses.
        let parts: [(String, Document)]
        /// The used units of each limit.
        let used: [(limit: String, units: Int)]
        /// Whether the plan was bought with a tester's account. Such a plan would count as paid, so it is not
        /// imported: `parts` is empty.
        let isTester: Bool
    }

    let rows: [Row]

    /// Columns of an exported table that an import does not need.
    private static let ignored: Set<String> = ["redis_key", "version", "month"]
    /// Columns of an exported table that an import cannot write.
    private static let unwritable: Set<String> = [
        "blocked", "messages", "tokens", "cost_microdollars",
        "sandbox_messages", "sandbox_tokens", "sandbox_cost_microdollars",
    ]
    private static let nothing: Set<String> = ["", "0", "false", "null"]
    private static let parts = ["plan", "status", "period_start", "period_end", "anchor_day", "time_zone"]
    private static let counter = "used:"

    /// - Parameter drop: columns that are left out even if they are not empty.
    init(_ text: String, _ path: String, isCSV: Bool, dropping drop: Set<String>) throws(CommandError) {
        let records = isCSV ? try Self.csv(text, path) : try Self.jsonLines(text, path)
        var rows: [Row] = []
        var mistakes: [String] = []
        try Self.checkUnwritable(records, path, drop)
        for record in records {
            let record = Record(line: record.line, fields: record.fields.filter { !drop.contains($0.0) })
            do throws(RowFault) {
                rows.append(try Self.row(record))
            } catch {
                mistakes.append("\(path):\(record.line): \(error.text)")
            }
        }
        guard mistakes.isEmpty else {
            let more = mistakes.count > 20 ? " … and \(mistakes.count - 20) more" : ""
            throw .data("Nothing was imported. " + mistakes.prefix(20).joined(separator: " · ") + more)
        }
        self.rows = rows
    }

    /// Refuses data in columns that cannot be written, so that no data is lost without notice.
    private static func checkUnwritable(_ records: [Record], _ path: String, _ drop: Set<String>)
        throws(CommandError)
    {
        var lines: [String: [Int]] = [:]
        for record in records {
            for (name, value) in record.fields where unwritable.contains(name) && !drop.contains(name) {
                guard !nothing.contains(value.text ?? value.json) else { continue }
                lines[name, default: []].append(record.line)
            }
        }
        guard !lines.isEmpty else { return }
        let list = lines.sorted { $0.key < $1.key }.map { name, lines in
            "\(name) (\(lines.count) lines, the first is \(lines[0]))"
        }
        throw .data(
            "Nothing was imported. \(path) has columns that an import cannot write: \(list.joined(separator: ", ")). "
                + "A backup holds it: usherctl export FILE.jsonl. To lose it: --drop "
                + lines.keys.sorted().joined(separator: ","))
    }

    private struct Record {
        let line: Int
        let fields: [(String, Document)]
    }

    private struct RowFault: Error {
        let text: String
    }

    private static func row(_ record: Record) throws(RowFault) -> Row {
        var (user, parts, used): (String?, [(String, Document)], [(limit: String, units: Int)]) = (
            nil, [], []
        )
        var isTester = false
        for (name, value) in record.fields where value != .null && value != .text("") {
            if name == "user_id" {
                user = value.text.map(CSV.plainCell) ?? value.json
            } else if name.hasPrefix(counter) {
                guard let units = whole(value), units >= 0 else {
                    throw RowFault(text: "\(name) must be a whole number of 0 or more")
                }
                used.append((String(name.dropFirst(counter.count)), units))
            } else if name == "sandbox" {
                guard let flag = value.flag ?? value.text.flatMap(Bool.init) else {
                    throw RowFault(text: "sandbox must be true or false")
                }
                isTester = flag
            } else if name == "anchor_day" {
                guard let day = whole(value), (1...31).contains(day) else {
                    throw RowFault(text: "anchor_day must be 1 to 31")
                }
                parts.append((name, .whole(day)))
            } else if Self.parts.contains(name) {
                parts.append((name, value == .text("none") ? .null : value))
            } else if !ignored.contains(name), !unwritable.contains(name) {
                let known = ["user_id"] + Self.parts + [counter + "LIMIT"]
                let meant = NearestWord.of(name, in: known).map { "; did you mean \($0)?" } ?? ""
                throw RowFault(
                    text:
                        "there is no column \(Printable.quoted(name)); known: "
                        + "\(known.joined(separator: ", "))"
                        + meant)
            }
        }
        guard let user, !user.isEmpty else { throw RowFault(text: "user_id is missing") }
        return Row(
            line: record.line, user: user, parts: isTester ? [] : parts, used: used, isTester: isTester)
    }

    private static func whole(_ value: Document) -> Int? { value.whole ?? value.text.flatMap { Int($0) } }

    private static func jsonLines(_ text: String, _ path: String) throws(CommandError) -> [Record] {
        var records: [Record] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let document = Document.read(Array(line.utf8)), case .object(let members) = document else {
                throw .data("\(path):\(index + 1): not a single-line JSON object.")
            }
            records.append(Record(line: index + 1, fields: members.map { ($0.name, $0.value) }))
        }
        return records
    }

    private static func csv(_ text: String, _ path: String) throws(CommandError) -> [Record] {
        guard var lines = CSV.readLines(text) else { throw .data("\(path): a quoted field has no end.") }
        guard let heading = lines.first, heading.fields.contains(where: { $0.trimming() == "user_id" }) else {
            throw .data(
                "\(path) has no heading: its first line names the columns, and user_id is one of them.")
        }
        lines.removeFirst()
        var records: [Record] = []
        for line in lines {
            guard line.fields.count == heading.fields.count else {
                throw .data(
                    "\(path):\(line.number): there are \(line.fields.count) fields, but \(heading.fields.count) columns."
                )
            }
            records.append(
                Record(
                    line: line.number,
                    fields: zip(heading.fields, line.fields).map { ($0.trimming(), .text($1)) }))
        }
        return records
    }
}

enum CSV {
    /// The characters with which a formula of a spreadsheet can begin.
    private static let formulas: Set<Character> = ["=", "+", "-", "@", "\t", "\r"]

    /// Formats a text as a cell. A `'` before the text keeps a spreadsheet from running it as a formula.
    static func escapeCell(_ text: String) -> String {
        let start = text.drop { $0 == "'" }.first
        return start.map(formulas.contains) == true ? "'" + text : text
    }

    static func plainCell(_ cell: String) -> String {
        let text = cell.dropFirst()
        return cell.hasPrefix("'") && text.drop { $0 == "'" }.first.map(formulas.contains) == true
            ? String(text) : cell
    }

    struct Line: Hashable {
        /// The number of the row's first line in the file, from 1.
        let number: Int
        let fields: [String]
    }

    /// Splits a file into rows and skips empty lines. The result is nil if a quoted field has no end.
    static func readLines(_ text: String) -> [Line]? {
        var lines: [Line] = []
        var (fields, field): ([String], [UInt8]) = ([], [])
        var (number, start, isQuoted, wasQuoted) = (1, 1, false, false)
        func finished() -> String { String(decoding: field, as: UTF8.self) }
        func endLine() {
            if !fields.isEmpty || !field.isEmpty || wasQuoted {
                lines.append(Line(number: start, fields: fields + [finished()]))
            }
            (fields, field, wasQuoted) = ([], [], false)
        }
        var bytes = Array(text.utf8)[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        while let byte = bytes.popFirst() {
            if byte == 0x0A { number += 1 }
            switch (byte, isQuoted) {
            case (0x22, true):
                if bytes.first == 0x22 {
                    field.append(0x22)
                    bytes = bytes.dropFirst()
                } else {
                    isQuoted = false
                }
            case (_, true): field.append(byte)
            case (0x22, false): (isQuoted, wasQuoted) = (true, true)
            case (0x2C, false):
                fields.append(finished())
                field = []
            case (0x0A, false):
                endLine()
                start = number
            case (0x0D, false): break
            default: field.append(byte)
            }
        }
        guard !isQuoted else { return nil }
        endLine()
        return lines
    }
}
