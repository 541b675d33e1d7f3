package import Commands

package struct Table: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    private let sides: [Side]
    private let hasHeadings: Bool
    private var rows: [[String]] = []

    package init(_ sides: [Side]) {
        self.sides = sides
        hasHeadings = false
    }

    package init(_ columns: [(heading: String, side: Side)]) {
        sides = columns.map(\.side)
        hasHeadings = true
        rows = [columns.map(\.heading)]
    }

    package var isEmpty: Bool { rows.count == (hasHeadings ? 1 : 0) }

    package mutating func addRow(_ cells: [String]) { rows.append(cells) }

    /// The lines of the table, with two spaces between columns and none at the lines' ends. If lines would be
    /// wider than `width`, the words of the last column continue on further lines. If that is not enough, the
    /// texts of other wide columns are split, too.
    ///
    /// - Parameters:
    ///   - palette: makes headings faint if it has colours.
    ///   - style: formats a cell without changing its width. It gets the column and the padded text.
    package func renderLines(
        indentation: Int = 0, width: Int = 100, palette: Palette = .plain,
        style: (Int, String) -> String = { $1 }
    ) -> [String] {
        let rows = narrowed(wrapped(to: width - indentation), to: width - indentation)
        let widths = Self.widths(rows, sides)
        return rows.enumerated().map { index, row in
            let last = row.lastIndex { !$0.isEmpty } ?? 0
            let isHeading = hasHeadings && index == 0
            let cells = row.indices.prefix(last + 1).map { column in
                let gap = String(repeating: " ", count: widths[column] - row[column].count)
                let cell = sides[column] == .right ? gap + row[column] : row[column]
                let rest = sides[column] == .right || column == last ? "" : gap
                return isHeading ? cell + rest : style(column, cell) + rest
            }
            let line = String(repeating: " ", count: indentation) + cells.joined(separator: "  ")
            let end = line.reversed().drop { $0 == " " }
            return isHeading ? palette.faint(String(end.reversed())) : String(end.reversed())
        }
    }

    private static func widths(_ rows: [[String]], _ sides: [Side]) -> [Int] {
        sides.indices.map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    }

    /// The rows. If the last column is too wide, its words continue in further rows.
    private func wrapped(to width: Int) -> [[String]] {
        guard let last = sides.indices.last, sides[last] == .left else { return rows }
        let taken = Self.widths(rows, sides)[..<last].reduce(0) { $0 + $1 + 2 }
        let room = max(width - taken, Self.narrowest)
        return rows.flatMap { row -> [[String]] in
            guard row.count == sides.count, row[last].count > room else { return [row] }
            return Self.lines(of: row[last], width: room).enumerated().map { place, line in
                (place == 0 ? row[..<last] : ArraySlice(repeating: "", count: last)) + [line]
            }
        }
    }

    /// The rows. Long texts before the last column, such as ids and labels, continue in further rows.
    private func narrowed(_ rows: [[String]], to width: Int) -> [[String]] {
        let natural = Self.widths(rows, sides)
        var widths = natural
        func isWide(_ column: Int) -> Bool { sides[column] == .left && natural[column] > Self.longest }
        let wide = sides.indices.dropLast().filter(isWide)
        while widths.reduce(-2, { $0 + $1 + 2 }) > width,
            let widest = wide.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.shortest
        {
            widths[widest] -= 1
        }
        guard widths != natural else { return rows }
        return rows.flatMap { row in
            let cells = row.enumerated().map { column, cell in
                cell.count > widths[column] ? Self.pieces(of: cell, width: widths[column]) : [cell]
            }
            return (0..<(cells.map(\.count).max() ?? 0)).map { place in
                cells.map { place < $0.count ? $0[place] : "" }
            }
        }
    }

    /// Only texts longer than `longest` are split, into parts of at least `shortest` characters. Figures and
    /// times are shorter, so they stay whole.
    private static let (longest, shortest) = (25, 12)

    /// Splits a text into lines. Words that are wider than a line are cut.
    private static func pieces(of text: String, width: Int) -> [String] {
        lines(of: text, width: width).flatMap { line in
            stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
        }
    }

    /// The least width of the last column. If it were narrower, nearly every word would begin a new line.
    private static let narrowest = 20

    /// Splits a text into lines. Words that are wider than a line stay whole.
    private static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

/// Draws small graphs of characters.
package enum Drawing {
    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// A bar for a share from 0 to 1. It has at most `width` characters.
    package static func drawBar(_ share: Double, width: Int) -> String {
        let parts = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
    }

    /// A progress bar, which always has `width` characters.
    package static func drawProgress(_ share: Double, width: Int) -> String {
        let bar = drawBar(share, width: width)
        return bar + String(repeating: "░", count: max(0, width - bar.count))
    }

    /// One character for each value. Its height is relative to the largest value.
    package static func drawSkyline(_ values: [Double]) -> String {
        let largest = values.max() ?? 0
        return values.map { value in
            guard largest > 0, value > 0 else { return " " }
            return heights[min(7, Int(value / largest * 7.999))]
        }.joined()
    }
}
