import Bytes
import JSON

/// Whether an answer of status 2xx is an error by its body.
extension ReplyContent {
    /// Whether the document is an error: a member `error` with something in it, or the type `error`. Where it
    /// has two members `error`, one of them empty, parsers differ on which counts, and it is taken for no
    /// error.
    static func isError(_ root: JSONValue) -> Bool {
        if hasFilledError(root) { return true }
        if let type = root.member("type")?.string, type.equals("error") || type.equals("response.failed") {
            return true
        }
        return false
    }

    private static func hasFilledError(_ root: JSONValue) -> Bool {
        var isFilled = false
        var members = root.members
        while let member = members.next() {
            guard member.name.equals("error") else { continue }
            guard isFilledError(member.value) else { return false }
            isFilled = true
        }
        return isFilled
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
