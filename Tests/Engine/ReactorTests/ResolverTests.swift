import Foundation
import Reactor
import Synchronization
import TestSupport
import Testing

/// Look-ups of host names, with results that a test sets. If `isHanging` is true, each look-up blocks its
/// thread until `release`.
private final class Lookups: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let begun = Mutex(0)
    private let results: Mutex<[Result<[SocketAddress], LookupFailure>]>
    private let isHanging: Bool

    init(hanging isHanging: Bool = false, _ results: Result<[SocketAddress], LookupFailure>...) {
        self.isHanging = isHanging
        self.results = Mutex(results)
    }

    var count: Int { begun.withLock { $0 } }

    func release(_ count: Int = 1) { for _ in 0..<count { gate.signal() } }

    /// The next result that the test has set. The last one is repeated.
    func lookUp(_ host: String) -> Result<[SocketAddress], LookupFailure> {
        begun.withLock { $0 += 1 }
        if isHanging { gate.wait() }
        return results.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }

    func resolver(_ times: ResolverTimes = ResolverTimes()) -> Resolver {
        Resolver(times: times) { self.lookUp($0) }
    }
}

private final class Answers { var all: [Resolution] = [] }

private final class News: Sendable {
    private let all = Mutex<[NameNews]>([])
    var heard: [NameNews] { all.withLock { $0 } }

    init(of resolver: Resolver) {
        resolver.observeNews { [weak self] news in self?.all.withLock { $0.append(news) } }
    }
}

@Suite struct `A host name` {
    private static let here: Result<[SocketAddress], LookupFailure> = .success([.loopback(port: 0)])
    private static let found = Resolution.found([.loopback(port: 7)])

    /// With these times, every result is outdated at once. A look-up can follow a failed one without a pause.
    private static var impatient: ResolverTimes {
        var times = ResolverTimes()
        (times.fresh, times.retry) = (0, 0)
        return times
    }

    @Test func `A host name is looked up once for all waiting callers, whatever their loop`() async throws {
        let lookups = Lookups(hanging: true, Self.here)
        let resolver = lookups.resolver()
        async let there = onLoop { loop in
            await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000)
        }
        let here = try await onLoop { loop in
            let answers = Answers()
            for _ in 0..<20 {
                loop.spawn(with: answers) { answers in
                    answers.all.append(
                        await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000))
                }
            }
            #expect(await eventually(on: loop) { lookups.count == 1 })
            await loop.sleep(nanoseconds: 20_000_000)
            lookups.release()
            #expect(await eventually(on: loop) { answers.all.count == 20 })
            return answers.all
        }
        #expect(try await there == Self.found)
        #expect(here == [Resolution](repeating: Self.found, count: 20))
        #expect(lookups.count == 1)
    }

    @Test func `A look-up that hangs is late at each caller's deadline, and occupies 3 threads`() async throws
    {
        let lookups = Lookups(hanging: true, Self.here)
        var times = ResolverTimes()
        times.hanging = 1_000_000
        let resolver = lookups.resolver(times)
        let news = News(of: resolver)
        try await onLoop { loop in
            for _ in 0..<8 {
                // `loop.now` is the beginning of the present turn, which can be earlier than the call. The
                // call must still wait for the full time.
                let start = loop.now
                let answer = await resolver.addresses(of: "a.test", port: 7, on: loop, within: 50)
                #expect(answer == .timedOut)
                #expect(Clocks.monotonic() - start >= 50_000_000)
            }
            #expect(lookups.count == 3)
            lookups.release(3)
            #expect(await eventually(on: loop) { resolver.figures.good == 3 })
            #expect(await resolver.addresses(of: "a.test", port: 7, on: loop, within: 50) == Self.found)
        }
        #expect(news.heard.map(\.isBeginning) == [true, false])
        #expect(news.heard.map(\.failure) == [.timedOut, .timedOut])
        #expect(resolver.figures.hung == 1 && resolver.figures.failingNames == 0)
    }

    @Test func `A hundred look-ups that hang leave threads for other work`() async throws {
        let lookups = Lookups(hanging: true, Self.here)
        let resolver = lookups.resolver()
        try await onLoop { loop in
            for index in 0..<100 {
                let answer = await resolver.addresses(of: "a\(index).test", port: 7, on: loop, within: 0)
                #expect(answer == .timedOut)
            }
            let start = Clocks.monotonic()
            #expect(await loop.offloadWork { 42 } == 42)
            #expect(Clocks.monotonic() - start < 5_000_000_000)
            lookups.release(100)
            #expect(await eventually(on: loop) { resolver.figures.good == 100 })
        }
    }

    @Test func `A host name keeps its addresses while look-ups fail, which is reported once`()
        async throws
    {
        let other: Result<[SocketAddress], LookupFailure> = .success([.v4(0x7F00_0002, port: 0)])
        let lookups = Lookups(
            Self.here, .failure(.noAnswer), .failure(.unknownName), .failure(.noAnswer), other)
        let resolver = lookups.resolver(Self.impatient)
        let news = News(of: resolver)
        try await onLoop { loop in
            for count in 1...4 {
                let answer = await resolver.addresses(of: "a.test", port: 7, on: loop, within: 1000)
                #expect(answer == Self.found)
                #expect(await eventually(on: loop) { lookups.count == count })
                #expect(await eventually(on: loop) { resolver.figures.failed == count - 1 })
            }
            #expect(resolver.figures.failingNames == 1)
            // This call starts the look-up that succeeds, but does not wait for it. It gets the old result.
            let better = Resolution.found([.v4(0x7F00_0002, port: 7)])
            #expect(
                await eventually(on: loop) {
                    await resolver.addresses(of: "a.test", port: 7, on: loop, within: 1000) == better
                })
        }
        #expect(news.heard.map(\.isBeginning) == [true, false])
        #expect(news.heard.first?.failure == .noAnswer)
        #expect(news.heard.first?.text.contains("stay in use") == true)
        #expect(resolver.figures.failingNames == 0)
    }

    @Test func `A name with stale addresses is looked up again, and no caller waits for a slow answer`()
        async throws
    {
        let lookups = Lookups(hanging: true, Self.here)
        var times = Self.impatient
        times.refresh = 20_000_000
        times.silent = 100_000_000
        let resolver = lookups.resolver(times)
        let news = News(of: resolver)
        try await onLoop { loop in
            lookups.release()
            #expect(await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000) == Self.found)
            // The second look-up hangs. Each caller waits at most for the refresh time of 20 ms and gets the
            // old result.
            for _ in 0..<20 {
                let answer = await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000)
                #expect(answer == Self.found)
                await loop.sleep(nanoseconds: 10_000_000)
            }
            #expect(lookups.count == 2)
            #expect(news.heard.map(\.failure) == [.timedOut])
            lookups.release()
            #expect(await eventually(on: loop) { resolver.figures.good == 2 })
        }
        #expect(news.heard.map(\.isBeginning) == [true, false])
    }

    @Test func `A host name that is unknown is answered at once, and looked up again`() async throws {
        let lookups = Lookups(.failure(.unknownName), Self.here)
        let resolver = lookups.resolver(Self.impatient)
        let news = News(of: resolver)
        try await onLoop { loop in
            #expect(
                await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000)
                    == .failed(.unknownName))
            #expect(await resolver.addresses(of: "a.test", port: 7, on: loop, within: 10_000) == Self.found)
        }
        #expect(news.heard.map(\.isBeginning) == [true, false])
        #expect(news.heard.first?.text.contains("nothing can connect") == true)
    }
}
