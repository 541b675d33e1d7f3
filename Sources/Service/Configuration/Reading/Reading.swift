/// One reading of a configuration. All its decoders share this state. After a mistake, a decoder continues
/// with a default, so that all mistakes are found at once. If there is any mistake, no settings are returned.
final class Reading {
    /// The environment variables, for secrets and replaced settings.
    let environment: [String: String]
    /// The folder to which relative paths in the file refer.
    let folder: String
    private(set) var mistakes: [Mistake] = []
    /// Warnings about settings that are valid but probably not intended, one sentence each.
    private(set) var warnings: [String] = []
    /// Whether the configuration is only checked or compared, perhaps on a machine without the edge's
    /// secrets. A missing secret is then replaced by a placeholder and causes only a warning.
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

    /// Records that the variable `name` was read, and also `NAME_FILE`, which can name a file with the value.
    func note(variable name: String) { variables.formUnion([name, "\(name)_FILE"]) }

    func addMistake(_ mistake: Mistake) {
        if mistakes.count < Mistake.most { mistakes.append(mistake) }
    }

    /// A path in the configuration. Unless it begins with `/`, it is relative to the file's folder.
    func resolvePath(_ path: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
