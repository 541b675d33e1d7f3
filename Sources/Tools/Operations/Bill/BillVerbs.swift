import Commands
import Dates
import Foundation
import Limits
import Terminal
import Wire

enum BillVerbs {
    static let group = Verb("bill", "Compares the books with what a provider bills", [compare])

    private static let compare = Verb(
        "compare", "Shows a provider's report beside the books, by day and model, and why they differ",
        operands: [
            Operand(
                "FILE", help: "A report: a provider's JSON, Google's export, or a CSV of day, model and cost",
                isRequired: false, isRepeated: true)
        ],
        options: [
            Option(
                "fetch", .list(placeholder: "REPORT"),
                help: "Fetch a provider's report; repeat it for several providers"),
            Option(
                "url", .value(placeholder: "URL"), help: "The provider's address (its own)"),
            Option(
                "model", .list(placeholder: "PATTERN"),
                help: "Compare only these models of the books: those of the provider that sent the bill (all)"
            ),
            Option("from", .value(placeholder: "DAY"), help: "The first day, in UTC (the report's first)"),
            Option("to", .value(placeholder: "DAY"), help: "The last day (the report's last)"),
            Option(
                "tolerance", .value(placeholder: "PERCENT"),
                help: "The percentage by which a day may differ without a named cause (1)"),
            Option("record", .toggle, help: "Record the result in the edges' metrics"),
        ], forms: [.table, .json, .csv],
        notes: [
            "Reports are those of OpenAI's usage and costs, of Anthropic's usage and cost, and rows of Google's billing",
            "export (JSON or CSV), with one document or one on each line. --fetch takes openai-costs, openai-usage,",
            "anthropic-costs and anthropic-usage; the key is in OPENAI_ADMIN_KEY or ANTHROPIC_ADMIN_KEY.",
            "The books hold all providers: name the reports of all of them, or one provider's models by --model.",
            "Dates after a model's name, and case, are ignored. A report without costs is compared by tokens.",
            "The exit code is 1 if a day's difference has no named cause and is beyond --tolerance.",
        ]
    ) { session async throws(CommandError) in
        let tolerance = try percent(session)
        let report = try await report(session)
        let span = try span(session, report)
        let months = (span.first.monthNumber, span.last.monthNumber)
        let books = try await session.admin().get(
            "books", query: [("from", Month.formatMonth(months.0)), ("to", Month.formatMonth(months.1))])
        let sheet = BillSheet(
            report, books: books, in: span.first.dayNumber...max(span.first.dayNumber, span.last.dayNumber),
            of: session.invocation.lists["model"] ?? ["*"])
        let beyond = sheet.daysBeyond(tolerance: tolerance)
        let causes = sheet.listCauses(zone: books.text("time_zone"), unpriced: try await unpriced(session))
        show(sheet, causes, beyond, session)
        if books["walked"]?["is_whole"]?.flag == false {
            session.say("Redis did not answer meanwhile: the books are incomplete.")
            return .failed
        }
        if session.invocation.has("record") { try await record(sheet, isBeyond: !beyond.isEmpty, session) }
        return beyond.isEmpty ? .fine : .failed
    }

    private static func percent(_ session: Session) throws(CommandError) -> Double {
        guard let text = session["tolerance"] else { return 1 }
        guard let percent = Double(text), (0...100).contains(percent) else {
            throw .usage("--tolerance must be a percentage from 0 to 100, such as 0.5")
        }
        return percent
    }

    /// Reads all reports that the command line names, and adds them up.
    private static func report(_ session: Session) async throws(CommandError) -> BillReport {
        var reports: [BillReport] = []
        for word in session.invocation.lists["fetch"] ?? [] {
            reports.append(
                try await BillFetch.fetchReport(try source(word), try fetchedSpan(session), session))
        }
        for path in session.invocation.lists["FILE"] ?? [] { reports.append(try report(inFile: path)) }
        guard !reports.isEmpty else { throw .usage("name a report's FILE, or --fetch a provider's") }
        guard Set(reports.filter { !$0.lines.isEmpty }.map(\.hasCost)).count < 2 else {
            throw .usage("reports of costs and reports of tokens cannot be added: name one kind")
        }
        return reports.reduce(into: BillReport()) { $0.appendReport($1) }
    }

    private static func source(_ word: String) throws(CommandError) -> BillFetch.Source {
        if let source = BillFetch.Source(rawValue: word) { return source }
        let known = BillFetch.Source.allCases.map(\.rawValue)
        throw .usage(
            ArgumentMistake(
                text: "--fetch takes \(known.joined(separator: ", "))",
                suggestion: NearestWord.of(word, in: known)))
    }

    private static func fetchedSpan(_ session: Session) throws(CommandError) -> (
        first: CivilDate, last: CivilDate
    ) {
        let first = try day("from", session)
        let last = try day("to", session) ?? first
        guard let first, let last, first.dayNumber <= last.dayNumber else {
            throw .usage("--fetch needs --from DAY, and --to DAY for more than one")
        }
        return (first, last)
    }

    private static func report(inFile path: String) throws(CommandError) -> BillReport {
        guard let data = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw .data("\(path) cannot be read.")
        }
        guard let report = BillReport(Array(data)) else {
            throw .data("\(path) is not a report: give a provider's JSON, or a CSV with day, model and cost.")
        }
        return report
    }

    private static func day(_ option: String, _ session: Session) throws(CommandError) -> CivilDate? {
        guard let text = session[option] else { return nil }
        guard let day = TimePhrase.parseDate(text) else {
            throw .usage("--\(option) must be a day such as 2026-11-21")
        }
        return day
    }

    private static func span(_ session: Session, _ report: BillReport) throws(CommandError) -> (
        first: CivilDate, last: CivilDate
    ) {
        let days = report.lines.map(\.day).sorted { $0.dayNumber < $1.dayNumber }
        let first = try day("from", session) ?? days.first
        let last = try day("to", session) ?? days.last ?? first
        guard let first, let last, first.dayNumber <= last.dayNumber else {
            throw .data("The report has no rows for these days.")
        }
        return (first, last)
    }

    /// The models without a price, which the edge has charged at the dearest known price since it started.
    private static func unpriced(_ session: Session) async throws(CommandError) -> [String] {
        let stats = try await session.admin().get("stats", isOfApp: false)
        let app = session["app"] ?? ""
        let rows = (stats["unpriced"]?.items ?? []).filter { $0.text("app") == app || app.isEmpty }
        return Set(rows.map { $0.text("model") }).sorted()
    }

    private static func record(_ sheet: BillSheet, isBeyond: Bool, _ session: Session)
        async throws(CommandError)
    {
        guard sheet.isOfCost else {
            throw .usage("--record needs a report with costs: this one has only tokens")
        }
        var request = AdminClient.Request(method: .post, path: ["bill"])
        request.body = [
            "billed_microdollars": .whole(max(0, sheet.total.billed)),
            "unexplained_microdollars": .whole(sheet.days.map(\.unexplained).reduce(0, +)),
            "beyond_tolerance": .flag(isBeyond),
        ]
        _ = try await session.admin().sendRequest(request)
    }
}

extension BillVerbs {
    private static func show(
        _ sheet: BillSheet, _ causes: [String], _ beyond: [BillSheet.Row], _ session: Session
    ) {
        let look: RowOutput.Column.Look = sheet.isOfCost ? .money : .count
        let unit = sheet.isOfCost ? "microdollars" : "tokens"
        var output = RowOutput([
            .init("date", "DAY"), .init("model", "MODEL"), .init("billed_\(unit)", "BILL", look),
            .init("booked_\(unit)", "BOOKS", look), .init("difference_\(unit)", "DIFFERENCE", look),
            .init("guessed_\(unit)", "GUESSED", look), .init("unanswered_\(unit)", "UNANSWERED", look),
            .init("unexplained_\(unit)", "WITHOUT A CAUSE", look),
        ])
        for row in sheet.rows { output.addRow(row.cells) }
        if session.form == .table {
            for day in sheet.days where sheet.days.count > 1 { output.addRow(day.cells(named: "all models")) }
            output.addRow(sheet.total.cells(named: "all", date: "all days"))
        }
        session.showSheet(
            output,
            [
                "unit": .text(unit), "rows": .list(sheet.rows.map { $0.document(unit) }),
                "days": .list(sheet.days.map { $0.document(unit) }),
                "total": sheet.total.document(unit, hasDay: false),
                "causes": .list(causes.map { .text($0) }),
                "days_beyond_tolerance": .list(beyond.map { .text($0.day.text) }),
            ])
        for cause in causes { session.say("- \(Printable.line(cause))") }
        for day in beyond {
            session.say(
                "\(day.day.text): \(sheet.formatMoney(day.unexplained)) have no named cause, beyond the tolerance."
            )
        }
    }
}

extension BillSheet.Row {
    fileprivate var cells: [Document] { cells(named: model) }

    fileprivate func cells(named model: String, date: String? = nil) -> [Document] {
        [.text(date ?? day.text), .text(model)]
            + [billed, booked, difference, guessed, unanswered, unexplained].map { .whole($0) }
    }

    fileprivate func document(_ unit: String, hasDay: Bool = true) -> Document {
        var members = [
            Document.Member(name: "date", value: hasDay ? .text(day.text) : .null),
            Document.Member(name: "model", value: .text(model)),
        ]
        let figures = [
            ("billed", billed), ("booked", booked), ("difference", difference), ("guessed", guessed),
            ("unanswered", unanswered), ("unexplained", unexplained),
        ]
        for (name, figure) in figures {
            members.append(Document.Member(name: "\(name)_\(unit)", value: .whole(figure)))
        }
        return .object(members)
    }
}

extension CivilDate {
    /// The month as one number: years × 12 + month − 1.
    fileprivate var monthNumber: Int { year * 12 + month - 1 }
}
