import Bytes
package import JSON

/// Finds everything that a request refers to outside its own text: other models, stored objects.
extension RequestFacts {
    /// Whether a value names a stored object: by its id, or as an object that has one. An object without an
    /// id describes a new one.
    static func names(stored value: JSONValue) -> Bool {
        if let id = value.string { return id.count > 0 }
        var members = value.members
        while let member = members.next() {
            if member.name.equalsIgnoringCase("id"), !member.value.isNull { return true }
        }
        return false
    }

    static func names(storedList value: JSONValue) -> Bool {
        if value.string != nil { return true }
        var elements = value.elements
        return elements.next() != nil
    }

    /// Whether members that a gateway behind Usher would write over those of the body decide which model
    /// answers, how much, or what it costs.
    func overridesModel(_ value: JSONValue) -> Bool {
        var members = value.members
        while let found = members.next() {
            guard let member = bodyMembers.member(spelled: found.name), !found.value.isNull else { continue }
            if member.row.role != .plain || member.row.reading == .merged { return true }
        }
        return false
    }

    /// The tools that the provider itself runs may ask another model, and read files. The caller's own tools
    /// only have a description, in which the names are the caller's.
    func readTools(_ value: JSONValue) {
        if value.isArray {
            var elements = value.elements
            while let element = elements.next() { readTools(element) }
            return
        }
        let table = RequestMemberTable.tool
        var members = value.members
        while let found = members.next() {
            guard let member = table.member(spelled: found.name) else {
                if found.value.isObject || found.value.isArray { readTools(found.value) }
                continue
            }
            switch table.reading(of: member) {
            case .schema: continue
            case .toolModel:
                if let name = found.value.string, toolModel.isEmpty { toolModel = [UInt8](name) }
            case .toolType:
                // Most are the caller's own.
                guard let type = found.value.string, !type.equals("function") else { continue }
                hasExtras = true
                note(tool: type)
            case .tool:
                hasExtras = true
                note(tool: found.name)
                readTools(found.value)
            case .storedList: if Self.names(storedList: found.value) { note(storedObject: member) }
            default:
                if Self.names(stored: found.value) { note(storedObject: member) }
                readTools(found.value)
            }
        }
    }

    /// Reads the member `model`, in any spelling, and the message's id of a body that is no request of any
    /// dialect. Its other members are the team's own.
    ///
    /// - Parameter isNeeded: whether a class, a price or a cap depends on the body. Then what cannot be read
    ///   is refused: with a byte order mark, in UTF-16 or as a form, another reader may find a model in it.
    package func readPlain(_ body: Span<UInt8>, isNeeded: Bool, with parser: inout JSONParser)
        throws(RequestFault)
    {
        reset()
        let root: JSONValue
        do throws(JSONFault) {
            root = try parser.parse(body)
        } catch {
            // An empty body names no model.
            if error.kind == .empty || !isNeeded && !Self.looksLikeObject(body) { return }
            throw .json(error)
        }
        var isMet = false
        var members = root.members
        while let found = members.next() {
            guard let member = bodyMembers.member(spelled: found.name) else { continue }
            switch bodyMembers.reading(of: member) {
            case .model:
                if isMet { throw .repeated(member) }
                isMet = true
                try readModel(found.value, member)
            case .otherModels: if !found.value.isNull { otherModels = member }
            default: continue
            }
        }
        try readMessageID(of: root)
    }

    private static func looksLikeObject(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] > 0x20 { return bytes[index] == UInt8(ascii: "{") }
        return false
    }
}
