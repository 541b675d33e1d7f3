import Synchronization

/// The state of a name when somebody wants to connect.
package enum Resolution: Hashable, Sendable {
    /// The name has these addresses, at least one.
    case found([SocketAddress])
    /// The look-up failed, and no earlier one was good.
    case failed(LookupFailure)
    /// No answer came in time, and no earlier look-up was successful.
    case timedOut
}

/// Finds the addresses of names, for all loops of the process.
///
/// - One look-up serves everybody who waits for the same name. It runs on a thread of its own, since
///   `getaddrinfo` blocks for as long as the name servers are silent; at most `mostAtOnce` of a name hang.
/// - Nobody waits beyond their own deadline.
/// - An answer is fresh for 30 s; then the next one who asks begins another look-up.
/// - What a look-up found stays in use until another one finds something: failed ones replace nothing.
///   Nobody waits for a look-up while the last one has failed and there are addresses.
package final class Resolver: Sendable {
    package typealias Lookup = @Sendable (_ host: String) -> Result<[SocketAddress], LookupFailure>

    package static let shared = Resolver()

    private let lookUp: Lookup
    private let times: ResolverTimes
    private let names = Mutex<[String: KnownName]>([:])
    private let counts = Mutex<ResolverFigures>(ResolverFigures())
    private let observer = Mutex<(@Sendable (NameNews) -> Void)?>(nil)

    /// - Parameter lookUp: blocks until it has the addresses, with port 0.
    package init(times: ResolverTimes = ResolverTimes(), lookUp: @escaping Lookup) {
        self.times = times
        self.lookUp = lookUp
    }

    private convenience init() { self.init { SystemLookup.findAddresses(of: $0) } }

    /// Called, on any thread, when a name cannot be looked up any more, and when it can again.
    package func observeNews(_ observer: @escaping @Sendable (NameNews) -> Void) {
        self.observer.withLock { $0 = observer }
    }

    /// Look-ups since the start, and names whose last one failed.
    package var figures: ResolverFigures {
        var figures = counts.withLock { $0 }
        figures.failingNames = names.withLock { $0.values.count { $0.failure != nil } }
        return figures
    }

    /// The addresses of a host, in the system's order of preference. A numeric address, or the path of a unix
    /// socket (it begins with `/`), is answered at once.
    ///
    /// - Parameter milliseconds: how long to wait at most.
    package func addresses(
        of host: String, port: UInt16, on loop: EventLoop, within milliseconds: Int
    ) async -> Resolution {
        if host.hasPrefix("/") { return .found([.unix(host)]) }
        if let address = SocketAddress(numeric: host, port: port) { return .found([address]) }
        let wait = LookupWait()
        let now = Clocks.monotonic()
        let step = names.withLock { names in
            names[host, default: KnownName()].ask(LoopBound(wait, on: loop), host, now: now, times)
        }
        if let news = step.news { tell(news) }
        if step.begins { begin(host) }
        switch step.answer {
        case .now(let resolution): return resolution.with(port: port)
        case .wait(let ticket, let most):
            let end = loop.now + min(UInt64(max(0, milliseconds)) * 1_000_000, most)
            return await wait.end(at: end, on: loop) { self.giveUp(host, ticket) }.with(port: port)
        }
    }

    private func begin(_ host: String) {
        let isRunning = Thread { self.finish(host, self.lookUp(host)) }.detachThread(named: "name look-up")
        // In a later turn, since the caller begins to wait only after this.
        if !isRunning { finish(host, .failure(.system(0))) }
    }

    private func finish(_ host: String, _ result: Result<[SocketAddress], LookupFailure>) {
        let now = Clocks.monotonic()
        let end = names.withLock { $0[host, default: KnownName()].finishLookup(result, host, now: now) }
        counts.withLock { $0.count(result) }
        if let news = end.news { tell(news) }
        for waiting in end.waiting { waiting.tell { $0.takeResolution(end.resolution) } }
    }

    /// Somebody's time is over while the look-up runs.
    private func giveUp(_ host: String, _ ticket: UInt64) -> Resolution {
        let now = Clocks.monotonic()
        let (resolution, news) = names.withLock {
            $0[host, default: KnownName()].giveUp(ticket, host, now: now)
        }
        if let news { tell(news) }
        return resolution
    }

    private func tell(_ news: NameNews) {
        if news.isBeginning, news.failure == .timedOut { counts.withLock { $0.hung += 1 } }
        observer.withLock { $0 }?(news)
    }
}

/// The resolver's times in nanoseconds.
package struct ResolverTimes: Sendable {
    /// How long an answer is used without another look-up.
    package var fresh: UInt64 = 30_000_000_000
    /// How long a caller waits for a new answer if there is an old one. After this time a look-up beside an
    /// old answer counts as failed.
    package var refresh: UInt64 = 200_000_000
    package var silent: UInt64 = 2_000_000_000
    /// The pause between the end of a look-up that failed and the next one.
    package var retry: UInt64 = 200_000_000
    /// The time after which an unfinished look-up counts as hanging, so that another one may begin beside it.
    package var hanging: UInt64 = 10_000_000_000

    package init() {}
}

/// The resolver's counts for metrics.
package struct ResolverFigures: Hashable, Sendable {
    package var good = 0
    package var failed = 0
    /// Times that a name's look-up was found to hang.
    package var hung = 0
    package var failingNames = 0

    fileprivate mutating func count(_ result: Result<[SocketAddress], LookupFailure>) {
        if case .success = result { good += 1 } else { failed += 1 }
    }
}

/// A name can be looked up no more, or again.
package struct NameNews: Hashable, Sendable {
    package let host: String
    package let failure: LookupFailure
    package let isBeginning: Bool
    /// Seconds: since the addresses in use were found (nil: there are none), or that the trouble lasted.
    package let seconds: Int?

    /// The text for the operator's log.
    package var text: String {
        guard isBeginning else {
            return "The name \(host) can be looked up again, after \(seconds ?? 0) s."
        }
        let consequence =
            seconds.map { "The addresses found \($0) s ago stay in use until it can." }
            ?? "No address of it is known, so that nothing can connect to it."
        return "The name \(host) cannot be looked up: \(failure.text). \(consequence) "
            + "Check the name and the name servers in /etc/resolv.conf."
    }
}

/// One who waits for a look-up, on their loop.
final class LookupWait: Timed {
    private let waiter = Waiter()
    private var resolution: Resolution?

    /// Waits for the answer, until `due` at most; then `late` says what is known all the same.
    func end(at due: UInt64, on loop: EventLoop, late: () -> Resolution) async -> Resolution {
        let timer = Timer(self)
        loop.arm(timer, at: due)
        await waiter.wait()
        loop.cancel(timer)
        return resolution ?? late()
    }

    func takeResolution(_ resolution: Resolution) {
        self.resolution = resolution
        waiter.wake()
    }

    func timePassed() { waiter.wake() }
}

extension Resolution {
    fileprivate func with(port: UInt16) -> Resolution {
        if case .found(let addresses) = self { .found(addresses.map { $0.with(port: port) }) } else { self }
    }
}
