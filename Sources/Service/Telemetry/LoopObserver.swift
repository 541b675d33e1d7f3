import Histogram
import Limits
package import Reactor

/// Observes one loop. Metrics, the access log, traces and the figures of the operators' page all begin here,
/// and must cost a message as little as possible:
///
/// At its end a request hands over one `ExchangeRecord`, whose figures are added to plain integers of the
/// loop: no lock, no atomic, no hash of a string, no allocation. `StatsCollector` asks the loop for a copy,
/// which it makes between two requests; sums, sorting and text are made on the control loop, which serves no
/// requests. Log lines and spans are collected in bounded buffers and leave the loop in bundles; where their
/// receiver is slow they are dropped and counted.
///
/// Labels are words of the configuration: plans, limits, classes, upstreams. The one exception are models,
/// which callers name: `ModelNames` bounds them. A user is never a label.
package final class LoopObserver {
    package let loop: EventLoop
    private(set) var apps: [AppObserver] = []
    /// The access log; nil if none are written.
    package let log: AccessLog?
    /// The tracer; nil if none are made.
    package let tracer: Tracer?

    /// How long the limiter took, and the whole exchange; and the time between two reads of a stream.
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

    /// The observer of one app's exchanges on this loop, by whatever configuration.
    ///
    /// - Parameter name: empty for the only app.
    package func makeAppObserver(_ name: String, models: ModelNames) -> AppObserver {
        if let known = apps.first(where: { $0.name == name }) { return known }
        let app = AppObserver(name, models, in: self)
        apps.append(app)
        return app
    }

    /// Takes a finished exchange of one of the apps.
    ///
    /// - Parameters:
    ///   - status: of the answer; 0 if there was none.
    ///   - facts: evaluated only where a log line or a span is written.
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

    /// Each time that was recorded of the exchange can be looked up in its trace.
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

    /// A stream's next read came so many nanoseconds after the one before.
    package func noteGap(_ nanoseconds: UInt64) { gaps.recordTime(nanoseconds) }

    package func readFigures(into readings: inout Readings) {
        for app in apps { app.readCounts(into: &readings) }
        readings.addTiming(.limiterDuration, .none, limiter)
        readings.addTiming(.requestDuration, .none, duration)
        readings.addTiming(.streamGap, .none, gaps)
        readings.add(.streamsOpen, Labels((.kind, "answer")), openStreams)
        log?.readCounts(into: &readings)
    }

    /// Sends off what is gathered of the log and of traces.
    package func stop() {
        log?.stopWriting()
        tracer?.stopExport()
    }

    /// The few figures that the operators' page follows second by second.
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
