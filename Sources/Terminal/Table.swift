/// Rows of cells in columns as wide as their widest cell.
package struct Table: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    private let sides: [Side]
    private var rows: [[String]] = []

    /// - Parameter sides: how each column is aligned.
    package init(_ sides: [Side]) { self.sides = sides }

    /// Adds a row with a cell for each column at most.
    package mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The lines, two spaces between columns, without spaces at their ends.
    package func lines(indentation: Int = 0) -> [String] {
        let widths = sides.indices.map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.indices.map { column in
                sides[column] == .left
                    ? row[column].padded(to: widths[column])
                    : String(repeating: " ", count: widths[column] - row[column].count) + row[column]
            }
            let line = String(repeating: " ", count: indentation) + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}

/// Small pictures made of characters.
package enum Drawing {
    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// A bar of a share from 0 to 1, at most `width` characters long.
    package static func bar(_ share: Double, width: Int) -> String {
        let parts = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
    }

    /// The same on its whole width, for progress.
    package static func progress(_ share: Double, width: Int) -> String {
        let bar = bar(share, width: width)
        return bar + String(repeating: "░", count: max(0, width - bar.count))
    }

    /// One character a value, its height relative to the largest.
    package static func skyline(_ values: [Double]) -> String {
        let largest = values.max() ?? 0
        return values.map { value in
            guard largest > 0, value > 0 else { return " " }
            return heights[min(7, Int(value / largest * 7.999))]
        }.joined()
    }
}
