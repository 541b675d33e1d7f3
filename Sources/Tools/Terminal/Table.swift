package import Commands

/// Rows of cells in columns as wide as their widest cell.
package struct Table: Hashable, Sendable {
    /// The side to which a column is aligned.
    package enum Side: Hashable, Sendable { case left, right }

    private let sides: [Side]
    private let hasHeadings: Bool
    private var rows: [[String]] = []

    /// - Parameter sides: how each column is aligned.
    package init(_ sides: [Side]) {
        self.sides = sides
        hasHeadings = false
    }

    /// A table whose first row tells what stands below it.
    package init(_ columns: [(heading: String, side: Side)]) {
        sides = columns.map(\.side)
        hasHeadings = true
        rows = [columns.map(\.heading)]
    }

    /// Whether nothing was added.
    package var isEmpty: Bool { rows.count == (hasHeadings ? 1 : 0) }

    /// Adds a row with a cell for each column at most.
    package mutating func addRow(_ cells: [String]) { rows.append(cells) }

    /// The lines, two spaces between columns, without spaces at their ends. If they would be wider than
    /// `width`, the words of the last column go on in lines of their own, as far as that is of use, and then
    /// the texts of other wide columns.
    ///
    /// - Parameters:
    ///   - palette: headings are faint where there is colour.
    ///   - style: dresses a cell, which then keeps its place: by its column, and its text with the spaces
    ///     around it.
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

    /// The rows, with further ones for the words of a last column that is too wide.
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

    /// The rows, with further ones for what has no room in the wide columns of texts, such as ids and labels.
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

    /// Only texts longer than `longest` are shortened, which no figure or time is, and none below `shortest`.
    private static let (longest, shortest) = (25, 12)

    /// The words in lines, and those that are wider cut.
    private static func pieces(of text: String, width: Int) -> [String] {
        lines(of: text, width: width).flatMap { line in
            stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
        }
    }

    /// A column of less has more breaks than words.
    private static let narrowest = 20

    /// A word that is wider by itself stays whole.
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

/// Small pictures made of characters.
package enum Drawing {
    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// A bar of a share from 0 to 1, at most `width` characters long.
    package static func drawBar(_ share: Double, width: Int) -> String {
        let parts = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
    }

    /// A bar that fills its whole width, for progress.
    package static func drawProgress(_ share: Double, width: Int) -> String {
        let bar = drawBar(share, width: width)
        return bar + String(repeating: "░", count: max(0, width - bar.count))
    }

    /// One character for each value; its height is relative to the largest one.
    package static func drawSkyline(_ values: [Double]) -> String {
        let largest = values.max() ?? 0
        return values.map { value in
            guard largest > 0, value > 0 else { return " " }
            return heights[min(7, Int(value / largest * 7.999))]
        }.joined()
    }
}
