package import JSON

/// The place in a request's body where an app names its messages: a member's name, or all the names on the
/// way to it.
package struct MemberPath: Hashable, Sendable {
    /// The names on the way to the member, at least one, the outermost first.
    let names: [[UInt8]]

    package init(_ names: [String]) {
        precondition(!names.isEmpty, "a path leads somewhere")
        self.names = names.map { Array($0.utf8) }
    }
}

/// A mistake in the member that names a message.
package enum MessageIDFault: Hashable, Sendable {
    /// It, or an object on the way to it, is there twice: the upstream's parser may take the other one.
    case repeated
    /// It is neither a text nor a whole number, or one on the way to it is no object.
    case wrongType
    case tooLong
}

extension RequestFacts {
    /// Bytes of a message's id in the body.
    package static let longestMessageID = 256

    /// Reads the message's id where the configuration names its place. A member that is missing, null or
    /// empty names nothing.
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
