import Bytes
import JSON

/// A JSON value that stays valid when its parser reads another text. It can be written as JSON again.
enum Document: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let name: String
        let value: Document
    }

    case object([Member])
    case list([Document])
    case text(String)
    case whole(Int)
    case real(Double)
    case flag(Bool)
    case null

    /// Reads a JSON text. The result is nil if the text is not JSON.
    static func read(_ bytes: [UInt8]) -> Document? {
        var parser = JSONParser(maxBytes: 64 << 20)
        do throws(JSONFault) {
            return Document(try parser.parse(bytes.span))
        } catch {
            return nil
        }
    }

    init(_ value: borrowing JSONValue) {
        switch value.kind {
        case .object:
            var found: [Member] = []
            var members = value.members
            while let member = members.next() {
                found.append(Member(name: Self.text(member.name), value: Document(member.value)))
            }
            self = .object(found)
        case .array:
            var found: [Document] = []
            var elements = value.elements
            while let element = elements.next() { found.append(Document(element)) }
            self = .list(found)
        case .string:
            if let text = value.string { self = .text(Self.text(text)) } else { self = .null }
        case .integer: self = .whole(value.integer ?? 0)
        case .number: self = .real(value.real ?? 0)
        case .bool: self = .flag(value.bool ?? false)
        case .null: self = .null
        }
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        var copy: [UInt8] = []
        copy.reserveCapacity(bytes.count)
        for index in bytes.indices { copy.append(bytes[index]) }
        return String(decoding: copy, as: UTF8.self)
    }

    /// The value as JSON, on one line.
    var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return String(writer.finish())
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .object(let members):
            json.beginObject()
            for member in members {
                json.name(utf8: member.name)
                member.value.write(to: &json)
            }
            json.endObject()
        case .list(let items):
            json.beginArray()
            for item in items { item.write(to: &json) }
            json.endArray()
        case .text(let text): json.string(utf8: text)
        case .whole(let number): json.integer(number)
        case .real(let number): json.decimal(number, places: 3)
        case .flag(let flag): json.bool(flag)
        case .null: json.null()
        }
    }
}

extension Document {
    /// The member of an object with this name. The result is nil if it is missing or null.
    subscript(_ name: String) -> Document? {
        guard case .object(let members) = self,
            let value = members.first(where: { $0.name == name })?.value, value != .null
        else { return nil }
        return value
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var whole: Int? {
        switch self {
        case .whole(let number): number
        default: nil
        }
    }

    var real: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    /// The elements of a list. The result is empty if this is no list.
    var items: [Document] { if case .list(let items) = self { items } else { [] } }

    /// The members of an object. The result is empty if this is no object.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    func text(_ name: String) -> String { self[name]?.text ?? "" }

    func whole(_ name: String) -> Int { self[name]?.whole ?? 0 }
}

extension Document: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    init(dictionaryLiteral elements: (String, Document)...) {
        self = .object(elements.map { Member(name: $0.0, value: $0.1) })
    }

    init(arrayLiteral elements: Document...) { self = .list(elements) }

    static func text(orNull text: String?) -> Document { text.map { .text($0) } ?? .null }

    static func whole(orNull number: Int?) -> Document { number.map { .whole($0) } ?? .null }
}
