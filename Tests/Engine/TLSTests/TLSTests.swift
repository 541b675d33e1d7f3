import Glibc
import Reactor
import TLS
import TestSupport
import Testing

@Suite(.needsOpenSSL) struct `A TLS handshake` {
    @Test(arguments: ["usher.test", "a.wild.test", "127.0.0.1", "::1"])
    func `A TLS handshake succeeds with a certificate for the host`(host: String) async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test,DNS:*.wild.test,IP:127.0.0.1,IP:::1")
        let facts = try await bench.meet(host: host, trusting: bench.trust, showing: pair) { client, server in
            #expect(client.version == "TLSv1.3")
            return client.isResumed || server.isResumed
        }
        #expect(facts == false)
    }

    @Test(arguments: ["other.test", "test", "a.b.wild.test", "127.0.0.2", "usher.test.evil"])
    func `A TLS handshake is refused when the certificate is for another name`(host: String) async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test,DNS:*.wild.test,IP:127.0.0.1")
        await #expect(throws: TLSError.wrongName(host: host)) {
            try await bench.meet(host: host, trusting: bench.trust, showing: pair) { _, _ in }
        }
    }

    @Test func `A TLS handshake is refused when the certificate's authority is not trusted`() async throws {
        let bench = try await Bench()
        let others = try await Certificates()
        let pair = try await others.issue("DNS:usher.test")
        for trust in [bench.trust, .system] {
            await #expect(throws: TLSError.unknownAuthority(host: "usher.test")) {
                try await bench.meet(host: "usher.test", trusting: trust, showing: pair) { _, _ in }
            }
        }
    }

    @Test func `A TLS handshake is refused when the certificate has expired`() async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test", days: -1)
        await #expect(throws: TLSError.expired(host: "usher.test")) {
            try await bench.meet(host: "usher.test", trusting: bench.trust, showing: pair) { _, _ in }
        }
    }

    @Test func `A TLS handshake resumes the session of the same host, and not of another`() async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test,DNS:other.test")
        let authority = bench.certificates.authority
        let resumed = try await onLoop { loop in
            let settings = try TLSContext.client(trusting: .file(authority))
            let server = try TLSContext.server(chain: pair.chain, key: pair.key)
            var resumed: [Bool] = []
            for host in ["usher.test", "usher.test", "other.test"] {
                let ends = try await securedPair(on: loop, in: bench.folder, settings, server, host: host)
                // The server's session tickets arrive with its first bytes, so the client reads a byte here.
                #expect(await ends.server.channel.sendAll([1]))
                #expect(await ends.client.channel.receiveSome().bytes == [1])
                resumed.append(ends.client.layer.isResumed)
                ends.close()
            }
            return resumed
        }
        #expect(resumed == [false, true, false])
    }

    @Test func `A TLS handshake selects HTTP/1.1, and refuses a client that offers only h2`() async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test")
        let spoken = try await bench.meet(
            host: "usher.test", trusting: bench.trust, offering: ["h2", "http/1.1"], showing: pair
        ) { client, server in [client.applicationProtocol, server.applicationProtocol] }
        #expect(spoken == ["http/1.1", "http/1.1"])
        let silent = try await bench.meet(host: "usher.test", trusting: bench.trust, showing: pair) {
            client, _ in
            client.applicationProtocol
        }
        #expect(silent == nil)
        await #expect(throws: TLSError.self) {
            try await bench.meet(host: "usher.test", trusting: bench.trust, offering: ["h2"], showing: pair) {
                _, _ in
            }
        }
    }

    @Test func `A TLS handshake fails if the peer is silent, hangs up or speaks no TLS`() async throws {
        let folder = try TemporaryFolder()
        let settings = try TLSContext.client()
        let errors = try await onLoop { loop in
            var errors: [TLSError?] = []
            for act in [
                { _ in }, { $0.close() }, { _ = unsafe $0.send(Array("220 hello\r\n".utf8).span.bytes) },
            ]
                as [(Channel) -> Void]
            {
                let (client, server) = try await connectedPair(on: loop, in: folder)
                client.setDeadline(afterMilliseconds: 300)
                act(server)
                errors.append(await handshakeFailure(over: client, settings))
                client.close()
                server.close()
            }
            return errors
        }
        #expect(errors[0] == .timedOut)
        #expect(errors[1] == .hungUp)
        guard case .noTLS(let reason) = errors[2] else { return #expect(Bool(false), "\(errors)") }
        #expect(reason.contains("wrong version number"))
    }
}

private func handshakeFailure(over channel: Channel, _ settings: TLSContext) async -> TLSError? {
    do {
        try await SecureLayer.connect(channel, settings, host: "usher.test")
        return nil
    } catch {
        return error
    }
}
