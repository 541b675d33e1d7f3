import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

/// A client of the usage stream that reads raw bytes.
final class Stream {
    struct Event {
        var type = ""
        var id: String?
        var text = ""
    }

    let head: String
    private let peer: Peer
    private var unread = ""

    static func open(
        _ responder: LiveAppResponder, user: String = "ann", lastEventID: String? = nil,
        version: String = "1.1",
        key: String? = nil, receiveBuffer: Int32? = nil, timeout seconds: Int = 15
    ) async throws -> Stream {
        let stream = try await connect(
            responder, user: user, lastEventID: lastEventID, version: version, key: key,
            receiveBuffer: receiveBuffer, timeout: seconds)
        #expect(stream.isOpen)
        return stream
    }

    /// Connects to the usage stream. `isOpen` is false if the server refused the connection.
    static func connect(
        _ responder: LiveAppResponder, user: String = "ann", lastEventID: String? = nil,
        version: String = "1.1",
        key: String? = nil, receiveBuffer: Int32? = nil, timeout seconds: Int = 15
    ) async throws -> Stream {
        let peer = try await Peer.connect(
            to: .loopback(port: responder.port), on: responder.loop, timeout: seconds)
        if let receiveBuffer { peer.channel.number.setBuffer(SO_RCVBUF, receiveBuffer) }
        let who = key.map { "Authorization: Bearer \($0)" } ?? "x-user-id: \(user)"
        let resumes = lastEventID.map { "Last-Event-ID: \($0)\r\n" } ?? ""
        try await peer.send(
            "GET /v1/usage/stream HTTP/\(version)\r\nHost: localhost\r\n\(who)\r\n\(resumes)\r\n")
        let head = try await peer.read(through: "\r\n\r\n")
        return Stream(peer, head)
    }

    var isOpen: Bool { head.contains(" 200 ") && head.contains("text/event-stream") }

    private init(_ peer: Peer, _ head: String) {
        self.peer = peer
        self.head = head
    }

    /// The next event of the stream. The lines with chunk sizes and comments are skipped.
    func next() async throws -> Event {
        var event = Event()
        while true {
            let line = try await peer.read(through: "\n").trimmingCharacters(in: .newlines)
            if line.hasPrefix("event: ") { event.type = String(line.dropFirst(7)) }
            if line.hasPrefix("id: ") { event.id = String(line.dropFirst(4)) }
            if line.hasPrefix("data: ") { event.text += line.dropFirst(6) }
            if line.isEmpty && !event.text.isEmpty { return event }
        }
    }

    func usage() async throws -> String {
        while true {
            let event = try await next()
            if event.type == "usage" { return event.text }
        }
    }

    /// Waits until the server sends another chunk. It reads three bytes: the CRLF that ends the last event's
    /// chunk, and the first digit of the new chunk's length. The caller can no longer read that digit.
    func somethingComes() async throws {
        #expect(try await peer.read(3).starts(with: Array("\r\n".utf8)))
    }

    /// Reads until the next comment, which the server sends as a heartbeat.
    func comment() async throws {
        while try await !peer.read(through: "\n").hasPrefix(":") {}
    }

    func lastChunk() async throws -> String {
        String(try await peer.read(through: "0\r\n\r\n").suffix(3))
    }

    func close() { peer.close() }
}

extension EventLoop {
    func waits(for condition: () async -> Bool) async -> Bool {
        await eventually(on: self, condition)
    }
}
