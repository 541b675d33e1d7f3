import Bytes
import Dialects
import JSON
import TestSupport

/// Decides, without the edge's own code (`ReplyContent`), whether a changed answer must be charged.
extension AnswerSample {
    /// Whether a random change has turned the sample into an error answer, which must not be charged. Such an
    /// answer has a non-empty `error`, and its content (one word) is no longer in its place.
    func saysItFailed(_ payload: [UInt8], _ parser: inout JSONParser) -> Bool {
        guard form == .document, let names = Self.namesOfFailure(payload, &parser) else { return false }
        return names.first != dialect.list || names != Self.names(around: bytes, &parser)
    }

    /// Looks for the sample's content in an answer with a non-empty `error`. The result is:
    /// - the names of the members that contain the content, the outermost first
    /// - an empty list if the content is missing
    /// - nil if the answer has no such error
    private static func namesOfFailure(_ payload: [UInt8], _ parser: inout JSONParser) -> [String]? {
        guard let root = try? parser.parse(payload.span) else { return nil }
        var (isError, isNone) = (false, false)
        var members = root.members
        while let member = members.next() {
            guard member.name.equals("error") else { continue }
            if saysSomething(member.value) { isError = true } else { isNone = true }
        }
        return isError && !isNone ? names(in: root) ?? [] : nil
    }

    private static func names(around payload: [UInt8], _ parser: inout JSONParser) -> [String]? {
        guard let root = try? parser.parse(payload.span) else { return nil }
        return names(in: root)
    }

    /// The names of the members that contain the sample's content, the outermost first. The result is nil if
    /// the value does not contain it.
    private static func names(in value: JSONValue) -> [String]? {
        if let string = value.string { return text(string).contains(word) ? [] : nil }
        var elements = value.elements
        while let element = elements.next() {
            if let inner = names(in: element) { return inner }
        }
        var members = value.members
        while let member = members.next() {
            if let inner = names(in: member.value) { return [text(member.name)] + inner }
        }
        return nil
    }

    private static func saysSomething(_ error: JSONValue) -> Bool {
        switch error.kind {
        case .null: return false
        case .bool: return error.bool == true
        case .integer, .number: return error.real != 0
        case .string:
            guard let words = error.string else { return false }
            return words.indices.contains { words[$0] > 0x20 && words[$0] != 0x7f }
        case .array:
            var elements = error.elements
            return elements.next() != nil
        case .object:
            var members = error.members
            return members.next() != nil
        }
    }
}

extension Dialect {
    /// The name of the outermost member that contains the content, in a complete answer of this dialect.
    fileprivate var list: String {
        switch self {
        case .openAIChat, .openAICompletions: "choices"
        case .openAIEmbeddings, .openAIImages: "data"
        case .openAIResponses: "output"
        case .openAITranscription: "text"
        case .geminiInteractions: "steps"
        case .anthropicMessages: "content"
        case .geminiGenerate, .geminiStream: "candidates"
        case .openAISpeech, .plain: ""
        }
    }
}
