import Bytes
import Histogram
import Reactor
import Wire

/// Sends the requests of one loop when they are due, on this loop's connections, and counts the answers.
final class Generator {
    let options: LoadOptions
    let loop: EventLoop
    let opener: ConnectionOpener
    /// The most time for an answer's head, for its body, and between two reads of a stream, in nanoseconds.
    let timeout: UInt64
    /// The head of the answer that is being read. All connections share it, because only one head is read at
    /// a time.
    let head = ResponseHead()
    var counts = LoadCounts()

    let index: Int
    private let start: UInt64
    private let templates: [RequestTemplate]
    private var draw: RequestSampler
    /// Computes when requests are due. It is nil for a closed loop, in which each connection sends its next
    /// request after an answer.
    private var arrivals: Arrivals?
    /// When the next request (open loop) or the next connection (closed loop) is due. It is nil if none
    /// follows.
    private var nextDue: UInt64?
    private var callers: [LoadConnection] = []
    /// The connections without a request. The one that was used last is used first.
    private var idle: [LoadConnection] = []
    private var backlog = Backlog()
    /// How many connections a closed loop uses now.
    private var working = 0
    private var requestsLeft: Int
    private(set) var isOver = false
    /// How many requests are in progress, including those that wait for a connection.
    private(set) var inFlight = 0
    private var eager: [LoadConnection] = []
    private var clock: [Alarm] = []
    private let reporter: Reporter

    /// - Parameters:
    ///   - start: the start of the run, in nanoseconds of the monotonic clock.
    ///   - addresses: the target's addresses.
    init(
        _ options: LoadOptions, loop index: Int, start: UInt64, addresses: [SocketAddress],
        on loop: EventLoop,
        told: @escaping (LoopReport) -> Void
    ) {
        self.options = options
        self.index = index
        self.start = start
        self.loop = loop
        reporter = Reporter(options, loop: index, start: start, told: told)
        opener = ConnectionOpener(options, addresses, on: loop)
        timeout = UInt64(options.timeout * 1e9)
        var random = SplitMix64(seed: options.seed &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D)
        draw = RequestSampler(options, loop: index, random: &random)
        let key = options.sendsKeys || options.repeats > 0 ? "bench-\(options.seed)-\(start)-" : nil
        templates = options.mix.values.map {
            RequestTemplate($0, to: options.target, fields: options.fields, key: key)
        }
        let share = options.requests.map { $0 / options.loops + (index < $0 % options.loops ? 1 : 0) }
        requestsLeft = share ?? .max
        if case .open(let rate, let spacing) = options.pace {
            arrivals = Arrivals(rate, spacing, loop: index, of: options.loops, random: random.makeBranch())
        }
    }

    // MARK: Life

    private enum Ring: Int, CaseIterable { case arrival, tick, pulse, ending, eager }

    private func set(_ ring: Ring, at due: UInt64) { clock[ring.rawValue].setAlarm(at: due) }

    func runGenerator() {
        clock = Ring.allCases.map { ring in Alarm(on: loop) { [unowned self] in self.rang(ring) } }
        set(.tick, at: reporter.nextTick)
        set(.pulse, at: reporter.nextPulse)
        schedule(from: 0)
    }

    private func rang(_ ring: Ring) {
        switch ring {
        case .arrival: arrive()
        case .tick:
            reporter.sendReport(&counts, inFlight: inFlight, isLast: false)
            set(.tick, at: reporter.nextTick)
        case .pulse:
            reporter.reportBeat(&counts)
            set(.pulse, at: reporter.nextPulse)
        case .ending:
            dropBacklog()
            for caller in callers where caller.sampled != nil { caller.endRequest(.unfinished) }
        case .eager:
            let waiting = eager
            eager.removeAll(keepingCapacity: true)
            for caller in waiting { caller.channelReady() }
        }
    }

    private func moment(_ seconds: Double) -> UInt64 { start + UInt64(seconds * 1e9) }

    private var seconds: Double { Double(loop.now > start ? loop.now - start : 0) / 1e9 }

    /// Sets the timer for the next request (open loop) or for the next connection (closed loop).
    private func schedule(from seconds: Double) {
        let course = options.pace.course
        if arrivals != nil {
            nextDue = arrivals?.nextDelay().map(moment)
        } else {
            let next = Double(working * options.loops + index + 1)
            nextDue = course.timeOfLevel(ofLevel: next, from: seconds).map(moment)
        }
        let end = moment(course.seconds)
        set(.arrival, at: min(nextDue ?? end, end))
    }

    /// Begins everything that is due now. In an open loop, even late requests begin. If they were skipped,
    /// the delay of a busy machine would not be measured.
    private func arrive() {
        guard !isOver else { return }
        while let due = nextDue, due <= loop.now, arrivals != nil || !isPast, requestsLeft > 0 {
            if arrivals != nil {
                place(take(due: due))
            } else {
                working += 1
                let caller = idle.popLast() ?? hire()
                // In a closed loop, no request has a fixed time, so each is timed from its own start.
                begin(take(due: Clocks.monotonic()), on: caller)
            }
            schedule(from: seconds)
        }
        if isPast || requestsLeft <= 0 { stop() }
    }

    private var isPast: Bool { loop.now >= moment(options.pace.course.seconds) }

    private func take(due: UInt64) -> SampledRequest {
        requestsLeft -= 1
        return draw.sampleNext(due: due)
    }

    /// Begins no more requests. Those in progress or waiting get the drain time, which starts when the
    /// planned load ends.
    private func stop() { stop(finishingFrom: max(loop.now, moment(options.pace.course.seconds))) }

    /// Ends the run early. Requests in progress get the drain time from now on. Waiting ones are dropped.
    func breakOff() {
        dropBacklog()
        if isOver, !clock.isEmpty { set(.ending, at: loop.now + UInt64(options.drainSeconds * 1e9)) }
        stop(finishingFrom: loop.now)
    }

    private func stop(finishingFrom moment: UInt64) {
        guard !isOver else { return }
        isOver = true
        clock[Ring.arrival.rawValue].cancelAlarm()
        set(.ending, at: moment + UInt64(options.drainSeconds * 1e9))
        endIfDone()
    }

    private func dropBacklog() {
        while backlog.nextRequest() != nil {
            counts.countFailure(.unfinished)
            inFlight -= 1
        }
    }

    private func endIfDone() {
        guard isOver, inFlight == 0, !clock.isEmpty else { return }
        for alarm in clock { alarm.cancelAlarm() }
        clock = []
        for caller in callers { caller.shutConnection() }
        reporter.sendReport(&counts, inFlight: 0, isLast: true)
    }

    // MARK: Requests

    private func hire() -> LoadConnection {
        let caller = LoadConnection(number: callers.count, self)
        callers.append(caller)
        return caller
    }

    /// The most connections that this event loop opens if the load is an open loop.
    private var allowance: Int {
        options.connections / options.loops + (index < options.connections % options.loops ? 1 : 0)
    }

    /// Begins a request of an open loop. If no connection is free, the request waits for one.
    private func place(_ sampled: SampledRequest) {
        guard let caller = idle.popLast() ?? (callers.count < max(1, allowance) ? hire() : nil) else {
            counts.waited += 1
            counts.started += 1
            inFlight += 1
            return backlog.appendRequest(sampled)
        }
        let now = Clocks.monotonic()
        counts.lateStart.record(now > sampled.due ? now - sampled.due : 0)
        begin(sampled, on: caller)
    }

    private func begin(_ sampled: SampledRequest, on caller: LoadConnection) {
        counts.started += 1
        inFlight += 1
        caller.beginRequest(sampled)
    }

    func writeRequest(_ sampled: SampledRequest, to buffer: inout ByteBuffer) {
        templates[sampled.variant].writeBody(
            user: sampled.user, of: options.users, serial: sampled.serial, to: &buffer)
    }

    // MARK: Reports of connections

    /// Is called when a request was answered, or when its connection has hung up on purpose.
    func requestFinished(_ caller: LoadConnection, _ sampled: SampledRequest) {
        inFlight -= 1
        if sampled.isRepeated, !isPast {
            counts.repeated += 1
            return begin(draw.sampleAgain(sampled, due: Clocks.monotonic()), on: caller)
        }
        goOn(caller)
    }

    /// Is called when a request has failed. Its connection pauses, so that a failing target is not flooded.
    func requestFailed(_ caller: LoadConnection, _ sampled: SampledRequest) {
        inFlight -= 1
        guard !isOver || inFlight > 0 else { return endIfDone() }
        loop.spawn(with: caller) { caller in await caller.restUntilNext() }
    }

    func goOn(_ caller: LoadConnection) {
        if let sampled = backlog.nextRequest() { return caller.beginRequest(sampled) }
        if isOver { return endIfDone() }
        if arrivals != nil {
            idle.append(caller)
        } else if requestsLeft <= 0 || isPast {
            stop()
        } else if Double(caller.number * options.loops + index) >= options.pace.course.levelAt(at: seconds) {
            working -= 1
            idle.append(caller)
            schedule(from: seconds)
        } else {
            begin(take(due: Clocks.monotonic()), on: caller)
        }
    }

    /// Calls the connection again in the loop's next turn, because it has more to read than one turn allows.
    func sendAgain(_ caller: LoadConnection) {
        if eager.isEmpty { set(.eager, at: loop.now + 1) }
        eager.append(caller)
    }
}

/// Requests that are due and wait for a free connection, the oldest first.
struct Backlog {
    private var waiting: [SampledRequest] = []
    private var taken = 0

    mutating func appendRequest(_ sampled: SampledRequest) { waiting.append(sampled) }

    mutating func nextRequest() -> SampledRequest? {
        guard taken < waiting.count else { return nil }
        defer {
            taken += 1
            if taken == waiting.count {
                waiting.removeAll(keepingCapacity: true)
                taken = 0
            }
        }
        return waiting[taken]
    }
}
