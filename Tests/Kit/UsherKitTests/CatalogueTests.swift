import Testing
import UsherKit
import Words

/// The library's own words must be those of the edge's catalogue.
struct `The library's words` {
    @Test(arguments: KitSentence.allCases, ["en", "de"])
    func `The library's words are at first those of the catalogue`(sentence: KitSentence, language: String)
        throws
    {
        let phrase = Phrase(try #require(Sentence(rawValue: sentence.rawValue)))
        let text = Catalogue.standard.renderText(of: phrase, language: language, timeZone: "UTC")
        #expect(KitWords(languages: [language])[sentence] == text)
        #expect(KitWords(languages: [language], received: [sentence.rawValue: "Hm."])[sentence] == "Hm.")
    }
}
