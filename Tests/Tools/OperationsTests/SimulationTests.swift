import Bytes
import Dates
import JSON
import Limits
import Records
import Testing

@testable import Operations

@Suite struct `A simulation of plans` {
    private static let first = CivilDate(year: 2026, month: 11, day: 9).dayNumber
    private static let week = first...first + 6

    private func simulation(_ limits: [Limit], bursts: [Burst] = []) -> PlanSimulation {
        let plan = Plan(id: "free", label: "Free", kind: .free, limits: limits, bursts: bursts)
        return PlanSimulation(PlanTable(plans: [plan], defaultPlan: "free"), days: Self.week)
    }

    private func person(_ name: String, _ days: [(Int, Int, Use)], _ entitlement: Entitlement = .none)
        -> SimulatedPerson
    {
        SimulatedPerson(
            name: name, entitlement: entitlement,
            lines: days.map { .init(day: Self.first + $0.0, model: "small", messages: $0.1, used: $0.2) })
    }

    /// The edge writes an entitlement as JSON, and a simulation of plans reads it from there.
    @Test func `A simulation of plans knows all of an entitlement that decides about amounts`() throws {
        func at(_ day: Int64) -> Moment { Moment(seconds: 1_790_000_000 + day * 86_400) }
        let entitlement = Entitlement(
            version: 3, plan: "pro", status: "active", periodStart: at(0), periodEnd: at(30), anchorDay: 7,
            timeZone: "Europe/Berlin", overrides: ["messages": 9],
            grants: [Entitlement.Grant(limit: "cost", amount: 5, expires: at(9), replaces: true)],
            isSandbox: true, lapsesAt: at(33))
        var json = JSONWriter()
        json.object { entitlement.writeMembers(&$0, ZonedTimestamp(zone: "UTC")) }
        let document = try #require(Document.read(Array(json.bytes)))
        #expect(UserPages.readEntitlement(document) == entitlement)
    }

    @Test func `A simulation of plans counts what a day's limit would have refused`() {
        var simulation = simulation([Limit(name: "messages", meter: .messages, window: .day, amount: 20)])
        simulation.addPerson(person("ann", [(0, 25, Use()), (1, 20, Use()), (2, 30, Use())]))
        simulation.addPerson(person("bob", [(3, 5, Use())]))
        let counts = simulation.plans["free"]
        #expect(counts?.users == 2 && counts?.messages == 80)
        #expect(counts?.refused == 15 && counts?.refusedUsers == 1)
        #expect(simulation.refusedByDay == [Self.first: 5, Self.first + 2: 10])
        #expect(simulation.people.map(\.name) == ["ann"])
    }

    @Test func `A simulation of plans counts what was used before the span as it happened`() {
        var simulation = simulation([Limit(name: "messages", meter: .messages, window: .month, amount: 100)])
        // The 90 messages of the first of the month leave 10 of the month's 100 to the simulated week.
        simulation.addPerson(person("ann", [(-8, 90, Use()), (0, 15, Use()), (1, 5, Use())]))
        #expect(simulation.plans["free"]?.messages == 20)
        #expect(simulation.plans["free"]?.refused == 10)
    }

    @Test func `A simulation spends money and tokens in equal parts, and refused ones count for no limit`() {
        var simulation = simulation([
            Limit(name: "cost", meter: .cost, window: .month, amount: 1_000_000),
            Limit(name: "messages", meter: .messages, window: .day, amount: 1000),
        ])
        simulation.addPerson(person("ann", [(0, 100, Use(cost: 2_000_000)), (1, 10, Use(cost: 100_000))]))
        #expect(simulation.limits[.init(plan: "free", limit: "cost")]?.refused == 60)
        #expect(simulation.limits[.init(plan: "free", limit: "messages")] == nil)
    }

    @Test(arguments: [
        (Meter.images, Use(images: 100)), (.audioSeconds, Use(seconds: 100)),
        (.characters, Use(characters: 100)),
    ])
    func `A simulation of plans counts images, seconds of sound and characters`(meter: Meter, used: Use) {
        var simulation = simulation([Limit(name: "pieces", meter: meter, window: .day, amount: 40)])
        simulation.addPerson(person("ann", [(0, 50, used)]))
        #expect(simulation.limits[.init(plan: "free", limit: "pieces")]?.refused == 30)
    }

    @Test func `A simulation of plans knows overrides, grants, classes and courtesy`() {
        let pro = Limit(
            name: "pro", meter: .calls(ModelClass("pro")), window: .day, amount: 0, enforcement: .hard)
        let plan = Plan(
            id: "free", label: "Free", kind: .free,
            limits: [Limit(name: "messages", meter: .messages, window: .day, amount: 10, courtesy: 2), pro])
        let classes = ModelClasses(rules: [.init(provider: nil, model: "big*", modelClass: ModelClass("pro"))]
        )
        var simulation = PlanSimulation(
            PlanTable(plans: [plan], defaultPlan: "free", modelClasses: classes), days: Self.week)
        simulation.addPerson(
            person("ann", [(0, 25, Use())], Entitlement(version: 1, overrides: ["messages": 20])))
        simulation.addPerson(
            SimulatedPerson(
                name: "bob", entitlement: .none,
                lines: [.init(day: Self.first, model: "big-1", messages: 4, used: Use())]))
        #expect(simulation.limits[.init(plan: "free", limit: "messages")]?.refused == 3)
        #expect(simulation.limits[.init(plan: "free", limit: "pro")]?.refused == 4)
    }

    @Test func `A simulation of plans does not judge what daily figures cannot show`() {
        let hour = Limit(name: "hourly", meter: .messages, window: .hour, amount: 1)
        var simulation = simulation(
            [
                hour,
                Limit(name: "three days", meter: .messages, window: .rolling(seconds: 259_200), amount: 10),
            ])
        simulation.addPerson(person("ann", [(0, 6, Use()), (1, 6, Use()), (4, 9, Use())]))
        #expect(simulation.plans["free"]?.refused == 2)
        let document = SimulationPage.makeDocument(simulation, worst: 5)
        let limits = document["plans"]?.items.first?["limits"]?.items ?? []
        #expect(limits.map { $0["judged"]?.flag } == [false, true])
        #expect(document["worst"]?.items.count == 1)
    }

    @Test func `A simulation of plans distributes tokens down to the last one`() {
        let use = Use(input: 1000, output: 7, cost: 333_333)
        let parts = (0..<7).map { use.part($0, of: 7) }
        #expect(parts.reduce(0) { $0 + $1.input } == 1000)
        #expect(parts.reduce(0) { $0 + $1.output } == 7)
        #expect(parts.reduce(0) { $0 + $1.cost } == 333_333)
    }
}
