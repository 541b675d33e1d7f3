import Limits
import Terminal

extension Plan {
    private static let keys = ["label", "kind", "limits", "bursts", "max_open", "max_output_tokens"]

    static func list(_ value: Value, classes: [String]) -> [Plan] {
        let entries = value.entries("plans by their id, such as premium")
        if case .map(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("there is no plan here; write at least one")
        }
        return entries.compactMap { entry in
            guard let id = entry.key.name("plan's id"), let section = entry.value.section(keys) else {
                return nil
            }
            return Plan(section, id: id, classes: classes)
        }
    }

    private init(_ section: Section, id: String, classes: [String]) {
        let label = section["label"]?.label()
        let kind = section.required("kind", "trial, subscription or free")?
            .choice(["trial": Kind.trial, "subscription": .subscription, "free": .free])
        let drafts = section.required("limits", "a list of limits, or [] for none")?
            .list("one entry for each limit, such as { count: messages, per: month, amount: 800 }")
            .compactMap { LimitDraft($0, classes: classes, plan: id) }
        let bursts = section["bursts"].map(Burst.list)
        let maxOpen = section["max_open"]?.int(in: 1...1000)
        let maxOutput = section["max_output_tokens"]?.int(in: 1...Plan.largestOutput)
        self.init(
            id: id, label: label ?? id.prefix(1).uppercased() + id.dropFirst(), kind: kind ?? .free,
            limits: LimitDraft.named(drafts ?? []), bursts: bursts ?? [], maxOpen: maxOpen,
            maxOutput: maxOutput)
    }
}

extension Burst {
    private static let keys = ["name", "count", "per_minute", "capacity"]
    private static let figures = 1...1_000_000_000

    fileprivate static func list(_ value: Value) -> [Burst] {
        var seen: Set<String> = []
        return value.list(
            "one entry for each burst limit, such as { count: requests, per_minute: 20, capacity: 5 }"
        )
        .compactMap { item in
            guard let section = item.section(keys), let burst = Burst(section) else { return nil }
            if !seen.insert(burst.name).inserted {
                (section["name"] ?? item).complain(
                    "another burst limit of this plan is called \(burst.name) too")
            }
            return burst
        }
    }

    private init?(_ section: Section) {
        let name = section["name"]?.name("burst limit's name")
        let unit = section["count"]?.choice(["requests": Unit.requests, "tokens": .tokens]) ?? .requests
        let perMinute = section.required("per_minute", "how many a minute, such as per_minute: 20")?
            .int(in: Self.figures)
        let capacity = section["capacity"]?.int(in: Self.figures)
        guard let perMinute else { return nil }
        self.init(
            name: name ?? (unit == .requests ? "burst" : "burst-tokens"), unit: unit, perMinute: perMinute,
            capacity: capacity ?? perMinute)
    }
}

extension Value {
    /// What people read.
    fileprivate func label() -> String? {
        guard let text = text("a label, such as Premium") else { return nil }
        guard (1...60).contains(text.count), !text.contains(where: \.isNewline) else {
            complain("a label is one line of 1 to 60 characters")
            return nil
        }
        return text
    }
}
