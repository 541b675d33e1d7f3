public import Observation

/// The line that shows the calls of a model class (docs/specification.md §2): `Standard: 0/20`, `Pro AI:
/// 0/50` or `AI: 0/20`. It is `Loading...` at first, and `Usage unavailable` after a failure.
@MainActor @Observable public final class ModelClassModel {
    private let usage: UsageModel
    private var place = 0
    /// The class of each model in the edge's list; nil until the list was loaded.
    private var classes: [String: String]?
    private var chosen: String?
    /// Whether the app uses a provider outside the configuration. All such providers share one line.
    public var isOtherProvider = false

    /// Creates the view model from the user's usage.
    public init(usage: UsageModel) { self.usage = usage }

    /// All lines, in the plan's order.
    public var lines: [String] {
        guard let shown = usage.shown else { return [] }
        return isOtherProvider ? shown.otherLine.map { [$0] } ?? [] : shown.lines
    }

    /// The line to show; nil if the plan does not limit the calls of any model class.
    public var text: String? {
        if !lines.isEmpty { return lines[place % lines.count] }
        switch usage.phase {
        case .loading: return ModelClassLine.loading.text
        case .ready: return nil
        case .offline, .signedOut, .failed: return ModelClassLine.unavailable.text
        }
    }

    /// Shows the line for the class of a chosen model. Nothing changes if the edge does not list the model or
    /// the plan does not count its class.
    public func select(model: String) async {
        chosen = model
        if classes == nil { classes = try? await usage.context.service.models() }
        guard chosen == model, let modelClass = classes?[model] else { return }
        select(modelClass: modelClass)
    }

    /// Shows the line of a class by its name in the configuration, if the plan counts the class.
    public func select(modelClass: String) {
        let counted = (usage.shown?.classes ?? []).filter { $0.line != nil }
        if let found = counted.firstIndex(where: { $0.id == modelClass }) { place = found }
    }

    /// Shows the next class. A tap on the title calls this.
    public func toggle() { place = lines.isEmpty ? 0 : (place + 1) % lines.count }
}
