import Redis
import TLS
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A Redis client's connection to the server` {
    @Test func `A Redis client's connection to the server may be TCP`() async throws {
        let port = try freePort()
        let server = try await RedisServer.start(["--port", "\(port)"])
        let address = RedisAddress(host: "127.0.0.1", port: port, database: 1)
        let reply = try await withClient(of: address) { client, _ in
            try await client.sendCommand(words("ECHO", "tcp"))
        }
        #expect(reply.text == "tcp")
        server.kill9()
    }

    @Test func `A Redis client's connection to the server may be TCP to a host name`() async throws {
        let port = try freePort()
        let server = try await RedisServer.start(["--port", "\(port)"])
        let address = RedisAddress(host: "localhost", port: port)
        let reply = try await withClient(of: address) { client, _ in
            try await client.sendCommand(words("ECHO", "name"))
        }
        #expect(reply.text == "name")
        server.kill9()
    }

    @Test func `A Redis client fails as unavailable if the host name is unknown`() async throws {
        let error = try await withClient(of: RedisAddress(host: "usher.invalid")) { client, _ in
            await client.failure(of: words("PING"))
        }
        #expect(error == .unavailable)
    }
}

@Suite(.needsRedisServer, .needsOpenSSL) struct `A Redis client over TLS` {
    @Test func `A Redis client over TLS carries 320 kB both ways`() async throws {
        let (server, address, trust) = try await start(names: "IP:127.0.0.1")
        let value = String(repeating: "0123456789abcdef", count: 20_000)
        let context = try TLSContext.client(trusting: .file(trust.authority))
        let reply = try await withClient(of: address, tls: context) { client, _ in
            _ = try await client.sendCommand(words("SET", "k", value))
            return try await client.sendCommand(words("GET", "k"))
        }
        #expect(reply.text == value)
        server.kill9()
    }

    @Test func `A Redis client refuses a TLS server whose certificate is for another name`() async throws {
        let (server, address, trust) = try await start(names: "DNS:other.test")
        let context = try TLSContext.client(trusting: .file(trust.authority))
        let outcome = try await withClient(of: address, tls: context) { client, _ in
            (await client.failure(of: words("PING")), client.contact.map { "\($0)" })
        }
        #expect(outcome.0 == .denied(code: "TLS"))
        #expect(outcome.1?.contains("another name") == true)
        server.kill9()
    }

    private func start(names: String) async throws -> (RedisServer, RedisAddress, Certificates) {
        let certificates = try await Certificates()
        let pair = try await certificates.issue(names)
        let port = try freePort()
        let server = try await RedisServer.start([
            "--tls-port", "\(port)", "--tls-cert-file", pair.chain, "--tls-key-file", pair.key,
            "--tls-ca-cert-file", certificates.authority, "--tls-auth-clients", "no",
        ])
        return (server, RedisAddress(host: "127.0.0.1", port: port, isEncrypted: true), certificates)
    }
}
