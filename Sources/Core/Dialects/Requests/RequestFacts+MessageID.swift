package import JSON

/// The path in a request's body to the member with the app's message id.
package struct MemberPath: Hashable, Sendable {
    /// The names of the nested members that lead to the message id, the outermost first. It is never empty.
    let names: [[UInt8]]

    package init(_ names: [String]) {
        precondition(!names.isEmpty, "a path leads somewhere")
        self.names = names.map { Array($0.utf8) }
    }
}

/// A mistake in the member with the message id.
package enum MessageIDFault: Hashable, Sendable {
    /// The member with the id, or an object around it, is repeated. The upstream could read another id.
    case repeated
    /// The message id is neither a string nor an integer, or a member on its path is not an object.
    case wrongType
    case tooLong
}

extension RequestFacts {
    /// The largest message id in a body, in bytes.
    package static let longestMessageID = 256

    /// Reads the message id at the configured path. If the member is missing, null or empty, there is no id.
    package func readMessageID(of root: JSONValue) throws(RequestFault) {
        messageID.removeAll(keepingCapacity: true)
        guard let path = messageIDPath else { return }
        try readMessageID(of: root, path, depth: 0)
    }

    private func readMessageID(
        of object: JSONValue, _ path: MemberPath, depth: Int
    ) throws(RequestFault) {
        var isMet = false
        var members = object.members
        while let found = members.next() {
            guard Self.isSame(found.name, path.names[depth]) else { continue }
            if isMet { throw .messageID(.repeated) }
            isMet = true
            if found.value.isNull { continue }
            guard depth + 1 < path.names.count else {
                try takeMessageID(found.value)
                continue
            }
            guard found.value.isObject else { throw .messageID(.wrongType) }
            try readMessageID(of: found.value, path, depth: depth + 1)
        }
    }

    private func takeMessageID(_ value: JSONValue) throws(RequestFault) {
        if let number = value.integer {
            messageID.append(contentsOf: String(number).utf8)
            return
        }
        guard let text = value.string else { throw .messageID(.wrongType) }
        guard text.count <= Self.longestMessageID else { throw .messageID(.tooLong) }
        for index in text.indices { messageID.append(text[index]) }
    }

    private static func isSame(_ name: Span<UInt8>, _ other: [UInt8]) -> Bool {
        guard name.count == other.count else { return false }
        for index in name.indices where name[index] != other[index] { return false }
        return true
    }
}
