package import Reactor
package import TLS

/// The servers of a store, as one loop uses them. The router finds the server that has a key.
///
/// A command with a key is sent to the node that has the key. Facts that differ by server are requested from
/// each of `nodes`: its version, permissions, figures and list of keys. With a single node, the search costs
/// nothing: a key's slot is an autoclosure that is not run.
///
/// All members must be used on the loop's thread. Call `close` before the router is released.
package final class RedisRouter {
    /// The single server, or the master that sentinels name. It is nil for a cluster.
    @usableFromInline let only: RedisNode?
    /// The map of a cluster, which says which node has which slot. It is nil for other stores.
    package let cluster: ClusterMap?
    /// Follows changes of the master that sentinels name. It is nil without sentinels.
    private let sentinels: SentinelGroup?
    package let loop: EventLoop
    private let store: StoreAddress
    private let tls: TLSContext?
    private let options: RedisNode.Options

    /// - Parameter tls: the certificates to trust. It is needed only if the address demands TLS.
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

    package var isSingle: Bool { only != nil }

    /// The single node, or a cluster's masters that have slots, in the order of their first slots.
    package var nodes: [RedisNode] {
        if let only { return [only] }
        return cluster?.nodes ?? []
    }

    /// Is called when a cluster's `nodes` have changed. It is never called for other stores.
    package var changed: (() -> Void)? {
        get { cluster?.changed }
        set { cluster?.changed = newValue }
    }

    /// Waits until a cluster's slots are known, but no longer than a call may take. For other stores it
    /// returns at once.
    package func waitUntilKnown() async {
        await cluster?.waitUntilKnown(by: loop.now + UInt64(options.deadline) * 1_000_000)
    }

    /// The servers that can replace a master. They are reported by a cluster's nodes, or by the sentinel with
    /// the newest configuration. A single server has none.
    package func findReplicas() async -> [Replica] {
        if let cluster { return cluster.replicas }
        let views = await sentinelViews()
        guard let view = views.max(by: { $0.epoch < $1.epoch }), let master = view.master else { return [] }
        return view.replicas.map { Replica(place: $0, master: master) }
    }

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

    /// What all sentinels report. The list is empty if the store has none.
    package func sentinelViews() async -> [SentinelView] { await sentinels?.readViews() ?? [] }

    // MARK: Places

    /// The node that has a slot. It is inlined, so that a single server needs no closure to compute `slot`.
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

    /// Whether a node has a slot. If no node has the slot, a command for it is still sent to one node, which
    /// redirects or refuses the command.
    package func has(_ node: RedisNode, _ slot: RedisSlot) -> Bool {
        guard let cluster else { return node === only }
        return cluster.nodeIndex(of: slot).map { cluster.nodes[$0] === node } ?? false
    }

    /// The node that has the key among these arguments.
    ///
    /// - Parameter index: the index of the key. It is 0 for a script's arguments, and 1 after the name of a
    ///   command.
    package func node(ofKeyIn arguments: RedisArguments, at index: Int = 0) -> RedisNode {
        node(of: arguments.slotOfKey(at: index))
    }

    // MARK: Calls

    /// Runs a script on the node that has its first key. All keys must be in the same slot.
    package func evaluate(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil
    ) async throws(RedisError) -> RedisReply {
        if let only { return try await only.evaluate(script, keys: keys, arguments, due: due) }
        return try await runCall(.script(script, keys: keys, arguments), due: due ?? soon)
    }

    /// Sends a command to the node that has its key. The key must be the first word after the command's name.
    package func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
        if let only { return try await only.sendCommand(arguments) }
        return try await runCall(.command(arguments), due: soon)
    }

    /// Sends several commands. Returns their results in the same order. Commands for one node are sent
    /// together. The nodes are called one after another, because no message waits for this.
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

    /// How many calls have ended, successfully or not, and how many connections were made, since the start. A
    /// change of a cluster's masters counts as a connection, because a new master can lack data.
    package var calls: Int { nodes.reduce(cluster?.callsBefore ?? 0) { $0 + $1.calls } }
    package var connects: Int {
        only?.connects ?? nodes.reduce(cluster?.connectsBefore ?? 0) { $0 + $1.connects }
    }
    package var isConnected: Bool { nodes.allSatisfy(\.isConnected) }
}
