import HTTP
import Load
import Reactor
import TLS
import Wire

/// What `GET /v1/usage` says of a user.
struct UsageFigure: Hashable, Sendable {
    let used: Int
    let limit: Int
    let period: String
}

/// Asks an edge, as an app or an operator would.
enum Inquiry {
    /// An answer's status and body.
    struct Answer {
        let status: Int
        let body: [UInt8]
    }

    /// What an edge says of a user; nil where it does not answer with a figure, asked again for some seconds.
    static func usage(
        of user: String, at front: Front, edge: Int = 0, on loop: EventLoop
    ) async -> UsageFigure? {
        let end = Clocks.monotonic() + 10_000_000_000
        while Clocks.monotonic() < end {
            let answer = try? await ask(
                "GET", "/v1/usage", front.targets[edge], front.lines(naming: user), front.security, on: loop)
            if let answer, answer.status == 200, let figure = figure(in: answer.body) { return figure }
            await loop.sleep(nanoseconds: 50_000_000)
        }
        return nil
    }

    /// One request on a connection of its own.
    ///
    /// - Parameters:
    ///   - lines: of the head, each with its line's end.
    ///   - body: JSON, or nothing.
    static func ask(
        _ method: String, _ path: String, _ target: LoadTarget, _ lines: String, _ security: TLSContext?,
        body: String = "", on loop: EventLoop
    ) async throws(UpstreamFailure) -> Answer {
        let origin = Origin(
            host: target.host, port: target.port, security: target.isSecure ? security : nil)
        let pool = UpstreamPool(origin, on: loop)
        defer { pool.drain() }
        let connection = try await pool.connect(for: nil)
        connection.outbound.append(
            utf8: "\(method) \(path) HTTP/1.1\r\nHost: \(target.authority)\r\nConnection: close\r\n\(lines)")
        if !body.isEmpty {
            connection.outbound.append(
                utf8: "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n")
        }
        connection.outbound.append(utf8: "\r\n\(body)")
        defer { connection.finish(isWhole: false) }
        try await connection.send()
        try await connection.receiveHead(answering: method == "GET" ? .get : .post)
        let (status, framing) = (connection.head.status, connection.framing)
        connection.releaseHead()
        return Answer(status: status, body: try await Self.body(of: connection, framing))
    }

    private static func body(
        of connection: UpstreamConnection, _ framing: BodyFraming
    ) async throws(UpstreamFailure) -> [UInt8] {
        var decoder = BodyDecoder(framing, from: .upstream)
        var body: [UInt8] = []
        var isDone = decode(connection.inbound, &decoder, &body)
        while !isDone {
            switch connection.channel.receiveIntoScratch() {
            case .moved(let count):
                var bytes = ByteBuffer()
                bytes.append(connection.channel.loop.scratch.bytes, first: count)
                isDone = decode(bytes, &decoder, &body)
            case .wouldBlock: await connection.channel.readable()
            case .ended, .broken: throw .broken
            }
        }
        return body
    }

    private static func decode(
        _ bytes: borrowing ByteBuffer, _ decoder: inout BodyDecoder, _ body: inout [UInt8]
    ) -> Bool {
        var offset = 0
        while true {
            switch try? decoder.next(in: bytes, from: &offset) {
            case .payload(let range): for index in range { body.append(bytes[index]) }
            case .needMore: return false
            case .finished, nil: return true
            }
        }
    }

    private static func figure(in body: [UInt8]) -> UsageFigure? {
        var parser = JSONParser()
        guard let root = try? parser.parse(body.span), let used = root.member("message_count")?.integer,
            let limit = root.member("limit")?.integer, let period = root.member("billing_period")?.text
        else { return nil }
        return UsageFigure(used: used, limit: limit, period: period)
    }
}

extension JSONValue {
    var text: String? {
        guard let bytes = string else { return nil }
        return String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}

extension BodyDecoder {
    fileprivate mutating func next(
        in buffer: borrowing ByteBuffer, from offset: inout Int
    ) throws(HTTPFault) -> Step { try next(in: buffer.readable, from: &offset) }
}
