package import Bytes
import Limits
package import Reactor

/// Makes the spans of one event loop. The exporter gets them together, after a second or at 64 spans.
package final class Tracer: Timed {
    private static let bundle = 64
    private static let rest: UInt64 = 1_000_000_000

    private let exporter: LoopBound<SpanExporter>
    private let loop: EventLoop
    /// The share of exchanges that are traced unless their caller decides it, in units of 2⁻³².
    private let share: UInt64
    private var spans: [FinishedSpan] = []
    private var isArmed = false
    private lazy var timer = Timer(self)

    /// - Parameter share: the share of exchanges that are traced, from 0 to 1.
    package init(_ exporter: LoopBound<SpanExporter>, share: Double, on loop: EventLoop) {
        self.exporter = exporter
        self.loop = loop
        self.share = UInt64(max(0, min(1, share)) * 0x1_0000_0000)
    }

    func drawSample(using numbers: inout SpanNumbers) -> Bool {
        share > 0 && numbers.nextNumber() >> 32 < share
    }

    func takeSpan(
        _ record: borrowing ExchangeRecord, _ decision: Decision, status: Int, app: String,
        _ facts: CallFacts
    ) {
        let span = FinishedSpan(
            record, decision, status: status, app: app, facts, now: loop.now,
            wall: UInt64(loop.wallMilliseconds) * 1_000_000)
        guard let span else { return }
        spans.append(span)
        if spans.count >= Self.bundle { return send() }
        guard !isArmed else { return }
        isArmed = true
        loop.arm(timer, at: loop.now + Self.rest)
    }

    package func timePassed() {
        isArmed = false
        send()
    }

    private func send() {
        guard !spans.isEmpty else { return }
        let bundle = spans
        spans = []
        exporter.tell { $0.takeSpans(bundle) }
    }

    package func stopExport() {
        loop.cancel(timer)
        send()
    }
}

/// One traced exchange, with a span for the client's request and one for the request to the upstream.
struct FinishedSpan: Sendable {
    let trace: TraceContext
    /// The times at which the exchange began and ended, in nanoseconds since 1970.
    let began: UInt64
    let ended: UInt64
    /// The time at which the request was sent to the upstream; nil if it was not sent.
    let sent: UInt64?
    /// The nanoseconds from sending the request to the first byte of the answer's body; nil if none arrived.
    let firstByte: UInt64?
    let decision: Decision
    let status: Int
    let app: String
    let facts: CallFacts
    let plan: String
    let limit: String
    let model: String
    /// The name of the model in the answer; empty if the answer names none.
    let answeringModel: String
    let upstream: String
    let outcome: UpstreamOutcome?
    let used: RecordedUsage
    let details: AnswerDetails?
    let isStream: Bool

    /// - Parameters:
    ///   - now: the time of the loop's clock.
    ///   - wall: the same time in nanoseconds since 1970.
    init?(
        _ record: borrowing ExchangeRecord, _ decision: Decision, status: Int, app: String,
        _ facts: CallFacts, now: UInt64, wall: UInt64
    ) {
        guard let trace = record.trace else { return nil }
        self.trace = trace
        began = wall - (now - record.began)
        ended = wall
        sent = record.sent == 0 ? nil : wall - (now - record.sent)
        firstByte = record.firstByte == 0 ? nil : record.firstByte - record.sent
        self.decision = decision
        self.status = status
        self.app = app
        self.facts = facts
        plan = record.schedule?.plan.id ?? ""
        limit = record.limit
        model = record.modelCounts?.name ?? ""
        answeringModel = record.answeringModel?.name ?? ""
        upstream = record.upstreamCounts?.name ?? ""
        outcome = record.outcome
        used = record.used
        details = record.details
        isStream = record.isStream
    }
}

extension LoopObserver {
    /// The ids of an exchange in its caller's trace. If the caller has no trace, a new one begins for the
    /// traced share of exchanges. Returns nil for all other exchanges.
    ///
    /// - Parameter field: the caller's `traceparent`; nil if it is missing or occurs twice.
    package func trace(continuing field: FieldRange?, in inbound: borrowing ByteBuffer) -> TraceContext? {
        if let field, let trace = TraceContext(inbound.readable[field], using: &numbers) { return trace }
        guard let tracer, tracer.drawSample(using: &numbers) else { return nil }
        return TraceContext(beginningWith: &numbers)
    }
}
