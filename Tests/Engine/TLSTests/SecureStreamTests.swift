import Glibc
import Reactor
import TLS
import TestSupport
import Testing

@Suite(.needsOpenSSL) struct `A secured stream` {
    @Test(arguments: [1000, 16_384, 70_000])
    func `A secured stream carries 600 kB both ways through small buffers`(piece: Int) async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test")
        let settings = try TLSContext.client(trusting: bench.trust)
        let serving = try TLSContext.server(chain: pair.chain, key: pair.key)
        let up = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
        let down = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ $0 >> 7) }
        let received = try await onLoop(within: 60) { loop in
            let ends = try await securedPair(
                on: loop, in: bench.folder, settings, serving, host: "usher.test")
            defer { ends.close() }
            for channel in [ends.client.channel, ends.server.channel] { shrinkBuffers(of: channel) }
            let done = Waiter()
            let echo = ReceivedBytes()
            loop.spawn(with: (ends.server.channel, echo, done)) { server, echo, done in
                echo.bytes = await server.receiveAll(piece).bytes
                done.wake()
            }
            loop.spawn(with: ends.server.channel) { server in
                _ = await server.sendAll(down)
                server.finishSending()
            }
            loop.spawn(with: ends.client.channel) { client in
                _ = await client.sendAll(up)
                client.finishSending()
            }
            let (bytes, end) = await ends.client.channel.receiveAll(piece)
            #expect(end == .ended)
            if echo.bytes.isEmpty { await done.wait() }
            return (echo.bytes == up, bytes == down)
        }
        #expect(received.0)
        #expect(received.1)
    }

    @Test func `A secured stream reads as broken if cut off, and as ended if closed`() async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test")
        let settings = try TLSContext.client(trusting: bench.trust)
        let serving = try TLSContext.server(chain: pair.chain, key: pair.key)
        let ends = try await onLoop { loop in
            var transfers: [Transfer] = []
            for isOrderly in [true, false] {
                let ends = try await securedPair(
                    on: loop, in: bench.folder, settings, serving, host: "usher.test")
                #expect(await ends.server.channel.sendAll(Array("half".utf8)))
                if isOrderly { ends.server.channel.finishSending() }
                ends.server.channel.close()
                let (bytes, end) = await ends.client.channel.receiveAll()
                #expect(bytes == Array("half".utf8))
                transfers.append(end)
                ends.close()
            }
            return transfers
        }
        #expect(ends == [.ended, .broken])
    }

    /// The client refuses a renegotiation (a second handshake). The server then decides whether the
    /// connection continues. An OpenSSL server ends it.
    @Test func `A secured stream refuses a renegotiation, and loses nothing that was sent before`()
        async throws
    {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test")
        let settings = try TLSContext.client(trusting: bench.trust)
        let serving = try TLSContext.server(chain: pair.chain, key: pair.key)
        serving.limitToTLS12()
        let received = try await onLoop { loop in
            let ends = try await securedPair(
                on: loop, in: bench.folder, settings, serving, host: "usher.test")
            defer { ends.close() }
            let (client, server) = (ends.client.channel, ends.server.channel)
            #expect(await server.sendAll([1, 2]))
            ends.server.layer.renegotiate()
            let (bytes, _) = await client.receiveSome()
            #expect(!client.peerHasSpoken())
            let (refusal, transfer) = await server.receiveSome()
            #expect(refusal.isEmpty && transfer == .broken)
            return bytes
        }
        #expect(received == [1, 2])
    }

    @Test func `A secured stream does not wait for the network while it has bytes buffered`() async throws {
        let bench = try await Bench()
        let pair = try await bench.certificates.issue("DNS:usher.test")
        let settings = try TLSContext.client(trusting: bench.trust)
        let serving = try TLSContext.server(chain: pair.chain, key: pair.key)
        let pieces = try await onLoop { loop in
            let ends = try await securedPair(
                on: loop, in: bench.folder, settings, serving, host: "usher.test")
            defer { ends.close() }
            #expect(await ends.server.channel.sendAll(Array(repeating: 5, count: 100)))
            var pieces: [Int] = []
            for _ in 0..<10 { pieces.append(await ends.client.channel.receiveSome(10).bytes.count) }
            return pieces
        }
        #expect(pieces == Array(repeating: 10, count: 10))
    }
}

@Suite(.needsOpenSSL) struct `TLS settings` {
    @Test func `TLS settings name the file that cannot be used`() async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:a.test")
        let other = try await certificates.issue("DNS:b.test")
        try certificates.folder.write("not a certificate", to: "bad.pem")
        let bad = certificates.folder.file("bad.pem")
        let missing = certificates.folder.file("missing.pem")
        #expect(path(of: { () throws(TLSError) in try .client(trusting: .file(missing)) }) == missing)
        #expect(path(of: { () throws(TLSError) in try .client(trusting: .file(bad)) }) == bad)
        #expect(path(of: { () throws(TLSError) in try .server(chain: bad, key: pair.key) }) == bad)
        #expect(path(of: { () throws(TLSError) in try .server(chain: pair.chain, key: missing) }) == missing)
        #expect(
            path(of: { () throws(TLSError) in try .server(chain: pair.chain, key: other.key) }) == other.key)
    }

    /// For an encrypted key, OpenSSL would ask for a pass phrase on the terminal, and the edge would hang.
    @Test(.timeLimit(.minutes(1)))
    func `TLS settings refuse an encrypted key at once, and say that it is encrypted`() async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:a.test")
        for form in [["-aes256"], ["-aes256", "-traditional"]] {
            let encrypted = certificates.folder.file("encrypted.pem")
            let made = try await ProgramRun.of(
                ["openssl", "pkey", "-in", pair.key, "-out", encrypted, "-passout", "pass:word"] + form)
            #expect(made.exitCode == 0, "\(made.stderr)")
            let reason = reason(of: { () throws(TLSError) in try .server(chain: pair.chain, key: encrypted) })
            #expect(reason?.contains("it is encrypted") == true, "\(reason ?? "it is taken")")
        }
    }

    @Test func `TLS settings say that a key is not that of the first certificate`() async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:a.test")
        let texts = [certificates.authority, pair.chain].compactMap(TemporaryFolder.content)
        try certificates.folder.write(texts.joined(), to: "reversed.pem")
        let reversed = certificates.folder.file("reversed.pem")
        let reason = reason(of: { () throws(TLSError) in try .server(chain: reversed, key: pair.key) })
        #expect(reason?.contains("must be the first") == true, "\(reason ?? "it is taken")")
    }

    @Test func `TLS settings report which certificate of a file ends first`() async throws {
        let certificates = try await Certificates()
        let good = try await certificates.issue("DNS:a.test", days: 30)
        let ended = try await certificates.issue("DNS:b.test", days: -1)
        let texts = [good.chain, ended.chain, certificates.authority].compactMap(TemporaryFolder.content)
        try certificates.folder.write(texts.joined(), to: "chain.pem")
        let file = try CertificateFile(certificates.folder.file("chain.pem"))
        #expect(file.place == 2 && file.secondsLeft < 0)
    }

    private func reason(of make: () throws(TLSError) -> TLSContext) -> String? {
        do {
            _ = try make()
        } catch {
            if case .unusableFile(_, let reason) = error { return reason }
        }
        return nil
    }

    private func path(of make: () throws(TLSError) -> TLSContext) -> String? {
        do {
            _ = try make()
        } catch {
            if case .unusableFile(let path, let reason) = error { return reason.isEmpty ? nil : path }
        }
        return nil
    }
}

private final class ReceivedBytes { var bytes: [UInt8] = [] }

private func shrinkBuffers(of channel: Channel) {
    var size: Int32 = 2048
    for option in [SO_SNDBUF, SO_RCVBUF] {
        unsafe setsockopt(channel.number, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
    }
}
