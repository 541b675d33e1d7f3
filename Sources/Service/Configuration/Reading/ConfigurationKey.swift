/// One key of a section of the configuration file. Each key is declared only once, in this form. The decoder,
/// the reference in docs/, comparisons of configurations and reloads all use the declaration.
package struct ConfigurationKey: Sendable {
    enum Change: Sendable {
        case live
        /// The key changes only with a restart, because existing sockets, threads or files depend on it.
        case restart
        /// A reload can change the section's contents. Adding or removing the section needs a restart.
        case restartWhenAdded
    }

    let name: String
    /// The key's default in YAML; nil if there is none or if the decoder computes it.
    package let standard: String?
    let change: Change
    /// What the key does, as a sentence for the reference.
    package let sentence: String

    /// - Parameter sentence: the parts of the sentence, which are joined with spaces.
    init(
        _ name: String, default standard: String? = nil, changes change: Change = .live, _ sentence: String...
    ) {
        self.name = name
        self.standard = standard
        self.change = change
        self.sentence = sentence.joined(separator: " ")
    }
}

typealias Key = ConfigurationKey

struct KeyList: Sendable {
    let keys: [ConfigurationKey]

    init(_ keys: [ConfigurationKey]) { self.keys = keys }

    init(@KeyListBuilder _ make: () -> [ConfigurationKey]) { keys = make() }

    var names: [String] { keys.map(\.name) }

    subscript(_ name: String) -> ConfigurationKey? { keys.first { $0.name == name } }

    static func + (left: KeyList, right: KeyList) -> KeyList { KeyList(left.keys + right.keys) }
}

/// Makes each key of a list a separate expression, which the compiler checks faster than one long array.
@resultBuilder
enum KeyListBuilder {
    static func buildExpression(_ key: ConfigurationKey) -> [ConfigurationKey] { [key] }
    static func buildExpression(_ list: KeyList) -> [ConfigurationKey] { list.keys }
    static func buildBlock(_ parts: [ConfigurationKey]...) -> [ConfigurationKey] { parts.flatMap(\.self) }
}

// These methods return the defaults of keys. They need no configuration file.
extension KeyList {
    func standardInt(_ name: String) -> Int { Int(standardText(name)) ?? 0 }

    func standardBytes(_ name: String) -> Int { ByteCount.parseCount(standardText(name)) ?? 0 }

    func standardDuration(_ name: String) -> Duration { Duration(written: standardText(name)) ?? .zero }

    /// - Precondition: The key has a default.
    func standardText(_ name: String) -> String {
        guard let standard = self[name]?.standard else { preconditionFailure("\(name) has no default") }
        return standard
    }
}
