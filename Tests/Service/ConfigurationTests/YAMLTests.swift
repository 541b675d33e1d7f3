import Testing

@testable import Configuration

@Suite struct `YAML beyond its plain subset` {
    @Test(
        arguments: [
            BadConfiguration(
                "language: §&x en", "", "anchors (&) and tags (!) are not read here; write the plain value"),
            BadConfiguration(
                "language: §!!str en", "", "anchors (&) and tags (!) are not read here; write the plain value"
            ),
            BadConfiguration(
                "language: §*x", "",
                "aliases (*) are not read here; write the value out, or put a text with * in quotes"),
            BadConfiguration(
                "language: en\n§language: de", "", #""language" is here twice; keep one of them"#),
            BadConfiguration("§[a, b]: 1", "", "a key is a single word"),
            BadConfiguration(
                "language: [*§]", "",
                "this is not YAML: did not find expected alphabetic or numeric character; "
                    + "put a text that begins with * or & in quotes"),
            BadConfiguration(
                "language: §@en", "",
                "this is not YAML: found character that cannot start any token; indent with spaces, "
                    + "and put a text that begins with @, `, % or a tab in quotes"),
            BadConfiguration(
                "language: en§: de", "",
                "this is not YAML: mapping values are not allowed in this context; put a text with \": "
                    + "\" in quotes, and begin all keys of a section in the same column"),
        ])
    func `Unsupported YAML is refused at its place`(bad: BadConfiguration) throws { try bad.check() }

    @Test func `An alias bomb in YAML is reported without being expanded`() throws {
        var bomb = "a0: &a0 [lol]\n"
        for level in 1...40 {
            let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            bomb += "a\(level): &a\(level) [\(names)]\n"
        }
        let found = try #require(mistakes(bomb))
        #expect(found.mistakes.count == Mistake.most)
        #expect(found.mistakes.contains { $0.text.hasPrefix("anchors (&)") })
        #expect(found.mistakes.contains { $0.text.hasPrefix("aliases (*)") })
    }

    @Test func `The depth of YAML is bounded`() throws {
        let deep = String(repeating: "[", count: 100_000)
        let found = try #require(mistakes("language: \(deep)"))
        #expect(found.mistakes.map(\.text) == ["this is nested deeper than 24 levels"])
        #expect(found.mistakes[0].column == 34)
    }

    @Test func `The size of YAML and the number of its values are bounded`() throws {
        let large = try #require(mistakes("# " + String(repeating: "x", count: YAMLTree.largestFile)))
        #expect(large.mistakes.map(\.text) == ["the file is larger than 1 MiB"])
        let many = try #require(mistakes("language: [" + String(repeating: "a,", count: 60_000) + "]"))
        #expect(many.mistakes.map(\.text) == ["this is the 50000th value; no configuration needs so many"])
    }

    @Test(arguments: [("", "the file is empty"), ("# only words", "the file is empty")])
    func `A YAML file that contains nothing is refused as empty`(yaml: String, text: String) {
        let mistake = #expect(throws: SettingsMistakes.self) {
            try Settings.read(yaml, file: "empty.yaml", environment: [:])
        }
        #expect(mistake?.mistakes.map(\.text) == [text])
        #expect(mistake?.reportText() == "empty.yaml: the file is empty\n1 mistake in empty.yaml")
    }

    @Test func `Two YAML documents, or a list in the place of keys, are refused`() {
        let two = #expect(throws: SettingsMistakes.self) {
            try Settings.read("language: en\n---\nlanguage: de", file: "x", environment: [:])
        }
        #expect(two?.mistakes.map(\.line) == [2])
        let list = #expect(throws: SettingsMistakes.self) {
            try Settings.read("- a", file: "x", environment: [:])
        }
        #expect(list?.mistakes.first?.text.hasPrefix("this must be keys with values: listen,") == true)
    }

    @Test func `YAML beyond its plain subset of another encoding or with control characters is refused`() {
        #expect(
            mistakes("language: e\u{7}n")?.mistakes.map(\.text) == [
                "this is not YAML: control characters are not allowed"
            ])
    }

    @Test func `Line and column are right after letters of several bytes and a byte order mark`() throws {
        let found = try #require(mistakes("\u{FEFF}upgrade_url: \"héé\"\nlanguage: ENGLISH"))
        #expect(found.mistakes.map(\.line) == [1, 2])
        #expect(found.mistakes.map(\.column) == [14, 11])
    }
}
