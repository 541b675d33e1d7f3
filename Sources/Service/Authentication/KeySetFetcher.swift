import HTTP
package import Identity
package import Reactor

/// Keeps the published key set of one issuer. It is fetched when first needed, then every `refresh` whether
/// tokens come or not, and for a token that it does not fit, at a bounded rate. Bound to one loop.
///
/// So a key that its issuer withdraws is refused `refresh` later at most. While the issuer is away the last
/// set stays in use, for a day.
package final class KeySetFetcher {
    /// Nanoseconds between two fetches while there are no keys at all, and requests wait for them.
    private static let shortPause: UInt64 = 1_000_000_000
    private static let longestAbsence: UInt64 = 86_400_000_000_000

    /// Called when the set has changed: what was checked with the old one may no longer be valid.
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
    /// Outcomes of fetches since the start.
    private(set) var outcomes: [KeySetFetch: Int] = [:]
    private var waiting: [Waiter] = []
    private var timer: Timer?
    private var isClosed = false

    package init(_ publication: KeyPublication, for algorithms: [TokenAlgorithm], on loop: EventLoop) {
        self.publication = publication
        self.algorithms = algorithms
        self.loop = loop
        pool = UpstreamPool(publication.origin, on: loop)
    }

    deinit { if let timer { loop.cancel(timer) } }

    /// Nothing is called back from now on; a fetch in progress may end later.
    func closeFetcher() {
        onChange = {}
        isClosed = true
        if let timer { loop.cancel(timer) }
        pool.drain()
    }

    private var pause: UInt64 { UInt64(publication.pause) * 1_000_000 }

    /// Makes sure that a known key set is fetched again in time, without making anybody wait.
    private func scheduleFetch() {
        guard keys != nil, !isClosed else { return }
        let due = fetched + UInt64(publication.refresh) * 1_000_000
        let timer = timer ?? Timer(self)
        self.timer = timer
        loop.arm(timer, at: max(due, (lastTry ?? 0) + pause))
    }

    /// The set as it is, fetched first where there is none; nil if it cannot be had.
    package func currentKeys() async -> KeySet? {
        if let keys { return keys }
        await fetch(after: min(pause, Self.shortPause))
        return keys
    }

    /// The set after another fetch, for a token that it did not fit: its issuer may have another key now, or
    /// another one of that name. Another request may have fetched it meanwhile.
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

    /// A document that is no key set changes nothing.
    private func take(_ body: [UInt8]) -> Bool {
        guard let set = KeySet(document: body.span, for: algorithms) else { return false }
        fetched = loop.now
        if body != document { replace(set, body) }
        return true
    }

    private func replace(_ set: KeySet?, _ body: [UInt8]) {
        keys = set
        document = body
        onChange()
    }
}

extension KeySetFetcher: Timed {
    package func timePassed() {
        if loop.now - fetched > Self.longestAbsence { return replace(nil, []) }
        begin()
    }
}
