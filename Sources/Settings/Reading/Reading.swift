/// One reading of a configuration: what every decoder shares, and where all mistakes are gathered.
///
/// A decoder that meets a mistake writes it down here and goes on with a default, so that one run finds them
/// all; the settings themselves are given out only where there was none.
final class Reading {
    /// Where secrets and overrides may come from.
    let environment: [String: String]
    /// The folder that relative paths of the file are relative to.
    let folder: String
    private(set) var mistakes: [Mistake] = []

    init(environment: [String: String], folder: String) {
        self.environment = environment
        self.folder = folder
    }

    func add(_ mistake: Mistake) {
        if mistakes.count < Mistake.most { mistakes.append(mistake) }
    }

    /// A path as the file means it: beside the file, unless it begins with `/`.
    func resolved(_ path: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
