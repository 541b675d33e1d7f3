import Testing

/// Something that the product must do, the files that do it, and the tests that check it: if the mechanism is
/// removed, one of them must fail.
///
/// A file or test that was renamed or removed fails the check, so that the table stays correct.
struct Criterion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Files under Sources, without their ending.
    private let mechanisms: [String]
    /// The file under Tests, without its ending, and the tests in it.
    private let tests: [(file: String, names: [String])]

    init(_ what: String, by mechanisms: [String] = [], _ tests: (String, [String])...) {
        testDescription = what
        self.mechanisms = mechanisms
        self.tests = tests.map { (file: $0.0, names: $0.1) }
    }

    func check() throws {
        for path in mechanisms {
            #expect(
                SourceTree.sources.contains { $0.path == "Sources/\(path).swift" },
                "there is no Sources/\(path).swift")
        }
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
