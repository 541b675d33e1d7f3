import Commands
import Records
import Terminal

/// Rows that are shown as a table to people, or written as CSV or JSON lines for programs.
struct RowOutput {
    struct Column: Sendable {
        enum Look: Sendable {
            case words
            /// A number, shown as `1,234` in a table and as `1234` elsewhere.
            case count
            /// An amount in micro-dollars, shown as `$1.23` in a table.
            case money
            /// Names and values of Redis counters, shown as `messages of 2026-11 = 1` in a table.
            case counters
            /// A user's id. If it is too long to be stored, its hash is shown: `id #AJ3…`.
            case user
        }

        /// The name in CSV and JSON, such as `cost_microdollars`.
        let name: String
        /// The heading in a table. If it is nil, tables do not have this column.
        let heading: String?
        let look: Look

        init(_ name: String, _ heading: String?, _ look: Look = .words) {
            (self.name, self.heading, self.look) = (name, heading, look)
        }
    }

    let columns: [Column]
    private(set) var rows: [[Document]] = []

    init(_ columns: [Column]) { self.columns = columns }

    mutating func addRow(_ cells: [Document]) { rows.append(cells) }

    /// Adds a row made of the object's members that have the names of the columns.
    mutating func addRow(_ object: Document) { rows.append(columns.map { object[$0.name] ?? .null }) }

    func renderTable(_ palette: Palette, _ clock: ZonedTimestamp) -> [String] {
        let shown = columns.indices.filter { columns[$0].heading != nil }
        var table = Table(
            shown.map {
                (
                    columns[$0].heading ?? "",
                    [.words, .counters, .user].contains(columns[$0].look) ? .left : .right
                )
            })
        for row in rows {
            let amounts = shown.filter { columns[$0].look == .money }.compactMap { row[$0].whole }
            table.addRow(shown.map { Self.written(row[$0], columns[$0], clock, beside: amounts) })
        }
        return table.renderLines(palette: palette)
    }

    private static func written(
        _ cell: Document, _ column: Column, _ clock: ZonedTimestamp, beside amounts: [Int]
    ) -> String {
        switch (column.look, cell) {
        case (_, .null): ""
        case (.count, .whole(let number)): Digits.grouped(number)
        case (.money, .whole(let number)): Figure.money(number, beside: amounts)
        case (.counters, .text(let text)): Printable.line(AuditText(clock: clock).describeChange(text))
        case (.user, .text(let text)) where text.hasPrefix("us:{"):
            "id #" + Printable.line(String(text.dropFirst(4).prefix { $0 != "}" }))
        case (.words, .text(let text)) where LocalTimes.isMoment(column.name):
            Printable.line(LocalTimes.localText(text, clock))
        default: plain(cell)
        }
    }

    private static func plain(_ cell: Document) -> String {
        switch cell {
        case .text(let text): Printable.line(text)
        case .flag(let flag): flag ? "yes" : "no"
        case .null: ""
        default: cell.json
        }
    }

    var csvHeading: String { columns.map { Self.quoted($0.name) }.joined(separator: ",") }

    var csv: [String] {
        rows.map { row in
            row.map { cell in
                switch cell {
                case .text(let text): Self.quoted(CSV.escapeCell(text))
                case .null: ""
                default: cell.json
                }
            }.joined(separator: ",")
        }
    }

    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) || text.hasPrefix(" ")
        else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    var jsonLines: [String] {
        rows.map { row in
            Document.object(zip(columns, row).map { Document.Member(name: $0.name, value: $1) }).json
        }
    }
}

enum Figure {
    /// Formats micro-dollars as `$12.34`. If this amount or one of `others` is below a dollar and no whole
    /// number of cents, six decimal places are shown.
    static func money(_ microdollars: Int, beside others: [Int] = []) -> String {
        let isSmall = (others + [microdollars]).contains { abs($0) < 1_000_000 && $0 % 10_000 != 0 }
        let places = isSmall ? 6 : 2
        let text = Digits.fixed(Double(abs(microdollars)) / 1e6, places)
        return (microdollars < 0 ? "-$" : "$") + text
    }

    /// Formats a share as `20 %`. The result is empty if `whole` is 0.
    static func shareText(_ part: Int, of whole: Int) -> String {
        whole > 0 ? Digits.fixed(Double(part) * 100 / Double(whole), 0) + " %" : ""
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(Digits.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Formats bytes as `1.5 GB`. Each unit is 1000 times the one before.
    static func bytes(_ number: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(number), 0)
        while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return Digits.fixed(value, unit == 0 ? 0 : 1) + " " + units[unit]
    }

    /// Formats a duration as `3 days`, `5 h`, `40 min` or `12 s`.
    static func span(seconds: Int) -> String {
        switch abs(seconds) {
        case ..<120: "\(seconds) s"
        case ..<7200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3600) h"
        default: "\(seconds / 86_400) days"
        }
    }
}
