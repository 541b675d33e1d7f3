package import Reactor
import Wire

/// How the log writes who asked, given the ledger's name of them.
package typealias UserText = @Sendable ([UInt8]) -> String

/// Writes the access log's lines of one loop, and sends them off in bundles: a fifth of a second's, or 32
/// KiB.
package final class LogDesk: Timed {
    private static let bundle = 32 << 10
    private static let rest: UInt64 = 200_000_000

    private let sink: LogSink
    private let loop: EventLoop
    private let user: UserText
    private var lines = ByteBuffer(capacity: LogDesk.bundle + 2048)
    private var waiting = 0
    private var taken = 0
    private var dropped = 0
    private var isArmed = false
    private var clock = LogClock()
    private var numbers = SpanNumbers(seed: UInt64.random(in: 0 ... .max))
    private lazy var timer = Timer(self)

    package init(_ sink: LogSink, on loop: EventLoop, user: @escaping UserText) {
        self.sink = sink
        self.loop = loop
        self.user = user
    }

    /// An exchange that has ended.
    func write(
        _ record: borrowing ExchangeRecord, _ decision: Decision, status: Int, app: String,
        _ facts: CallFacts
    ) {
        var json = begin(app)
        if !record.user.isEmpty { json.member("user", utf8: user(record.user)) }
        json.member("method", facts.method)
        if let path = facts.path { json.member("route", utf8: path) }
        json.member("dialect", utf8: facts.dialect)
        record.write(decision, status: status, now: loop.now, to: &json)
        json.member("settings", utf8: facts.settings)
        end(json)
    }

    /// An answer of the edge's own, such as a usage record.
    package func write(page: StaticString, app: String, method: StaticString, status: Int, settings: String) {
        var json = begin(app)
        json.member("method", method)
        json.member("route", page)
        json.member("decision", "page")
        json.member("status", status)
        json.member("settings", utf8: settings)
        end(json)
    }

    /// A request that was no proper HTTP: nothing of it is known but its answer.
    package func write(fault status: Int) {
        var json = begin("")
        json.member("decision", "refused")
        json.member("reason", "bad_http")
        json.member("status", status)
        end(json)
    }

    private func begin(_ app: String) -> JSONWriter {
        var json = JSONWriter(into: exchange(&lines, with: ByteBuffer()))
        json.beginObject()
        json.name("time")
        let text = clock.text(at: loop.wallMilliseconds)
        json.string(text.span)
        json.name("request_id")
        json.hexDigits(numbers.next())
        if !app.isEmpty { json.member("app", utf8: app) }
        return json
    }

    private func end(_ line: consuming JSONWriter) {
        var json = line
        json.endObject()
        lines = json.finish()
        lines.append("\n")
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

    /// Sends off what is written.
    private func send() {
        guard waiting > 0 else { return }
        if sink.take(Self.copy(lines), count: waiting) { taken += waiting } else { dropped += waiting }
        waiting = 0
        lines.removeAll()
    }

    private static func copy(_ lines: borrowing ByteBuffer) -> [UInt8] {
        let bytes = lines.readable
        return bytes.indices.map { bytes[$0] }
    }

    package func stop() {
        loop.cancel(timer)
        send()
    }

    func read(into readings: inout Readings) {
        readings.add(.logLines, .none, taken)
        readings.add(.logDropped, .none, dropped)
    }
}

/// The time as RFC 3339 has it, in UTC and to the millisecond.
struct LogClock {
    private var text: [UInt8] = []
    private var second = Int64.min

    mutating func text(at milliseconds: Int64) -> [UInt8] {
        if milliseconds / 1000 != second {
            second = milliseconds / 1000
            var written = ByteBuffer(capacity: 32)
            written.append(rfc3339: Int(second))
            written.truncate(to: written.count - 1)
            written.append(".000Z")
            text = Self.copy(written)
        }
        var rest = milliseconds % 1000
        for place in [22, 21, 20] {
            text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
        return text
    }

    private static func copy(_ written: borrowing ByteBuffer) -> [UInt8] {
        let bytes = written.readable
        return bytes.indices.map { bytes[$0] }
    }
}
