import HTTP
import Reactor
import Wire

/// What `GET /v1/usage` says of a user.
struct UsageFigure: Hashable, Sendable {
    let used: Int
    let limit: Int
    let period: String
}

/// Asks an edge, as an app would.
enum Inquiry {
    /// Nil where the edge does not answer with a figure; asked again for some seconds.
    static func usage(of user: String, port: UInt16, on loop: EventLoop) async -> UsageFigure? {
        let end = Clocks.monotonic() + 10_000_000_000
        while Clocks.monotonic() < end {
            if let figure = try? await ask(user, port, loop) { return figure }
            await loop.sleep(nanoseconds: 50_000_000)
        }
        return nil
    }

    private static func ask(
        _ user: String, _ port: UInt16, _ loop: EventLoop
    ) async throws(UpstreamFailure) -> UsageFigure? {
        let pool = UpstreamPool(Origin(host: "127.0.0.1", port: port, security: nil), on: loop)
        defer { pool.drain() }
        let connection = try await pool.connect(for: nil)
        connection.outbound.append("GET /v1/usage HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        connection.outbound.append(utf8: "x-user-id: \(user)\r\n\r\n")
        defer { connection.finish(isWhole: false) }
        try await connection.send()
        try await connection.receiveHead(answering: .get)
        guard connection.head.status == 200 else { return nil }
        let framing = connection.framing
        connection.releaseHead()
        return figure(in: try await body(of: connection, framing))
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
            let limit = root.member("limit")?.integer, let period = root.member("billing_period")?.string
        else { return nil }
        return UsageFigure(
            used: used, limit: limit,
            period: String(decoding: period.indices.map { period[$0] }, as: UTF8.self))
    }
}

extension BodyDecoder {
    fileprivate mutating func next(
        in buffer: borrowing ByteBuffer, from offset: inout Int
    ) throws(HTTPFault) -> Step { try next(in: buffer.readable, from: &offset) }
}
