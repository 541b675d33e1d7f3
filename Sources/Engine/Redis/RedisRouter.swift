package import Reactor
package import TLS

/// The servers of a store as one loop sees them, and which of them has a key.
///
/// What is asked about a key goes to the node that has it. What each server has for itself (its version, its
/// rights, its figures, a walk through its keys) is asked of `nodes`, one by one. Where there is only one
/// server nothing is computed to find it: a key's slot is an autoclosure that is not run.
///
/// Everything here belongs to the loop's thread. `close` must be called before the router is let go.
package final class RedisRouter {
    package let nodes: [RedisNode]
    /// The single server; nil where there are several nodes.
    @usableFromInline let only: RedisNode?
    @usableFromInline let placement: (RedisSlot) -> Int

    /// - Parameter placement: the node that has a slot, by its place in `nodes`; not asked where there is
    ///   only one.
    package init(_ nodes: [RedisNode], placement: @escaping (RedisSlot) -> Int) {
        precondition(!nodes.isEmpty, "a store has a server")
        self.nodes = nodes
        self.placement = placement
        only = nodes.count == 1 ? nodes[0] : nil
    }

    /// A single server.
    ///
    /// - Parameter tls: whom to trust, for an address that is encrypted; the other addresses don't need it.
    package convenience init(
        _ address: RedisAddress, on loop: EventLoop, tls: TLSContext? = nil,
        options: RedisNode.Options = RedisNode.Options()
    ) {
        self.init([RedisNode(address, on: loop, tls: tls, options: options)]) { _ in 0 }
    }

    package func close() {
        for node in nodes { node.close() }
    }

    /// Whether one server has every key.
    package var isSingle: Bool { only != nil }

    // MARK: Places

    /// The node that has a slot. Inlined, so that a single server pays for no closure.
    @inlinable @inline(__always)
    package func node(of slot: @autoclosure () -> RedisSlot) -> RedisNode {
        if let only { return only }
        return nodes[placement(slot())]
    }

    /// The same by its place in `nodes`.
    package func place(of slot: @autoclosure () -> RedisSlot) -> Int {
        only == nil ? placement(slot()) : 0
    }

    /// Whether one node has both slots, so that what is sent about them keeps its order.
    package func hasTogether(_ slot: @autoclosure () -> RedisSlot, _ other: @autoclosure () -> RedisSlot)
        -> Bool
    {
        only != nil || placement(slot()) == placement(other())
    }

    /// The node that has the key among these arguments.
    ///
    /// - Parameter index: the key's place among them: 0 for a script's, 1 behind a command's name.
    package func node(ofKeyIn arguments: RedisArguments, at index: Int = 0) -> RedisNode {
        node(of: arguments.slot(at: index))
    }

    // MARK: Calls

    /// Runs a script on the node that has its first key, in whose slot the others lie.
    package func evaluate(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil
    ) async throws(RedisError) -> RedisReply {
        try await node(ofKeyIn: arguments).evaluate(script, keys: keys, arguments, due: due)
    }

    /// Sends a command as it stands to the node that has its key, which follows its name.
    package func command(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
        try await node(ofKeyIn: arguments, at: 1).command(arguments)
    }

    /// Sends several commands and answers what came of each, in their order. Those of one node go at once,
    /// one node's after the other's: no message waits for them.
    package func commands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
        if let only { return await only.commands(list) }
        let places = list.map { place(of: $0.slot(at: 1)) }
        var replies = [Result<RedisReply, RedisError>](repeating: .failure(.unavailable), count: list.count)
        for (place, node) in nodes.enumerated() {
            let indices = list.indices.filter { places[$0] == place }
            guard !indices.isEmpty else { continue }
            for (index, reply) in zip(indices, await node.commands(indices.map { list[$0] })) {
                replies[index] = reply
            }
        }
        return replies
    }

    // MARK: Figures

    /// Calls that have ended, well or not, and connections that were made, since the start.
    package var calls: Int { nodes.reduce(0) { $0 + $1.calls } }
    package var connects: Int { only?.connects ?? nodes.reduce(0) { $0 + $1.connects } }
    /// True while a connection to every node stands.
    package var isConnected: Bool { nodes.allSatisfy(\.isConnected) }
}
