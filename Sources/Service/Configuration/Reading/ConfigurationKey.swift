/// One key of a section of the configuration file. It is declared only here. The decoder, the reference in
/// docs/, comparisons of configurations and reloads all use this declaration.
package struct ConfigurationKey: Sendable {
    /// How a reload may change the key.
    enum Change: Sendable {
        case live
        /// The key changes only with a restart, because sockets, threads, files and the Redis connection
        /// exist already.
        case restart
        /// The contents of the key's section may change. Adding or removing the section needs a restart.
        case restartWhenAdded
    }

    let name: String
    /// The default in YAML; nil if there is none or the decoder computes it.
    package let standard: String?
    let change: Change
    /// A sentence for the reference that says what the key does.
    package let sentence: String

    /// - Parameter sentence: parts that are joined with spaces.
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

/// Makes each key an expression of its own, which the compiler checks separately.
@resultBuilder
enum KeyListBuilder {
    static func buildExpression(_ key: ConfigurationKey) -> [ConfigurationKey] { [key] }
    static func buildExpression(_ list: KeyList) -> [ConfigurationKey] { list.keys }
    static func buildBlock(_ parts: [ConfigurationKey]...) -> [ConfigurationKey] { parts.flatMap(\.self) }
}

// Reads the defaults when no file is read.
extension KeyList {
    func standardInt(_ name: String) -> Int { Int(standardText(name)) ?? 0 }

    func standardBytes(_ name: String) -> Int { ByteCount.parseCount(standardText(name)) ?? 0 }

    func standardDuration(_ name: String) -> Duration { Duration(written: standardText(name)) ?? .zero }

    /// - Precondition: the key has a default.
    func standardText(_ name: String) -> String {
        guard let standard = self[name]?.standard else { preconditionFailure("\(name) has no default") }
        return standard
    }
}
