import Synchronization

package enum Resolution: Hashable, Sendable {
    case found([SocketAddress])
    /// The look-up failed, and no earlier look-up had succeeded.
    case failed(LookupFailure)
    /// No result came in time, and no earlier look-up had succeeded.
    case timedOut
}

/// Finds the addresses of host names, for all loops of the process.
///
/// - One look-up serves all callers that wait for the same name. It runs on its own thread, because
///   `getaddrinfo` blocks while the name servers are silent. If it hangs, another look-up begins. At most
///   `KnownName.mostAtOnce` look-ups of a name run at once.
/// - No caller waits longer than its own deadline.
/// - A result is fresh for 30 s. The next caller after that begins another look-up.
/// - The addresses of the last successful look-up stay in use until another one succeeds. While look-ups
///   fail, callers get these addresses at once.
package final class Resolver: Sendable {
    package typealias Lookup = @Sendable (_ host: String) -> Result<[SocketAddress], LookupFailure>

    package static let shared = Resolver()

    private let lookUp: Lookup
    private let times: ResolverTimes
    private let names = Mutex<[String: KnownName]>([:])
    private let counts = Mutex<ResolverFigures>(ResolverFigures())
    private let observer = Mutex<(@Sendable (NameNews) -> Void)?>(nil)

    /// - Parameter lookUp: looks up a host name. It blocks until it has the addresses, whose port is 0.
    package init(times: ResolverTimes = ResolverTimes(), lookUp: @escaping Lookup) {
        self.times = times
        self.lookUp = lookUp
    }

    private convenience init() { self.init { SystemLookup.findAddresses(of: $0) } }

    /// Sets the function that is called when look-ups of a name begin to fail, and when they succeed again.
    /// It is called on any thread.
    package func observeNews(_ observer: @escaping @Sendable (NameNews) -> Void) {
        self.observer.withLock { $0 = observer }
    }

    /// How many look-ups were made since the start, and how many names failed at their last look-up.
    package var figures: ResolverFigures {
        var figures = counts.withLock { $0 }
        figures.failingNames = names.withLock { $0.values.count { $0.failure != nil } }
        return figures
    }

    /// The addresses of a host, in the system's order of preference. A numeric address or the path of a unix
    /// socket (which begins with `/`) needs no look-up.
    ///
    /// - Parameter milliseconds: the longest wait.
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
        // If no thread could be started, the look-up fails at once. Its callers get this failure in a later
        // turn of their loops, when they already wait.
        if !isRunning { finish(host, .failure(.system(0))) }
    }

    private func finish(_ host: String, _ result: Result<[SocketAddress], LookupFailure>) {
        let now = Clocks.monotonic()
        let end = names.withLock { $0[host, default: KnownName()].finishLookup(result, host, now: now) }
        counts.withLock { $0.count(result) }
        if let news = end.news { tell(news) }
        for waiting in end.waiting { waiting.tell { $0.takeResolution(end.resolution) } }
    }

    /// Ends the wait of a caller while the look-up goes on.
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

package struct ResolverTimes: Sendable {
    /// How long addresses are used before another look-up begins, in nanoseconds.
    package var fresh: UInt64 = 30_000_000_000
    /// If there are old addresses, a caller waits at most `refresh` nanoseconds for new ones. A look-up that
    /// takes longer than `silent` nanoseconds is reported as failed.
    package var refresh: UInt64 = 200_000_000
    package var silent: UInt64 = 2_000_000_000
    /// The pause between a failed look-up and the next one, in nanoseconds.
    package var retry: UInt64 = 200_000_000
    /// After these nanoseconds a look-up counts as hanging, so that another one can begin beside it.
    package var hanging: UInt64 = 10_000_000_000

    package init() {}
}

package struct ResolverFigures: Hashable, Sendable {
    package var good = 0
    package var failed = 0
    /// How many look-ups were reported as timed out.
    package var hung = 0
    package var failingNames = 0

    fileprivate mutating func count(_ result: Result<[SocketAddress], LookupFailure>) {
        if case .success = result { good += 1 } else { failed += 1 }
    }
}

/// Reports that look-ups of a name have begun to fail, or that they succeed again.
package struct NameNews: Hashable, Sendable {
    package let host: String
    package let failure: LookupFailure
    package let isBeginning: Bool
    /// If look-ups begin to fail: the age in seconds of the addresses in use, or nil if there are none. If
    /// they succeed again: for how many seconds they failed.
    package let seconds: Int?

    package var text: String {
        guard isBeginning else {
            return "The name \(host) can be looked up again, after \(seconds ?? 0) s."
        }
        let consequence =
            seconds.map { "The addresses found \($0) s ago stay in use until it can." }
            ?? "No address of it is known, so nothing can connect to it."
        return "The name \(host) cannot be looked up: \(failure.text). \(consequence) "
            + "Check the name and the name servers in /etc/resolv.conf."
    }
}

/// The wait of one caller for a look-up, on the caller's loop.
final class LookupWait: Timed {
    private let waiter = Waiter()
    private var resolution: Resolution?

    /// Waits until `due` for a resolution. If none has come by then, returns what `late` returns.
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
