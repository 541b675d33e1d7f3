import Redis

/// The users whose check-ins one push job of the app has claimed under one request id, to send the check-ins.
package struct CheckInBatch: Sendable {
    package enum State: Int, Sendable {
        /// The push job, which sends check-ins, is still adding users to the batch.
        case open = 1
        /// The batch is complete. A repeated request with its id gets the same users.
        case sealed
        /// The batch will not be completed. Its claims of check-ins are being given back.
        case returning
    }

    package let state: State
    /// The token with which the check-in of each user is claimed. If a batch begins anew under the same
    /// request id, it gets another token.
    package let claimant: [UInt8]
    package let people: [UserName]
}

/// Claims the check-ins of many users at once, as a batch under one request id (lua/claims.lua).
extension CheckInStore {
    /// The milliseconds for which the users of a batch are remembered.
    private static let life = 86_400_000
    /// The milliseconds for which no other batch can take a user whom this batch has taken.
    private static let lease = 60_000
    /// If a push job adds no users to its batch for this many milliseconds, the job has probably failed.
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

    /// Adds to the batch at most `count` users whose check-ins are due; none if the batch is no longer open.
    package func takeMore(_ count: Int, for id: String, from queue: Queue) async throws(LedgerError)
        -> [UserName]
    {
        var arguments = start(id, queue, "take")
        arguments.append(count)
        arguments.append(Self.lease)
        let reply = try await connection.runScript(connection.scripts.claims, keys: 3, arguments).array ?? []
        return reply.compactMap(\.bytes).compactMap { UserName(member: $0) }
    }

    /// Seals the batch before its users are reported to the app's push job. From now on, their check-ins stay
    /// claimed for this job. Returns false if the batch is unknown, or if its check-ins are already being
    /// given back to the queue.
    package func sealBatch(_ id: String, in queue: Queue) async throws(LedgerError) -> Bool {
        try await connection.runScript(connection.scripts.claims, keys: 3, start(id, queue, "seal")).integer
            == 1
    }

    /// Begins to give the claims of a batch back. From now on its users are not reported to any job. Returns
    /// false if the batch does not exist, or if it is sealed, since its users were then perhaps reported.
    package func beginReturn(of id: String, in queue: Queue) async throws(LedgerError) -> Bool {
        try await connection.runScript(connection.scripts.claims, keys: 3, start(id, queue, "back")).integer
            == 1
    }

    /// Deletes the batch, after the caller has released the check-in of each of its users.
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
    /// The key of a batch. Its hash tag puts it into one slot with the other claims of this queue.
    fileprivate func batch(_ id: String) -> [UInt8] { tag + Array("b:\(id)".utf8) }

    fileprivate var openBatches: [UInt8] { tag + Array("o".utf8) }

    private var tag: [UInt8] { Array("us:claims:{".utf8) + key + Array("}:".utf8) }
}
