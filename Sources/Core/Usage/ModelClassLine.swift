/// The one-line display of calls by model class (docs/specification.md §2): `Standard: 0/20`, `Pro AI: 0/50`,
/// `AI: 0/20`.
public enum ModelClassLine: Hashable, Sendable {
    case loading
    case unavailable
    case loaded(label: String, current: Int, limit: Int)

    /// A class's name for people: `Standard`, `Pro AI`.
    public static func label(of modelClass: String) -> String {
        modelClass == "standard" ? "Standard" : "\(capitalized(modelClass)) AI"
    }

    /// The line of a class. Models of other providers all count as standard and are simply called `AI`.
    ///
    /// - Parameters:
    ///   - modelClass: the class's name: `standard`, `pro`.
    ///   - isOtherProvider: the model is none of the providers' that the configuration names.
    public init(modelClass: String, isOtherProvider: Bool = false, current: Int, limit: Int) {
        let label = isOtherProvider ? "AI" : Self.label(of: modelClass)
        self = .loaded(label: label, current: current, limit: limit)
    }

    /// The line itself.
    public var text: String {
        switch self {
        case .loading: "Loading..."
        case .unavailable: "Usage unavailable"
        case .loaded(let label, let current, let limit): "\(label): \(current)/\(limit)"
        }
    }

    /// A class as people read it: `pro` is `Pro`.
    package static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
