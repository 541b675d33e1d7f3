/// One reading of a configuration: what every decoder shares, and where all mistakes are gathered.
///
/// A decoder that meets a mistake notes it here and goes on with a default, so that one run finds all
/// mistakes. Settings are returned only where there was none.
final class Reading {
    /// The environment that secrets and overrides may come from.
    let environment: [String: String]
    /// The folder that relative paths of the file are relative to.
    let folder: String
    private(set) var mistakes: [Mistake] = []
    /// Warnings: what is valid and probably not meant, a sentence each.
    private(set) var warnings: [String] = []
    /// Whether the configuration is only checked or compared, on a machine that need not have the edge's
    /// secrets: a missing one is then a warning, and a placeholder takes its place.
    let isWithoutSecrets: Bool
    /// Whether overrides from the environment are ignored, since they differ between machines.
    let isOfFileAlone: Bool
    /// Notes the keys that are asked for, where the reference is written.
    let record: ConfigurationKeys?
    /// The values read so far.
    var values = SettingsRecord()
    /// The variables that it asks for.
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

    /// The variable, or the one with a file's path, has been asked for.
    func note(variable name: String) { variables.formUnion([name, "\(name)_FILE"]) }

    func addMistake(_ mistake: Mistake) {
        if mistakes.count < Mistake.most { mistakes.append(mistake) }
    }

    /// A path as the file means it: beside the file, unless it begins with `/`.
    func resolvePath(_ path: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
