/// A state machine: the known addresses of one host name, and the callers that wait for a look-up. The
/// clock, the lock and the threads are in `Resolver`.
struct KnownName {
    /// The most look-ups of one host name at once. A second one starts only if the first hangs.
    static let mostAtOnce = 3

    /// The addresses that the last successful look-up found, and the time when it ended. Before the first
    /// success, the list is empty.
    private var addresses: [SocketAddress] = []
    private var found: UInt64 = 0
    /// Why look-ups have failed since the last success, and since when. It is nil if the last look-up
    /// succeeded.
    private(set) var failure: LookupFailure?
    private var failingSince: UInt64 = 0
    /// The time when the last look-up began, and the time when the last failed one ended.
    private var began: UInt64 = 0
    private var failed: UInt64 = 0
    private var running = 0
    private var waiting: [UInt64: LoopBound<LookupWait>] = [:]
    private var tickets: UInt64 = 0

    enum Answer {
        case now(Resolution)
        /// The caller must wait, for at most `most` nanoseconds.
        case wait(ticket: UInt64, most: UInt64)
    }

    /// Returns the addresses, or a ticket to wait for them. If `begins` is true, the caller starts a look-up.
    mutating func ask(
        _ wait: LoopBound<LookupWait>, _ host: String, now: UInt64, _ times: ResolverTimes
    ) -> (answer: Answer, begins: Bool, news: NameNews?) {
        if !addresses.isEmpty, failure == nil, now < found + times.fresh { return (.now(known), false, nil) }
        let begins = mayBegin(now: now, times)
        let news = running > 0 && now >= began + times.silent ? fail(.timedOut, host, now: now) : nil
        if begins {
            running += 1
            began = now
        }
        let left = began + times.refresh - min(now, began + times.refresh)
        let isOldGoodEnough = !addresses.isEmpty && (failure != nil || left == 0)
        if running == 0 || isOldGoodEnough { return (.now(known), begins, news) }
        tickets += 1
        waiting[tickets] = wait
        return (.wait(ticket: tickets, most: addresses.isEmpty ? .max / 2 : left), begins, news)
    }

    private func mayBegin(now: UInt64, _ times: ResolverTimes) -> Bool {
        guard running > 0 else { return failure == nil || now >= failed + times.retry }
        return running < Self.mostAtOnce && now >= began + times.hanging
    }

    /// Ends the wait of a caller whose time is over. Returns the addresses that the caller gets, and news for
    /// the log.
    mutating func giveUp(_ ticket: UInt64, _ host: String, now: UInt64) -> (Resolution, NameNews?) {
        // If the caller is not in `waiting`, the look-up has just ended, and the caller gets its result.
        guard waiting.removeValue(forKey: ticket) != nil else { return (known, nil) }
        return addresses.isEmpty ? (.timedOut, fail(.timedOut, host, now: now)) : (known, nil)
    }

    /// Records the end of a look-up. Returns the callers that waited for it, and news for the log.
    mutating func finishLookup(
        _ result: Result<[SocketAddress], LookupFailure>, _ host: String, now: UInt64
    ) -> (resolution: Resolution, waiting: [LoopBound<LookupWait>], news: NameNews?) {
        running -= 1
        var news: NameNews?
        switch result {
        case .success(let addresses):
            if let failure {
                let seconds = Self.seconds(failingSince, now)
                news = NameNews(host: host, failure: failure, isBeginning: false, seconds: seconds)
            }
            self.addresses = addresses
            found = now
            failure = nil
        case .failure(let failure):
            failed = now
            news = fail(failure, host, now: now)
            // Another look-up of the same name is running and can find addresses, so the callers still wait.
            if running > 0 { return (known, [], news) }
        }
        defer { waiting = [:] }
        return (known, Array(waiting.values), news)
    }

    private var known: Resolution {
        addresses.isEmpty ? .failed(failure ?? .noAnswer) : .found(addresses)
    }

    private mutating func fail(_ failure: LookupFailure, _ host: String, now: UInt64) -> NameNews? {
        guard self.failure == nil else { return nil }
        self.failure = failure
        failingSince = now
        let age = addresses.isEmpty ? nil : Self.seconds(found, now)
        return NameNews(host: host, failure: failure, isBeginning: true, seconds: age)
    }

    private static func seconds(_ start: UInt64, _ end: UInt64) -> Int {
        Int((end - min(start, end)) / 1_000_000_000)
    }
}
