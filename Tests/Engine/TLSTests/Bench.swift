import Reactor
import TLS
import TestSupport

struct End {
    let channel: Channel
    let layer: SecureLayer
}

struct Ends {
    let client: End
    let server: End

    func close() {
        client.channel.close()
        server.channel.close()
    }
}

final class Bench: Sendable {
    let certificates: Certificates
    let folder: TemporaryFolder
    var trust: TLSContext.Trust { .file(certificates.authority) }

    init() async throws {
        certificates = try await Certificates()
        folder = try TemporaryFolder()
    }

    func meet<Result: Sendable>(
        host: String, trusting trust: TLSContext.Trust, offering protocols: [String] = [],
        showing pair: Certificates.Pair, _ body: @escaping @Sendable (SecureLayer, SecureLayer) -> Result
    ) async throws -> Result {
        let settings = try TLSContext.client(trusting: trust, offering: protocols)
        let serving = try TLSContext.server(chain: pair.chain, key: pair.key)
        return try await onLoop { loop in
            let ends = try await securedPair(on: loop, in: self.folder, settings, serving, host: host)
            defer { ends.close() }
            return body(ends.client.layer, ends.server.layer)
        }
    }
}

/// Both ends of a connection after the TLS handshake. If the handshake fails, both ends are closed.
func securedPair(
    on loop: EventLoop, in folder: TemporaryFolder, _ settings: TLSContext, _ serving: TLSContext,
    host: String
) async throws -> Ends {
    let (client, server) = try await connectedPair(on: loop, in: folder)
    let slot = Slot()
    loop.spawn(with: (server, slot)) { server, slot in
        slot.layer = try? await SecureLayer.accept(server, serving)
        slot.isDone = true
        slot.waiter.wake()
    }
    do {
        let layer = try await SecureLayer.connect(client, settings, host: host)
        if !slot.isDone { await slot.waiter.wait() }
        guard let accepted = slot.layer else { throw TLSError.hungUp }
        return Ends(client: End(channel: client, layer: layer), server: End(channel: server, layer: accepted))
    } catch {
        client.close()
        if !slot.isDone { await slot.waiter.wait() }
        server.close()
        throw error
    }
}

private final class Slot {
    var layer: SecureLayer?
    var isDone = false
    let waiter = Waiter()
}
