/// One key of a section of the configuration file. It is declared only here: the decoder, the reference in
/// docs/, the comparison of two configurations and a reload all read this.
package struct ConfigurationKey: Sendable {
    /// The changes that a reload may make.
    enum Change: Sendable {
        case live
        /// It changes only with a restart: sockets, threads, files and the Redis are there already.
        case restart
        /// The key's section may change, and may not be added or taken away.
        case restartWhenAdded
    }

    let name: String
    /// The default, as YAML writes it; nil if nothing does, or the decoder computes it.
    package let standard: String?
    let change: Change
    /// A sentence for the reference that says what the key is for.
    package let sentence: String

    /// - Parameter sentence: joined with spaces.
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

/// The keys of a section, in the order of the reference.
struct KeyList: Sendable {
    let keys: [ConfigurationKey]

    init(_ keys: [ConfigurationKey]) { self.keys = keys }

    init(@KeyListBuilder _ make: () -> [ConfigurationKey]) { keys = make() }

    var names: [String] { keys.map(\.name) }

    subscript(_ name: String) -> ConfigurationKey? { keys.first { $0.name == name } }

    static func + (left: KeyList, right: KeyList) -> KeyList { KeyList(left.keys + right.keys) }
}

/// Each key is an expression of its own, which the compiler checks by itself.
@resultBuilder
enum KeyListBuilder {
    static func buildExpression(_ key: ConfigurationKey) -> [ConfigurationKey] { [key] }
    static func buildExpression(_ list: KeyList) -> [ConfigurationKey] { list.keys }
    static func buildBlock(_ parts: [ConfigurationKey]...) -> [ConfigurationKey] { parts.flatMap(\.self) }
}

// Defaults where no file is read.
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
