/// One reading of a configuration, with what all its decoders share. After a mistake, a decoder continues
/// with a default, so that all mistakes are found at once. Settings are returned only without mistakes.
final class Reading {
    /// The environment variables, for secrets and replaced settings.
    let environment: [String: String]
    /// The folder to which relative paths in the file refer.
    let folder: String
    private(set) var mistakes: [Mistake] = []
    /// Warnings about settings that are valid but probably not intended, one sentence each.
    private(set) var warnings: [String] = []
    /// Whether the configuration is only checked or compared. The machine perhaps lacks the edge's secrets. A
    /// missing secret is then only a warning, and a placeholder replaces it.
    let isWithoutSecrets: Bool
    /// Whether settings in environment variables are ignored, because they differ between machines.
    let isOfFileAlone: Bool
    /// Records the keys that are read; nil unless the reference of the configuration is being written.
    let record: ConfigurationKeys?
    var values = SettingsRecord()
    /// The names of the environment variables that the configuration has read.
    private(set) var variables: Set<String> = []

    init(
        environment: [String: String], folder: String, isWithoutSecrets: Bool = false,
        isOfFileAlone: Bool = false, record: ConfigurationKeys? = nil
    ) {
        self.environment = environment
        self.folder = folder
        self.isWithoutSecrets = isWithoutSecrets
        self.isOfFileAlone = isOfFileAlone
        self.record = record
    }

    func addWarning(_ sentence: String) {
        if warnings.count < Mistake.most, !warnings.contains(sentence) { warnings.append(sentence) }
    }

    /// Records that the variable `name` was read, and its form `NAME_FILE`, which names a file.
    func note(variable name: String) { variables.formUnion([name, "\(name)_FILE"]) }

    func addMistake(_ mistake: Mistake) {
        if mistakes.count < Mistake.most { mistakes.append(mistake) }
    }

    /// A path in the configuration. Unless it begins with `/`, it is relative to the file's folder.
    func resolvePath(_ path: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
