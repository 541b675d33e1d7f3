import Redis

/// The users whom a push job has taken under one request id.
package struct CheckInBatch: Sendable {
    package enum State: Int, Sendable {
        /// The push job is still claiming nudges of users for the batch.
        case open = 1
        /// The batch is complete. A repeated request gets the same users.
        case sealed
        /// The claims of the batch are being given back.
        case returning
    }

    package let state: State
    /// The token under which each user's nudge is claimed. If the batch begins anew under the same request
    /// id, it gets another token.
    package let claimant: [UInt8]
    package let people: [UserName]
}

/// Claims many nudges at once, as a batch under one request id (lua/claims.lua).
extension CheckInStore {
    /// The milliseconds for which the users of a batch are remembered.
    private static let life = 86_400_000
    /// The milliseconds for which taken users are reserved for one batch.
    private static let lease = 60_000
    /// If a push job has taken no users for this many milliseconds, its batch is stale, since the job has
    /// probably failed.
    private static let jobTimeout = 300_000

    /// Opens the batch of a request id. If the id is unknown, a new batch begins.
    package func openBatch(_ id: String, in queue: Queue) async throws(LedgerError) -> CheckInBatch {
        var arguments = start(id, queue, "open")
        arguments.append(Self.life)
        let reply = try await connection.runScript(connection.scripts.claims, keys: 3, arguments).array ?? []
        guard reply.count >= 2, let state = reply[0].integer.flatMap(CheckInBatch.State.init),
            let claimant = reply[1].bytes
        else { throw .faulty(script: connection.scripts.claims.name) }
        let people = reply.dropFirst(2).compactMap(\.bytes).compactMap { UserName(member: $0) }
        return CheckInBatch(state: state, claimant: claimant, people: people)
    }

    /// Takes more users whose nudges are due, at most `count`. It takes none if the batch is no longer open.
    package func takeMore(_ count: Int, for id: String, from queue: Queue) async throws(LedgerError)
        -> [UserName]
    {
        var arguments = start(id, queue, "take")
        arguments.append(count)
        arguments.append(Self.lease)
        let reply = try await connection.runScript(connection.scripts.claims, keys: 3, arguments).array ?? []
        return reply.compactMap(\.bytes).compactMap { UserName(member: $0) }
    }

    /// Seals the batch: its users are reported to the job, and no claim is given back any more. Returns false
    /// if claims are already being given back.
    package func sealBatch(_ id: String, in queue: Queue) async throws(LedgerError) -> Bool {
        try await connection.runScript(connection.scripts.claims, keys: 3, start(id, queue, "seal")).integer
            == 1
    }

    /// Begins to give the claims of the batch back. From now on its users are not reported to any job.
    /// Returns false if the batch is sealed, since its users were perhaps reported, or if it does not exist.
    package func beginReturn(of id: String, in queue: Queue) async throws(LedgerError) -> Bool {
        try await connection.runScript(connection.scripts.claims, keys: 3, start(id, queue, "back")).integer
            == 1
    }

    /// Records that all claims of the batch have been given back.
    package func endReturn(of id: String, in queue: Queue) async throws(LedgerError) {
        _ = try await connection.runScript(connection.scripts.claims, keys: 3, start(id, queue, "end"))
    }

    /// The request ids of unfinished batches whose job or edge has probably failed, at most ten at once.
    package func staleBatches(in queue: Queue) async throws(LedgerError) -> [String] {
        var arguments = RedisArguments()
        for key in [queue.key, queue.batch("-"), queue.openBatches] { arguments.append(key) }
        arguments.append("stale" as StaticString)
        arguments.append(Self.jobTimeout)
        let reply = try await connection.runScript(connection.scripts.claims, keys: 3, arguments).array ?? []
        return reply.compactMap(\.bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    private func start(_ id: String, _ queue: Queue, _ verb: StaticString) -> RedisArguments {
        var arguments = RedisArguments()
        for key in [queue.key, queue.batch(id), queue.openBatches] { arguments.append(key) }
        arguments.append(verb)
        arguments.append(id)
        return arguments
    }
}

extension Queue {
    /// The key of a batch. Its hash tag puts it into the slot of the other claims of this queue.
    fileprivate func batch(_ id: String) -> [UInt8] { tag + Array("b:\(id)".utf8) }

    fileprivate var openBatches: [UInt8] { tag + Array("o".utf8) }

    private var tag: [UInt8] { Array("us:claims:{".utf8) + key + Array("}:".utf8) }
}
