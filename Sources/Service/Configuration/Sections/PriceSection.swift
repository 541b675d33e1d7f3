import Commands
import Dialects
import Limits
import Pricing

/// Reads the sections `prices` and `models`: the models' prices, and other facts about models.
enum PriceSection {
    static func readTable(_ value: Value, unknown: UnknownPrices, upstreams: [String]) -> PriceTable {
        var rules: [PriceTable.Rule] = []
        for item in value.readList(
            "one row for each model, such as { model: \"gpt-*\", input: 2.50, output: 10 }")
        {
            guard let (rule, section) = PriceRow.readRule(item, upstreams: upstreams) else { continue }
            check(rule, against: rules, section)
            rules.append(rule)
        }
        return PriceTable(rules: rules, unknown: unknown)
    }

    /// Reports a price row that can never apply. Its models would otherwise silently have another price.
    private static func check(_ rule: PriceTable.Rule, against others: [PriceTable.Rule], _ section: Section)
    {
        let place = section["model"] ?? section.whole
        for other in others {
            if other.provider == rule.provider && other.model == rule.model {
                guard other.from == rule.from else { continue }
                return (section["from"] ?? place).complain(
                    "another row has the same model and date; write from: with the day this price begins")
            }
            if covers(other.provider, other.model, rule.provider, rule.model) {
                return place.complain(
                    "this row is never used, since the row of \(Printable.quoted(other.model)) above it "
                        + "matches the same models; put this one first")
            }
        }
    }

    /// Whether a row with the pattern `model` applies to all models that `pattern` matches. It does if
    /// `model` matches the text of `pattern`.
    private static func covers(_ provider: String?, _ model: String, _ inner: String?, _ pattern: String)
        -> Bool
    {
        (provider == nil || provider == inner)
            && Glob.matches(pattern: model, name: pattern, ignoringCase: true)
    }

    /// Reports models without a price if a plan limits cost. The limit could not count their cost.
    static func checkCoverage(
        of table: PriceTable, _ value: Value?, plans: Value?, upstreams: [Upstream], routes: [Route]
    ) {
        guard let limit = plans.flatMap(firstCostLimit) else { return }
        guard let value else {
            return limit.complain(
                "a limit on cost needs prices; add prices: with a row for each model, such as "
                    + "{ model: \"*\", input: 2.50, output: 10 }")
        }
        if table.unknown == .dearest, !table.rules.isEmpty { return }
        // If rows have mistakes, nothing is checked here: their models would seem to have no price.
        guard table.rules.count == value.items.count else { return }
        let hasNameless = routes.contains { $0.isMetered && $0.dialect == .any }
        for upstream in upstreams.isEmpty ? [nil] : upstreams.map(Optional.some) {
            var patterns = upstream?.models ?? []
            if patterns.isEmpty { patterns = ["*"] } else if hasNameless { patterns.append("") }
            for pattern in patterns {
                let isPriced = table.rules.contains {
                    covers($0.provider, $0.model, upstream?.name, pattern)
                }
                if isPriced { continue }
                let which = upstream.map { " of upstream \($0.name)" } ?? ""
                return value.complain(
                    "no row names the models \(Printable.quoted(pattern))\(which), so that a limit on cost "
                        + "would not hold; add { model: \"*\", … } as the last row")
            }
        }
    }

    private static func firstCostLimit(_ plans: Value) -> Value? {
        for name in plans.names {
            for limit in plans.readEntry(name)?.readEntry("limits")?.items ?? [] {
                if let count = limit.readEntry("count"), count.writtenText == "cost" { return count }
            }
        }
        return nil
    }
}

extension ModelFacts {
    private static let keys = KeyList {
        Key("provider", "Only for the upstream of this name.")
        Key("model", "The model; `*` stands for any run of characters.")
        Key(
            "max_output_tokens",
            "The most output tokens of one answer. A request that sets no bound reserves all of them.")
    }

    init(_ value: Value, upstreams: [String]) {
        let items = value.readList(
            "one row for each model, such as { model: \"gpt-*\", max_output_tokens: 16_384 }")
        self.init(
            rules: items.compactMap { item in
                guard let section = item.section(Self.keys) else {
                    return nil
                }
                let provider = section["provider"]?.readProvider(of: upstreams)
                let model = section.requireValue("model", "a model's name, such as \"gpt-*\"")?.modelPattern()
                let maxOutput = section.requireValue(
                    "max_output_tokens", "the most that one answer can have, such as 16_384")?
                    .readInt(in: 1...Plan.largestOutput)
                guard let model, let maxOutput else { return nil }
                return Rule(provider: provider, model: model, maxOutput: maxOutput)
            })
    }
}

extension Plan {
    /// The largest output that `models` can set: 2²⁰ tokens. No model answers with more.
    static let largestOutput = 1 << 20
}
