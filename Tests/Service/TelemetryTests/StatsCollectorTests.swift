import Foundation
import JSON
import Limits
import Reactor
import TestSupport
import Testing

@testable import Telemetry

@Suite struct `The stats collector` {
    private static func source(_ observer: LoopBound<(LoopObserver, AppObserver)>) -> StatsCollector.Source {
        StatsCollector.Source(
            observer.loop.name,
            read: { took in
                observer.tell { observer, _ in
                    var readings = Readings()
                    observer.readFigures(into: &readings)
                    took(readings)
                }
            }, loopFigures: { took in observer.tell { observer, _ in took(observer.loopFigures) } })
    }

    private static func makeLoop(_ name: String) async -> LoopBound<(LoopObserver, AppObserver)> {
        let loop = EventLoop(name: name)
        loop.start()
        return await loop.makeValue { loop in
            let observer = LoopObserver(on: loop)
            return (observer, observer.makeAppObserver("", models: ModelNames(configured: [])))
        }
    }

    private static func tell(_ count: Int, _ loop: LoopBound<(LoopObserver, AppObserver)>) async {
        await loop.ask { observer, app in
            for _ in 0..<count {
                var record = ExchangeRecord(at: observer.loop.now)
                record.decision = .allowed
                observer.tell(record, of: app, status: 200, chatFacts)
            }
        }
    }

    @Test func `The stats collector adds up its loops, second by second`() async throws {
        let (one, two) = (await Self.makeLoop("one"), await Self.makeLoop("two"))
        try await onLoop(within: 30) { control in
            let statsCollector = StatsCollector(
                [Self.source(one), Self.source(two)], settings: "abc", on: control, parts: { _ in })
            statsCollector.start()
            #expect(
                await eventually(on: control) { !(await statsCollector.makeSnapshot().samples.isEmpty) })
            await Self.tell(3, one)
            await Self.tell(4, two)
            #expect(
                await eventually(on: control) {
                    await statsCollector.makeSnapshot().samples.reduce(0) { $0 + $1.requests } == 7
                })
            let snapshot = await statsCollector.makeSnapshot()
            #expect(snapshot.sum(.decisions) == 7)
            #expect(snapshot.samples.last?.at ?? 0 > 1_700_000_000)
            var json = JSONWriter()
            json.object { snapshot.writeMembers(&$0) }
            let document = try JSONSerialization.jsonObject(with: Data(text(json.finish()).utf8))
            let members = try #require(document as? [String: Any])
            #expect((members["totals"] as? [String: Any])?["decisions"] as? [String: Int] == ["allowed": 7])
            #expect((members["parts"] as? [String: Any])?["loop_lag_ms"] is [Double])
            statsCollector.stop()
        }
        one.loop.stop()
        two.loop.stop()
    }

    @Test func `The stats collector keeps testers' use apart from paid use`() async throws {
        let one = await Self.makeLoop("one")
        try await onLoop(within: 30) { control in
            let statsCollector = StatsCollector(
                [Self.source(one)], settings: "abc", on: control, parts: { _ in })
            await one.ask { observer, app in
                for isSandbox in [false, true, true] {
                    var record = ExchangeRecord(at: observer.loop.now)
                    record.decision = .allowed
                    record.isSandbox = isSandbox
                    (record.used.messages, record.used.input, record.used.cost) = (1, 2, 7)
                    observer.tell(record, of: app, status: 200, chatFacts)
                }
            }
            let snapshot = await statsCollector.makeSnapshot()
            var json = JSONWriter()
            json.object { snapshot.writeMembers(&$0) }
            let document = try JSONSerialization.jsonObject(with: Data(text(json.finish()).utf8))
            let totals = try #require((document as? [String: Any])?["totals"] as? [String: Any])
            #expect(totals["messages"] as? Int == 1 && totals["cost_microdollars"] as? Int == 7)
            #expect(totals["sandbox_messages"] as? Int == 2)
            #expect(totals["sandbox_cost_microdollars"] as? Int == 14)
        }
        one.loop.stop()
    }

    @Test func `The stats collector answers while a loop is stuck, with its last figures`() async throws {
        let (one, two) = (await Self.makeLoop("one"), await Self.makeLoop("two"))
        let gate = DispatchSemaphore(value: 0)
        try await onLoop(within: 30) { control in
            let statsCollector = StatsCollector(
                [Self.source(one), Self.source(two)], settings: "abc", on: control, parts: { _ in })
            await Self.tell(3, one)
            #expect(await statsCollector.makeSnapshot().sum(.decisions) == 3)
            one.tell { _ in gate.wait() }
            await Self.tell(4, two)
            let start = Clocks.monotonic()
            #expect(await statsCollector.makeSnapshot().sum(.decisions) == 7)
            #expect(Clocks.monotonic() - start < 5_000_000_000)
            gate.signal()
        }
        one.loop.stop()
        two.loop.stop()
    }

    @Test func `The stats collector keeps five minutes`() {
        var ring = SampleRing()
        for second in 0..<400 {
            ring.appendSample(Sample(LoopFigures(), since: LoopFigures(), at: Int64(second)))
        }
        #expect(ring.samples.count == 300)
        #expect(ring.samples.first?.at == 100)
    }
}
