import Dialects
import Testing

/// Texts and their tokens as OpenAI's tokenizers count them.
///
/// From the test vectors of SharpToken (github.com/dmitry-brazhenko/SharpToken,
/// SharpToken.Tests/data/TestPlans.txt, MIT), which tiktoken generated; the longest English one is the
/// example on OpenAI's tokenizer page, and the first Chinese one stands in OpenAI's announcement of GPT-4o.
struct GaugedSample: Sendable {
    let text: String
    let cl100k: Int
    let o200k: Int

    init(_ text: String, _ cl100k: Int, _ o200k: Int) {
        (self.text, self.cl100k, self.o200k) = (text, cl100k, o200k)
    }
}

struct GaugedLanguage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: [GaugedSample]

    static let all = [
        GaugedLanguage(
            testDescription: "English",
            samples: [
                GaugedSample("Hello, World! How are you today?", 9, 9),
                GaugedSample("The quick brown fox jumps over 13 lazy dogs.", 11, 11),
                GaugedSample("C# is a great programming language for building apps.", 11, 11),
                GaugedSample("Python vs Java: Which programming language should you learn first?", 12, 12),
                GaugedSample("A journey of a thousand miles begins with a single step. - Lao Tzu", 17, 16),
                GaugedSample(
                    "Many words map to one token, but some don't: indivisible.\n\nUnicode characters like emojis may "
                        + "be split into many tokens containing the underlying bytes: 🤚🏾\n\nSequences of characters "
                        + "commonly found next to each other may be grouped together: 1234567890", 57, 53),
            ]),
        GaugedLanguage(
            testDescription: "Chinese",
            samples: [
                GaugedSample("你好,我的名字是GPT-4o。我是一种新型的语言模型,很高兴见到你!", 34, 24),
                GaugedSample("你今天遇到什么有趣的事情了吗？", 19, 11),
            ]),
        GaugedLanguage(
            testDescription: "Japanese",
            samples: [GaugedSample("こんにちは、世界！お元気ですか？", 12, 10), GaugedSample("お誕生日おめでとう", 9, 8)]),
        GaugedLanguage(testDescription: "Korean", samples: [GaugedSample("안녕하세요, 세상! 오늘 기분이 어때요?", 20, 14)]),
        GaugedLanguage(
            testDescription: "Russian",
            samples: [
                GaugedSample("Здравствуйте, это мой первый раз здесь. Что мне делать?", 25, 12),
                GaugedSample("Это был незабываемый опыт, который я буду помнить всегда.", 26, 14),
            ]),
        GaugedLanguage(
            testDescription: "emoji",
            samples: [
                GaugedSample("🤨😐😑😶🙄😏😣😥😮🤐😯😪😫😴😌🤓😛😜😝🤤", 45, 39),
                GaugedSample("🍏🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🍑", 36, 24),
            ]),
        GaugedLanguage(
            testDescription: "formulas and marks",
            samples: [
                GaugedSample("A ∀ x (P(x) → Q(x)) ∧ (∃x P(x)) → ∃x Q(x)", 25, 28),
                GaugedSample("^$%#*@!&)(_+=}{|:;\"?><,~`'-./][", 19, 19),
            ]),
    ]
}

@Suite struct `A text of an unknown tokenizer` {
    @Test(arguments: GaugedLanguage.all)
    func `is gauged to within a quarter of what two of them make of it`(language: GaugedLanguage) {
        var (units, tokens) = (0, 0)
        for sample in language.samples {
            units += gauge(sample.text).units
            tokens += sample.cl100k + sample.o200k
        }
        let share = Double(units) / 64 / (Double(tokens) / 2)
        #expect((0.8...1.25).contains(share), "\(share)")
    }

    @Test func `is gauged the same wherever it is cut`() {
        let words = [
            "some  words with   several blanks ", "\n  begun by blanks and ONEword's end", "aBcd efgh{z`ij",
        ]
        for text in GaugedLanguage.all.flatMap(\.samples).map(\.text) + words {
            let bytes = Array(text.utf8)
            let whole = gauge(text)
            // One by one, and eight at once where that is possible.
            var single = TokenEstimator()
            for byte in bytes { single.take(byte) }
            #expect(single.units == whole.units && single.foreignUnits == whole.foreignUnits)
            for cut in 0...bytes.count {
                var parts = TokenEstimator()
                parts.take(bytes.span.extracting(..<cut))
                parts.take(bytes.span.extracting(cut...))
                #expect(parts.units == whole.units && parts.foreignUnits == whole.foreignUnits)
            }
        }
    }

    @Test func `of which a tokenizer makes little is gauged as little`() {
        #expect(gauge(String(repeating: " ", count: 4000)).units < 2 * 64)
        #expect(gauge(String(repeating: "\n", count: 4000)).units < 2 * 64)
    }

    @Test(arguments: [193, 1000, 5000, 100_000])
    func `that is long is gauged by parts of it to within a tenth`(length: Int) {
        var text = ""
        while text.utf8.count < length {
            text += GaugedLanguage.all[0].samples[text.utf8.count % 5].text + " "
        }
        var sampled = TokenEstimator()
        sampled.take(sampling: Array(text.utf8).span)
        let share = Double(sampled.units) / Double(gauge(text).units)
        // The fewer windows, the rougher.
        let tolerance = length < 2000 ? 0.35 : 0.1
        #expect(abs(share - 1) < tolerance, "\(share)")
    }

    private func gauge(_ text: String) -> TokenEstimator {
        var gauge = TokenEstimator()
        gauge.take(Array(text.utf8).span)
        return gauge
    }
}
