import Bytes
package import JSON

/// Everything in a request's body that refers to what the provider stores. Read only where a plan lets its
/// users refer to their own objects, for bodies in which `RequestFacts` has found such a member.
///
/// It finds more than `RequestFacts` does: a member anywhere in the body counts that has the name of one that
/// refers to something, but for what callers name themselves (their metadata, their tools' arguments).
package struct StoredReferences: Sendable {
    /// The kind of object that an id names.
    package enum Kind: Hashable, Sendable { case response, conversation, file }

    package struct Reference: Hashable, Sendable {
        package let kind: Kind
        package let id: [UInt8]
    }

    package private(set) var list: [Reference] = []
    /// Whether something is referred to that has no owner here, such as a vector store.
    package private(set) var hasOthers = false
    /// References of one request, at most.
    private static let most = 64

    package init(of body: JSONValue) { read(body, depth: 0) }

    private mutating func read(_ value: JSONValue, depth: Int) {
        switch value.kind {
        case .array:
            var elements = value.elements
            while let element = elements.next() { read(element, depth: depth + 1) }
        case .object:
            var members = value.members
            while let member = members.next() {
                if !Self.isCallers(member.name, depth) { read(member.name, member.value, depth) }
            }
        default: break
        }
    }

    /// True of members whose names are the caller's own: metadata, and within the conversation or the tools
    /// the arguments and descriptions of their tools.
    private static func isCallers(_ name: Span<UInt8>, _ depth: Int) -> Bool {
        if name.equals("metadata") { return true }
        guard depth > 0 else { return false }
        for own in ["args", "input", "response", "arguments"] as [StaticString] where name.equals(own) {
            return true
        }
        guard let member = RequestMemberTable.tool.member(spelled: name) else { return false }
        return RequestMemberTable.tool.reading(of: member) == .schema
    }

    private mutating func read(_ name: Span<UInt8>, _ value: JSONValue, _ depth: Int) {
        if value.isNull { return }
        if name.equalsIgnoringCase("type"), let type = value.string,
            type.equalsIgnoringCase("item_reference")
        {
            hasOthers = true
        }
        let isReference = Self.isReference(name)
        if isReference, let kind = Self.kind(of: name) {
            add(kind, value)
        } else if isReference, RequestFacts.names(stored: value) || value.kind == .array {
            // The texts of `prompt` are what the model is asked.
            let isText = name.equals("prompt") && value.kind != .object
            if !isText { hasOthers = true }
        } else if Self.isFileAddress(name, value) {
            hasOthers = true
        }
        read(value, depth: depth + 1)
    }

    private static func isReference(_ name: Span<UInt8>) -> Bool {
        for table in [RequestMemberTable.body, .tool, .part] {
            if let member = table.member(spelled: name), member.role == .refersToStored { return true }
        }
        return false
    }

    private static func kind(of name: Span<UInt8>) -> Kind? {
        if name.equalsIgnoringCase("previous_response_id") { return .response }
        if name.equalsIgnoringCase("conversation") { return .conversation }
        let isFile = name.equalsIgnoringCase("file_id") || name.equalsIgnoringCase("file_ids")
        return isFile ? .file : nil
    }

    /// Gemini's files have addresses below `files/`; whatever address it is, nobody's own is known here.
    private static func isFileAddress(_ name: Span<UInt8>, _ value: JSONValue) -> Bool {
        (name.equalsIgnoringCase("fileUri") || name.equalsIgnoringCase("file_uri")) && value.string != nil
    }

    /// - Parameter value: an id, a list of ids, or an object with one.
    private mutating func add(_ kind: Kind, _ value: JSONValue) {
        switch value.kind {
        case .string: add(kind, id: value.string)
        case .array:
            var elements = value.elements
            while let element = elements.next() { add(kind, id: element.string) }
        case .object: add(kind, id: value.member("id")?.string)
        default: hasOthers = true
        }
    }

    private mutating func add(_ kind: Kind, id: Span<UInt8>?) {
        guard let id, StoredPath.isID(id), list.count < Self.most else {
            hasOthers = true
            return
        }
        list.append(Reference(kind: kind, id: [UInt8](id)))
    }
}
