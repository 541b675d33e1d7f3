import Bytes
import JSON

/// Writes OpenAI's embeddings: one vector of length 1 for each input. All vectors are the same, so they
/// reveal nothing about the inputs.
struct EmbeddingList {
    /// The most inputs that OpenAI accepts in one request.
    private static let most = 2048

    private static let vector: StaticString =
        "0.25,-0.25,0.25,0.25,-0.25,0.25,-0.25,-0.25,0.25,0.25,0.25,-0.25,-0.25,0.25,-0.25,0.25"

    let count: Int
    let demoAnswer: DemoAnswer

    /// The number of inputs in a request. A text or a list of tokens is one input. A list of texts or of
    /// token lists has one input for each item.
    static func countInputs(of root: JSONValue) -> Int {
        guard let input = root.member("input"), input.kind == .array else { return 1 }
        var elements = input.elements
        guard let first = elements.next(), first.kind != .integer else { return 1 }
        var count = 1
        while count < most, elements.next() != nil { count += 1 }
        return count
    }

    var document: ByteBuffer {
        var out = ByteBuffer(capacity: 256 + 128 * count)
        out.append("{\"object\":\"list\",\"data\":[")
        for index in 0..<count {
            out.append(index == 0 ? "" : ",")
            out.append("{\"object\":\"embedding\",\"index\":")
            out.append(decimal: index)
            out.append(",\"embedding\":[")
            out.append(Self.vector)
            out.append("]}")
        }
        out.append("],\"model\":\"")
        out.append(DemoProvider.model)
        out.append("\",\"usage\":{\"prompt_tokens\":")
        out.append(decimal: demoAnswer.inputTokens)
        out.append(",\"total_tokens\":")
        out.append(decimal: demoAnswer.inputTokens)
        out.append("}}")
        return out
    }
}
