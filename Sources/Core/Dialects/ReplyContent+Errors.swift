import Bytes
import JSON

/// Whether an answer of status 2xx is an error by its body.
extension ReplyContent {
    /// Whether the document is an error: a member `error` with something in it, or the type `error`. Where it
    /// has two members `error`, one of them empty, parsers differ on which counts, and it is taken for no
    /// error.
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
