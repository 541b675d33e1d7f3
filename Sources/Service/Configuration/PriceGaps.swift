import Dialects
import Limits
import Pricing

/// Lists the kinds of requests that have no price although users can send them.
package struct PriceGaps {
    /// The missing prices as sentences. Price rows that lack the same keys share one sentence.
    package private(set) var lines: [String] = []

    /// What the edge does with a request for something without a price.
    package let fate: String

    /// Finds the missing prices. If the configuration has no `prices:`, no price counts as missing.
    package init(_ settings: Settings) {
        let table = settings.prices
        fate =
            table.unknown == .refuse
            ? "refused if a plan limits cost, and otherwise charged at the dearest known price"
            : "charged at the dearest known price"
        guard !table.rules.isEmpty else { return }
        for upstream in settings.upstreams.isEmpty ? [nil] : settings.upstreams.map(Optional.some) {
            let place = upstream.map { " of upstream \($0.name)" } ?? ""
            let patterns = upstream?.models ?? []
            for pattern in patterns.isEmpty ? ["*"] : patterns
            where table.findPrices(provider: upstream?.name, model: pattern) == nil {
                lines.append(
                    pattern == "*"
                        ? "no row names the other models\(place)" : "no row names \(pattern)\(place)")
            }
        }
        let asked = Asked(settings.planTable)
        var models: [String: [String]] = [:]
        for rule in table.rules {
            let upstreams = settings.upstreams.filter { rule.provider == nil || $0.name == rule.provider }
            let families = Set(upstreams.isEmpty ? [.any] : upstreams.map(\.dialect))
            let gaps = asked.findGaps(of: rule.price, families).joined(separator: ", ")
            if !gaps.isEmpty { models[gaps, default: []].append(rule.model) }
        }
        for (gaps, models) in models.sorted(by: { $0.key < $1.key }) {
            let names = Array(Set(models)).sorted()
            let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
            lines.append("\(names.prefix(4).joined(separator: ", "))\(rest): \(gaps)")
        }
    }

    /// The kinds of requests that have prices of their own. A kind is true if at least one plan allows it.
    private struct Asked {
        let tiers: Bool
        let tools: Bool
        let extras: Bool

        init(_ plans: PlanTable) {
            func may(_ feature: RequestRules.Feature) -> Bool {
                plans.plans.values.contains { ($0.rules ?? .standard).allowed(feature) != .none }
            }
            (tiers, tools, extras) = (may(.tiers), may(.hostedTools), may(.extras))
        }

        /// The keys that a price row lacks, although providers of these dialects can charge by them.
        func findGaps(of price: Price, _ families: Set<DialectFamily>) -> [String] {
            func speaks(_ family: DialectFamily) -> Bool {
                families.contains(family) || families.contains(.any)
            }
            var gaps: [String] = []
            if speaks(.anthropic) { gaps += anthropicGaps(of: price) }
            if tiers, speaks(.openai) || speaks(.gemini) {
                gaps += [ServiceTier.flex, .priority].filter { !price.has($0) }.map { "tiers.\($0.rawValue)" }
            }
            if tools {
                var known: [HostedTool] = [.webSearch]
                if speaks(.openai) { known += [.fileSearch, .codeInterpreter] }
                if speaks(.gemini) { known.append(.mapSearch) }
                gaps += PriceText.tools.filter { known.contains($0.tool) && price.lacks($0.tool) }
                    .map { "tools.\($0.name)" }
            }
            if extras, speaks(.openai) || speaks(.gemini) {
                gaps += price.lacksPrice(.sound) ? ["audio_input, audio_output"] : []
                gaps += price.lacksPrice(.image) ? ["image_output"] : []
            }
            return gaps
        }

        private func anthropicGaps(of price: Price) -> [String] {
            var gaps = price.lacksPrice(.longCacheWrite) ? ["cache_write_1h"] : []
            if tiers, price.lacksPrice(.speed) { gaps.append("fast") }
            if extras, price.lacksPrice(.region) { gaps.append("regional") }
            return gaps
        }
    }
}

extension Price {
    fileprivate func lacks(_ tool: HostedTool) -> Bool {
        var part = BilledPart()
        part.tools[tool] = 1
        return unpriced(in: part).contains(.tool)
    }
}
