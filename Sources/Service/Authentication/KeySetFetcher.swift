import HTTP
package import Identity
package import Reactor

/// Keeps the key set that an issuer of tokens publishes. The set is fetched when it is first needed, and then
/// every `refresh` milliseconds. It is also fetched if a token has an unknown key, but not too often.
///
/// If an issuer withdraws a key, the edge refuses tokens of this key after at most `refresh`. If the issuer
/// does not respond, the last key set is used for a day. An instance is bound to one event loop.
package final class KeySetFetcher {
    /// The time between two fetches while no keys are known and requests wait for them, in nanoseconds.
    private static let shortPause: UInt64 = 1_000_000_000
    private static let longestAbsence: UInt64 = 86_400_000_000_000

    /// Called when the key set has changed, because tokens that were verified before are perhaps invalid now.
    var onChange: () -> Void = {}
    private(set) var keys: KeySet?
    private let publication: KeyPublication
    private let algorithms: [TokenAlgorithm]
    private let loop: EventLoop
    private let pool: UpstreamPool
    private var document: [UInt8] = []
    private var fetched: UInt64 = 0
    private var lastTry: UInt64?
    private var isFetching = false
    /// How often each outcome of a fetch has occurred since the start.
    private(set) var outcomes: [KeySetFetch: Int] = [:]
    private var waiting: [Waiter] = []
    private lazy var alarm = RefreshAlarm(self)
    private lazy var timer = Timer(alarm)
    private var isClosed = false

    package init(_ publication: KeyPublication, for algorithms: [TokenAlgorithm], on loop: EventLoop) {
        self.publication = publication
        self.algorithms = algorithms
        self.loop = loop
        pool = UpstreamPool(publication.origin, on: loop)
    }

    /// Schedules no more fetches and no longer calls `onChange`. A fetch in progress continues.
    func closeFetcher() {
        onChange = {}
        isClosed = true
        loop.cancel(timer)
        pool.drain()
    }

    private var pause: UInt64 { UInt64(publication.pause) * 1_000_000 }

    /// Schedules the next fetch if a key set is known already. No request waits for this fetch.
    private func scheduleFetch() {
        guard keys != nil, !isClosed else { return }
        let due = fetched + UInt64(publication.refresh) * 1_000_000
        loop.arm(timer, at: max(due, (lastTry ?? 0) + pause))
    }

    /// Returns the key set. If none is known yet, it is fetched first. Returns nil if the fetch fails.
    package func currentKeys() async -> KeySet? {
        if let keys { return keys }
        await fetch(after: min(pause, Self.shortPause))
        return keys
    }

    /// Fetches the key set again, because a token has an unknown key or a wrong signature. Its issuer perhaps
    /// uses a new key. If another request has just fetched the set, this set is used.
    package func renewKeys() async -> KeySet? {
        await fetch(after: pause)
        return keys
    }

    private func fetch(after pause: UInt64) async {
        if !isFetching {
            if let lastTry, loop.now - lastTry < pause { return }
            begin()
        }
        let waiter = Waiter()
        waiting.append(waiter)
        await waiter.wait()
    }

    private func begin() {
        guard !isFetching else { return }
        isFetching = true
        lastTry = loop.now
        loop.spawn(with: self) { keeper in await keeper.load() }
    }

    private func load() async {
        var request = FetchRequest(target: publication.target)
        request.fields = Array("Accept: application/jwk-set+json, application/json\r\n".utf8)
        request.limit = KeySet.longestDocument
        let outcome = await fetch(request)
        outcomes[outcome, default: 0] += 1
        publication.report?(outcome)
        isFetching = false
        scheduleFetch()
        let waiters = waiting
        waiting = []
        for waiter in waiters { waiter.wake() }
    }

    private func fetch(_ request: FetchRequest) async -> KeySetFetch {
        do throws(UpstreamFailure) {
            let answer = try await pool.fetchAnswer(request, authority: publication.authority)
            guard answer.status == 200 else { return .status(answer.status) }
            guard take(answer.body) else { return .noKeys }
            return keys?.isCut == true ? .fetchedInPart : .fetched
        } catch {
            return .failed(error)
        }
    }

    /// Uses a fetched document from now on. Returns false if the document is not a key set.
    private func take(_ body: [UInt8]) -> Bool {
        guard let set = KeySet(document: body.span, for: algorithms) else { return false }
        fetched = loop.now
        if body != document { replace(set, body) }
        return true
    }

    fileprivate func refresh() {
        if loop.now - fetched > Self.longestAbsence { return replace(nil, []) }
        begin()
    }

    private func replace(_ set: KeySet?, _ body: [UInt8]) {
        keys = set
        document = body
        onChange()
    }
}

/// Fetches a key set again at a later time. It does nothing if the fetcher was freed, because a reload has
/// replaced the configuration.
private final class RefreshAlarm: Timed {
    private weak var fetcher: KeySetFetcher?

    init(_ fetcher: KeySetFetcher) { self.fetcher = fetcher }

    func timePassed() { fetcher?.refresh() }
}
