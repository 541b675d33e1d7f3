internal import CSimdjson

/// Why a text is no JSON that is read here. Holds nothing of the text.
package struct JSONFault: Error, Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case empty, malformed, notUTF8, tooDeep, tooLong, noMemory
    }

    package let kind: Kind
    /// The byte at which the text breaks, where that can be told.
    package let offset: Int?

    package init(kind: Kind, offset: Int?) {
        self.kind = kind
        self.offset = offset
    }
}

/// A JSON parser with memory of its own, used again and again: one per loop. The documents it reads are
/// validated whole.
@safe package struct JSONParser: ~Copyable {
    private let parser: OpaquePointer

    /// - Parameters:
    ///   - maxBytes: longer texts are refused; the parser takes up to about 13 times a text's size while it
    ///     holds it.
    ///   - maxDepth: values nested deeper are refused.
    package init(maxBytes: Int = 16 << 20, maxDepth: Int = 128) {
        guard let parser = unsafe usher_json_parser_new(maxBytes, maxDepth) else {
            fatalError("no memory for a JSON parser")
        }
        unsafe self.parser = unsafe parser
    }

    deinit { unsafe usher_json_parser_free(parser) }

    /// Reads one document. Its values live until the parser is used again, which the compiler sees to.
    @_lifetime(&self)
    package mutating func parse(_ text: Span<UInt8>) throws(JSONFault) -> JSONValue {
        var root = unsafe usher_json(document: nil, index: 0)
        let parser = unsafe self.parser
        let error = unsafe text.withUnsafeBufferPointer { bytes in
            unsafe usher_json_parse(parser, bytes.baseAddress, bytes.count, &root)
        }
        guard error == usher_json_ok else { throw fault(error, text) }
        return unsafe _overrideLifetime(JSONValue(root), mutating: &self)
    }

    private func fault(_ error: usher_json_error, _ text: Span<UInt8>) -> JSONFault {
        switch error {
        case usher_json_empty: return JSONFault(kind: .empty, offset: nil)
        case usher_json_too_deep: return JSONFault(kind: .tooDeep, offset: nil)
        case usher_json_too_long: return JSONFault(kind: .tooLong, offset: nil)
        case usher_json_no_memory: return JSONFault(kind: .noMemory, offset: nil)
        case usher_json_not_utf8: return JSONFault(kind: .notUTF8, offset: Self.firstBadUTF8(text))
        default:
            let offset = unsafe usher_json_error_offset(parser, text.count)
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
        /// A whole number that fits `Int`.
        case integer
        /// Any other number.
        case number
    }

    private let value: usher_json

    @_lifetime(immortal)
    fileprivate init(_ value: usher_json) { unsafe self.value = unsafe value }

    @_lifetime(copy owner)
    fileprivate init(_ value: usher_json, of owner: JSONValue) { unsafe self.value = unsafe value }

    package var kind: Kind {
        switch unsafe usher_json_kind_of(value) {
        case usher_json_object: .object
        case usher_json_array: .array
        case usher_json_string: .string
        case usher_json_bool: .bool
        case usher_json_null: .null
        case usher_json_int64: .integer
        default: .number
        }
    }

    package var isNull: Bool { kind == .null }

    /// A whole number, written without a fraction or an exponent.
    package var integer: Int? { kind == .integer ? Int(unsafe usher_json_int64_of(value)) : nil }

    package var bool: Bool? { kind == .bool ? unsafe usher_json_bool_of(value) : nil }

    /// A string's bytes, unescaped, in valid UTF-8.
    package var string: Span<UInt8>? {
        @_lifetime(copy self)
        get {
            guard kind == .string else { return nil }
            return unsafe _overrideLifetime(span(usher_json_text_of(value)), copying: self)
        }
    }

    /// The first member of this name, if this is an object that has one.
    @_lifetime(copy self)
    package func member(_ name: StaticString) -> JSONValue? {
        var found = unsafe usher_json(document: nil, index: 0)
        guard unsafe usher_json_find_member(value, name.utf8Start, name.utf8CodeUnitCount, &found) else {
            return nil
        }
        return unsafe JSONValue(found, of: self)
    }

    /// An object's members in their order, doubles included; none if this is no object.
    package var members: JSONMembers {
        @_lifetime(copy self)
        get {
            let cursor = unsafe kind == .object ? usher_json_members(value) : .none
            return unsafe JSONMembers(cursor, of: self)
        }
    }

    /// An array's elements in their order; none if this is no array.
    package var elements: JSONElements {
        @_lifetime(copy self)
        get {
            let cursor = unsafe kind == .array ? usher_json_elements(value) : .none
            return unsafe JSONElements(cursor, of: self)
        }
    }
}

package struct JSONMember: ~Escapable {
    package let name: Span<UInt8>
    package let value: JSONValue

    @_lifetime(copy owner)
    fileprivate init(_ name: usher_json_text, _ value: usher_json, of owner: JSONValue) {
        self.name = unsafe _overrideLifetime(span(name), copying: owner)
        self.value = unsafe JSONValue(value, of: owner)
    }
}

@safe package struct JSONMembers: ~Escapable {
    private var cursor: usher_json_cursor
    /// What is stepped through; its lifetime is that of all that is found in it.
    private let owner: JSONValue

    @_lifetime(copy owner)
    fileprivate init(_ cursor: usher_json_cursor, of owner: JSONValue) {
        unsafe self.cursor = unsafe cursor
        self.owner = owner
    }

    @_lifetime(copy self)
    package mutating func next() -> JSONMember? {
        var name = unsafe usher_json_text(bytes: nil, count: 0)
        var value = unsafe usher_json(document: nil, index: 0)
        var cursor = unsafe self.cursor
        guard unsafe usher_json_next_member(&cursor, &name, &value) else { return nil }
        unsafe self.cursor = unsafe cursor
        return unsafe JSONMember(name, value, of: owner)
    }
}

@safe package struct JSONElements: ~Escapable {
    private var cursor: usher_json_cursor
    /// What is stepped through; its lifetime is that of all that is found in it.
    private let owner: JSONValue

    @_lifetime(copy owner)
    fileprivate init(_ cursor: usher_json_cursor, of owner: JSONValue) {
        unsafe self.cursor = unsafe cursor
        self.owner = owner
    }

    @_lifetime(copy self)
    package mutating func next() -> JSONValue? {
        var value = unsafe usher_json(document: nil, index: 0)
        var cursor = unsafe self.cursor
        guard unsafe usher_json_next_element(&cursor, &value) else { return nil }
        unsafe self.cursor = unsafe cursor
        return unsafe JSONValue(value, of: owner)
    }
}

extension usher_json_cursor {
    fileprivate static var none: usher_json_cursor {
        unsafe usher_json_cursor(next: usher_json(document: nil, index: 0), end: 0)
    }
}

@_lifetime(immortal)
private func span(_ text: usher_json_text) -> Span<UInt8> {
    guard let bytes = unsafe text.bytes else { return unsafe _overrideLifetime(Span(), borrowing: ()) }
    return unsafe _overrideLifetime(Span(_unsafeStart: bytes, count: text.count), borrowing: ())
}
