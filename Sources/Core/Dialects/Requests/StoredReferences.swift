import Bytes
package import JSON

/// The references to stored objects in a request's body. They are collected only if the plan allows users
/// their own stored objects and `RequestFacts` has found a reference.
///
/// This search finds more references than `RequestFacts` does. A member at any depth counts if its name is
/// that of a reference. Objects in which callers choose the names are skipped, such as metadata, attributes
/// and arguments of tools.
package struct StoredReferences: Sendable {
    package struct Reference: Hashable, Sendable {
        package let kind: StoredKind
        package let id: [UInt8]
    }

    package private(set) var list: [Reference] = []
    /// Whether the body refers to an object whose owner is not recorded, such as one of OpenAI's prompts.
    package private(set) var hasOthers = false
    /// The largest number of references to stored objects in one request.
    private static let most = 64
    /// The request's dialect. Its provider decides which stored objects a member can refer to.
    private let dialect: Dialect

    package init(of body: JSONValue, in dialect: Dialect) {
        self.dialect = dialect
        read(body, depth: 0)
    }

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

    /// Whether the member is metadata, the attributes of a file, or the arguments or description of a tool.
    /// Callers choose the names of the members within it.
    private static func isCallers(_ name: Span<UInt8>, _ depth: Int) -> Bool {
        if name.equals("metadata") || name.equals("attributes") { return true }
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
        if let kind = StoredKind.kind(of: name, in: dialect) {
            add(kind, value)
        } else if Self.isReference(name), RequestFacts.names(stored: value) || value.kind == .array {
            // If `prompt` is a string or a list, it is text for the model. Only an object in `prompt` can be
            // a reference.
            let isText = name.equals("prompt") && value.kind != .object
            if !isText { hasOthers = true }
        }
        read(value, depth: depth + 1)
    }

    private static func isReference(_ name: Span<UInt8>) -> Bool {
        for table in [RequestMemberTable.body, .tool, .part] {
            if let member = table.member(spelled: name), member.role == .refersToStored { return true }
        }
        return false
    }

    /// - Parameter value: an id, a list of ids, or an object with an id. An object without an id describes a
    ///   new object, so its members are searched for references.
    private mutating func add(_ kind: StoredKind, _ value: JSONValue) {
        switch value.kind {
        case .string: add(kind, id: value.string)
        case .array:
            var elements = value.elements
            while let element = elements.next() { add(kind, id: element.string) }
        case .object:
            if RequestFacts.names(stored: value) { add(kind, id: value.member("id")?.string) }
        default: hasOthers = true
        }
    }

    private mutating func add(_ kind: StoredKind, id name: Span<UInt8>?) {
        guard let name, let start = Self.start(ofIDIn: name, kind.prefix),
            StoredPath.isID(name.extracting(droppingFirst: start)), list.count < Self.most
        else {
            hasOthers = true
            return
        }
        list.append(Reference(kind: kind, id: [UInt8](name.extracting(droppingFirst: start))))
    }

    /// The offset of the id in an object's name. The id follows the kind's prefix, such as `files/`. An
    /// address can precede the prefix, as in `https://generativelanguage.googleapis.com/v1beta/files/abc`.
    ///
    /// - Returns: nil if the name does not have the prefix.
    private static func start(ofIDIn name: Span<UInt8>, _ prefix: StaticString) -> Int? {
        let count = prefix.utf8CodeUnitCount
        if count == 0 { return 0 }
        var start = name.count
        while start > 0, name[start - 1] != UInt8(ascii: "/") { start -= 1 }
        guard start >= count, name.has(prefix, at: start - count) else { return nil }
        return start == count || isVersion(name.extracting(first: start - count)) ? start : nil
    }

    /// Whether the text is only the address of an API version, such as `https://…/v1beta/`.
    private static func isVersion(_ text: Span<UInt8>) -> Bool {
        guard text.starts(with: "https://") || text.starts(with: "http://") else { return false }
        guard text.count >= 8,
            text.has("/v1beta/", at: text.count - 8) || text.has("/v1/", at: text.count - 4)
        else { return false }
        for index in text.indices {
            switch text[index] {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: ":"), UInt8(ascii: "/"):
                continue
            default: return false
            }
        }
        return true
    }
}
