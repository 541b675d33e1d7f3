import Bytes
package import HTTP
package import Reactor
import Wire

/// An HTTP client for a server on this machine. It uses this project's own HTTP code, on one loop.
package final class TestClient {
    package let port: UInt16
    private let pool: UpstreamPool

    package init(port: UInt16, on loop: EventLoop) {
        self.port = port
        pool = UpstreamPool(Origin(host: "127.0.0.1", port: port, security: nil), on: loop)
    }

    package func ask(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> Answer {
        let connection = try await open(method, target, fields, body: body)
        var answer = connection.answerHead
        let framing = connection.framing
        connection.releaseHead()
        do {
            answer.body = try await connection.readBody(framing)
        } catch {
            connection.finish(isWhole: false)
            throw error
        }
        connection.finish(isWhole: true)
        return answer
    }

    /// Sends a request and reads only the head of the answer. The caller must finish the connection.
    package func open(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> UpstreamConnection {
        let known: Method = method == "GET" ? .get : method == "HEAD" ? .head : .post
        var connection = pool.pooled()
        if connection == nil { connection = try await pool.connect(for: nil) }
        guard let connection else { throw UpstreamFailure.unreachable }
        connection.outbound.append(
            utf8: "\(method) \(target) HTTP/1.1\r\nHost: \(fields["Host"] ?? "localhost")\r\n")
        for (name, value) in fields where name != "Host" {
            connection.outbound.append(utf8: "\(name): \(value)\r\n")
        }
        if let body { connection.outbound.appendField("Content-Length", body.utf8.count) }
        connection.outbound.appendEndOfHead()
        if let body { connection.outbound.append(utf8: body) }
        do throws(UpstreamFailure) {
            try await connection.sendRequest()
            try await connection.receiveHead(answering: known)
        } catch {
            connection.finish(isWhole: false)
            throw error
        }
        return connection
    }

    package func leave() { pool.drain() }
}

package struct Answer: Sendable {
    package let status: Int
    /// The header fields, with names in lower case. If a field is repeated, its last value is kept.
    package let fields: [String: String]
    package fileprivate(set) var body: [UInt8] = []

    package init(status: Int, fields: [String: String]) {
        self.status = status
        self.fields = fields
    }

    package init(json: String) {
        self.init(status: 200, fields: [:])
        body = Array(json.utf8)
    }

    package var text: String { String(decoding: body, as: UTF8.self) }
}

extension UpstreamConnection {
    /// Reads the body until `text` has arrived. Returns false if the answer ended before that.
    package func receiveBody(until text: String) async -> Bool {
        var body = Self.copied(inbound)
        while !String(decoding: body, as: UTF8.self).contains(text) {
            let (bytes, transfer) = await channel.receiveSome()
            guard case .moved = transfer else { return false }
            body += bytes
        }
        return true
    }

    private static func copied(_ inbound: borrowing ByteBuffer) -> [UInt8] {
        let bytes = inbound.readable
        return (0..<bytes.count).map { bytes[$0] }
    }

    fileprivate var answerHead: Answer {
        Answer(status: head.status, fields: Self.fields(head.fields, inbound))
    }

    private static func fields(
        _ fields: borrowing HeadFields, _ inbound: borrowing ByteBuffer
    ) -> [String: String] {
        var found: [String: String] = [:]
        for index in 0..<fields.count {
            let name = text(inbound, fields[index].name).lowercased()
            found[name] = text(inbound, fields[index].value)
        }
        return found
    }

    private static func text(_ inbound: borrowing ByteBuffer, _ range: FieldRange) -> String {
        let bytes = inbound.readable[range]
        return String(decoding: [UInt8](bytes), as: UTF8.self)
    }

    fileprivate func readBody(_ framing: BodyFraming) async throws -> [UInt8] {
        var decoder = BodyDecoder(framing, from: .upstream)
        var body: [UInt8] = []
        var isDone = try Self.decode(inbound, &decoder, into: &body)
        while !isDone {
            switch channel.receiveIntoScratch() {
            case .moved(let count):
                var bytes = ByteBuffer()
                bytes.append(channel.loop.scratch.bytes, first: count)
                isDone = try Self.decode(bytes, &decoder, into: &body)
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended:
                try decoder.closeBody()
                isDone = true
            case .broken: throw UpstreamFailure.broken
            }
        }
        return body
    }

    /// Appends the decoded payload to `body`. Returns true at the end of the body.
    private static func decode(
        _ bytes: borrowing ByteBuffer, _ decoder: inout BodyDecoder, into body: inout [UInt8]
    ) throws -> Bool {
        var offset = 0
        let readable = bytes.readable
        while true {
            switch try decoder.next(in: readable, from: &offset) {
            case .payload(let range): for index in range { body.append(readable[index]) }
            case .needMore: return false
            case .finished: return true
            }
        }
    }
}
