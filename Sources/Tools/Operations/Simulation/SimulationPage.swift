import Commands
import Dates
import Limits
import Records
import Terminal

/// Shows the result of a simulation, and says how exact it is.
enum SimulationPage {
    static let caveats = [
        "The simulation uses the books (per user, day and model) and what users have now. It leaves out:",
        "  - limits of a minute or an hour, bursts and open messages: the books know days only",
        "  - the order of a day's messages: they count as evenly spread, tokens and money in equal parts",
        "  - messages that were refused then: they are in no book (usherctl top --by refusals has them)",
        "  - plans that users had then: their present plans count, with overrides and grants",
        "  - model classes that need a provider, and models past the sixteenth of a day",
    ]

    static func makeDocument(_ simulation: PlanSimulation, worst: Int) -> Document {
        let plans = simulation.planTable.plans.values.sorted { $0.id < $1.id }
        return [
            "from": .text(day(simulation.days.lowerBound)), "to": .text(day(simulation.days.upperBound)),
            "users": .whole(simulation.users),
            "plans": .list(
                plans.map { plan in
                    let counts = simulation.plans[plan.id] ?? PlanSimulation.Counts()
                    return [
                        "id": .text(plan.id), "users": .whole(counts.users),
                        "messages": .whole(counts.messages),
                        "refused": .whole(counts.refused), "refused_users": .whole(counts.refusedUsers),
                        "limits": .list(plan.limits.map { limit($0, of: plan, simulation) }),
                        "bursts_not_judged": .list(plan.bursts.map { .text($0.name) }),
                    ]
                }),
            "days": .list(
                simulation.days.map {
                    ["day": .text(day($0)), "refused": .whole(simulation.refusedByDay[$0] ?? 0)]
                }),
            "worst": .list(
                simulation.people.sorted { ($1.refused, $0.name) < ($0.refused, $1.name) }.prefix(worst).map {
                    [
                        "user_id": .text($0.name), "refused": .whole($0.refused),
                        "messages": .whole($0.messages),
                    ]
                }),
        ]
    }

    private static func limit(_ limit: Limit, of plan: Plan, _ simulation: PlanSimulation) -> Document {
        let isJudged = !limit.window.isShorterThanADay && limit.enforcement == .hard
        let counts = simulation.limits[.init(plan: plan.id, limit: limit.name)]
        return [
            "name": .text(limit.name), "window": .text(limit.window.word), "judged": .flag(isJudged),
            "refused": isJudged ? .whole(counts?.refused ?? 0) : .null,
            "refused_users": isJudged ? .whole(counts?.refusedUsers ?? 0) : .null,
        ]
    }

    static func pageLines(_ document: Document, _ simulation: PlanSimulation, _ palette: Palette) -> [String]
    {
        let heading =
            "\(document.text("from")) to \(document.text("to")), \(Digits.grouped(document.whole("users"))) users"
        var plans = Table([
            ("PLAN", .left), ("USERS", .right), ("MESSAGES", .right), ("REFUSED", .right), ("", .right),
            ("USERS REFUSED", .right),
        ])
        var limits = Table([
            ("PLAN", .left), ("LIMIT", .left), ("PER", .left), ("REFUSED", .right), ("USERS", .right),
        ])
        for plan in document["plans"]?.items ?? [] {
            let (messages, refused) = (plan.whole("messages"), plan.whole("refused"))
            plans.addRow([
                plan.text("id"), Digits.grouped(plan.whole("users")), Digits.grouped(messages),
                Digits.grouped(refused), Figure.shareText(refused, of: messages),
                Digits.grouped(plan.whole("refused_users")),
            ])
            for limit in plan["limits"]?.items ?? [] {
                let isJudged = limit["judged"]?.flag == true
                limits.addRow([
                    plan.text("id"), limit.text("name"), limit.text("window"),
                    isJudged ? Digits.grouped(limit.whole("refused")) : "not known",
                    isJudged ? Digits.grouped(limit.whole("refused_users")) : "",
                ])
            }
        }
        var lines = [palette.bold(heading), ""] + plans.renderLines(palette: palette)
        if !limits.isEmpty { lines += [""] + limits.renderLines(palette: palette) }
        var worst = Table([("USER", .left), ("REFUSED", .right), ("OF", .right)])
        for person in document["worst"]?.items ?? [] {
            worst.addRow([
                Printable.line(person.text("user_id")), Digits.grouped(person.whole("refused")),
                Digits.grouped(person.whole("messages")),
            ])
        }
        if !worst.isEmpty { lines += [""] + worst.renderLines(palette: palette) }
        return lines + [""] + caveats.map(palette.faint)
    }

    private static func day(_ number: Int) -> String { CivilDate(dayNumber: number).text }
}
