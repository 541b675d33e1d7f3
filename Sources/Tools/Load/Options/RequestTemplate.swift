import Bytes
import JSON

/// A header field whose value can contain the user, such as `x-user-id: {user}`.
package struct FieldTemplate: Hashable, Sendable {
    package let name: String
    /// The texts before, between and after the occurrences of `{user}`.
    package let parts: [String]

    /// The result is nil if the name is not an HTTP token, or if the value contains a control character.
    package init?(name: String, value: String) {
        let bytes = Array(name.utf8)
        guard !bytes.isEmpty, bytes.allSatisfy({ ByteClass.of($0).contains(.token) }),
            value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 })
        else { return nil }
        self.name = name
        parts = value.split(separator: "{user}", omittingEmptySubsequences: false).map(String.init)
    }

    package init?(line: String) {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        self.init(name: String(line[..<colon]), value: String(value))
    }
}

/// The bytes of one kind of request. They are built once, with gaps for what differs between requests.
struct RequestTemplate: Sendable {
    private enum Piece: Sendable {
        case bytes([UInt8])
        case user
        /// The gap for the last part of the Idempotency-Key.
        case serial
    }

    private let pieces: [Piece]

    /// - Parameter key: the first part of each Idempotency-Key. If it is nil, no Idempotency-Key is sent.
    init(_ variant: Variant, to target: LoadTarget, fields: [FieldTemplate], key: String?) {
        let path = target.path.isEmpty ? variant.dialect.path : target.path
        var text = "POST \(path) HTTP/1.1\r\nHost: \(target.authority)\r\n"
        text += "Content-Type: application/json\r\nAccept: */*\r\n"
        if variant.dialect == .anthropic { text += "anthropic-version: 2023-06-01\r\n" }
        var made: [Piece] = []
        for field in fields {
            text += field.name + ": "
            for (index, part) in field.parts.enumerated() {
                if index > 0 {
                    made += [.bytes(Array(text.utf8)), .user]
                    text = ""
                }
                text += part
            }
            text += "\r\n"
        }
        if let key {
            made += [.bytes(Array("\(text)Idempotency-Key: \(key)".utf8)), .serial]
            text = "\r\n"
        }
        let body = Self.body(of: variant)
        pieces = made + [.bytes(Array("\(text)Content-Length: \(body.count)\r\n\r\n".utf8) + body)]
    }

    func writeBody(user: Int, of users: borrowing Users, serial: Int, to buffer: inout ByteBuffer) {
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): buffer.append(bytes)
            case .user: users.writeName(user, to: &buffer)
            case .serial: buffer.append(decimal: serial)
            }
        }
    }

    /// The JSON of a chat message. Its text is made of letters and padded to the required length.
    private static func body(of variant: Variant) -> [UInt8] {
        let wantsUsage = variant.isStreamed && variant.dialect == .openAI
        var json = JSONWriter()
        json.beginObject()
        json.member("model", utf8: variant.model)
        json.member("stream", variant.isStreamed)
        if wantsUsage { json.object("stream_options") { $0.member("include_usage", true) } }
        json.member("max_tokens", variant.maxTokens)
        json.endObject()
        let document = json.finish()
        var bytes: [UInt8] = []
        for index in 0..<document.count - 1 { bytes.append(document[index]) }
        bytes += Array(#","messages":[{"role":"user","content":""#.utf8)
        let end = Array(#""}]}"#.utf8)
        var at = 0
        repeat {
            bytes.append(at % 7 == 6 ? 0x20 : 0x61 + UInt8(at % 26))
            at += 1
        } while bytes.count + end.count < variant.bodyBytes
        return bytes + end
    }
}
