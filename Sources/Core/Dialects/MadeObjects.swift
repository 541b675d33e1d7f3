import Bytes
package import JSON

/// The ids of the stored objects that an answer names.
package struct MadeObjects {
    /// The kinds of stored objects to look for in answers.
    private let made: [StoredKind.Made]
    package private(set) var found: [StoredReferences.Reference] = []
    /// The largest number of objects that are collected from one answer.
    private static let most = 16

    package init(_ made: [StoredKind.Made] = []) { self.made = made }

    var isSought: Bool { !made.isEmpty }

    /// Reads a document or an event of a stream. Some events have a member with the answer or a part of it.
    package mutating func read(_ root: borrowing JSONValue) {
        for name in ["response", "interaction", "message", "delta"] as [StaticString] {
            guard let part = root.member(name), part.isObject else { continue }
            for one in made { add(one, part, at: 0) }
            return
        }
        for one in made { add(one, root, at: 0) }
    }

    /// - Parameter depth: the number of names in `one` that already led to `value`.
    private mutating func add(_ one: StoredKind.Made, _ value: borrowing JSONValue, at depth: Int) {
        guard depth < one.names.count else { return add(one, value) }
        guard one.names[depth] == "*" else {
            var members = value.members
            while let member = members.next() {
                if member.name.count == one.names[depth].utf8.count,
                    member.name.starts(with: one.names[depth].utf8Span.span)
                {
                    add(one, member.value, at: depth + 1)
                }
            }
            return
        }
        guard value.isArray else { return }
        var elements = value.elements
        while let element = elements.next() { add(one, element, at: depth + 1) }
    }

    private mutating func add(_ one: StoredKind.Made, _ value: borrowing JSONValue) {
        let kind = StoredKind.named(one.kind)
        guard let name = value.string, name.count > kind.prefix.utf8CodeUnitCount,
            name.starts(with: kind.prefix)
        else { return }
        let id = name.extracting(droppingFirst: kind.prefix.utf8CodeUnitCount)
        let object = StoredReferences.Reference(kind: kind, id: id.indices.map { id[$0] })
        guard StoredPath.isID(id), !found.contains(object), found.count < Self.most else { return }
        found.append(object)
    }
}
