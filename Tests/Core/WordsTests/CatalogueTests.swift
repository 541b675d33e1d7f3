import Limits
import Testing
import Usage
import Words

@Suite struct CatalogueTests {
    @Test(arguments: Sentence.allCases, Catalogue.standard.languages)
    func `Every sentence is friendly and complete in every language`(sentence: Sentence, language: String) {
        for count in [0, 1, 2, 5, 100] {
            let text = Catalogue.standard.renderText(
                of: .full(sentence, count: count), language: language, timeZone: "UTC")
            #expect(Tone.forbiddenWord(in: text) == nil)
            #expect(!text.contains("{") && !text.contains("}"))
            #expect(!text.contains("  ") && !text.hasPrefix(" ") && !text.hasSuffix(" "))
            #expect(text.count >= 3)
        }
    }

    /// Words that sound like a machine or like a prohibition. No sentence may contain them.
    private static let cold = [
        "request", "server", "service", "token", "http", "api ", "system", "invalid", "denied", "forbidden",
        "must ",
        "not allowed", "user ", "client", "retry", "timeout", "violation", "anfrage", "dienst", "ungültig",
        "verweigert", "verboten", "müssen", "musst", "nutzer", "zeitüberschreitung",
    ]

    @Test(arguments: Sentence.allCases, Catalogue.standard.languages)
    func `Every sentence speaks from one person to another`(sentence: Sentence, language: String) {
        let text = Catalogue.standard.renderText(
            of: .full(sentence, count: 2), language: language, timeZone: "UTC")
        let lowered = text.lowercased() + " "
        // A sentence about a token limit must use the word "token".
        let named = [Sentence.tokenRow, .detailTokensRemaining].contains(sentence) ? "token" : nil
        #expect(!Self.cold.contains { $0 != named && lowered.contains($0) }, "\(text)")
        // A sentence with one of these beginnings would blame the reader.
        #expect(
            !["you have reached", "you can't", "you cannot", "du kannst nicht"].contains {
                lowered.contains($0)
            })
        #expect(!text.contains("!!") && !text.hasPrefix("Sorry") && text != text.uppercased())
    }

    @Test(arguments: Sentence.allCases, Catalogue.standard.languages)
    func `Every value of a sentence is used in it`(sentence: Sentence, language: String) {
        let samples: [Placeholder: String] = [
            .count: "7", .used: "7", .limit: "7", .percent: "5",
            .date: language == "de" ? "1. Dezember" : "December 1",
            .model: "Pro", .plans: language == "de" ? "Pro oder Business" : "Pro or Business", .day: "2",
            .days: "3", .models: "Standard", .price: language == "de" ? "9,99\u{a0}$" : "$9.99",
        ]
        let text = Catalogue.standard.renderText(
            of: .full(sentence, count: 7), language: language, timeZone: "UTC")
        for placeholder in sentence.placeholders {
            #expect(text.contains(samples[placeholder] ?? "?"), "\(placeholder) in \(text)")
        }
    }

    @Test(arguments: [
        ("en", 9_990_000, "usd", "$9.99"), ("de", 9_990_000, "EUR", "9,99\u{a0}€"),
        ("en", 1_500_000_000, "JPY", "¥1,500"), ("en", 4_500_000, "KWD", "KWD\u{a0}4.500"),
    ])
    func `A price is that of its currency, as the language writes it`(
        language: String, micros: Int, currency: String, text: String
    ) throws {
        let price = try #require(Money(micros: micros, currency: currency))
        let phrase = Phrase(.trialFollowsFor, date: at("2026-12-01T00:00:00Z"), price: price)
        let said = Catalogue.standard.renderText(of: phrase, language: language, timeZone: "UTC")
        #expect(said.hasSuffix(text), "\(said)")
    }

    @Test(arguments: Sentence.allCases.filter { $0.counted != nil })
    func `A count of 1 is in the singular`(sentence: Sentence) {
        let plurals = [
            "conversations", "messages", "minutes", "hours", "Gespräche", "Nachrichten", "Minuten", "Stunden",
            "tokens", "Tokens", "images", "Bildern", "seconds", "Sekunden", "characters",
        ]
        for language in Catalogue.standard.languages {
            let one = Catalogue.standard.renderText(
                of: .full(sentence, count: 1), language: language, timeZone: "UTC")
            let many = Catalogue.standard.renderText(
                of: .full(sentence, count: 2), language: language, timeZone: "UTC")
            #expect(!plurals.contains { one.contains($0) }, "\(one)")
            // The German word „Zeichen“ is the same in singular and plural, so this sentence is skipped.
            guard !many.hasSuffix("Zeichen genutzt") else { continue }
            #expect(plurals.contains { many.contains($0) }, "\(many)")
        }
    }

    @Test func `The catalogue's English says what the usage display says`() {
        let sentences: [(Sentence, UsageText.Period)] = [
            (.spokenMonth, .month), (.spokenWeek, .week), (.spokenDay, .day), (.spokenTrial, .trial),
            (.settingsRow, .other),
        ]
        for (sentence, period) in sentences {
            for (used, limit) in [(0, 1), (1, 1), (1, 800), (160, 800)] {
                #expect(
                    english(Phrase(sentence, used: used, limit: limit))
                        == UsageText.spoken(used: used, limit: limit, period: period))
            }
        }
    }

    @Test(arguments: SubscriptionStatus.allCases)
    func `The catalogue's English calls a subscription what the vocabulary calls it`(
        status: SubscriptionStatus
    ) {
        #expect(english(Phrase(.label(of: status))) == status.label)
        #expect(german(Phrase(.label(of: status))) != status.label)
    }

    @Test func `A language that is missing is answered in the nearest, at last in English`() {
        func words(_ language: String) -> String {
            Catalogue.standard.renderText(of: Phrase(.comeBack), language: language, timeZone: "UTC")
        }
        #expect(words("de-AT") == "Magst du wiederkommen?")
        #expect(words("ja") == "Ready to come back?")
    }

    @Test func `An operator's words come before the defaults`() {
        let merged = Catalogue.standard.merging([
            "en": ["come_back": "Welcome back?"],
            "pl": [
                "month_gentle": [
                    "one": "{count} rozmowa", "few": "{count} rozmowy", "many": "{count} rozmów",
                ]
            ],
            "de-AT": ["come_back": "Magst wiederkommen?"],
        ])
        func words(_ phrase: Phrase, _ language: String) -> String {
            merged.renderText(of: phrase, language: language, timeZone: "UTC")
        }
        #expect(merged.languages == ["de", "de-at", "en", "pl"])
        #expect(words(Phrase(.comeBack), "en") == "Welcome back?")
        #expect(words(Phrase(.comeBack), "de-at") == "Magst wiederkommen?")
        #expect(words(Phrase(.comeBack), "de") == "Magst du wiederkommen?")
        #expect(
            [1, 3, 5, 22].map { words(Phrase(.monthGentle, count: $0), "pl") }
                == ["1 rozmowa", "3 rozmowy", "5 rozmów", "22 rozmowy"])
        #expect(words(Phrase(.comeBack), "pl") == "Welcome back?")
    }

    @Test func `Words with a mistake change nothing`() {
        let merged = Catalogue.standard.merging([
            "en": ["come_back": "You exceeded your quota", "month_gentle": "{count} left", "nonsense": "x"],
            "english!": ["come_back": "x"],
        ])
        #expect(merged.languages == ["de", "en"])
        for sentence in [Sentence.comeBack, .monthGentle] {
            let phrase = Phrase.full(sentence, count: 3)
            #expect(merged.renderText(of: phrase, language: "en", timeZone: "UTC") == english(phrase))
        }
    }
}

@Suite struct ComplaintTests {
    func faults(_ sources: Catalogue.Sources) -> [WordingFault.Reason] {
        Catalogue.standard.findFaults(about: sources).map(\.reason)
    }

    @Test(
        arguments: [
            ("nonsense", "x", .unknownSentence), ("come_back", "", .empty), ("come_back", "a { b", .brace),
            ("come_back", "a } b", .brace), ("come_back", "{foo}?", .unknownPlaceholder("foo")),
            ("come_back", "{count}?", .foreignPlaceholder(.count, allowed: [])),
            ("plan_used_up", "Oh no, an Error", .forbiddenWord("error")),
            ("plan_used_up", ["one": "a", "other": "b"], .countsNothing),
            ("month_gentle", "{count} left", .missingCategory(.one)),
            ("month_gentle", ["one": "{count} left"], .missingCategory(.other)),
            (
                "month_gentle", ["one": "a", "other": "b", "few": "c"],
                .unknownCategory("few", known: [.one, .other])
            ),
        ] as [(String, Wording.Source, WordingFault.Reason)])
    func `Each mistake has its own message`(
        name: String, source: Wording.Source, reason: WordingFault.Reason
    ) {
        #expect(faults(["en": [name: source]]) == [reason])
    }

    @Test func `Words without a mistake have no message`() {
        #expect(
            faults([
                "en": [
                    "come_back": "Back {{again}}?", "month_gentle": "A few left",
                    "day_gentle": ["one": "One left", "other": "{count} left"],
                ], "de-AT": ["come_back": "Magst wiederkommen?"],
            ]) == [])
    }

    @Test func `English fills in what a new language lacks`() {
        let source: Catalogue.Sources = [
            "fr": ["come_back": "Prêt à revenir ?"], "de-AT": ["come_back": "Servus!"],
        ]
        #expect(faults(source) == [])
        #expect(
            Catalogue.standard.findMissing(in: "fr", having: ["come_back"]).count == Sentence.allCases.count
                - 1)
        #expect(Catalogue.standard.findMissing(in: "de-AT", having: ["come_back"]) == [])
        let catalogue = Catalogue.standard.merging(source)
        func text(_ sentence: Sentence) -> String {
            catalogue.renderText(of: Phrase(sentence), language: "fr", timeZone: "UTC")
        }
        #expect(text(.comeBack) == "Prêt à revenir ?")
        #expect(
            text(.onHold)
                == Catalogue.standard.renderText(of: Phrase(.onHold), language: "en", timeZone: "UTC"))
    }

    @Test(arguments: ["fr", "ru", "ja", "ar", "en", "pt-BR"])
    func `A draft for a translator has no mistakes as it is`(language: String) {
        let draft = Dictionary(
            uniqueKeysWithValues: Sentence.allCases.map {
                ($0.rawValue, Catalogue.standard.makeDraft(of: $0, in: language))
            })
        #expect(faults([language: draft]) == [])
        #expect(Catalogue.standard.findMissing(in: language, having: draft.keys) == [])
    }

    @Test func `All mistakes are reported at once, in the order of the names`() {
        let found = Catalogue.standard.findFaults(about: [
            "en": ["zzz": "x", "come_back": "{count} {foo", "share_left": "error {model}"], "e": [:],
        ])
        #expect(found.map(\.sentence) == ["", "come_back", "share_left", "share_left", "zzz"])
        #expect(
            found.map(\.reason) == [
                .unknownLanguage, .brace, .foreignPlaceholder(.model, allowed: [.date, .percent]),
                .forbiddenWord("error"), .unknownSentence,
            ])
    }

    @Test func `The message about a mistake says what to do`() {
        let found = Catalogue.standard.findFaults(about: [
            "en": ["almost_there": ["one": "{model}", "other": "x"]]
        ])
        #expect(found.map(\.description) == ["'almost_there' has no {model}; it knows {count}, {date}"])
    }
}
