import Histogram
import Limits
package import Reactor

/// Observes the exchanges of one event loop, for metrics, the access log, traces and the operators' page.
/// Each request hands over one `ExchangeRecord` when it ends. The figures of the record are added to plain
/// integers of the loop. That needs no lock, no atomic, no hash of a string and no allocation. The control
/// loop, which serves no requests, gets a copy of the figures and renders them.
package final class LoopObserver {
    package let loop: EventLoop
    private(set) var apps: [AppObserver] = []
    package let log: AccessLog?
    package let tracer: Tracer?

    /// The times of admissions (`limiter`), of whole exchanges, and between two reads of a stream.
    private var limiter = Timing()
    private var duration = Timing()
    private var gaps = Timing()
    private var used = RecordedUsage()
    var numbers = SpanNumbers(seed: UInt64.random(in: 0 ... .max))
    package private(set) var openStreams = 0

    package init(on loop: EventLoop, log: AccessLog? = nil, tracer: Tracer? = nil) {
        self.loop = loop
        self.log = log
        self.tracer = tracer
    }

    /// Returns the observer of one app's exchanges on this loop. The same observer is used after a reload.
    ///
    /// - Parameter name: the app's name; empty if the edge has only one app.
    package func makeAppObserver(_ name: String, models: ModelNames) -> AppObserver {
        if let known = apps.first(where: { $0.name == name }) { return known }
        let app = AppObserver(name, models, in: self)
        apps.append(app)
        return app
    }

    /// Counts and logs a finished exchange of one of the apps.
    ///
    /// - Parameters:
    ///   - status: the status of the answer; 0 if there was none.
    ///   - facts: the facts for a log line or a span. They are evaluated only if one is written.
    package func tell(
        _ record: borrowing ExchangeRecord, of app: AppObserver, status: Int,
        _ facts: @autoclosure () -> CallFacts
    ) {
        assert(app.loop === self, "the app is observed on another loop")
        let now = loop.now
        let decision = record.decision ?? .badRequest
        let decided = app.count(record, decision)
        if record.decided != 0 { limiter.recordTime(record.decided - record.asked) }
        if record.usedAnything { used.add(record.used) }
        duration.recordTime(now - record.began)
        if let log { log.writeLine(record, decision, decided, status: status, facts()) }
        if let trace = record.trace, trace.isSampled {
            noteExemplars(record, trace.trace, of: app, now: now)
            tracer?.takeSpan(record, decision, status: status, app: app.name, facts())
        }
    }

    /// Stores the exchange's trace as an exemplar for every duration that was recorded for the exchange.
    private func noteExemplars(
        _ record: borrowing ExchangeRecord, _ trace: TraceID, of app: AppObserver, now: UInt64
    ) {
        let wall = loop.wallMilliseconds
        func exemplar(_ from: UInt64, _ to: UInt64) -> Exemplar? {
            to == 0 ? nil : Exemplar(trace: trace, nanoseconds: to - from, milliseconds: wall)
        }
        if let exemplar = exemplar(record.asked, record.decided) { limiter.noteExemplar(exemplar) }
        if let exemplar = exemplar(record.sent, record.headReceived) { record.upstreamCounts?.note(exemplar) }
        if let exemplar = exemplar(record.began, record.firstByte) {
            app.counts(of: record.modelCounts).noteFirstByte(firstByte: exemplar, from: record.upstreamCounts)
        }
        if let exemplar = exemplar(record.began, now) { duration.noteExemplar(exemplar) }
    }

    package func streamBegan() { openStreams += 1 }
    package func streamEnded() { openStreams -= 1 }

    package func noteGap(_ nanoseconds: UInt64) { gaps.recordTime(nanoseconds) }

    package func readFigures(into readings: inout Readings) {
        for app in apps { app.readCounts(into: &readings) }
        readings.addTiming(.limiterDuration, .none, limiter)
        readings.addTiming(.requestDuration, .none, duration)
        readings.addTiming(.streamGap, .none, gaps)
        readings.add(.streamsOpen, Labels((.kind, "answer")), openStreams)
        log?.readCounts(into: &readings)
    }

    package func stop() {
        log?.stopWriting()
        tracer?.stopExport()
    }

    /// The few figures of this loop that the operators' page shows for each second.
    package var loopFigures: LoopFigures {
        var decisions = [UInt64](repeating: 0, count: Decision.allCases.count)
        var firstByte = Histogram()
        for app in apps {
            for index in decisions.indices { decisions[index] += app.decisions[index] }
            app.addFirstBytes(to: &firstByte)
        }
        return LoopFigures(
            decisions: decisions, used: used, openStreams: openStreams, limiter: limiter.histogram,
            duration: duration.histogram, firstByte: firstByte)
    }
}
