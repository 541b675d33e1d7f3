import Bytes
package import JSON

/// Finds the stored objects and further models to which a request refers.
extension RequestFacts {
    /// Whether a value refers to a stored object. An id or a JSON object with an id is a reference. A JSON
    /// object without an id describes a new object.
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

    /// Whether an object such as `extra_body` has members that affect the model, the length or the price of
    /// the answer. If the upstream is a gateway, it merges these members into the body.
    func overridesModel(_ value: JSONValue) -> Bool {
        var members = value.members
        while let found = members.next() {
            guard let member = bodyMembers.member(spelled: found.name), !found.value.isNull else { continue }
            if member.row.role != .plain || member.row.reading == .merged { return true }
        }
        return false
    }

    /// Reads the request's tools. A tool that the provider runs can call another model or read files. A
    /// caller's own tool is only a description, so the names in it are ignored.
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
                if let name = found.value.string { addToolModel([UInt8](name)) }
            case .toolType:
                // Most tools are the caller's own functions, which need no further reading.
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

    /// Reads a body of no known dialect. It looks for the requested model, members that name further models,
    /// and the message id. The members' names can have any spelling.
    ///
    /// - Parameter isNeeded: whether a model class, a price or a plan's rules depend on the model. If so, a
    ///   body that is not JSON is refused, since the upstream could find a model in it.
    package func readPlain(_ body: Span<UInt8>, isNeeded: Bool, with parser: inout JSONParser)
        throws(RequestFault)
    {
        reset()
        let root: JSONValue
        do throws(JSONFault) {
            root = try parser.parse(body)
        } catch {
            // An empty body is accepted, since it names no model.
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
            case .tools:
                readTools(found.value)
                // On an own route, the edge checks nothing about tools but their models.
                (storedObject, extras, hasExtras) = (nil, RequestedExtras(), false)
            default: continue
            }
        }
        try readMessageID(of: root)
    }

    private func addToolModel(_ name: [UInt8]) {
        if toolModels.contains(name) { return }
        if toolModels.count == Self.mostToolModels { return note(otherModels: .named("tools")) }
        toolModels.append(name)
    }

    private static func looksLikeObject(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] > 0x20 { return bytes[index] == UInt8(ascii: "{") }
        return false
    }
}
