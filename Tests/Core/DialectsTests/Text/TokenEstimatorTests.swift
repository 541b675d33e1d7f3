import Dialects
import Testing

/// Texts, with the token counts of OpenAI's tokenizers.
///
/// They are from the test vectors of SharpToken (github.com/dmitry-brazhenko/SharpToken,
/// SharpToken.Tests/data/TestPlans.txt, MIT), which tiktoken generated. The longest English text is the
/// example on OpenAI's tokenizer page. The first Chinese text is from OpenAI's announcement of GPT-4o.
struct TokenizedSample: Sendable {
    let text: String
    let cl100k: Int
    let o200k: Int

    init(_ text: String, _ cl100k: Int, _ o200k: Int) {
        (self.text, self.cl100k, self.o200k) = (text, cl100k, o200k)
    }
}

struct TokenizedLanguage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: [TokenizedSample]

    static let all = [
        TokenizedLanguage(
            testDescription: "English",
            samples: [
                TokenizedSample("Hello, World! How are you today?", 9, 9),
                TokenizedSample("The quick brown fox jumps over 13 lazy dogs.", 11, 11),
                TokenizedSample("C# is a great programming language for building apps.", 11, 11),
                TokenizedSample("Python vs Java: Which programming language should you learn first?", 12, 12),
                TokenizedSample("A journey of a thousand miles begins with a single step. - Lao Tzu", 17, 16),
                TokenizedSample(
                    "Many words map to one token, but some don't: indivisible.\n\nUnicode characters like emojis may "
                        + "be split into many tokens containing the underlying bytes: 🤚🏾\n\nSequences of characters "
                        + "commonly found next to each other may be grouped together: 1234567890", 57, 53),
            ]),
        TokenizedLanguage(
            testDescription: "Chinese",
            samples: [
                TokenizedSample("你好,我的名字是GPT-4o。我是一种新型的语言模型,很高兴见到你!", 34, 24),
                TokenizedSample("你今天遇到什么有趣的事情了吗？", 19, 11),
            ]),
        TokenizedLanguage(
            testDescription: "Japanese",
            samples: [TokenizedSample("こんにちは、世界！お元気ですか？", 12, 10), TokenizedSample("お誕生日おめでとう", 9, 8)]),
        TokenizedLanguage(
            testDescription: "Korean", samples: [TokenizedSample("안녕하세요, 세상! 오늘 기분이 어때요?", 20, 14)]),
        TokenizedLanguage(
            testDescription: "Russian",
            samples: [
                TokenizedSample("Здравствуйте, это мой первый раз здесь. Что мне делать?", 25, 12),
                TokenizedSample("Это был незабываемый опыт, который я буду помнить всегда.", 26, 14),
            ]),
        TokenizedLanguage(
            testDescription: "emoji",
            samples: [
                TokenizedSample("🤨😐😑😶🙄😏😣😥😮🤐😯😪😫😴😌🤓😛😜😝🤤", 45, 39),
                TokenizedSample("🍏🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🍑", 36, 24),
            ]),
        TokenizedLanguage(
            testDescription: "formulas and marks",
            samples: [
                TokenizedSample("A ∀ x (P(x) → Q(x)) ∧ (∃x P(x)) → ∃x Q(x)", 25, 28),
                TokenizedSample("^$%#*@!&)(_+=}{|:;\"?><,~`'-./][", 19, 19),
            ]),
    ]
}

@Suite struct `A text of an unknown tokenizer` {
    @Test(arguments: TokenizedLanguage.all)
    func `A text's estimate is within a quarter of what two tokenizers count`(language: TokenizedLanguage) {
        var (units, tokens) = (0, 0)
        for sample in language.samples {
            units += estimate(sample.text).units
            tokens += sample.cl100k + sample.o200k
        }
        let share = Double(units) / 64 / (Double(tokens) / 2)
        #expect((0.8...1.25).contains(share), "\(share)")
    }

    @Test func `A text of an unknown tokenizer is estimated the same wherever it is cut`() {
        let words = [
            "some  words with   several blanks ", "\n  begun by blanks and ONEword's end", "aBcd efgh{z`ij",
        ]
        for text in TokenizedLanguage.all.flatMap(\.samples).map(\.text) + words {
            let bytes = Array(text.utf8)
            let whole = estimate(text)
            // The estimator reads up to 16 bytes at a time. If it gets the bytes one by one, the estimate
            // must be the same.
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

    @Test func `A long run of blanks or line breaks is estimated as few tokens`() {
        #expect(estimate(String(repeating: " ", count: 4000)).units < 2 * 64)
        #expect(estimate(String(repeating: "\n", count: 4000)).units < 2 * 64)
    }

    @Test(arguments: [193, 1000, 5000, 100_000])
    func `A text's estimate from samples is close to that of the whole text`(length: Int) {
        var text = ""
        while text.utf8.count < length {
            text += TokenizedLanguage.all[0].samples[text.utf8.count % 5].text + " "
        }
        var sampled = TokenEstimator()
        sampled.take(sampling: Array(text.utf8).span)
        let share = Double(sampled.units) / Double(estimate(text).units)
        // The estimator reads only samples of a text. A short text has few samples, so its estimate can
        // differ more.
        let tolerance = length < 2000 ? 0.35 : 0.1
        #expect(abs(share - 1) < tolerance, "\(share)")
    }

    private func estimate(_ text: String) -> TokenEstimator {
        var estimator = TokenEstimator()
        estimator.take(Array(text.utf8).span)
        return estimator
    }
}
