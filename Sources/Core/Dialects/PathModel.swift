package import Bytes

/// Finds the model's name in a request's path: `/models/{model}:action` (Gemini), `/model/{model}/…`
/// (Bedrock), `/openai/deployments/{model}/…` (Azure) or `/engines/{model}/…` (older OpenAI clients).
package enum PathModel {
    /// The range of the model's name in the path; nil if the path has none.
    package static func findModel(in path: Span<UInt8>) -> FieldRange? {
        var start = 0
        var naming: Naming?
        for at in 0...path.count {
            guard at == path.count || path[at] == UInt8(ascii: "/") else { continue }
            let segment = path.extracting(start..<at)
            if let naming, let end = end(of: segment, naming, isLast: at == path.count) {
                return FieldRange(start..<start + end)
            }
            naming = Naming(segment)
            start = at + 1
        }
        return nil
    }

    /// Whether all servers read this model name in the same way and JSON can contain the name unescaped.
    package static func isPlain(_ model: Span<UInt8>) -> Bool {
        for index in model.indices {
            switch model[index] {
            case UInt8(ascii: "%"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
                UInt8(ascii: "\\"):
                return false
            default: continue
            }
        }
        return model.count <= RequestFacts.longestModel
    }

    /// The content of the path's next segment: a model's name, or a model's name and an action.
    private enum Naming {
        case model, modelAndAction

        init?(_ segment: Span<UInt8>) {
            if segment.equalsIgnoringCase("models") {
                self = .modelAndAction
            } else if segment.equalsIgnoringCase("deployments") || segment.equalsIgnoringCase("engines")
                || segment.equalsIgnoringCase("model")
            {
                self = .model
            } else {
                return nil
            }
        }
    }

    /// The offset at which the model's name ends in its segment. It is the colon before Gemini's action, or
    /// else the segment's end.
    private static func end(of segment: Span<UInt8>, _ naming: Naming, isLast: Bool) -> Int? {
        guard naming == .modelAndAction else { return segment.count > 0 && !isLast ? segment.count : nil }
        for at in segment.indices where segment[at] == UInt8(ascii: ":") { return at > 0 ? at : nil }
        return nil
    }
}
