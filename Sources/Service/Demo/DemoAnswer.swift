import Dialects
import JSON

/// The text and token counts of one answer of the demonstration. They do not depend on a provider's format.
struct DemoAnswer {
    /// The texts of the answers, which are used one after the other. They do not depend on the request.
    private static let texts = [
        "Hello! I'm the stand-in for your language model, so that you can watch Usher at work before you "
            + "connect a real one. Everything around this answer is real: the count, "
            + "the limit and the stream.",
        "Nice to hear from you. I only know a few sentences by heart, but each of them is counted, "
            + "forwarded and streamed just as a real answer would be. Start Usher with an upstream "
            + "whenever you're ready.",
        "Thank you for trying this out! A real model would have more to say here. What you see now is "
            + "the way that your message took: it was counted once, and this answer comes back word by word.",
    ].map { $0.split(separator: " ").map(String.init) }

    /// The number of this answer, from which its id is made.
    let serial: Int
    let created: Int
    let words: [String]
    /// Whether the text was cut because the request's token limit was reached.
    let isCut: Bool
    /// Whether the client requested a final chunk that contains the usage.
    let includesUsage: Bool
    /// The input tokens that the answer reports. They are about one for every four bytes of the request.
    let inputTokens: Int

    init(serial: Int, created: Int, bodyBytes: Int, facts: RequestFacts) {
        self.serial = serial
        self.created = created
        let text = Self.texts[serial % Self.texts.count]
        let most = max(1, facts.maxOutputTokens ?? .max)
        words = Array(text.prefix(most))
        isCut = most < text.count
        includesUsage = facts.includesUsage ?? false
        inputTokens = max(1, bodyBytes / 4)
    }

    /// The output tokens that the answer reports: one for each word, so that a token limit is met exactly.
    var outputTokens: Int { words.count }

    var text: String { words.joined(separator: " ") }

    func makePiece(_ index: Int) -> String { index == 0 ? words[index] : " " + words[index] }

    func makeID(_ prefix: StaticString) -> String { "\(prefix)standin\(serial)" }
}

/// Writes an answer in a provider's format, as one document or as the events of a stream.
protocol AnswerShape {
    func writeAnswer(_ demoAnswer: DemoAnswer, _ json: inout JSONWriter)
    func writeBeginning(_ demoAnswer: DemoAnswer, _ page: inout EventPage)
    func writePiece(_ index: Int, of demoAnswer: DemoAnswer, _ page: inout EventPage)
    func writeEnd(_ demoAnswer: DemoAnswer, _ page: inout EventPage)
}
