import Testing
import Words

@Suite struct LanguageChoiceTests {
    let choice = LanguageChoice(available: ["en", "de", "pt-br", "zh-hant"])

    @Test(
        arguments: [
            (nil, "en"), ("", "en"), ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de-CH-1996", "de"),
            ("fr", "en"),
            ("fr, de", "de"), ("en;q=0.5, de;q=0.8", "de"), ("de;q=0.8,en;q=0.8", "de"), ("de;q=0", "en"),
            ("de;q=0.001", "de"), ("*", "en"), ("*;q=0.9, de;q=0.1", "de"), ("pt", "en"), ("pt-BR", "pt-br"),
            ("zh-Hant-TW", "zh-hant"), ("zh-Hans", "en"), ("de-x-private", "de"),
            ("de ; q=0.7 , en;q=0.2", "de"),
            ("de;q=1.001, en;q=0.1", "en"), ("de;q=0.5555, en;q=0.1", "en"), ("de;q=abc, en;q=0.1", "en"),
            ("de;level=1, en;q=0.1", "en"), (",,,de", "de"), ("-", "en"), ("d", "en"), ("\u{e9}, de", "de"),
        ] as [(String?, String)]) func `The best available language is chosen`(
            header: String?, language: String
        )
    {
        #expect(choice.language(accepting: header) == language)
    }

    @Test func `A header of any length is read up to a bound`() {
        let long = String(repeating: "fr,", count: 1_000_000) + "de"
        #expect(choice.language(accepting: long) == "en")
        #expect(choice.language(accepting: String(repeating: "a", count: 600)) == "en")
        #expect(choice.language(accepting: "de," + String(repeating: "x", count: 600)) == "de")
    }

    @Test func `The catalogue's own languages can be chosen`() {
        let choice = LanguageChoice(Catalogue.standard.merging(["de-AT": ["come_back": "Servus?"]]))
        #expect(choice.language(accepting: "de-AT, en") == "de-at")
        #expect(choice.language(accepting: "de-CH, en") == "de")
    }
}

@Suite struct TemplateTests {
    @Test func `A template finds its values`() throws {
        #expect(try Template("{count} of {limit} {{x}}").placeholders == [.count, .limit])
        #expect(try Template("no values").placeholders == [])
    }

    @Test(
        arguments: [
            ("", .empty), ("{", .brace), ("}", .brace), ("{count", .brace), ("{count}}", .brace),
            ("{Count}", .unknownPlaceholder("Count")), ("{}", .unknownPlaceholder("")),
            ("{ count }", .unknownPlaceholder(" count ")),
        ] as [(String, Template.Mistake)])
    func `A template with a mistake is refused`(source: String, mistake: Template.Mistake) {
        #expect(throws: mistake) { try Template(source) }
    }
}
