import Bytes
internal import CSimdjson

/// Why a text could not be parsed as JSON. The fault contains nothing of the text, so that it can be logged.
package struct JSONFault: Error, Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case empty, malformed, notUTF8, tooDeep, tooLong, tooManyValues, noMemory
    }

    package let kind: Kind
    /// The offset of the first wrong byte; nil if it is unknown.
    package let offset: Int?

    package init(kind: Kind, offset: Int?) {
        self.kind = kind
        self.offset = offset
    }
}

/// A JSON parser that reuses its memory. Each event loop has one. It validates the whole document.
@safe package struct JSONParser: ~Copyable {
    private let parser: OpaquePointer
    /// The root of the last document. It is nil if the document was invalid or the memory was released.
    private var root: UnsafePointer<usher_json_node>?

    /// - Parameters:
    ///   - maxBytes: the size of the longest text that is accepted. The parser needs up to 9 times a text's
    ///     size in memory. Above 16 MiB it needs twice the text's size plus 128 MiB, since no text has more
    ///     values than `mostValues`.
    ///   - maxDepth: the deepest nesting that is accepted.
    package init(maxBytes: Int = 16 << 20, maxDepth: Int = 128) {
        guard let parser = unsafe usher_json_parser_new(maxBytes, maxDepth) else {
            fatalError("no memory for a JSON parser")
        }
        unsafe self.parser = unsafe parser
    }

    /// The largest number of values and names in one document. The densest text of 16 MiB has this many.
    package static var mostValues: Int { Int(usher_json_most_nodes) }

    deinit { unsafe usher_json_parser_free(parser) }

    /// Frees the parser's memory if it exceeds 256 KiB. The last document's values must no longer be in use.
    package mutating func releaseMemory() {
        unsafe root = nil
        unsafe usher_json_parser_give_back(parser)
    }

    /// Parses one document. Its values are valid until the parser is used again, which the compiler enforces.
    @_lifetime(&self)
    package mutating func parse(_ text: Span<UInt8>) throws(JSONFault) -> JSONValue {
        unsafe self.root = nil
        var root: UnsafePointer<usher_json_node>?
        let parser = unsafe self.parser
        let error = unsafe text.withUnsafeBufferPointer { bytes in
            unsafe usher_json_parse(parser, bytes.baseAddress, bytes.count, &root)
        }
        guard error == usher_json_ok, let root = unsafe root else { throw fault(error, text) }
        unsafe self.root = unsafe root
        return unsafe _overrideLifetime(JSONValue(root), mutating: &self)
    }

    /// The last document. It is nil if the document was invalid or the memory was released.
    package var document: JSONValue? {
        @_lifetime(borrow self)
        get {
            guard let root = unsafe root else { return nil }
            return unsafe _overrideLifetime(JSONValue(root), borrowing: self)
        }
    }

    private func fault(_ error: usher_json_error, _ text: Span<UInt8>) -> JSONFault {
        switch error {
        case usher_json_empty: return JSONFault(kind: .empty, offset: nil)
        case usher_json_too_deep: return JSONFault(kind: .tooDeep, offset: nil)
        case usher_json_too_long: return JSONFault(kind: .tooLong, offset: nil)
        case usher_json_too_many: return JSONFault(kind: .tooManyValues, offset: nil)
        case usher_json_no_memory: return JSONFault(kind: .noMemory, offset: nil)
        case usher_json_not_utf8: return JSONFault(kind: .notUTF8, offset: Self.firstBadUTF8(text))
        default:
            let offset = unsafe usher_json_error_offset(parser)
            return JSONFault(kind: .malformed, offset: offset < text.count ? offset : nil)
        }
    }

    private static func firstBadUTF8(_ text: Span<UInt8>) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: text)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}

/// A value of a parsed document. It cannot outlive the document.
@safe package struct JSONValue: ~Escapable {
    package enum Kind: Hashable, Sendable {
        case object, array, string, bool, null
        /// An integer that fits `Int`.
        case integer
        /// A number that is no integer or does not fit `Int`.
        case number
    }

    fileprivate let node: UnsafePointer<usher_json_node>

    @_lifetime(immortal)
    fileprivate init(_ node: UnsafePointer<usher_json_node>) { unsafe self.node = unsafe node }

    @_lifetime(copy owner)
    fileprivate init(_ node: UnsafePointer<usher_json_node>, of owner: JSONValue) {
        unsafe self.node = unsafe node
    }

    private func isOf(_ kind: usher_json_kind) -> Bool {
        unsafe node.pointee.kind == UInt8(truncatingIfNeeded: kind.rawValue)
    }

    package var kind: Kind {
        switch unsafe usher_json_kind(UInt32(node.pointee.kind)) {
        case usher_json_object: .object
        case usher_json_array: .array
        case usher_json_string: .string
        case usher_json_bool: .bool
        case usher_json_null: .null
        case usher_json_int64: .integer
        default: .number
        }
    }

    // In other modules, these properties are faster than comparing a `Kind`: 3 instructions instead of 30.
    package var isNull: Bool { isOf(usher_json_null) }
    package var isObject: Bool { isOf(usher_json_object) }
    package var isArray: Bool { isOf(usher_json_array) }
    package var isString: Bool { isOf(usher_json_string) }

    /// The value of an integer without fraction or exponent that fits `Int`; nil for any other value.
    package var integer: Int? { isOf(usher_json_int64) ? unsafe Int(node.pointee.number) : nil }

    /// The value of any number as the nearest double; nil for any other value.
    package var real: Double? {
        switch kind {
        case .integer: integer.map(Double.init)
        case .number: unsafe node.pointee.real
        default: nil
        }
    }

    package var bool: Bool? { isOf(usher_json_bool) ? unsafe node.pointee.number != 0 : nil }

    /// A string's bytes in valid UTF-8, without escapes; nil for any other value.
    package var string: Span<UInt8>? {
        @_lifetime(copy self)
        get {
            guard isOf(usher_json_string) else { return nil }
            return unsafe _overrideLifetime(text(of: node), copying: self)
        }
    }

    /// The value of the object's first member with this name; nil if there is none or this is no object.
    @_lifetime(copy self)
    package func member(_ name: StaticString) -> JSONValue? {
        var members = self.members
        while let member = members.next() {
            if member.name.equals(name) { return member.value }
        }
        return nil
    }

    /// The members in the order of the text, with repeated names. Values other than objects have none.
    package var members: JSONMembers {
        @_lifetime(copy self)
        get { JSONMembers(of: self, isOf(usher_json_object)) }
    }

    /// The elements in the order of the text. Values other than arrays have none.
    package var elements: JSONElements {
        @_lifetime(copy self)
        get { JSONElements(of: self, isOf(usher_json_array)) }
    }
}

package struct JSONMember: ~Escapable {
    package let name: Span<UInt8>
    package let value: JSONValue

    @_lifetime(copy owner)
    fileprivate init(_ node: UnsafePointer<usher_json_node>, of owner: JSONValue) {
        name = unsafe _overrideLifetime(text(of: node), copying: owner)
        value = unsafe JSONValue(node + 1, of: owner)
    }
}

@safe package struct JSONMembers: ~Escapable {
    private var node: UnsafePointer<usher_json_node>
    private let end: UnsafePointer<usher_json_node>
    /// The object whose members are visited. It bounds the lifetime of all values found in it.
    private let owner: JSONValue

    @_lifetime(copy owner)
    fileprivate init(of owner: JSONValue, _ isObject: Bool) {
        unsafe node = unsafe owner.node + 1
        unsafe end = unsafe isObject ? usher_json_behind(owner.node) : owner.node + 1
        self.owner = owner
    }

    @_lifetime(copy self)
    package mutating func next() -> JSONMember? {
        guard unsafe node < end else { return nil }
        let member = unsafe JSONMember(node, of: owner)
        unsafe node = unsafe usher_json_behind(node + 1)
        return member
    }
}

@safe package struct JSONElements: ~Escapable {
    private var node: UnsafePointer<usher_json_node>
    private let end: UnsafePointer<usher_json_node>
    /// The array whose elements are visited. It bounds the lifetime of all values found in it.
    private let owner: JSONValue

    @_lifetime(copy owner)
    fileprivate init(of owner: JSONValue, _ isArray: Bool) {
        unsafe node = unsafe owner.node + 1
        unsafe end = unsafe isArray ? usher_json_behind(owner.node) : owner.node + 1
        self.owner = owner
    }

    @_lifetime(copy self)
    package mutating func next() -> JSONValue? {
        guard unsafe node < end else { return nil }
        let element = unsafe JSONValue(node, of: owner)
        unsafe node = unsafe usher_json_behind(node)
        return element
    }
}

@_lifetime(immortal)
private func text(of node: UnsafePointer<usher_json_node>) -> Span<UInt8> {
    guard let bytes = unsafe node.pointee.bytes else {
        return unsafe _overrideLifetime(Span(), borrowing: ())
    }
    let count = unsafe Int(node.pointee.count)
    return unsafe _overrideLifetime(Span(_unsafeStart: bytes, count: count), borrowing: ())
}
