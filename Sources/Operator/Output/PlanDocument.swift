import Limits
import Settings

/// Plans of a configuration file, as the admin interface writes those in force (`PlanSummary` of
/// web/openapi.json).
enum PlanDocument {
    /// The apps' plans: `apps` of the interface's `Settings`.
    static func apps(_ settings: Settings) -> Document {
        .list(
            settings.apps.map { app in
                [
                    "name": app.tenant.isEmpty ? .null : .text(app.tenant), "digest": .text(app.digest),
                    "time_zone": .text(app.timeZone), "default_plan": .text(app.book.defaultPlan.id),
                    "plans": .list(
                        app.book.plans.values.sorted { $0.id < $1.id }.map { summary($0) }),
                ]
            })
    }

    static func summary(_ plan: Plan) -> Document {
        [
            "id": .text(plan.id), "label": .text(plan.label), "kind": .text(plan.kind.rawValue),
            "limits": .list(plan.limits.map(limit)), "bursts": .list(plan.bursts.map(burst)),
            "max_open": .whole(plan.maxOpen ?? PlanBook.defaultMaxOpen),
            "max_output": .whole(orNull: plan.maxOutput),
            "step_downs": .object(
                plan.stepDowns.sorted { $0.key.name < $1.key.name }.map {
                    Document.Member(name: $0.key.name, value: .text($0.value))
                }),
        ]
    }

    private static func limit(_ limit: Limit) -> Document {
        var modelClass: String?
        if case .calls(let counted) = limit.meter { modelClass = counted.name }
        return [
            "name": .text(limit.name), "meter": .text(limit.meter.word),
            "model_class": .text(orNull: modelClass), "window": .text(limit.window.word),
            "amount": .whole(limit.amount), "enforcement": .text(limit.enforcement.word),
            "courtesy": .whole(limit.courtesy),
        ]
    }

    private static func burst(_ burst: Burst) -> Document {
        [
            "name": .text(burst.name), "unit": .text(burst.unit == .requests ? "requests" : "tokens"),
            "per_minute": .whole(burst.perMinute), "capacity": .whole(burst.capacity),
            "shadow": .flag(burst.isShadow),
        ]
    }
}

extension Meter {
    var word: String {
        switch self {
        case .messages: "messages"
        case .calls: "calls"
        case .inputTokens: "input_tokens"
        case .outputTokens: "output_tokens"
        case .cachedTokens: "cached_tokens"
        case .reasoningTokens: "reasoning_tokens"
        case .totalTokens: "total_tokens"
        case .cost: "cost_microdollars"
        }
    }
}

extension Window {
    var word: String {
        switch self {
        case .minute: "minute"
        case .hour: "hour"
        case .day: "day"
        case .month: "month"
        case .billingMonth: "billing_month"
        case .rolling: "rolling"
        case .lifetime(let word): word
        }
    }
}

extension Limit.Enforcement {
    var word: String {
        switch self {
        case .hard: "hard"
        case .soft: "soft"
        case .shadow: "shadow"
        }
    }
}
