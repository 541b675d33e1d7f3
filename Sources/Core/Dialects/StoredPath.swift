package import Bytes
package import Wire

/// An address of what OpenAI stores for the owner of a key, where its owner among the callers is known:
/// answers, conversations and files.
package struct StoredPath: Hashable, Sendable {
    package enum Action: Hashable, CaseIterable, Sendable {
        /// Makes an object.
        case create
        case list
        /// Reads an object or what is in it, changes it, or cancels it.
        case use
        case delete
    }

    package let kind: StoredReferences.Kind
    package let action: Action
    /// The id's place in the path; nil where the path names none.
    package let id: FieldRange?

    /// The longest id that is known.
    private static let longestID = 128

    /// Nil for every other address, and for every other spelling of these.
    package init?(_ path: Span<UInt8>, _ method: Method) {
        guard let (kind, start) = Self.family(of: path) else { return nil }
        self.kind = kind
        guard start < path.count else {
            switch (kind, method) {
            case (.conversation, .post), (.file, .post): action = .create
            case (.file, .get): action = .list
            default: return nil
            }
            id = nil
            return
        }
        var end = start + 1
        while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
        guard Self.isID(path.extracting(start + 1..<end)) else { return nil }
        id = FieldRange(start + 1..<end)
        let rest = path.extracting(droppingFirst: end)
        guard let action = Self.action(of: kind, rest, method) else { return nil }
        self.action = action
    }

    /// The kind, and where its id begins, at the slash.
    private static func family(of path: Span<UInt8>) -> (StoredReferences.Kind, Int)? {
        for (prefix, kind) in families where ProviderPath.isBelow(path, prefix) {
            return (kind, prefix.utf8CodeUnitCount)
        }
        return nil
    }

    private static let families: [(StaticString, StoredReferences.Kind)] = [
        ("/v1/responses", .response), ("/v1/conversations", .conversation), ("/v1/files", .file),
    ]

    /// - Parameter rest: what comes behind the id.
    private static func action(of kind: StoredReferences.Kind, _ rest: Span<UInt8>, _ method: Method)
        -> Action?
    {
        if rest.count == 0 {
            switch method {
            case .get: return .use
            case .delete: return .delete
            case .post: return kind == .conversation ? .use : nil
            default: return nil
            }
        }
        switch kind {
        case .response:
            if rest.equals("/cancel") { return method == .post ? .use : nil }
            return rest.equals("/input_items") && method == .get ? .use : nil
        case .file: return rest.equals("/content") && method == .get ? .use : nil
        case .conversation:
            if rest.equals("/items") { return method == .get || method == .post ? .use : nil }
            guard rest.starts(with: "/items/"), isID(rest.extracting(droppingFirst: 7)) else { return nil }
            return method == .get || method == .delete ? .use : nil
        }
    }

    /// Whether a text is an id as providers make them, which means the same in a path to every reader.
    static func isID(_ text: Span<UInt8>) -> Bool {
        guard text.count > 0, text.count <= longestID, text[0] != UInt8(ascii: ".") else { return false }
        for index in text.indices {
            switch text[index] {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                continue
            default: return false
            }
        }
        return true
    }
}
