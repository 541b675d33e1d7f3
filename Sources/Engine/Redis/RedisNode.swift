package import Reactor
package import TLS

/// One server as one loop sees it: a single connection that all tasks of the loop share, made when it is
/// first needed and made again when it is lost; the scripts that the server knows; its breaker and its clock.
///
/// It knows of no other node: which one has a key is `RedisRouter`'s. Everything here belongs to the loop's
/// thread. Every call is answered within its deadline, whatever the server does. `close` must be called
/// before the node is let go.
package final class RedisNode: Timed {
    package struct Options: Sendable {
        /// How long a call may take, in milliseconds, counted from its start and including a connection
        /// attempt.
        package var deadline = 150
        /// How long one connection attempt may take, in milliseconds, with TLS, AUTH and SELECT.
        package var connectDeadline = 1000
        /// How many calls may be on their way or waiting. The next one is refused as `overloaded`.
        package var pendingLimit = 4096

        package init() {}
    }

    enum State {
        /// Nobody has called yet.
        case idle
        /// A task of its own is making the connection, or rests between two attempts.
        case connecting
        case ready(Connection)
        case closed
    }

    /// The node's address. For a master that sentinels name, it is the last one that was found.
    package internal(set) var address: RedisAddress
    let loop: EventLoop
    let options: Options
    let tls: TLSContext?
    /// Called for every connection that was made, when its greeting has been answered.
    package var connected: (() -> Void)?
    /// Called when a connection has ended, and for a key that another node has.
    var troubled: (() -> Void)?
    /// The master that a sentinel's server names as its own, where that server is a replica.
    var ownMaster: RedisPlace?
    /// Finds the server before each attempt; nil: it is where the address says.
    let locator: (any ServerLocator)?
    /// Whether messages may ask this server. `NodeWatch` and the calls of messages report to it.
    package var breaker = Breaker()
    /// Whether counts in it last: a server that may evict keys, or has lost its data, would admit messages
    /// past their limits.
    package var isFit = true
    /// The time that the node's clock should show.
    package var clock = ServerClock()
    var state = State.idle
    /// The attempt in progress.
    var connecting: ConnectionRace<Connection, RedisError>?
    /// Attempts and connections that failed since the last good answer.
    var failures = 0
    /// The error that callers get while there is no connection.
    var trouble = RedisError.unavailable
    /// The reason why the last attempt failed; nil once one has succeeded, or if the server itself
    /// refused.
    package internal(set) var contact: ContactFault?
    /// Calls that wait for the connection, while there is hope that it comes in time.
    private var waiting = RedisCallQueue()
    /// Calls for the next commands. Each holds this node, so that `close` must let go of them.
    private var spare: [RedisCall] = []
    /// The scripts that have run on the connection.
    var known: [RedisScript] = []
    /// Scripts whose sources were sent over the connection, and how many calls had been made by then.
    private var taught: [(script: RedisScript, at: Int)] = []
    /// Calls that have been made, since the start.
    private var made = 0
    private var timer: Timer?
    /// The time at which the timer fires; `.max` while it is not armed.
    private var timerDue = UInt64.max

    /// - Parameter tls: whom to trust, for an address that is encrypted; the other addresses don't need it.
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

    /// True while a connection stands that has answered its greeting.
    package var isConnected: Bool {
        if case .ready = state { true } else { false }
    }

    // MARK: Calls

    /// Runs a script by its digest, and by its source when the server doesn't know it yet.
    ///
    /// - Parameters:
    ///   - keys: how many of `arguments` are keys; they come first.
    ///   - due: when the answer must be there, in nanoseconds of the loop's clock; nil: within the deadline.
    ///   - asking: whether the node is to answer for a slot that is just being moved to it. It takes that for
    ///     one command, so that it is said again before the source is sent.
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

    /// How to send a script that the server did not know when call `number` reached it: by its source, or by
    /// its digest where a later call has sent the source. Commands keep their order, so that of many calls in
    /// flight only one carries the source of 14 KB.
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

    /// The server has said that it doesn't know the script any more.
    package func forgetScript(_ script: RedisScript) { known.removeAll { $0 === script } }

    /// Sends a script, with keys and then other arguments that `write` appends: by its digest or, where this
    /// connection has not carried it yet, by its source. Returns the call: in the same turn it must be waited
    /// for or get a follower, and after its end it must be given back by `takeReply` or `release`. Where it
    /// `missesScript`, nothing was executed.
    ///
    /// - Parameter arguments: how many there are, keys included; `room` is the bytes that they take at most.
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
        // Commands keep their order, so that those which follow find it there.
        if !isKnown { known.append(script) }
        call.mostReply = RedisCall.mostOfMessage
        return call
    }

    /// Sends a command as it stands, its name first.
    package func sendCommand(_ arguments: RedisArguments, due: UInt64? = nil, asking: Bool = false)
        async throws(RedisError) -> RedisReply
    {
        let due = due ?? soon
        if asking { try ask(due: due) }
        let call = try enqueue(RedisArguments(), keys: nil, arguments, due: due)
        await call.waitForReply()
        return try takeReply(call)
    }

    /// Sends ASKING, so that the node executes the next command though the slot is still being moved to it.
    private func ask(due: UInt64) throws(RedisError) {
        try enqueue(RedisArguments(), keys: nil, Self.asking, due: due).follower = Forgetting.shared
    }

    private static let asking = {
        var arguments = RedisArguments()
        arguments.append("ASKING" as StaticString)
        return arguments
    }()

    /// When a call that is made now must have been answered.
    var soon: UInt64 { loop.now + UInt64(options.deadline) * 1_000_000 }

    /// The outcome of a call that has ended, which is then free for the next command.
    package func takeReply(_ call: RedisCall) throws(RedisError) -> RedisReply {
        let outcome = call.takeOutcome()
        release(call)
        return try outcome.get()
    }

    /// A call that has ended is free for the next command: what it holds is not read any more.
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

    /// Keeps a call until there is a connection. Once an attempt has failed, calls fail at once instead.
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

    /// By how many nanoseconds the loop may be late before a call's deadline is checked a second time. Timers
    /// fire at the next millisecond; a turn of more than ten milliseconds delays everybody's answers.
    static let lateness: UInt64 = 10_000_000

    /// The deadline of the oldest call has passed, or that of one that was just answered.
    ///
    /// If this loop comes late itself, an answer that was there in time may still lie in the socket, or a
    /// connection that stands may wait for its next step: neither is a failure of the server's.
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

    /// Answers the waiting calls that are due by `moment`; without one, all waiting calls.
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

    /// Calls that have ended, well or not, and connections that were made, since the start.
    package private(set) var calls = 0
    package private(set) var connects = 0

    func adoptConnection(_ connection: Connection) {
        connects += 1
        (known, taught) = ([], [])
        state = .ready(connection)
        while let call = waiting.popFirst() { connection.submitHeld(call) }
        connected?()
    }

    /// Leaves the server for where `locator` finds it now: calls that were sent have an unknown outcome.
    package func reconnect() {
        if case .ready(let connection) = state { connection.disconnect() }
    }

    /// Ends everything: calls on their way are answered, later ones are refused.
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

/// The follower of a call whose reply is not needed.
private final class Forgetting: RedisCallFollower, Sendable {
    static let shared = Forgetting()

    func ended(_ call: RedisCall) { call.node.release(call) }
}

/// Finds a server whose place may change.
package protocol ServerLocator: AnyObject {
    /// The places where the node may be, the likeliest first; what a call fails with where that is unknown.
    func locateMaster(within milliseconds: Int) async throws(RedisError) -> [RedisAddress]
    /// The address at which the edge reaches a server that another server has named.
    func resolveAddress(of place: RedisPlace) -> RedisAddress
    /// Why that is unknown.
    var contact: ContactFault? { get }
    /// Ends its questions and connections.
    func closeSentinels()
}
