import AdminAPI
import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `The host name of a request to the admin listener` {
    private static let page = Page()

    private final class Page: TaskResponder, Sendable {
        func respond(to call: ServerCall) async {
            call.respond(status: 200, type: "text/plain", body: "secret")
        }
    }

    /// Sends a request that begins with `head` to a listener on 127.0.0.1.
    private func ask(_ head: String, allowing names: [String] = []) async throws -> HTTPMessage {
        try await onLoop { loop in
            let check = HostCheck(AllowedHosts(names), before: Self.page)
            let server = Server(on: loop, limits: ServerLimits(), responder: check)
            let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
            server.listen(on: socket)
            let peer = try await Peer.connect(to: address, on: loop)
            try await peer.send(head + "\r\n\r\n")
            let answer = try await peer.readMessage()
            peer.close()
            server.drain()
            _ = await eventually(on: loop) { server.connectionCount == 0 }
            return answer
        }
    }

    @Test(arguments: [
        "localhost", "LOCALHOST:9090", "localhost.", "127.0.0.1", "127.0.0.1:1", "127.8.9.1", "[::1]",
        "[::1]:9090",
        "[::ffff:127.0.0.1]",
    ])
    func `The host name of an admin request may be one of loopback`(host: String) async throws {
        for path in ["/metrics", "/console", "/admin/v1/stats"] {
            #expect(try await ask("GET \(path) HTTP/1.1\r\nHost: \(host)").body == "secret")
            #expect(try await ask("GET http://\(host)\(path) HTTP/1.1\r\nHost: \(host)").body == "secret")
        }
    }

    @Test(arguments: [
        "rebound.example.com", "rebound.example.com:9090", "10.0.0.1", "[fe80::1]", "0.0.0.0",
        "localhost.example.com",
        "127.0.0.1.example.com", "0x7f000001", "2130706433", "127.1", "usher", "[::]",
    ])
    func `An admin request for another host is refused, with what to change`(host: String) async throws {
        for path in ["/metrics", "/console", "/", "/admin/v1/stats", "/livezz", "/readyz/x"] {
            let answer = try await ask("GET \(path) HTTP/1.1\r\nHost: \(host)")
            #expect(answer.status == 421)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(answer.body.contains("misdirected_request") && answer.body.contains("allowed_hosts"))
            #expect(!answer.body.contains(host), "nothing of the request is repeated")
            #expect(try await ask("GET http://\(host)\(path) HTTP/1.1\r\nHost: \(host)").status == 421)
        }
    }

    @Test func `An admin request without a host name is refused`() async throws {
        #expect(try await ask("GET /metrics HTTP/1.0").status == 421)
        #expect(try await ask("GET /metrics HTTP/1.0\r\nHost: localhost").status == 200)
    }

    @Test(
        arguments: ["/livez", "/readyz", "/readyz?verbose"],
        ["10.1.2.3:9090", "usher.svc", "rebound.example.com"])
    func `Probes answer whatever the host name of the request is`(path: String, host: String) async throws {
        #expect(try await ask("GET \(path) HTTP/1.1\r\nHost: \(host)").status == 200)
    }

    @Test func `The host name of an admin request may be one that the configuration lists`() async throws {
        let names = ["usher.internal", "10.0.0.7", "2001:db8::7"]
        for host in ["usher.internal", "USHER.internal:9090", "10.0.0.7:9090", "[2001:db8::7]"] {
            #expect(try await ask("GET /metrics HTTP/1.1\r\nHost: \(host)", allowing: names).status == 200)
        }
        for host in ["x.usher.internal", "10.0.0.8", "[2001:db8::8]"] {
            #expect(try await ask("GET /metrics HTTP/1.1\r\nHost: \(host)", allowing: names).status == 421)
        }
    }

    @Test func `The host name of an admin request may be the address that the connection came to`() {
        let hosts = AllowedHosts([])
        let local = SocketAddress(numeric: "10.0.0.5", port: 9090)
        #expect(hosts.contains("10.0.0.5", local: local))
        #expect(hosts.contains("10.0.0.5", local: SocketAddress(numeric: "::ffff:10.0.0.5", port: 9090)))
        #expect(!hosts.contains("10.0.0.6", local: local))
        let six = SocketAddress(numeric: "2001:db8::5", port: 9090)
        #expect(hosts.contains("[2001:db8::5]", local: six))
        #expect(!hosts.contains("", local: six))
    }
}
