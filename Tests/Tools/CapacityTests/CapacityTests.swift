import Foundation
import TestSupport
import Testing

@testable import Capacity

@Suite struct `A capacity plan` {
    private func plan(_ change: (inout CapacityPlan.Load) -> Void = { _ in }) -> CapacityPlan {
        var load = CapacityPlan.Load()
        change(&load)
        return CapacityPlan(load)
    }

    @Test func `follows its formulas`() {
        let plan = plan { load in
            (load.users, load.messagesPerMonth, load.peak) = (2_592_000, 100, 4)
            (load.streamShare, load.streamSeconds, load.chunksPerStream, load.refusals) = (0.5, 10, 100, 0)
        }
        #expect(plan.meanRate == 100)
        #expect(plan.peakRate == 400)
        #expect(abs(plan.burstRate - 461.8) < 1e-9)
        #expect(plan.openStreams == 2000)
        #expect(abs(plan.edgeCores - (461.8 * 67 + 400 * 0.5 * 100 * 10) / 1e6) < 1e-9)
        #expect(plan.edges == 2)
        #expect(plan.shards == 1)
        #expect(plan.lines.allSatisfy { !$0.formula.isEmpty && $0.value > 0 })
    }

    @Test func `grows with its load, up to a billion users`() {
        var last = plan { $0.users = 1 }
        for users in [1e3, 1e6, 1e8, 1e9] {
            let next = plan { $0.users = users }
            for (before, after) in zip(last.lines, next.lines) where before.name != "memory of an edge" {
                #expect(after.value >= before.value, "\(after.name) at \(users)")
            }
            last = next
        }
        #expect(last.edges > 100 && last.shards > 10)
        #expect(last.redisBytes == 6e11)
    }

    @Test(arguments: [1e5, 1e7, 1e9])
    func `holds in its simulation`(users: Double) {
        let plan = plan { $0.users = users }
        var random = SeededRandom(seed: 11)
        let simulation = Simulation(plan, random: &random)
        #expect(simulation.seconds.count == 600)
        let mean = simulation.seconds.reduce(0) { $0 + $1.arrivals } / 600
        #expect(abs(mean - plan.peakRate) < 5 * (plan.peakRate / 600).squareRoot() + 0.01)
        // At the planned utilisation there is room: not even the fullest shard is ever out of time.
        #expect(simulation.quantile(0.999) { $0.edges } < 1)
        #expect(simulation.quantile(0.999) { $0.fullestShard } < 1)
        let streams = simulation.quantile(0.5) { $0.openStreams }
        #expect(abs(streams - plan.openStreams) < plan.openStreams * 0.25 + 5)
    }

    @Test(arguments: [0.5, 8, 49, 200, 10_000])
    func `draws random numbers of events with the right mean and spread`(mean: Double) {
        var random = SeededRandom(seed: 3)
        let values = (0..<20_000).map { _ in Poisson.draw(mean, &random) }
        let average = values.reduce(0, +) / 20_000
        let variance = values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / 19_999
        #expect(abs(average - mean) < 5 * (mean / 20_000).squareRoot())
        #expect(abs(variance / mean - 1) < 0.06)
    }

    @Test func `is told on a page with its curves`() {
        let plan = plan()
        var random = SeededRandom(seed: 1)
        let page = CapacityPage(plan, Simulation(plan, length: 60, random: &random)).html
        #expect(page.components(separatedBy: "<figure>").count == 4)
        for line in plan.lines { #expect(page.contains(line.name) && page.contains(line.shown)) }
        #expect(page.components(separatedBy: "<main>").last?.contains("nan") == false)
    }

    @Test(.needsChromium) func `is drawn by a browser, also for a billion users`() async throws {
        var load = CapacityPlan.Load()
        load.users = 1e9
        let plan = CapacityPlan(load)
        var random = SeededRandom(seed: 1)
        let page = CapacityPage(plan, Simulation(plan, random: &random)).html
        let browser = try Browser()
        let document = try await browser.document(of: page)
        #expect(document.components(separatedBy: "<figure>").count == 4)
        #expect(document.contains("Capacity for 1,000,000,000 users"))
        #expect(try await browser.picture(of: page).count > 60_000)
    }
}
