import Commands
import Limits
import Words

extension Plan {
    private static let keys = KeyList {
        Key(
            "label",
            "The name that people read, or one for each language; by default the plan's name with a capital.")
        Key("kind", "`trial` always shows usage, `subscription` from 80 % on, `free` is no subscription.")
        Key("limits", "All of them apply at once; 20 at most. `[]` means none.")
        Key("bursts", "Limits on the pace; 8 at most.")
        Key("max_open", "Answers that one user may have running at once; by default 64.")
        Key("max_output_tokens", "The most output that one message reserves, however much it asks for.")
        Key("when_used_up", "The model that answers in place of a used-up class.")
        Key(
            "when_short",
            "The rule for a message that is larger than the tokens or money that are left: `lower_output`",
            "bounds its answer by what is left, `refuse` refuses it. By default the answer is bounded if",
            "the request sets no bound of its own.")
        Key(
            "min_output", default: "256",
            "The fewest output tokens to which an answer is lowered; with less left the message is refused.")
        Key(
            "may",
            "The models and features that its users may ask for: `all`, `none`, or a list of names in which a `*` stands for any",
            "run of characters.")
        Key("at_most", "Bounds of a single request.")
        Key(
            "trial_days",
            "The number of days that people read for a trial, whatever the store bills; only for `kind: trial`."
        )
        Key("adds", "Members that the edge adds to the requests of its users.")
    }

    static func readList(_ value: Value, table: ModelClassTable) -> [Plan] {
        let entries = value.readEntries("plans by their id, such as premium")
        if case .map(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("there is no plan here; write at least one")
        }
        return entries.compactMap { entry in
            guard let id = entry.key.readName("plan's id"), let section = entry.value.section(keys) else {
                return nil
            }
            return Plan(section, id: id, table: table)
        }
    }

    private init(_ section: Section, id: String, table: ModelClassTable) {
        let labels = section["label"].map { $0.labels() } ?? [:]
        // Operators read the English label. Users read it, too, if the plan has no label in their language.
        let label = labels[Catalogue.fallbackLanguage] ?? labels.min { $0.key < $1.key }?.value
        let kind = section.requireValue("kind", "trial, subscription or free")?
            .readChoice(["trial": Kind.trial, "subscription": .subscription, "free": .free])
        let drafts = section.requireValue("limits", "a list of limits, or [] for none")?
            .readList("one entry for each limit, such as { count: messages, per: month, amount: 800 }")
            .compactMap { LimitDraft($0, classes: table.known, plan: id) }
        let bursts = section["bursts"].map(Burst.list)
        if let drafts, drafts.count > 20 {
            section["limits"]?.complain(
                "a plan has at most 20 limits: every message is counted on all of them")
        }
        if let bursts, bursts.count > 8 {
            section["bursts"]?.complain("a plan has at most 8 burst limits")
        }
        let maxOpen = section["max_open"]?.readInt(in: 1...1000)
        let maxOutput = section["max_output_tokens"]?.readInt(in: 1...Plan.largestOutput)
        var shortage = Plan.Shortage()
        shortage.lowers =
            section["when_short"]?.readChoice(["lower_output": .all, "refuse": .none]) ?? shortage.lowers
        shortage.minOutput = section.readInt("min_output", in: 1...Plan.largestOutput)
        let trialDays = section["trial_days"]?.readInt(in: 1...365)
        if let kind, kind != .trial {
            section["trial_days"]?.complain("only a plan of the kind trial has days; remove it")
        }
        let limits = LimitDraft.nameLimits(drafts ?? [])
        let stepDowns = section["when_used_up"]?.stepDowns(table.classes, limits) ?? [:]
        self.init(
            id: id, label: label ?? id.prefix(1).uppercased() + id.dropFirst(), labels: labels,
            kind: kind ?? .free,
            limits: limits, bursts: bursts ?? [], maxOpen: maxOpen,
            maxOutput: maxOutput, stepDowns: stepDowns, trialDays: trialDays,
            rules: RequestRules(may: section["may"], atMost: section["at_most"]), shortage: shortage)
    }
}

extension Burst {
    private static let keys = KeyList {
        Key("name", "The burst limit's name in answers and metrics.")
        Key("count", default: "requests", "The unit that is counted.")
        Key("per_minute", "The pace.")
        Key("capacity", "The number that may come at once after a rest; by default that of a minute.")
        Key("enforcement", default: "hard", "`shadow` decides and counts, and refuses nobody.")
    }
    private static let figures = 1...1_000_000_000

    fileprivate static func list(_ value: Value) -> [Burst] {
        var seen: Set<String> = []
        return value.readList(
            "one entry for each burst limit, such as { count: requests, per_minute: 20, capacity: 5 }"
        )
        .compactMap { item in
            guard let section = item.section(keys), let burst = Burst(section) else { return nil }
            item.note(name: burst.name)
            if !seen.insert(burst.name).inserted {
                (section["name"] ?? item).complain(
                    "another burst limit of this plan is called \(burst.name) too")
            }
            return burst
        }
    }

    private init?(_ section: Section) {
        let name = section["name"]?.readName("burst limit's name")
        let unit = section.readChoice("count", ["requests": Unit.requests, "tokens": .tokens])
        let perMinute = section.requireValue("per_minute", "how many a minute, such as per_minute: 20")?
            .readInt(in: Self.figures)
        let capacity = section["capacity"]?.readInt(in: Self.figures)
        let isShadow = section.readChoice("enforcement", ["hard": false, "shadow": true])
        guard let perMinute else { return nil }
        self.init(
            name: name ?? (unit == .requests ? "burst" : "burst-tokens"), unit: unit, perMinute: perMinute,
            capacity: capacity ?? perMinute, isShadow: isShadow)
    }
}

extension Value {
    /// Reads step-downs such as `{ pro: glm-4.5-air }`. When the limit of the class `pro` is used up, the
    /// model `glm-4.5-air` of another class answers.
    fileprivate func stepDowns(_ classes: ModelClasses, _ limits: [Limit]) -> [ModelClass: String] {
        var stepDowns: [ModelClass: String] = [:]
        let limited = limits.compactMap { limit in
            if case .calls(let modelClass) = limit.meter, limit.amount > 0 { modelClass.name } else { nil }
        }
        for (key, name, value) in readEntries(
            "a class and the model that answers then, such as { pro: gpt-5-mini }")
        {
            guard limited.contains(name) else {
                key.complain(
                    "this plan has no calls of \(Printable.quoted(name)) that could be used up",
                    suggestion: NearestWord.of(name, in: limited))
                continue
            }
            guard let model = value.modelPattern() else { continue }
            guard !model.contains(where: { "*\"\\".contains($0) }) else {
                value.complain("one model answers; a name with * stands for many")
                continue
            }
            let providers = [nil] + classes.rules.map(\.provider)
            if providers.allSatisfy({ classes.modelClass(provider: $0, model: model).name == name }) {
                value.complain("\(model) is of the class \(name) itself; name a model of another class")
            }
            stepDowns[ModelClass(name)] = model
        }
        return stepDowns
    }

    /// Reads the plan's names for people, by language. A single text is used for all languages.
    fileprivate func labels() -> [String: String] {
        guard case .map = node.content else { return label().map { [Catalogue.fallbackLanguage: $0] } ?? [:] }
        var labels: [String: String] = [:]
        for (key, language, value) in readEntries("labels by language, such as { en: Premium, de: Premium }")
        {
            guard Catalogue.isLanguage(language) else {
                key.complain("\(Printable.quoted(language)) is not a language tag, such as de or pt-BR")
                continue
            }
            labels[language] = value.label()
        }
        return labels
    }

    private func label() -> String? {
        guard let text = text("a label, such as Premium") else { return nil }
        guard (1...60).contains(text.count), !text.contains(where: \.isNewline) else {
            complain("a label is one line of 1 to 60 characters")
            return nil
        }
        return text
    }
}
