import Bytes
import JSON

extension RequestMember {
    static let fileID = named("file_id")
    fileprivate static let fileURI = named("file_uri")
    fileprivate static let itemReference = named("item_reference")
}

/// Records the parts of a prompt that the provider has stored.
extension PromptText {
    mutating func noteText(stored value: JSONValue, _ member: RequestMember) {
        if storedObject == nil, !value.isNull { storedObject = member }
    }

    /// Records OpenAI's `{"type": "item_reference", "id": …}`, which refers to a part of a stored answer.
    mutating func takeType(_ value: JSONValue) {
        guard let type = value.string, type.count == 14, type.equalsIgnoringCase("item_reference") else {
            return
        }
        noteText(stored: value, .itemReference)
    }

    /// Records the stored file that a member `file_id` names. The member is in the object `file` in OpenAI's
    /// chat, and in `source` in Anthropic's messages. Either object can instead contain the file itself or
    /// its address.
    mutating func noteFileID(of value: JSONValue) {
        var members = value.members
        while let member = members.next() {
            if member.name.equalsIgnoringCase("file_id") { noteText(stored: member.value, .fileID) }
        }
    }

    /// Records a file that Gemini has stored, whose address contains `files/` (Gemini API, "Files"). A file
    /// at any other address is not stored by the provider.
    mutating func noteFileURI(of value: JSONValue) {
        var members = value.members
        while let member = members.next() {
            guard member.name.equalsIgnoringCase("fileUri") || member.name.equalsIgnoringCase("file_uri"),
                let address = member.value.string
            else { continue }
            for at in address.indices where address.has("files/", at: at) {
                let isSegment = at == 0 || address[at - 1] == UInt8(ascii: "/")
                if isSegment { return noteText(stored: member.value, .fileURI) }
            }
        }
    }
}
