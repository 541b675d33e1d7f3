import Testing

/// What must hold, in plain words, and the tests that hold it.
struct Criterion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The file under Tests, without its ending, and the tests in it.
    let tests: [(file: String, names: [String])]

    init(_ what: String, _ tests: (String, [String])...) {
        testDescription = what
        self.tests = tests.map { (file: $0.0, names: $0.1) }
    }

    /// That each of its tests is there, under its name.
    func check() throws {
        for (path, names) in tests {
            let file = try #require(
                SourceTree.tests.first { $0.path == "Tests/\(path).swift" }, "there is no Tests/\(path).swift"
            )
            for name in names {
                #expect(file.text.contains("`\(name)`"), "\(path) has no test “\(name)”")
            }
        }
    }
}
