package import Reactor
package import TLS

/// One server, as one loop uses it. All tasks of the loop share one connection, which is made when it is
/// first needed and again after it has ended. The node also has the breaker, the server's clock, and the
/// list of scripts that the server knows.
///
/// A node has no reference to other nodes. `RedisRouter` finds the node that has a key. All members must be
/// used on the loop's thread. Every call ends within its deadline, whatever the server does. Call `close`
/// before the last reference to the node is dropped.
package final class RedisNode: Timed {
    package struct Options: Sendable {
        /// How many milliseconds a call may take, including the time to connect.
        package var deadline = 150
        /// How many milliseconds it may take to make one connection, including TLS, AUTH and SELECT.
        package var connectDeadline = 1000
        /// How many calls can wait for a reply or a connection. Further ones are refused as `overloaded`.
        package var pendingLimit = 4096

        package init() {}
    }

    enum State {
        case idle
        /// A task makes the connection, or waits before it tries again.
        case connecting
        case ready(Connection)
        case closed
    }

    /// The node's address. For a master that sentinels name, it is the last address that they named.
    package internal(set) var address: RedisAddress
    let loop: EventLoop
    let options: Options
    let tls: TLSContext?
    /// Is called after the greeting of each new connection.
    package var connected: (() -> Void)?
    /// Is called when a connection has ended, and when the server replied that another node has a key.
    var troubled: (() -> Void)?
    /// The master's address, as reported by a replica that a sentinel had named as the master.
    var ownMaster: RedisPlace?
    /// Finds the server each time before the node connects. It is nil if the server is always at `address`.
    let locator: (any ServerLocator)?
    /// Decides whether messages are sent to this server. Probes and the calls of messages report successes
    /// and failures to it.
    package var breaker = Breaker()
    /// Whether the counts on this server are safe. It is false if the server can evict keys or has lost its
    /// data, because messages would then pass above their limits.
    package var isFit = true
    /// The time that the server's clock should show.
    package var clock = ServerClock()
    var state = State.idle
    /// The attempt to make a connection. It is nil while no connection is being made.
    var connecting: ConnectionRace<Connection, RedisError>?
    /// How often connecting has failed, or a connection has ended, since the last good reply.
    var failures = 0
    /// The error with which calls fail while there is no connection.
    var trouble = RedisError.unavailable
    /// Why connecting last failed. It is nil if the node is connected, or if the error came from Redis.
    package internal(set) var contact: ContactFault?
    /// Calls that wait for a connection. They fail if the connection cannot be made.
    private var waiting = RedisCallQueue()
    /// Ended calls that the next commands reuse. Each refers to this node, so `close` must release them.
    private var spare: [RedisCall] = []
    /// The scripts that have run on the present connection.
    var known: [RedisScript] = []
    /// The scripts whose sources `evaluate` has sent on this connection, each with the number of the call
    /// that sent it. `made` is the number of the newest call.
    private var taught: [(script: RedisScript, at: Int)] = []
    private var made = 0
    private var timer: Timer?
    /// The time at which the timer fires. It is `.max` while the timer is not armed.
    private var timerDue = UInt64.max

    /// - Parameter tls: the certificates to trust. It is needed only if the address demands TLS.
    package init(
        _ address: RedisAddress, on loop: EventLoop, tls: TLSContext? = nil, options: Options = Options(),
        locator: (any ServerLocator)? = nil
    ) {
        precondition(!address.isEncrypted || tls != nil, "an encrypted address needs a TLS context")
        self.tls = address.isEncrypted ? tls : nil
        self.address = address
        self.loop = loop
        self.options = options
        self.locator = locator
    }

    package var isConnected: Bool {
        if case .ready = state { true } else { false }
    }

    // MARK: Calls

    /// Runs a script by its digest, or by its source if the server does not have it yet.
    ///
    /// - Parameters:
    ///   - keys: the number of keys, with which `arguments` begins.
    ///   - due: the deadline, in nanoseconds of the loop's clock. nil means the node's default.
    ///   - asking: whether the key's slot is just being moved to this node. ASKING then precedes each
    ///     command, because it applies to one command only.
    package func evaluate(
        _ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil,
        asking: Bool = false
    ) async throws(RedisError) -> RedisReply {
        let due = due ?? soon
        if asking { try ask(due: due) }
        var call = try enqueue(script.call, keys: keys, arguments, due: due)
        let number = made
        await call.waitForReply()
        if call.missesScript {
            release(call)
            if asking { try ask(due: due) }
            call = try enqueue(teaching(script, since: number), keys: keys, arguments, due: due)
            await call.waitForReply()
        }
        if call.failure == nil, !knows(script) { known.append(script) }
        return try takeReply(call)
    }

    /// How to send a script again that the server did not know when call `number` reached it. If a later call
    /// has already sent the source (14 KB), the digest is enough, because commands are executed in their
    /// order.
    private func teaching(_ script: RedisScript, since number: Int) -> RedisArguments {
        if let index = taught.firstIndex(where: { $0.script === script }) {
            if taught[index].at > number { return script.call }
            taught.remove(at: index)
        }
        taught.append((script, made + 1))
        return script.load
    }

    /// Whether the server has run the script on this connection, so that its digest is enough.
    package func knows(_ script: RedisScript) -> Bool { known.contains { $0 === script } }

    package func forgetScript(_ script: RedisScript) { known.removeAll { $0 === script } }

    /// Sends a script by its digest, or by its source if this connection has not sent it yet. `write` appends
    /// the keys and then the other arguments.
    ///
    /// In the same turn, wait for the returned call or give it a follower. After the call's end, give it back
    /// by `takeReply` or `release`. If it `missesScript`, nothing was executed.
    ///
    /// - Parameters:
    ///   - arguments: their number, keys included.
    ///   - room: the most bytes that the arguments take.
    package func send(
        _ script: RedisScript, keys: Int, arguments: Int, room: Int, due: UInt64? = nil,
        _ write: (inout UncheckedWriter) -> Void
    ) throws(RedisError) -> RedisCall {
        let isKnown = knows(script)
        let call = try enqueue(due: due ?? soon) { writer in
            RedisArguments.write(
                isKnown ? script.call : script.load, keys: keys, arguments: arguments, room: room,
                to: &writer, write)
        }
        // Commands are executed in their order, so later calls can already use the script's digest.
        if !isKnown { known.append(script) }
        call.mostReply = RedisCall.mostOfMessage
        return call
    }

    /// Sends a command. `arguments` begin with its name.
    package func sendCommand(_ arguments: RedisArguments, due: UInt64? = nil, asking: Bool = false)
        async throws(RedisError) -> RedisReply
    {
        let due = due ?? soon
        if asking { try ask(due: due) }
        let call = try enqueue(RedisArguments(), keys: nil, arguments, due: due)
        await call.waitForReply()
        return try takeReply(call)
    }

    /// Sends ASKING, so that the node executes the next command while the key's slot is being moved to it.
    private func ask(due: UInt64) throws(RedisError) {
        try enqueue(RedisArguments(), keys: nil, Self.asking, due: due).follower = Forgetting.shared
    }

    private static let asking = {
        var arguments = RedisArguments()
        arguments.append("ASKING" as StaticString)
        return arguments
    }()

    var soon: UInt64 { loop.now + UInt64(options.deadline) * 1_000_000 }

    /// Returns the outcome of an ended call. The call is then free for another command.
    package func takeReply(_ call: RedisCall) throws(RedisError) -> RedisReply {
        let outcome = call.takeOutcome()
        release(call)
        return try outcome.get()
    }

    /// Frees an ended call for another command. Its reply must not be read afterwards.
    package func release(_ call: RedisCall) {
        calls &+= 1
        if case .closed = state { return }
        call.wipe()
        spare.append(call)
    }

    func enqueue(
        _ head: RedisArguments, keys: Int?, _ tail: RedisArguments, due: UInt64
    ) throws(RedisError) -> RedisCall {
        try enqueue(due: due) { $0.writeCall(head, keys: keys, tail) }
    }

    private func enqueue(due: UInt64, _ write: (inout ByteWriter) -> Void) throws(RedisError) -> RedisCall {
        loop.assertCurrent()
        made &+= 1
        let call = spare.popLast() ?? RedisCall(self)
        call.due = due
        switch state {
        case .ready(let connection) where !connection.isRetiring:
            guard connection.callCount < options.pendingLimit else { throw .overloaded }
            connection.submitCall(call, write)
        case .closed: throw .unavailable
        case .idle, .connecting, .ready: try queue(call, write)
        }
        if due < timerDue { armTimer(at: due) }
        return call
    }

    /// Keeps a call until there is a connection. After two failures in a row, the call fails at once.
    private func queue(_ call: RedisCall, _ write: (inout ByteWriter) -> Void) throws(RedisError) {
        guard failures <= 1 else { throw trouble }
        guard waiting.count < options.pendingLimit else { throw .overloaded }
        call.encode(write)
        waiting.append(call)
        if case .idle = state { connect() }
    }

    // MARK: Deadlines

    private func armTimer(at due: UInt64) {
        let timer = timer ?? Timer(self)
        self.timer = timer
        timerDue = due
        loop.arm(timer, at: due)
    }

    /// If the loop is late by more than these nanoseconds, calls get more time, because a late loop delays
    /// all replies. Smaller delays are normal, because timers fire at the next millisecond.
    static let lateness: UInt64 = 10_000_000

    /// Ends the calls whose deadline has passed. If one of them was sent, the connection is closed.
    ///
    /// If this loop itself was late, a reply that came in time can still be in the socket, so the socket is
    /// read first. A call without a connection gets more time, because the connecting was delayed, too.
    package func timePassed() {
        let late = loop.now - min(timerDue, loop.now)
        timerDue = .max
        if late > Self.lateness {
            let most = UInt64(options.deadline) * 1_000_000
            waiting.putOff(dueBy: loop.now, until: loop.now + min(late, most))
        }
        if waiting.earliestDue <= loop.now { failWaiting(.unavailable, dueBy: loop.now) }
        if case .ready(let connection) = state, connection.earliestDue <= loop.now {
            connection.receiveNow()
            if connection.earliestDue <= loop.now { connection.disconnect() }
        }
        var next = waiting.earliestDue
        if case .ready(let connection) = state { next = min(next, connection.earliestDue) }
        if next < .max { armTimer(at: next) }
    }

    /// Ends the waiting calls that are due by `moment` with an error. By default it ends all of them.
    func failWaiting(_ error: RedisError, dueBy moment: UInt64 = .max) {
        for _ in 0..<waiting.count {
            guard let call = waiting.popFirst() else { return }
            if call.due <= moment {
                call.wipe()
                call.finish(.failure(error))
            } else {
                waiting.append(call)
            }
        }
    }

    // MARK: The connection

    /// How many calls have ended, and how many connections were made, since the start.
    package private(set) var calls = 0
    package private(set) var connects = 0

    func adoptConnection(_ connection: Connection) {
        connects += 1
        (known, taught) = ([], [])
        state = .ready(connection)
        while let call = waiting.popFirst() { connection.submitHeld(call) }
        connected?()
    }

    /// Closes the connection. The next one goes to the address that `locator` finds then. Calls that were
    /// sent have an unknown outcome.
    package func reconnect() {
        if case .ready(let connection) = state { connection.disconnect() }
    }

    /// Closes the node for good. Calls in progress end now, and later calls are refused.
    package func close() {
        troubled = nil
        locator?.closeSentinels()
        let old = state
        state = .closed
        if case .ready(let connection) = old { connection.close() }
        connecting?.abort()
        failWaiting(.unavailable)
        spare = []
        if let timer { loop.cancel(timer) }
    }
}

private final class Forgetting: RedisCallFollower, Sendable {
    static let shared = Forgetting()

    func ended(_ call: RedisCall) { call.node.release(call) }
}

/// Finds a server whose address can change, such as the master of a group of sentinels.
package protocol ServerLocator: AnyObject {
    /// The addresses at which the master can be, the likeliest first. If there are none, this function throws
    /// the error with which calls fail.
    func locateMaster(within milliseconds: Int) async throws(RedisError) -> [RedisAddress]
    /// The address at which the edge reaches a server. `place` is the address that another server has
    /// reported.
    func resolveAddress(of place: RedisPlace) -> RedisAddress
    var contact: ContactFault? { get }
    func closeSentinels()
}
