import Commands

/// The names under which an app sends message ids, besides `Idempotency-Key`. A message counts once per id.
package struct MessageNaming: Hashable, Sendable {
    /// The name of the header field with the message id, in lower case; nil if the app uses none.
    package var header: String?
    /// The path to the member of the JSON body that contains the message id; nil if the app uses none.
    package var field: [String]?
}

extension MessageNaming {
    /// The most bytes of the path to a member (`longest`), and the most names in it (`deepest`).
    private static let longest = 256
    private static let deepest = 8

    /// Members of a request's body that cannot contain message ids, because they already have a meaning.
    private static let taken: Set<String> = [
        "model", "models", "messages", "input", "prompt", "contents", "stream", "stream_options", "n",
    ]

    private static let keys = KeyList {
        Key("header", "A header's name.")
        Key("field", "A member of the JSON body; dots lead into objects.")
    }

    init(_ value: Value) {
        guard let section = value.section(Self.keys) else { return }
        header = section["header"].flatMap(IdentitySource.headerName)
        field = section["field"].flatMap(Self.path)
        if section["header"] == nil && section["field"] == nil {
            value.complain(
                "this names neither a header nor a member; write header: x-message-id, or field: "
                    + "message_id, or both")
        }
    }

    private static func path(_ value: Value) -> [String]? {
        guard let text = value.text("a member of the body, such as message_id or metadata.message_id") else {
            return nil
        }
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.value > 0x20 } }) else {
            value.complain(
                "\(Printable.quoted(text)) is not a path: write names with dots between them, such as "
                    + "metadata.message_id")
            return nil
        }
        guard text.utf8.count <= longest, names.count <= deepest else {
            value.complain("this is too long: at most \(deepest) names and \(longest) bytes")
            return nil
        }
        guard names.count > 1 || !taken.contains(text) else {
            value.complain("\(text) has another meaning already; choose a member of your own")
            return nil
        }
        return names
    }
}
