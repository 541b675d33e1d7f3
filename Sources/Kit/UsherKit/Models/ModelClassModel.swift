public import Observation

/// The one line of calls by class of models (docs/specification.md §2): `Standard: 0/20`, `Pro AI: 0/50`,
/// `AI: 0/20`, while it loads `Loading...`, and `Usage unavailable` where it could not be read.
@MainActor @Observable public final class ModelClassModel {
    private let usage: UsageModel
    private var place = 0
    /// The class of each model that the edge lists; nil until it was asked.
    private var classes: [String: String]?
    private var chosen: String?
    /// Whether the app talks to a provider that the configuration does not name, whose models are one class.
    public var isOtherProvider = false

    /// The lines of a user.
    public init(usage: UsageModel) { self.usage = usage }

    /// All lines, in the plan's order.
    public var lines: [String] {
        guard let shown = usage.shown else { return [] }
        return isOtherProvider ? shown.otherLine.map { [$0] } ?? [] : shown.lines
    }

    /// The line that is shown; nil for a plan that counts no class.
    public var text: String? {
        if !lines.isEmpty { return lines[place % lines.count] }
        switch usage.phase {
        case .loading: return ModelClassLine.loading.text
        case .ready: return nil
        case .offline, .signedOut, .failed: return ModelClassLine.unavailable.text
        }
    }

    /// The person has chosen a model: shows the line of its class. Nothing changes where the edge does not
    /// list the model, or the plan does not count its class.
    public func select(model: String) async {
        chosen = model
        if classes == nil { classes = try? await usage.context.service.models() }
        guard chosen == model, let modelClass = classes?[model] else { return }
        select(modelClass: modelClass)
    }

    /// Shows the line of a class, by its name in the configuration. Nothing changes where the plan does not
    /// count it.
    public func select(modelClass: String) {
        let counted = (usage.shown?.classes ?? []).filter { $0.line != nil }
        if let found = counted.firstIndex(where: { $0.id == modelClass }) { place = found }
    }

    /// Shows the next class: what a tap on the title does.
    public func toggle() { place = lines.isEmpty ? 0 : (place + 1) % lines.count }
}
