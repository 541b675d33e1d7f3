/// One reading of a configuration. It holds what all decoders share, and collects all mistakes. A decoder
/// that finds a mistake records it here and continues with a default, so that one run finds all mistakes.
/// Settings are returned only if there was no mistake.
final class Reading {
    /// The environment, for secrets and overrides.
    let environment: [String: String]
    /// The folder for relative paths in the file.
    let folder: String
    private(set) var mistakes: [Mistake] = []
    /// Warnings about settings that are valid but probably not intended, one sentence each.
    private(set) var warnings: [String] = []
    /// Whether the configuration is only checked or compared, on a machine that may lack the edge's secrets.
    /// A missing secret is then a warning, and a placeholder replaces it.
    let isWithoutSecrets: Bool
    /// Whether overrides from the environment are ignored, because they differ between machines.
    let isOfFileAlone: Bool
    /// Records the keys that are read, if the reference is being written; otherwise nil.
    let record: ConfigurationKeys?
    var values = SettingsRecord()
    /// The environment variables that the configuration has read.
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

    /// Records that a variable was read, along with its form that names a file.
    func note(variable name: String) { variables.formUnion([name, "\(name)_FILE"]) }

    func addMistake(_ mistake: Mistake) {
        if mistakes.count < Mistake.most { mistakes.append(mistake) }
    }

    /// A path of the file, made relative to the file's folder unless it begins with `/`.
    func resolvePath(_ path: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
