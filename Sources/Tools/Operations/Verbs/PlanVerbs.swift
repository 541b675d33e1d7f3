import Commands
import Configuration
import Dates
import Limits
import Terminal

enum PlanVerbs {
    static let group = Verb(
        "plans", "Shows plans, and simulates others on people's real use", [show, simulate])

    private static let show = Verb(
        "show", "The plans in force, or those of a configuration", options: SettingsOptions.all,
        forms: [.table, .json, .csv]
    ) { session async throws(CommandError) in
        let apps: Document
        if let settings = try session.readSettings() {
            apps = PlanDocument.appDocuments(settings)
        } else {
            apps = try await session.admin().get("settings", isOfApp: false)["apps"] ?? []
        }
        var sheet = RowOutput([
            .init("app", apps.items.count > 1 ? "APP" : nil), .init("plan", "PLAN"), .init("kind", "KIND"),
            .init("limit", "LIMIT"), .init("counts", "COUNTS"), .init("per", "PER"),
            .init("amount", "AMOUNT", .count), .init("enforcement", ""),
        ])
        for app in apps.items { rows(of: app, to: &sheet) }
        session.showSheet(sheet, ["apps": apps])
        return .fine
    }

    private static func rows(of app: Document, to sheet: inout RowOutput) {
        for plan in app["plans"]?.items ?? [] {
            let isDefault = plan.text("id") == app.text("default_plan")
            func row(_ cells: [Document]) {
                sheet.addRow([app["name"] ?? .null, plan["id"] ?? .null, plan["kind"] ?? .null] + cells)
            }
            for limit in plan["limits"]?.items ?? [] {
                let amount = limit["amount"] ?? .null
                row([
                    limit["name"] ?? .null, .text(limit["model_class"]?.text ?? limit.text("meter")),
                    limit["window"] ?? .null,
                    limit.countsMoney ? .text(Figure.money(amount.whole ?? 0)) : amount,
                    .text(
                        limit.text("enforcement")
                            + (limit.whole("courtesy") > 0 ? ", courtesy \(limit.whole("courtesy"))" : "")),
                ])
            }
            for burst in plan["bursts"]?.items ?? [] {
                row([
                    burst["name"] ?? .null, burst["unit"] ?? .null, .text("minute"),
                    burst["per_minute"] ?? .null,
                    .text(
                        "burst of \(burst.whole("capacity"))"
                            + (burst["shadow"]?.flag == true ? ", shadow" : "")),
                ])
            }
            row([
                .text("open at once"), .text("requests"), .text(""), plan["max_open"] ?? .null,
                .text(isDefault ? "the default plan" : ""),
            ])
        }
    }

    private static let simulate = Verb(
        "simulate", "Shows what other plans would have refused of people's real use",
        operands: [Operand("FILE", help: "The configuration with those plans")],
        options: [
            Option("days", .value(placeholder: "N"), help: "The number of days up to yesterday (7)"),
            Option("from", .value(placeholder: "DATE"), help: "Or from this day …"),
            Option("to", .value(placeholder: "DATE"), help: "… to this one (yesterday)"),
            Option("worst", .value(placeholder: "N"), help: "The number of users to name (10)"),
        ],
        notes: SimulationPage.caveats
    ) { session async throws(CommandError) in
        let settings = try session.lookedAt(session.readOperand("FILE"))
        let app = try chosen(settings, session)
        let span = try span(session, LocalTime(app.timeZone))
        var simulation = PlanSimulation(app.planTable, days: span)
        let progress = ProgressLine()
        let people = UserPages(session, months: simulation.months)
        while let page = try await people.nextPage() {
            for person in page { simulation.addPerson(person) }
            progress.showText("\(Digits.grouped(simulation.users)) users read …")
        }
        progress.clear()
        let worst = try session.readWhole("worst", in: 0...1000) ?? 10
        session.showDocument(SimulationPage.makeDocument(simulation, worst: worst)) {
            SimulationPage.pageLines($0, simulation, session.palette)
        }
        if people.unnamed > 0 {
            session.say(
                "\(Digits.grouped(people.unnamed)) users could not be examined: their ids are longer "
                    + "than 39 bytes, "
                    + "and only a hash of them is kept.")
        }
        return .fine
    }

    private static func chosen(_ settings: Settings, _ session: Session) throws(CommandError) -> Settings {
        guard let name = session["app"] else {
            guard settings.apps.count == 1 else {
                throw .usage("This configuration has several apps: name one by --app")
            }
            return settings.apps[0]
        }
        guard let app = settings.apps.first(where: { $0.tenant == name }) else {
            if settings.tenants.isEmpty { return settings }
            throw .usage(
                "There is no app \(Printable.quoted(name)) in this configuration",
                suggestion: NearestWord.of(name, in: settings.apps.map(\.tenant)))
        }
        return app
    }

    /// The days that are simulated, as day numbers.
    private static func span(_ session: Session, _ clock: LocalTime) throws(CommandError) -> ClosedRange<Int>
    {
        func day(_ option: String) throws(CommandError) -> Int? {
            guard let text = session[option] else { return nil }
            guard let date = TimePhrase.parseDate(text) else {
                throw .usage("--\(option) must be a day such as 2026-11-20")
            }
            return date.dayNumber
        }
        let yesterday = clock.date(at: Int(session.now.seconds)).dayNumber - 1
        let last = try day("to") ?? yesterday
        let count = try session.readWhole("days", in: 1...366) ?? 7
        let first = try day("from") ?? last - count + 1
        guard first <= last, last - first <= 366 else {
            throw .usage("--from must be a day before --to, within a year")
        }
        return first...last
    }
}
