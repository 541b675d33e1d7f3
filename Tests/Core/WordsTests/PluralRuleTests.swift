import Testing
import Words

/// Samples from CLDR's table of cardinal numbers.
@Suite struct PluralRuleTests {
    @Test(
        arguments: [
            ("en", [0: .other, 1: .one, 2: .other, 21: .other]), ("de-AT", [1: .one, 0: .other]),
            ("ja", [0: .other, 1: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
            ("pt-BR", [0: .one, 2: .other]),
            ("pl", [0: .many, 1: .one, 2: .few, 5: .many, 12: .many, 21: .many, 22: .few, 112: .many]),
            (
                "ru",
                [0: .many, 1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 24: .few, 111: .many, 121: .one]
            ),
            ("cs", [0: .other, 1: .one, 4: .few, 5: .other, 22: .other]),
            ("hr", [1: .one, 11: .other, 21: .one, 22: .few, 25: .other]),
            ("sl", [1: .one, 2: .two, 3: .few, 5: .other, 101: .one, 104: .few]),
            ("ro", [0: .few, 1: .one, 19: .few, 20: .other, 101: .few, 120: .other]),
            ("lt", [1: .one, 2: .few, 10: .other, 11: .other, 21: .one, 22: .few]),
            ("lv", [0: .zero, 1: .one, 11: .zero, 21: .one, 22: .other, 30: .zero]),
            ("he", [1: .one, 2: .two, 3: .other]),
            (
                "ar",
                [0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other, 103: .few]
            ),
        ] as [(String, [Int: PluralCategory])])
    func `A language chooses its form by the count`(language: String, samples: [Int: PluralCategory]) {
        for (count, category) in samples {
            #expect(PluralRule(language: language).findCategory(count) == category, "\(count) in \(language)")
        }
    }

    @Test(arguments: [
        "en", "ja", "fr", "pt", "hi", "he", "ar", "ru", "pl", "cs", "hr", "sl", "ro", "lt", "lv",
    ])
    func `A language requires exactly the forms that it chooses`(language: String) {
        let rule = PluralRule(language: language)
        #expect(Set((0...1000).map(rule.findCategory)) == Set(rule.categories))
    }
}
