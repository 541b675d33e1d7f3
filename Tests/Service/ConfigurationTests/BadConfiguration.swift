import Testing

@testable import Configuration

/// The keys that every configuration needs. Tests about other keys add these.
private let needed = [
    ("plans:", "plans: { none: { kind: free, limits: [] } }"), ("default_plan:", "default_plan: none"),
    ("identity:", "identity: [{ trusted_header: x-user-id, from: [127.0.0.1] }]"),
]

/// Appends to `yaml` the required keys that it lacks.
func completed(_ yaml: String) -> String {
    let missing = needed.filter { key, _ in !yaml.split(separator: "\n").contains { $0.hasPrefix(key) } }
    return ([yaml] + missing.map(\.1)).joined(separator: "\n")
}

func read(_ yaml: String, environment: [String: String] = [:]) throws -> Settings {
    try Settings.read(completed(yaml), file: "test.yaml", environment: environment)
}

/// The mistakes in the configuration `yaml`. The result is nil if there are none.
func mistakes(_ yaml: String, environment: [String: String] = [:]) -> SettingsMistakes? {
    do {
        _ = try read(yaml, environment: environment)
        return nil
    } catch {
        return error as? SettingsMistakes
    }
}

/// A configuration with one mistake. `§` marks its line and column.
struct BadConfiguration: CustomTestStringConvertible {
    let yaml: String
    let path: String
    let text: String
    let suggestion: String?

    init(_ yaml: String, _ path: String, _ text: String, _ suggestion: String? = nil) {
        self.yaml = yaml
        self.path = path
        self.text = text
        self.suggestion = suggestion
    }

    var testDescription: String { path.isEmpty ? text : path }

    func check(
        environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try #require(yaml.firstIndex(of: "§"), sourceLocation: sourceLocation)
        let lines = yaml[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        let found = mistakes(yaml.replacing("§", with: ""), environment: environment)
        let mistake = try #require(found?.mistakes.first, sourceLocation: sourceLocation)
        #expect(found?.mistakes.count == 1, "\(found?.reportText() ?? "")", sourceLocation: sourceLocation)
        #expect(mistake.text == text, sourceLocation: sourceLocation)
        #expect(mistake.path == path, sourceLocation: sourceLocation)
        #expect(mistake.suggestion == suggestion, sourceLocation: sourceLocation)
        #expect(mistake.line == lines.count, sourceLocation: sourceLocation)
        #expect(mistake.column == (lines.last?.count ?? 0) + 1, sourceLocation: sourceLocation)
    }
}
