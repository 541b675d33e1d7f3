/// An HTTP message as it arrived. Its framing is checked strictly.
package struct HTTPMessage: Sendable {
    package var line = ""
    /// The header fields in the order of arrival. Their names are in lower case.
    package var fields: [(name: String, value: String)] = []
    package var body = ""
    /// The sizes of the body's chunks. The list is empty if the body is not chunked.
    package var chunks: [Int] = []

    package var status: Int {
        let words = line.split(separator: " ")
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    /// The value of the header field with this name. The values of several fields with this name are joined
    /// with ` | `, which no test expects.
    package subscript(name: String) -> String? {
        let values = fields.filter { $0.name == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: " | ")
    }

    package func has(_ name: String) -> Bool { self[name] != nil }
}

extension Peer {
    /// Reads one message. `isToHead` says that it answers a HEAD request and so has no body.
    package func readMessage(isToHead: Bool = false) async throws -> HTTPMessage {
        var message = try await readHead()
        let isBodyless =
            isToHead || message.line.hasPrefix("HTTP/1.1 1") || message.status == 204
            || message.status == 304
        if isBodyless { return message }
        if message["transfer-encoding"] == "chunked" {
            try await readChunks(into: &message)
        } else if let length = message["content-length"] {
            guard let count = Int(length) else { throw Failure.malformed(message.line) }
            message.body = String(decoding: try await read(count), as: UTF8.self)
        } else if message.line.hasPrefix("HTTP/") {
            message.body = try await readToEnd()
        }
        return message
    }

    package func readHead() async throws -> HTTPMessage {
        var message = HTTPMessage()
        let lines = try await read(through: "\r\n\r\n").split(separator: "\r\n")
        message.line = String(lines.first ?? "")
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Failure.malformed(String(line)) }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            message.fields.append((line[..<colon].lowercased(), String(value)))
        }
        return message
    }

    private func readChunks(into message: inout HTTPMessage) async throws {
        while true {
            let line = try await read(through: "\r\n")
            guard let size = Int(line.dropLast(1), radix: 16) else { throw Failure.malformed(line) }
            if size > 0 {
                message.chunks.append(size)
                message.body += String(decoding: try await read(size), as: UTF8.self)
            }
            let end = try await read(2)
            guard end == [13, 10] else { throw Failure.malformed("a chunk's end") }
            if size == 0 { return }
        }
    }
}
