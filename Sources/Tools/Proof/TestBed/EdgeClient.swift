import Bytes
import Foundation
import HTTP
import JSON
import Load
import Reactor
import TLS
import Wire

struct UsageFigure: Hashable, Sendable {
    let used: Int
    let limit: Int
    let period: String
    /// Whether the limit refuses messages. A soft limit or a limit in shadow only counts.
    let isHard: Bool
    /// When the user's record changed last, in seconds since 1970. It is nil if it is not reported.
    let updatedAt: Int?
}

/// Sends requests to an edge, as an app or an operator does.
enum EdgeClient {
    struct Answer {
        let status: Int
        let body: [UInt8]
        /// The sentence about a reached threshold (`Usher-Notice`). It is nil if the answer has none.
        var notice: String?
        /// The seconds of `Retry-After`. It is nil if the value is not a whole number of at most nine digits.
        var retryAfter: Int?

        /// The used units that a refusal in OpenAI's form reports.
        var refusedUse: Int? {
            var parser = JSONParser()
            let root = try? parser.parse(body.span)
            return root?.member("error")?.member("used")?.figure
        }
    }

    /// Reads a user's usage from an edge. It repeats the request until the edge reports a usage. The result
    /// is nil if that takes too long.
    static func readUsage(
        of user: String, at front: EdgeFront, edge: Int = 0, within seconds: UInt64 = 10, on loop: EventLoop
    ) async -> UsageFigure? {
        let end = Clocks.monotonic() + seconds * 1_000_000_000
        while Clocks.monotonic() < end {
            let answer = try? await askEdge(
                "GET", "/v1/usage", front.targets[edge], front.headLines(naming: user), front.security,
                on: loop)
            if let answer, answer.status == 200, let figure = figure(in: answer.body) { return figure }
            await loop.sleep(nanoseconds: 50_000_000)
        }
        return nil
    }

    /// Sends one request on its own connection.
    ///
    /// - Parameters:
    ///   - lines: lines of the head, each with its line end.
    ///   - body: JSON, or an empty text.
    ///   - milliseconds: the time until the answer begins, and again until it ends. It is short, because
    ///     a broken edge can accept a request and never answer.
    static func askEdge(
        _ method: String, _ path: String, _ target: LoadTarget, _ lines: String, _ security: TLSContext?,
        body: String = "", within milliseconds: Int = 10_000, on loop: EventLoop
    ) async throws(UpstreamFailure) -> Answer {
        var origin = Origin(
            host: target.host, port: target.port, security: target.isSecure ? security : nil)
        (origin.limits.firstByteMilliseconds, origin.limits.idleMilliseconds) = (milliseconds, milliseconds)
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
        try await connection.sendRequest()
        try await connection.receiveHead(answering: method == "GET" ? .get : .post)
        let (status, framing) = (connection.head.status, connection.framing)
        let notice = Self.notice(connection.head, in: connection.inbound)
        let retryAfter = Self.retryAfter(connection.head, in: connection.inbound)
        connection.releaseHead()
        // `fetchAnswer` would set a deadline for the body, but it is not used here. So the deadline is set on
        // the channel.
        connection.channel.setDeadline(afterMilliseconds: origin.limits.idleMilliseconds)
        return Answer(
            status: status, body: try await Self.body(of: connection, framing), notice: notice,
            retryAfter: retryAfter)
    }

    private static func retryAfter(_ head: ResponseHead, in bytes: borrowing ByteBuffer) -> Int? {
        let name = Array("retry-after".utf8)
        guard let range = head.fields.first(named: name.span, in: bytes.readable)?.value else { return nil }
        let value = bytes.readable[range]
        // Values of more than nine digits are ignored, because nine digits of seconds are thirty years.
        guard (1...9).contains(value.count) else { return nil }
        var seconds = 0
        for index in value.indices {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(value[index]) else { return nil }
            seconds = seconds * 10 + Int(value[index] - UInt8(ascii: "0"))
        }
        return seconds
    }

    private static func notice(_ head: ResponseHead, in bytes: borrowing ByteBuffer) -> String? {
        let name = Array("usher-notice".utf8)
        guard let range = head.fields.first(named: name.span, in: bytes.readable)?.value else { return nil }
        let value = bytes.readable[range]
        return String(decoding: value.indices.map { value[$0] }, as: UTF8.self)
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
                guard body.count <= 16 << 20 else { throw .malformed }
            case .wouldBlock: await connection.channel.waitUntilReadable()
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
        guard let root = try? parser.parse(body.span), let used = root.member("message_count")?.figure,
            let limit = root.member("limit")?.figure, let period = root.member("billing_period")?.text
        else { return nil }
        var isHard = true
        if var limits = root.member("limits")?.elements {
            while let other = limits.next() {
                let isThis =
                    other.member("meter")?.text == "messages" && other.member("period")?.text == period
                    && other.member("limit")?.figure == limit
                if isThis { isHard = other.member("enforcement")?.text == "hard" }
            }
        }
        let updated = root.member("updated_at")?.text.flatMap { try? Date($0, strategy: .iso8601) }
        return UsageFigure(
            used: used, limit: limit, period: period, isHard: isHard,
            updatedAt: updated.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) })
    }
}

extension JSONValue {
    /// An integer for calculations. A broken edge can send any number, so the result is nil beyond ±2⁵³.
    var figure: Int? {
        guard let integer, integer.magnitude <= 1 << 53 else { return nil }
        return integer
    }

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
