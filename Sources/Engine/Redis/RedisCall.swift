/// Is called when a call has ended, if no task waits for the call.
package protocol RedisCallFollower: AnyObject {
    /// Is called on the loop as soon as the call has ended. The follower must then return the call by
    /// `RedisNode.takeReply` or `release`.
    func ended(_ call: RedisCall)
}

/// One command in progress: its outcome, and the task or the follower (a callback object) that waits for the
/// outcome. The node reuses this object for later commands.
@safe package final class RedisCall {
    /// The node that sends the call. It gets the call back after the call's end.
    package let node: RedisNode
    package internal(set) var due: UInt64 = 0
    var mostReply = RedisCall.mostOfReading
    /// Whether the deadline was extended because the loop was late. It is extended only once.
    var isPutOff = false
    /// The position of the call's first byte among all bytes that the connection has sent.
    var start = 0
    /// Contains the command while there is no connection, and later the reply if the reply is a text.
    package private(set) var writer = ByteWriter()
    /// Whether the reply is a text, which is in `writer`.
    package private(set) var isText = false
    private var outcome = Result<RedisReply, RedisError>.failure(.unavailable)
    private var continuation: UnsafeContinuation<Void, Never>?
    /// The object that is called when the call has ended. It is nil if a task waits.
    package var follower: (any RedisCallFollower)?

    /// The most bytes of a reply to a greeting or to a message's call, such as an admission.
    static let mostOfMessage = 1 << 20
    /// The most bytes of any other reply. The largest is a user's record with 16 months of books.
    static let mostOfReading = 256 << 20

    init(_ node: RedisNode) {
        self.node = node
        unsafe continuation = nil
    }

    func finish(_ outcome: consuming Result<RedisReply, RedisError>) {
        self.outcome = outcome
        resume()
    }

    func finish(text: Span<UInt8>) {
        writer.wipeBytes()
        writer.appendBytes(text)
        isText = true
        resume()
    }

    private func resume() {
        if let follower = follower.take() { return follower.ended(self) }
        guard let waiting = unsafe continuation else { return }
        unsafe continuation = nil
        unsafe waiting.resume()
    }

    var failure: RedisError? {
        if !isText, case .failure(let error) = outcome { error } else { nil }
    }

    /// Whether the server does not have the script, so that its source must be sent.
    package var missesScript: Bool {
        if case .scriptFailure(code: "NOSCRIPT", line: _) = failure { true } else { false }
    }

    /// Waits until the call has ended, in a later turn of the loop. Unlike a `Waiter`, this needs no second
    /// object.
    package func waitForReply() async {
        await unsafe _unsafeInheritExecutor_withUnsafeContinuation { waiting in
            unsafe continuation = waiting
        }
    }

    func takeOutcome() -> Result<RedisReply, RedisError> {
        if isText { return .success(.bytes(writer.array)) }
        var taken = Result<RedisReply, RedisError>.failure(.unavailable)
        swap(&taken, &outcome)
        return taken
    }

    func wipe() {
        writer.wipeBytes()
        isText = false
        isPutOff = false
        mostReply = Self.mostOfReading
    }

    /// Keeps the bytes of the command until there is a connection.
    func encode(_ write: (inout ByteWriter) -> Void) { write(&writer) }
}

/// A ring of calls in the order in which they were made. It grows and never shrinks.
struct RedisCallQueue {
    private var ring: [RedisCall?] = Array(repeating: nil, count: 64)
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ call: RedisCall) {
        if count == ring.count { grow() }
        ring[(head + count) & (ring.count - 1)] = call
        count += 1
    }

    mutating func popFirst() -> RedisCall? {
        guard count > 0 else { return nil }
        let call = ring[head].take()
        head = (head + 1) & (ring.count - 1)
        count -= 1
        return call
    }

    var first: RedisCall? { count > 0 ? ring[head] : nil }

    /// The earliest deadline of all calls, or `.max` if there are none.
    var earliestDue: UInt64 {
        var earliest = UInt64.max
        for offset in 0..<count {
            if let call = ring[(head + offset) & (ring.count - 1)] { earliest = min(earliest, call.due) }
        }
        return earliest
    }

    /// Extends the deadlines of the newest calls by `span` nanoseconds, because these calls were sent this
    /// much later. `newest` is their number.
    func putOff(newest: Int, by span: UInt64) {
        for offset in (count - min(newest, count))..<count {
            guard let call = ring[(head + offset) & (ring.count - 1)], call.due < .max - span else {
                continue
            }
            call.due += span
        }
    }

    /// Postpones every deadline that passes by `moment` to `later`. A call's deadline is postponed only once.
    func putOff(dueBy moment: UInt64, until later: UInt64) {
        for offset in 0..<count {
            guard let call = ring[(head + offset) & (ring.count - 1)], call.due <= moment, !call.isPutOff
            else { continue }
            call.due = later
            call.isPutOff = true
        }
    }

    private mutating func grow() {
        let old = count
        var larger: [RedisCall?] = []
        larger.reserveCapacity(old * 2)
        for offset in 0..<old { larger.append(ring[(head + offset) & (old - 1)]) }
        larger.append(contentsOf: repeatElement(nil, count: old))
        ring = larger
        head = 0
    }
}
