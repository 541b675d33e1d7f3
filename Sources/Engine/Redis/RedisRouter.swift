package import Reactor
package import TLS

/// The servers of a store as one loop sees them, and which of them has a key.
///
/// A command about a key goes to the node that has the key. Facts that differ by server (its version, rights
/// and figures, a walk through its keys) are requested from each of `nodes`. If there is only one
/// server, or one master, nothing is computed to find it: a key's slot is an autoclosure that is not run.
///
/// Everything here belongs to the loop's thread. `close` must be called before the router is let go.
package final class RedisRouter {
    /// The single server, or the master that sentinels name; nil for a cluster.
    @usableFromInline let only: RedisNode?
    /// The map of a cluster's slots to its nodes, kept up to date; nil for other stores.
    package let cluster: ClusterMap?
    /// Keeps a sentinels' master in view.
    private let sentinels: SentinelGroup?
    package let loop: EventLoop
    private let store: StoreAddress
    private let tls: TLSContext?
    private let options: RedisNode.Options

    /// - Parameter tls: whom to trust, for an address that is encrypted; the other addresses don't need it.
    package init(
        _ store: StoreAddress, on loop: EventLoop, tls: TLSContext? = nil,
        options: RedisNode.Options = RedisNode.Options()
    ) {
        (self.store, self.loop, self.tls, self.options) = (store, loop, tls, options)
        switch store.kind {
        case .single:
            only = RedisNode(store.server, on: loop, tls: tls, options: options)
            (cluster, sentinels) = (nil, nil)
        case .sentinel(let name, let places):
            let group = SentinelGroup(store, master: name, places, on: loop, tls: tls)
            let master = RedisNode(
                store.resolveAddress(of: places[0]), on: loop, tls: tls, options: options, locator: group)
            group.watchMaster(master)
            (only, cluster, sentinels) = (master, nil, group)
        case .cluster(let places):
            only = nil
            sentinels = nil
            cluster = ClusterMap(store, places, on: loop, tls: tls, options: options)
        }
    }

    /// A single server.
    package convenience init(
        _ address: RedisAddress, on loop: EventLoop, tls: TLSContext? = nil,
        options: RedisNode.Options = RedisNode.Options()
    ) {
        self.init(StoreAddress(address), on: loop, tls: tls, options: options)
    }

    package func close() {
        only?.close()
        cluster?.closeNodes()
    }

    /// Whether one server has every key.
    package var isSingle: Bool { only != nil }

    /// The single server, or a cluster's masters that have slots, in the order of their first ones.
    package var nodes: [RedisNode] {
        if let only { return [only] }
        return cluster?.nodes ?? []
    }

    /// Called when `nodes` has changed; for a cluster only.
    package var changed: (() -> Void)? {
        get { cluster?.changed }
        set { cluster?.changed = newValue }
    }

    /// Waits until a cluster's slots are known, within the time of a call; returns at once for other stores.
    package func waitUntilKnown() async {
        await cluster?.waitUntilKnown(by: loop.now + UInt64(options.deadline) * 1_000_000)
    }

    /// The servers that may take a master's place, as the cluster's nodes or the newest of the sentinels'
    /// configurations have them; none of a single server.
    package func findReplicas() async -> [Replica] {
        if let cluster { return cluster.replicas }
        let views = await sentinelViews()
        guard let view = views.max(by: { $0.epoch < $1.epoch }), let master = view.master else { return [] }
        return view.replicas.map { Replica(place: $0, master: master) }
    }

    /// Asks replicas, to which no call is sent, all at once; the results in their order.
    package func visitReplicas<Result>(
        _ replicas: [Replica], _ body: @escaping (RedisNode, Replica) async -> Result
    ) async -> [Result] {
        await Survey.ofAll(replicas, on: loop) { [store, loop, tls, options] replica in
            let node = RedisNode(
                store.resolveAddress(of: replica.place), on: loop, tls: tls, options: options)
            defer { node.close() }
            return await body(node, replica)
        }
    }

    /// The views of all sentinels; empty if there are no sentinels.
    package func sentinelViews() async -> [SentinelView] { await sentinels?.readViews() ?? [] }

    // MARK: Places

    /// The node that has a slot. Inlined, so that a single server pays for no closure.
    @inlinable @inline(__always)
    package func node(of slot: @autoclosure () -> RedisSlot) -> RedisNode {
        if let only { return only }
        return findOwner(of: slot())
    }

    @usableFromInline
    func findOwner(of slot: RedisSlot) -> RedisNode {
        guard let cluster else { preconditionFailure("a router has one server or a cluster") }
        return cluster.nodes[cluster.nodeIndex(of: slot) ?? 0]
    }

    /// Whether a node has a slot. A command for a slot that no node has goes to some node all the same, which
    /// redirects or refuses it.
    package func has(_ node: RedisNode, _ slot: RedisSlot) -> Bool {
        guard let cluster else { return node === only }
        return cluster.nodeIndex(of: slot).map { cluster.nodes[$0] === node } ?? false
    }

    /// The node that has the key among these arguments.
    ///
    /// - Parameter index: the key's place among them: 0 for a script's, 1 behind a command's name.
    package func node(ofKeyIn arguments: RedisArguments, at index: Int = 0) -> RedisNode {
        node(of: arguments.slotOfKey(at: index))
    }

    // MARK: Calls

    /// Runs a script on the node that has its first key, in whose slot the others lie.
    package func evaluate(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil
    ) async throws(RedisError) -> RedisReply {
        if let only { return try await only.evaluate(script, keys: keys, arguments, due: due) }
        return try await runCall(.script(script, keys: keys, arguments), due: due ?? soon)
    }

    /// Sends a command as it stands to the node that has its key, which follows its name.
    package func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
        if let only { return try await only.sendCommand(arguments) }
        return try await runCall(.command(arguments), due: soon)
    }

    /// Sends several commands and returns the result of each, in their order. Those of one node are sent
    /// together, one node after the other, since this is not on the path of messages.
    package func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
        if let only { return await only.sendCommands(list) }
        let places = list.map { ObjectIdentifier(node(ofKeyIn: $0, at: 1)) }
        var replies = [Result<RedisReply, RedisError>](repeating: .failure(.unavailable), count: list.count)
        for node in nodes {
            let indices = list.indices.filter { places[$0] == ObjectIdentifier(node) }
            guard !indices.isEmpty else { continue }
            for (index, reply) in zip(indices, await node.sendCommands(indices.map { list[$0] })) {
                replies[index] = reply
            }
        }
        for index in list.indices {
            guard case .failure(let error) = replies[index], error.isRedirect || error == .loading else {
                continue
            }
            do throws(RedisError) {
                replies[index] = .success(try await sendCommand(list[index]))
            } catch {
                replies[index] = .failure(error)
            }
        }
        return replies
    }

    private var soon: UInt64 { loop.now + UInt64(options.deadline) * 1_000_000 }

    // MARK: Figures

    /// The number of calls that have ended, with or without success, and the number of connections made since
    /// the start. In a cluster, each change of its masters counts as well.
    package var calls: Int { nodes.reduce(cluster?.callsBefore ?? 0) { $0 + $1.calls } }
    package var connects: Int {
        only?.connects ?? nodes.reduce(cluster?.connectsBefore ?? 0) { $0 + $1.connects }
    }
    /// True while a connection to every node stands.
    package var isConnected: Bool { nodes.allSatisfy(\.isConnected) }
}
