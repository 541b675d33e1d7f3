import Load
import Reactor

/// A load that is sent to several edges at once.
struct LoadDriver {
    /// The beginning of the users' names. They end in numbers.
    var prefix: String
    var users = 1
    /// The users' names. If this is nil, each name is `prefix` and a number.
    var names: [String]?
    var connections = 16
    /// The number of requests to all edges together. nil means no limit.
    var requests: Int?
    /// The rate of all edges together, for an open loop. nil means a closed loop.
    var rate: Double?
    var seconds = 30.0
    var isStreamed = false
    var isAnthropic = false
    var repeats = 0.0
    /// Whether each message has its own id (`Idempotency-Key`). Repeated messages always have one.
    var sendsKeys = false
    var hangUps = 0.0
    var hangUpChunks = 5
    var seed: UInt64

    init(_ prefix: String, seed: UInt64) {
        self.prefix = prefix
        self.seed = seed
    }

    func userName(_ number: Int) -> String {
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    private func options(_ front: EdgeFront, edge: Int) -> LoadOptions {
        let edges = front.targets.count
        let share = connections / edges + (edge < connections % edges ? 1 : 0)
        let pace: Pace =
            if let rate {
                .open(rate: RateCurve(level: rate / Double(edges), seconds: seconds), .poisson)
            } else {
                .closed(connections: RateCurve(level: Double(max(1, share)), seconds: seconds))
            }
        let variant = Variant(
            dialect: isAnthropic ? .anthropic : .openAI, isStreamed: isStreamed, model: front.model,
            bodyBytes: 300, maxTokens: 100)
        let senders =
            names.map { Users.Names.listed($0.map { Array($0.utf8) }) }
            ?? .numbered(prefix: prefix, count: users)
        var options = LoadOptions(
            target: front.targets[edge], pace: pace, mix: Weighted(variant),
            users: Users(senders, .roundRobin), fields: front.fields, connections: max(1, share))
        options.security = front.targets[edge].isSecure ? front.security : nil
        options.requests = requests.map { $0 / edges + (edge < $0 % edges ? 1 : 0) }
        options.repeats = repeats
        options.sendsKeys = sendsKeys || repeats > 0
        options.hangUps = hangUps
        options.hangUpChunks = hangUpChunks
        options.timeout = 20
        options.seed = seed &+ UInt64(edge)
        return options
    }

    /// Sends the load to all edges at the same time. Returns the sum of the counts.
    func sendLoad(to front: EdgeFront, on control: EventLoop) async -> LoadCounts {
        let plans = front.targets.indices.map { options(front, edge: $0) }
        let gathering = LoadTotals(awaited: plans.count)
        for options in plans {
            control.spawn(with: (gathering, options, control)) { gathering, options, control in
                gathering.takeCounts(await LoadRun(options, on: control).runLoad().total)
            }
        }
        while gathering.awaited > 0 { await gathering.done.wait() }
        return gathering.sum
    }

    /// Begins to send the load. `ActiveLoad.endLoad` waits for the counts.
    func beginLoad(to front: EdgeFront, on control: EventLoop) -> ActiveLoad {
        let sending = ActiveLoad()
        control.spawn(with: (self, front, control, sending)) { driver, front, control, sending in
            sending.finish(await driver.sendLoad(to: front, on: control))
        }
        return sending
    }
}

private final class LoadTotals {
    private(set) var sum = LoadCounts()
    private(set) var awaited: Int
    let done = Waiter()

    init(awaited: Int) { self.awaited = awaited }

    func takeCounts(_ counts: LoadCounts) {
        sum.addCounts(counts)
        awaited -= 1
        if awaited == 0 { done.wake() }
    }
}

final class ActiveLoad {
    private var result: LoadCounts?
    private let done = Waiter()

    fileprivate func finish(_ result: LoadCounts) {
        self.result = result
        done.wake()
    }

    func endLoad() async -> LoadCounts {
        while true {
            if let result { return result }
            await done.wait()
        }
    }
}

extension LoadCounts {
    /// Each status with the number of its answers, such as `200 × 300`.
    var statusWords: [String] { statuses.map { "\($0.status) × \($0.count)" } }

    var statusText: String { statusWords.joined(separator: ", ") }
}
