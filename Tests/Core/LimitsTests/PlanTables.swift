import Dates
import Foundation
import Limits

func at(_ text: String) -> Moment {
    guard let date = try? Date(text, strategy: .iso8601) else { preconditionFailure("not a time: \(text)") }
    return Moment(seconds: Int64(date.timeIntervalSince1970))
}

func text(_ moment: Moment) -> String {
    Date(timeIntervalSince1970: Double(moment.seconds)).formatted(.iso8601)
}

func period(
    _ window: Window, _ moment: String, zone: String = "UTC", anchor: Int? = nil, weekday: Weekday? = nil
) -> Period {
    Period(of: window, at: at(moment), anchorDay: anchor, weekday: weekday, in: LocalTime(zone))
}

/// The plan tables of the two products in docs/specification.md §1.
enum PlanTables {
    static let coach = PlanTable(
        plans: [
            Plan(
                id: "trial", label: "Trial", kind: .trial,
                limits: [Limit(name: "messages", meter: .messages, window: .lifetime("trial"), amount: 100)]),
            Plan(
                id: "premium", label: "Premium", kind: .subscription,
                limits: [Limit(name: "messages", meter: .messages, window: .month, amount: 800)]),
            Plan(
                id: "none", label: "Free", kind: .free,
                limits: [Limit(name: "messages", meter: .messages, window: .month, amount: 0)]),
        ], defaultPlan: "none")

    static let pro = ModelClass("pro")

    static let pages = PlanTable(
        plans: [("free", 20, 0), ("pro", 100, 50), ("business", 500, 100)].map { id, standard, pro in
            Plan(
                id: id, label: id.capitalized, kind: id == "free" ? .free : .subscription,
                limits: [
                    Limit(name: "standard", meter: .calls(.standard), window: .day, amount: standard),
                    Limit(name: "pro", meter: .calls(PlanTables.pro), window: .day, amount: pro),
                ])
        }, defaultPlan: "free",
        modelClasses: ModelClasses(rules: [
            .init(provider: "pagespace", model: "glm-4.6", modelClass: PlanTables.pro),
            .init(provider: "pagespace", model: "glm-4.5-air", modelClass: .standard),
        ]))

    static func one(_ limits: [Limit], zone: String = "UTC") -> PlanTable {
        PlanTable(
            plans: [Plan(id: "p", label: "P", kind: .subscription, limits: limits)], defaultPlan: "p",
            timeZone: zone)
    }
}
