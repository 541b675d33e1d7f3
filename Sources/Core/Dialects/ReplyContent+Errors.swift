import Bytes
import JSON

/// Decides whether the body of an answer with status 2xx is an error.
extension ReplyContent {
    /// Whether the document has a member `error` that is not empty, or the type `error` or `response.failed`.
    /// If there are two members `error` and one is empty, parsers disagree, so both are ignored.
    static func isError(_ root: JSONValue) -> Bool {
        var (isFilled, isEmpty): (Bool, Bool) = (false, false)
        var isTyped: Bool?
        var members = root.members
        while let member = members.next() {
            switch member.name.count {
            case 5 where member.name.equals("error"):
                if isFilledError(member.value) { isFilled = true } else { isEmpty = true }
            case 4 where isTyped == nil && member.name.equals("type"):
                let type = member.value.string
                isTyped = type?.equals("error") == true || type?.equals("response.failed") == true
            default: break
            }
        }
        return isFilled && !isEmpty || isTyped == true
    }

    private static func isFilledError(_ error: JSONValue) -> Bool {
        switch error.kind {
        case .bool: error.bool == true
        case .integer: error.integer != 0
        case .number: true
        case .string: error.string?.isBlank == false
        default: isFilled(error)
        }
    }
}
