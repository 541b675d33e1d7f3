import Dates
import Ledger
import Limits
import Terminal

/// Compares a provider's report with the books, by day and model.
struct BillSheet {
    /// One line of the comparison. The amounts are micro-dollars, or tokens if the report has no costs.
    struct Row: Hashable, Sendable {
        let day: CivilDate
        let model: String
        var billed = 0
        var booked = 0
        /// The guessed part of `booked`: the cost of answers that did not report their usage.
        var guessed = 0
        /// What the provider can bill for requests without an answer. It is not a part of `booked`.
        var unanswered = 0
        /// Tokens in the books that have no price, so no cost was booked for them.
        var unpricedTokens = 0
        var isBilled = false
        var isBooked = false

        var difference: Int { billed - booked }

        /// The part of the difference that has no known cause.
        var unexplained: Int {
            let named = guessed + (difference > 0 ? unanswered : 0)
            let rest = max(0, abs(difference) - named)
            return difference < 0 ? -rest : rest
        }

        mutating func addRow(_ other: Row) {
            billed += other.billed
            booked += other.booked
            guessed += other.guessed
            unanswered += other.unanswered
        }
    }

    private struct Place: Hashable {
        let day: CivilDate
        let model: String
    }

    let rows: [Row]
    /// One row for each day, with the sums of that day.
    let days: [Row]
    let total: Row
    let isOfCost: Bool

    /// - Parameters:
    ///   - books: the answer to `GET /admin/v1/books`.
    ///   - span: the days to compare.
    ///   - models: patterns of the models whose books are compared.
    init(
        _ report: BillReport, books: Document, in span: ClosedRange<Int>, of models: [String] = ["*"]
    ) {
        isOfCost = report.hasCost
        var rows: [Place: Row] = [:]
        func change(_ day: CivilDate, _ model: String, _ change: (inout Row) -> Void) {
            guard span.contains(day.dayNumber) else { return }
            let place = Place(day: day, model: BillModel.canonicalName(model))
            change(&rows[place, default: Row(day: day, model: place.model)])
        }
        for line in report.lines {
            change(line.day, line.model) { row in
                row.billed += report.hasCost ? line.cost : line.inputTokens + line.outputTokens
                row.isBilled = true
            }
        }
        for line in books["lines"]?.items ?? [] {
            guard let day = TimePhrase.parseDate(line.text("date")) else { continue }
            let model = BookLine(day: day.day, model: line.text("model")).plainModel
            let isMeant = models.contains {
                Glob.matches(pattern: $0, name: BillModel.canonicalName(model), ignoringCase: true)
            }
            guard isMeant else { continue }
            change(day, model) { $0.take(line, isOfCost: report.hasCost) }
        }
        self.rows = rows.values.sorted { ($0.day.dayNumber, $0.model) < ($1.day.dayNumber, $1.model) }
        var days: [Row] = []
        var total = Row(day: CivilDate(year: 1970, month: 1, day: 1), model: "")
        for row in self.rows {
            if days.last?.day != row.day { days.append(Row(day: row.day, model: "")) }
            days[days.count - 1].addRow(row)
            total.addRow(row)
        }
        (self.days, self.total) = (days, total)
    }

    /// The days on which the unexplained difference is too large. The tolerance is in percent of the billed
    /// or the booked amount, whichever is larger.
    func daysBeyond(tolerance percent: Double) -> [Row] {
        days.filter { day in
            Double(abs(day.unexplained)) > Double(max(day.billed, day.booked)) * percent / 100
        }
    }
}

extension BillSheet.Row {
    fileprivate mutating func take(_ line: Document, isOfCost: Bool) {
        let tokens = line.whole("input_tokens") + line.whole("output_tokens")
        let amount = isOfCost ? line.whole("cost_microdollars") : tokens
        if line["unanswered"]?.flag == true {
            unanswered += amount
            return
        }
        isBooked = true
        booked += amount
        guessed +=
            isOfCost
            ? line.whole("guessed_cost_microdollars")
            : line.whole("guessed_input_tokens") + line.whole("guessed_output_tokens")
        if line.whole("cost_microdollars") == 0 { unpricedTokens += tokens }
    }
}

extension BillSheet {
    /// Sentences about why the bill and the books can differ.
    ///
    /// - Parameters:
    ///   - zone: the time zone of the books' days.
    ///   - unpriced: models without a price, which an edge has charged at the dearest known price.
    func listCauses(zone: String, unpriced: [String]) -> [String] {
        var causes: [String] = []
        if total.unanswered > 0 {
            causes.append(
                "never answered: up to \(formatMoney(total.unanswered)) for requests that timed out or broke off "
                    + "before an answer; nobody was charged for them")
        }
        if total.guessed > 0 {
            causes.append(
                "guessed: \(formatMoney(total.guessed)) of the books, since answers did not report it")
        }
        let free = names { $0.isBooked && $0.isBilled && $0.unpricedTokens > 0 && isOfCost }
        if !free.isEmpty { causes.append("no price: \(free) cost nothing in the books") }
        if !unpriced.isEmpty {
            causes.append("no price of their own, so the dearest was charged: \(list(unpriced))")
        }
        let nameless = rows.filter { $0.model == BillModel.nameless && !$0.isBooked }
            .map(\.billed).reduce(0, +)
        if nameless > 0 {
            causes.append(
                "in the bill without a model: \(formatMoney(nameless)), such as fees of tools, which the books have "
                    + "with each model")
        }
        let unknown = names {
            $0.isBilled && !$0.isBooked && $0.unexplained > 0 && $0.model != BillModel.nameless
        }
        if !unknown.isEmpty {
            causes.append("only in the bill: \(unknown): calls that bypassed the edge, or another name")
        }
        let unbilled = names { $0.isBooked && !$0.isBilled && $0.booked > 0 }
        if !unbilled.isEmpty {
            causes.append(
                "only in the books: \(unbilled): another provider's bill (see --model), or another name")
        }
        if zone != "UTC" {
            causes.append("days: those of the books begin in \(zone), those of a bill in UTC")
        }
        return causes
    }

    func formatMoney(_ amount: Int) -> String {
        isOfCost ? Figure.money(amount) : "\(Digits.grouped(amount)) tokens"
    }

    private func names(_ isMeant: (Row) -> Bool) -> String {
        list(Set(rows.filter(isMeant).map(\.model)).sorted())
    }

    private func list(_ names: [String]) -> String {
        let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
        return names.prefix(5).joined(separator: ", ") + rest
    }
}
