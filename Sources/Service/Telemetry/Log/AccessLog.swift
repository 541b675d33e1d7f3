import Bytes
import JSON
import Limits
package import Reactor

/// Writes one loop's lines of the access log and hands them to the log's thread in bundles of a fifth of a
/// second or 96 KiB, since each bundle wakes that thread. A line is copied together from prepared phrases and
/// figures, which costs a twentieth of a request.
package final class AccessLog: Timed {
    private static let bundle = 96 << 10
    /// Large enough that hardly any line makes it grow.
    private static let room = bundle + 2048
    private static let rest: UInt64 = 200_000_000

    private let sink: LogSink
    private let loop: EventLoop
    /// Appends who asked, as people are named on this loop.
    private let appendUser: ([UInt8], inout ByteBuffer) -> Void
    private var lines = ByteBuffer(capacity: AccessLog.room)
    /// How many lines these are.
    private var waiting = 0
    private var taken = 0
    private var dropped = 0
    private var isArmed = false
    private var clock = LogClock(after: #"{"time":""#)
    private var kinds = LineKinds()
    private lazy var timer = Timer(self)

    package init(_ sink: LogSink, on loop: EventLoop, users: UserNames) {
        self.sink = sink
        self.loop = loop
        appendUser = users.makeWriter()
    }

    /// An exchange that has ended.
    ///
    /// - Parameter decided: the app, the plan and the decision.
    func writeLine(
        _ record: borrowing ExchangeRecord, _ decision: Decision, _ decided: LogPhrase, status: Int,
        _ facts: CallFacts
    ) {
        begin(record.requestID)
        if !record.user.isEmpty {
            lines.append(#","user":"#)
            appendUser(record.user, &lines)
        }
        kinds.appendLine(record, decision, decided, status: status, facts, to: &lines)
        record.write(now: loop.now, to: &lines)
        end()
    }

    /// An answer of the edge's own, such as a usage record.
    package func writeBundle(
        page: StaticString, app: String, method: StaticString, status: Int, requestID: UInt64,
        settings: String
    ) {
        let phrase = LogPhrase { json in
            if !app.isEmpty { json.member("app", utf8: app) }
            json.member("method", method)
            json.member("route", page)
            json.member("decision", "page")
            json.member("status", status)
            json.member("settings", utf8: settings)
        }
        begin(requestID)
        lines.append(phrase.bytes)
        end()
    }

    /// A request that was no proper HTTP: nothing of it is known but its answer.
    package func write(fault status: Int, requestID: UInt64) {
        begin(requestID)
        lines.append(#","decision":"refused","reason":"bad_http","status":"#)
        lines.append(decimal: status)
        end()
    }

    private func begin(_ requestID: UInt64) {
        // The clock writes the beginning of the line.
        clock.append(loop.wallMilliseconds, to: &lines)
        lines.append(#"","request_id":""#)
        lines.append(hexDigits: requestID)
        lines.append(UInt8(ascii: "\""))
    }

    private func end() {
        lines.append("}\n")
        waiting += 1
        if lines.count >= Self.bundle { return send() }
        guard !isArmed else { return }
        isArmed = true
        loop.arm(timer, at: loop.now + Self.rest)
    }

    package func timePassed() {
        isArmed = false
        send()
    }

    /// Hands the waiting lines to the sink.
    private func send() {
        guard waiting > 0 else { return }
        let bundle = LogBundle(takeLines(), count: waiting)
        if sink.takeBundle(bundle) { taken += waiting } else { dropped += waiting }
        waiting = 0
    }

    /// A buffer that is well filled is handed over as it is. A few lines are copied into a smaller one: what
    /// waits for a slow reader is bounded by its bytes, and must not hold much more memory than that.
    private func takeLines() -> ByteBuffer {
        if lines.count > Self.bundle / 2 { return exchange(&lines, with: ByteBuffer(capacity: Self.room)) }
        defer { lines.removeAll() }
        return Self.copy(lines)
    }

    private static func copy(_ lines: borrowing ByteBuffer) -> ByteBuffer {
        var copy = ByteBuffer(capacity: lines.count)
        copy.append(lines.readable)
        return copy
    }

    package func stopWriting() {
        loop.cancel(timer)
        send()
    }

    func readCounts(into readings: inout Readings) {
        readings.add(.logLines, .none, taken)
        readings.add(.logDropped, .none, dropped)
    }
}
