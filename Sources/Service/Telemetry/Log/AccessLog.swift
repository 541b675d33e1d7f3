import Bytes
import JSON
import Limits
package import Reactor

/// Writes the access log of one event loop. The log's thread must be woken for each hand-over. Lines are
/// therefore handed over together, after a fifth of a second or at 96 KiB. A line consists of prepared
/// phrases and figures. Writing it therefore costs only a twentieth of the work for a request.
package final class AccessLog: Timed {
    private static let bundle = 96 << 10
    /// The capacity of the buffer for lines, in bytes. It is so large that the buffer hardly ever grows.
    private static let room = bundle + 2048
    private static let rest: UInt64 = 200_000_000

    private let sink: LogSink
    private let loop: EventLoop
    /// Appends a user's name to a line, in the form that the configuration chooses.
    private let appendUser: ([UInt8], inout ByteBuffer) -> Void
    private var lines = ByteBuffer(capacity: AccessLog.room)
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

    /// Writes the log line of an ended exchange.
    ///
    /// - Parameter decided: the words about the app, the plan and the decision.
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

    /// Writes the log line of an answer of the edge itself, such as a usage report.
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

    /// Writes the log line of a request that was not valid HTTP. Only the status of its answer is known.
    package func write(fault status: Int, requestID: UInt64) {
        begin(requestID)
        lines.append(#","decision":"refused","reason":"bad_http","status":"#)
        lines.append(decimal: status)
        end()
    }

    private func begin(_ requestID: UInt64) {
        // The clock writes the beginning of the line and the time.
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

    private func send() {
        guard waiting > 0 else { return }
        let bundle = LogBundle(takeLines(), count: waiting)
        if sink.takeBundle(bundle) { taken += waiting } else { dropped += waiting }
        waiting = 0
    }

    /// Takes the lines from the buffer. If the buffer is more than half full, it is handed over as it is.
    /// Fewer lines are copied into a smaller buffer, so that little memory waits for the log's thread.
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
