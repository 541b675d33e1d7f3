/// One line that shows the calls of a model class (docs/specification.md §2): `Standard: 0/20`, `Pro AI:
/// 0/50` or `AI: 0/20`.
public enum ModelClassLine: Hashable, Sendable {
    case loading
    case unavailable
    case loaded(label: String, current: Int, limit: Int)

    /// The class's name on screens: `Standard` or `Pro AI`.
    public static func label(of modelClass: String) -> String {
        modelClass == "standard" ? "Standard" : "\(capitalized(modelClass)) AI"
    }

    /// The line for a model class. If the configuration does not name a model's provider, the model counts as
    /// standard and the line calls it `AI`.
    ///
    /// - Parameters:
    ///   - modelClass: the class's name, such as `standard` or `pro`.
    ///   - isOtherProvider: whether the configuration does not name the model's provider.
    public init(modelClass: String, isOtherProvider: Bool = false, current: Int, limit: Int) {
        let label = isOtherProvider ? "AI" : Self.label(of: modelClass)
        self = .loaded(label: label, current: current, limit: limit)
    }

    /// The text of the line.
    public var text: String {
        switch self {
        case .loading: "Loading..."
        case .unavailable: "Usage unavailable"
        case .loaded(let label, let current, let limit): "\(label): \(current)/\(limit)"
        }
    }

    /// The class's name with an initial capital: `pro` becomes `Pro`.
    package static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
