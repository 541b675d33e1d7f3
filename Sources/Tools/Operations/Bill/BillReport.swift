import Dates

/// A provider's bill, by day and model.
struct BillReport: Hashable, Sendable {
    struct Line: Hashable, Sendable {
        /// The day in UTC, because providers bill by days in UTC.
        var day: CivilDate
        /// The model's name in the report. It is empty if the report names none.
        var model: String
        /// The cost in micro-dollars. It is 0 if the report has only tokens.
        var cost = 0
        var inputTokens = 0
        var outputTokens = 0
    }

    var lines: [Line] = []
    /// Whether the report contains costs. Otherwise it has only tokens.
    var hasCost = true

    mutating func appendReport(_ other: BillReport) {
        lines += other.lines
        hasCost = hasCost && other.hasCost
    }

    /// Reads a file of any known format. The result is nil for other formats.
    ///
    /// A file can contain several documents, one on each line. They are the pages of one report.
    init?(_ bytes: [UInt8]) {
        self.init()
        if let document = Document.read(bytes) {
            guard let report = BillReport(document) else { return nil }
            self = report
            return
        }
        let lines = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
        let documents = lines.map { Document.read(Array($0.utf8)) }
        if documents.isEmpty || documents.contains(where: { $0 == nil || $0?.members.isEmpty == true }) {
            guard let report = BillReport(rows: lines.map(CSVLine.splitCells)) else { return nil }
            self = report
            return
        }
        let pages = documents.compactMap { $0 }
        // Google's export has one row on each line, so all lines together are one report.
        if let report = BillReport(google: pages) {
            self = report
            return
        }
        for page in pages {
            guard let report = BillReport(page) else { return nil }
            appendReport(report)
        }
    }

    init() {}

    private init?(_ document: Document) {
        let rows = document.items
        if !rows.isEmpty {
            guard let report = BillReport(google: rows) else { return nil }
            self = report
            return
        }
        guard let buckets = document["data"]?.items else { return nil }
        let isOpenAI = buckets.contains { $0["start_time"] != nil }
        guard let report = isOpenAI ? BillReport(openAI: buckets) : BillReport(anthropic: buckets) else {
            return nil
        }
        self = report
    }
}

extension BillReport {
    private static let dayNames = ["day", "date", "usage_start_time", "usage start time", "usage start date"]
    private static let skuNames = ["sku.description", "sku_description", "sku description"]
    private static let costNames = ["cost", "cost_usd", "amount", "cost ($)", "subtotal"]

    /// - Parameter rows: the rows of the table, of which the first is the heading.
    fileprivate init?(rows: [[String]]) {
        self.init()
        let heading = (rows.first ?? []).map { $0.lowercased() }
        func place(of names: [String]) -> Int? { heading.firstIndex { names.contains($0) } }
        let sku = place(of: Self.skuNames)
        guard let day = place(of: Self.dayNames), let model = place(of: ["model"]) ?? sku else { return nil }
        let cost = place(of: Self.costNames)
        let (input, output) = (place(of: ["input_tokens"]), place(of: ["output_tokens"]))
        guard cost != nil || input != nil else { return nil }
        hasCost = cost != nil
        for row in rows.dropFirst() where row.count == heading.count {
            guard let date = TimePhrase.parseDate(String(row[day].prefix(10))) else { return nil }
            var line = Line(
                day: date, model: model == sku ? BillModel.googleModel(row[model]) ?? row[model] : row[model])
            if let cost {
                guard let dollars = BillAmount.parseMicrodollars(row[cost]) else { return nil }
                line.cost = dollars
            }
            line.inputTokens = input.flatMap { Int(row[$0]) } ?? 0
            line.outputTokens = output.flatMap { Int(row[$0]) } ?? 0
            lines.append(line)
        }
    }
}

enum BillAmount {
    static func parseMicrodollars(_ text: String) -> Int? {
        let digits = text.filter { $0 != "$" && $0 != "," && $0 != " " }
        return Double(digits).flatMap { parseMicrodollars($0) }
    }

    static func parseMicrodollars(_ dollars: Double) -> Int? {
        guard dollars.isFinite, abs(dollars) < 1e9 else { return nil }
        return Int((dollars * 1e6).rounded())
    }

    /// Converts a number, or a text with a number, to micro-dollars. The number is multiplied by `scale`.
    static func parseMicrodollars(_ value: Document?, times scale: Double = 1) -> Int? {
        guard let number = value?.real ?? value?.text.flatMap(Double.init) else { return nil }
        return parseMicrodollars(number * scale)
    }
}

enum CSVLine {
    static func splitCells(_ line: Substring) -> [String] {
        var cells: [String] = [""]
        var isQuoted = false
        var last: Character = ","
        for character in line {
            if character == "\"" {
                // Inside quotes, a quotation mark is written twice, so the second one belongs to the text.
                if !isQuoted, last == "\"" { cells[cells.count - 1].append("\"") }
                isQuoted.toggle()
            } else if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            last = character
        }
        return cells.map { $0.trimming() }
    }
}
