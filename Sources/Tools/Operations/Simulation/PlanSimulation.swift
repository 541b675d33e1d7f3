import Dates
import Limits

/// The use of one person according to the books, with the person's present plan.
struct SimulatedPerson {
    /// The use of one model on one day.
    struct Line {
        let day: Int
        let model: String
        let messages: Int
        let used: Use
    }

    let name: String
    let entitlement: Entitlement
    let lines: [Line]
}

struct Use: Hashable {
    var input = 0
    var output = 0
    var cached = 0
    var reasoning = 0
    var cost = 0
    var images = 0
    var seconds = 0
    var characters = 0

    /// The part of this use that the message at `index` of `count` messages gets. The parts differ by at most
    /// one unit, and their sum is exact.
    func part(_ index: Int, of count: Int) -> Use {
        func share(_ whole: Int) -> Int {
            let (before, after) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            return Int(Double(whole) * after) - Int(Double(whole) * before)
        }
        return Use(
            input: share(input), output: share(output), cached: share(cached), reasoning: share(reasoning),
            cost: share(cost), images: share(images), seconds: share(seconds), characters: share(characters))
    }

    func units(of meter: Meter) -> Int {
        switch meter {
        case .messages, .calls: 1
        case .inputTokens: input
        case .outputTokens: output
        case .cachedTokens: cached
        case .reasoningTokens: reasoning
        case .totalTokens: input + output
        case .cost: cost
        case .images: images
        case .audioSeconds: seconds
        case .characters: characters
        }
    }
}

/// Simulates which messages other plans would have refused, from the real use of all users.
///
/// The books have days and no times. Within a day, messages to several models are mixed evenly, and each
/// message gets an equal share of the tokens and cost of its model. Messages before the simulated days are
/// counted, but not refused.
struct PlanSimulation {
    struct Counts: Hashable {
        var users = 0
        var messages = 0
        var refused = 0
        var refusedUsers = 0
    }

    struct LimitID: Hashable {
        let plan: String
        let limit: String
    }

    let planTable: PlanTable
    let days: ClosedRange<Int>
    private(set) var users = 0
    private(set) var plans: [String: Counts] = [:]
    private(set) var limits: [LimitID: Counts] = [:]
    private(set) var refusedByDay: [Int: Int] = [:]
    /// The users with refused messages, each with the counts of refused messages and of all messages.
    private(set) var people: [(name: String, refused: Int, messages: Int)] = []
    private let clock: LocalTime

    init(_ planTable: PlanTable, days: ClosedRange<Int>) {
        self.planTable = planTable
        self.days = days
        clock = LocalTime(planTable.timeZone)
    }

    /// The months whose books are needed, each as years × 12 + month − 1. They begin before the simulated
    /// days, because the windows of limits can begin earlier.
    var months: ClosedRange<Int> {
        let windows = planTable.plans.values.flatMap(\.limits).map(\.window.facts)
        let last = Self.month(of: days.upperBound)
        // The window of a lifetime has no length, so it needs all books. They are stored for 13 months.
        if windows.contains(where: { $0.seconds == nil }) { return (last - 12)...last }
        let longest = windows.compactMap { $0.longest ?? $0.seconds }.max() ?? 0
        return Self.month(of: days.lowerBound - (longest + 86_399) / 86_400)...last
    }

    /// The month of a day as one number: years × 12 + month − 1.
    static func month(of day: Int) -> Int {
        let date = CivilDate(dayNumber: day)
        return date.year * 12 + date.month - 1
    }

    mutating func addPerson(_ person: SimulatedPerson) {
        users += 1
        var walk = UserReplay(planTable, person.entitlement, clock)
        var refused = 0
        var (messages, hits): (Int, Set<LimitID>) = (0, [])
        var touched: Set<String> = []
        let byDay = Dictionary(grouping: person.lines) { $0.day }
        for day in byDay.keys.sorted() where day <= days.upperBound {
            let isJudged = days.contains(day)
            walk.beginDay(day)
            for (line, index) in Self.spread(byDay[day] ?? []) {
                let part = line.messages > 0 ? line.used.part(index, of: line.messages) : line.used
                let id = walk.takeUse(part, line.model, isMessage: line.messages > 0, isJudged: isJudged)
                guard isJudged, line.messages > 0 else { continue }
                messages += 1
                plans[walk.plan, default: Counts()].messages += 1
                if touched.insert(walk.plan).inserted { plans[walk.plan]?.users += 1 }
                guard let id else { continue }
                refused += 1
                refusedByDay[day, default: 0] += 1
                plans[walk.plan]?.refused += 1
                limits[id, default: Counts()].refused += 1
                if hits.insert(id).inserted { limits[id]?.refusedUsers += 1 }
            }
        }
        for plan in Set(hits.map(\.plan)) { plans[plan]?.refusedUsers += 1 }
        if refused > 0 { people.append((person.name, refused, messages)) }
    }

    /// Orders the messages of a day so that those of each model are spread evenly.
    private static func spread(
        _ lines: [SimulatedPerson.Line]
    ) -> [(line: SimulatedPerson.Line, index: Int)] {
        var spread: [(line: SimulatedPerson.Line, index: Int, place: Double)] = []
        for line in lines {
            for index in 0..<max(line.messages, 1) {
                spread.append((line, index, (Double(index) + 0.5) / Double(max(line.messages, 1))))
            }
        }
        return spread.sorted { ($0.place, $0.line.model) < ($1.place, $1.line.model) }.map {
            ($0.line, $0.index)
        }
    }
}

/// Counts the messages of one person in the simulation, one day after another.
private struct UserReplay {
    private let planTable: PlanTable
    private let entitlement: Entitlement
    private let clock: LocalTime
    private var schedule: Schedule?
    private var day = 0
    /// The counters by the names of their fields, which contain the period.
    private var counters: [String: Int] = [:]
    /// For each counter of a rolling window, the units of each day.
    private var slices: [String: [Int: Int]] = [:]
    private var classes: [String: ModelClass] = [:]

    init(_ planTable: PlanTable, _ entitlement: Entitlement, _ clock: LocalTime) {
        self.planTable = planTable
        self.entitlement = entitlement
        self.clock = clock
    }

    var plan: String { schedule?.plan.id ?? "" }

    mutating func beginDay(_ day: Int) {
        self.day = day
        let noon = clock.start(of: CivilDate(dayNumber: day)) + 43_200
        schedule = planTable.schedule(for: entitlement, modelClass: nil, at: Moment(seconds: Int64(noon)))
    }

    /// Counts a message. If a limit refuses it, nothing is counted, and the result is that limit.
    mutating func takeUse(_ used: Use, _ model: String, isMessage: Bool, isJudged: Bool) -> PlanSimulation
        .LimitID?
    {
        guard let schedule else { return nil }
        let modelClass = classes[model] ?? planTable.modelClasses.modelClass(provider: nil, model: model)
        classes[model] = modelClass
        let entries = schedule.entries.filter {
            $0.limit.applies(to: modelClass) && !$0.limit.window.isShorterThanADay
        }
        func units(_ entry: Schedule.Entry) -> Int {
            entry.limit.meter.countsRequests && !isMessage ? 0 : used.units(of: entry.limit.meter)
        }
        if isJudged, isMessage {
            for entry in entries where entry.limit.enforcement == .hard {
                if entry.amount == 0 || self.used(entry) + units(entry) > entry.ceiling {
                    return PlanSimulation.LimitID(plan: schedule.plan.id, limit: entry.limit.name)
                }
            }
        }
        var counted: Set<String> = []
        for entry in entries where counted.insert(entry.field).inserted {
            if case .rolling = entry.limit.window {
                slices[entry.field, default: [:]][day, default: 0] += units(entry)
            } else {
                counters[entry.field, default: 0] += units(entry)
            }
        }
        return nil
    }

    private func used(_ entry: Schedule.Entry) -> Int {
        guard case .rolling(let seconds) = entry.limit.window else { return counters[entry.field] ?? 0 }
        let first = day - seconds / 86_400 + 1
        return (slices[entry.field] ?? [:]).reduce(0) { $0 + ($1.key >= first ? $1.value : 0) }
    }
}
