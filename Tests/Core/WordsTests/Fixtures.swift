import Foundation
import Limits
import Words

func at(_ text: String) -> Moment {
    guard let date = try? Date(text, strategy: .iso8601) else { preconditionFailure("not a time: \(text)") }
    return Moment(seconds: Int64(date.timeIntervalSince1970))
}

/// The present time in all tests of this folder.
let now = at("2026-11-20T12:00:00Z")

let pro = ModelClass("pro")

func plan(_ id: String, _ kind: Plan.Kind, _ limits: [Limit]) -> Plan {
    Plan(id: id, label: id.capitalized, kind: kind, limits: limits)
}

func limit(_ meter: Meter, _ window: Window, _ amount: Int) -> Limit {
    Limit(name: meter.code, meter: meter, window: window, amount: amount)
}

let coach = PlanTable(
    plans: [
        plan("trial", .trial, [limit(.messages, .lifetime("trial"), 100)]),
        plan("premium", .subscription, [limit(.messages, .month, 800)]),
        plan("none", .free, [limit(.messages, .month, 0)]),
    ], defaultPlan: "none")

let pages = PlanTable(
    plans: [("free", 20, 0), ("pro", 100, 50), ("business", 500, 100)].map { id, standard, calls in
        plan(
            id, id == "free" ? .free : .subscription,
            [limit(.calls(.standard), .day, standard), limit(.calls(pro), .day, calls)])
    }, defaultPlan: "free")

func situation(
    _ planTable: PlanTable, _ entitlement: Entitlement, used: Int, limit index: Int = 0, freeAt: Moment? = nil
) -> Situation {
    let schedule = planTable.schedule(for: entitlement, modelClass: nil, at: now)
    return Situation(
        plan: schedule.plan, entry: schedule.entries[index], used: used, entitlement: entitlement, now: now,
        freeAt: freeAt)
}

func one(_ limit: Limit, kind: Plan.Kind = .subscription) -> PlanTable {
    PlanTable(plans: [plan("only", kind, [limit])], defaultPlan: "only")
}

func english(_ phrase: Phrase?) -> String? {
    phrase.map { Catalogue.standard.renderText(of: $0, language: "en", timeZone: "UTC") }
}

func german(_ phrase: Phrase?) -> String? {
    phrase.map { Catalogue.standard.renderText(of: $0, language: "de", timeZone: "Europe/Berlin") }
}

extension Phrase {
    static func full(_ sentence: Sentence, count: Int) -> Phrase {
        Phrase(
            sentence, count: count, used: count, limit: count, percent: 5, date: at("2026-12-01T00:00:00Z"),
            price: Money(micros: 9_990_000, currency: "USD"), model: pro, plans: ["Pro", "Business"], day: 2,
            days: 3, models: ["Standard"])
    }
}
