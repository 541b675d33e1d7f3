import Reactor
import Redis
import TLS
import TestSupport

func words(_ words: String...) -> RedisArguments {
    var arguments = RedisArguments()
    for word in words { arguments.append(word) }
    return arguments
}

extension RedisReply {
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}

extension RedisNode.Options {
    /// Options with a short deadline, for tests that wait for it.
    static var strict: RedisNode.Options {
        var options = RedisNode.Options()
        options.deadline = 300
        return options
    }
}

/// Calls `body` with a client of the server, on its own loop. If the address is a Unix socket, the running
/// test can choose another way to the server, such as TLS over a simulated link (`Transport.current`).
func withClient<Result: Sendable>(
    of address: RedisAddress, tls: TLSContext? = nil, _ options: RedisNode.Options = .patient,
    _ body: @escaping @Sendable (RedisNode, EventLoop) async throws -> Result
) async throws -> Result {
    let transport = Transport.current
    guard address.host.hasPrefix("/"),
        let link = try await transport.link(to: .unix(address.host), endsTLS: true)
    else {
        return try await withDirectClient(of: address, tls, options, body)
    }
    var place = address
    (place.host, place.port, place.isEncrypted) = ("127.0.0.1", link.port, transport.isSecure)
    let trust = transport.isSecure ? try await SharedCertificates.client() : nil
    do {
        let result = try await withDirectClient(of: place, trust, options, body)
        await link.stop()
        return result
    } catch {
        await link.stop()
        throw error
    }
}

private func withDirectClient<Result: Sendable>(
    of address: RedisAddress, _ tls: TLSContext?, _ options: RedisNode.Options,
    _ body: @escaping @Sendable (RedisNode, EventLoop) async throws -> Result
) async throws -> Result {
    try await onLoop { loop in
        let client = RedisNode(address, on: loop, tls: tls, options: options)
        defer { client.close() }
        return try await body(client, loop)
    }
}

extension RedisServer {
    var address: RedisAddress { RedisAddress(host: socketPath) }
}

extension RedisNode {
    /// The error of a call. The result is nil if the call got a reply.
    func failure(of arguments: RedisArguments) async -> RedisError? {
        do {
            _ = try await sendCommand(arguments)
            return nil
        } catch {
            return error
        }
    }

    func answers(_ arguments: RedisArguments) async -> Bool { await failure(of: arguments) == nil }
}
