import Ledger
import Limits

/// A step of a random history. An unnamed number says which request is meant: 0 is the newest one, and 1 the
/// one before it. So a step keeps its meaning when earlier steps are removed.
enum Operation: Sendable, CustomStringConvertible {
    case advance(milliseconds: Int)
    /// The server's clock is set back, to at most 30 s before the latest time that it has shown.
    case stepBack(milliseconds: Int)
    case jump(days: Int)
    case admit(user: Int, Shape)
    /// Sends an admission again with the same attempt, as an edge does if the reply was lost.
    case admitAgain(Int)
    case admitAndRefund(user: Int, Shape)
    /// An admission with an outdated version of the entitlement (`admitStale`) or with the schedule of
    /// another month (`admitOutside`).
    case admitStale(user: Int)
    case admitOutside(user: Int)
    case settle(Int, tokens: Int?)
    case refund(Int)
    /// The request got no useful answer, but this many tokens were used.
    case refundWithTokens(Int, tokens: Int)
    /// A renewal of the lease. `tokens` is the use so far, or nil if no use is reported.
    case renew(Int, tokens: Int? = nil)
    case peek(user: Int)
    /// A message that passed while the store was away and is counted later. It is reported twice, because the
    /// first reply was lost.
    case count(user: Int, Shape)
    case reclaim(user: Int)
    case entitle(user: Int, plan: Int, minutesAgo: Int, id: Int)
    case grant(user: Int, id: Int, replaces: Bool)
    case reset(user: Int, limit: Int, to: Int, id: Int)
    case override(user: Int, amount: Int?, isForGood: Bool, id: Int)
    case block(user: Int, isBlock: Bool, id: Int)
    /// The first step of a merge of one user into another. Both numbers can be the same user, as in an
    /// operator's mistake.
    case merge(user: Int, into: Int, id: Int)
    /// The next step of the merge with this index.
    case moveOn(Int)
    case forget(user: Int)
    /// One message is sent and kept. Then some open messages end and others are sent, and the store loses all
    /// of these changes. The edge then reports the lost messages.
    case lose(user: Int, endings: Int, [Shape])

    struct Shape: Sendable {
        /// The message id that the caller chose, as a small number. It is nil if the caller chose none.
        var chosen: Int?
        var payload: UInt64 = 0
        var isPro = false
        var tokens = 1
        var lease = 60_000
    }

    var description: String {
        switch self {
        case .advance(let by): "advance \(by) ms"
        case .stepBack(let by): "step back \(by) ms"
        case .jump(let days): "jump \(days) days"
        case .admit(let user, let shape): "admit user \(user) \(shape)"
        case .admitAgain(let request): "admit again \(request)"
        case .admitAndRefund(let user, let shape): "admit and refund user \(user) \(shape)"
        case .admitStale(let user): "admit stale user \(user)"
        case .admitOutside(let user): "admit outside user \(user)"
        case .settle(let request, let tokens):
            "settle \(request) tokens \(tokens.map { "\($0)" } ?? "as estimated")"
        case .refund(let request): "refund \(request)"
        case .refundWithTokens(let request, let tokens): "give back \(request) but \(tokens) tokens"
        case .renew(let request, let tokens):
            "renew \(request) telling \(tokens.map { "\($0) tokens" } ?? "nothing")"
        case .peek(let user): "peek user \(user)"
        case .count(let user, let shape): "count user \(user) \(shape)"
        case .reclaim(let user): "reclaim user \(user)"
        case .entitle(let user, let plan, let ago, let id):
            "entitle user \(user) plan \(plan) \(ago) min ago, id \(id)"
        case .grant(let user, let id, let replaces): "grant user \(user), id \(id), replaces \(replaces)"
        case .reset(let user, let limit, let to, let id):
            "reset user \(user) limit \(limit) to \(to), id \(id)"
        case .override(let user, let amount, let isForGood, let id):
            "override user \(user) to \(amount ?? -1), for good \(isForGood), id \(id)"
        case .block(let user, let isBlock, let id): "block user \(user) \(isBlock), id \(id)"
        case .merge(let user, let into, let id): "merge user \(user) into \(into), id \(id)"
        case .moveOn(let merge): "move on with merge \(merge)"
        case .forget(let user): "forget user \(user)"
        case .lose(let user, let endings, let shapes): "lose of user \(user) \(endings) endings, \(shapes)"
        }
    }

    static func random(using random: inout some RandomNumberGenerator) -> Operation {
        func any(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        switch any(0..<100) {
        case 0..<9: return .advance(milliseconds: any(0..<4000))
        case 9..<14: return .moveOn(any(0..<2))
        case 14..<18: return .advance(milliseconds: any(4000..<120_000))
        case 18..<20: return .advance(milliseconds: any(0..<86_400_000))
        case 20: return .advance(milliseconds: any(0..<70 * 86_400_000))
        case 21: return .stepBack(milliseconds: any(0..<30_000))
        case 22: return .jump(days: any(0..<3) == 0 ? any(-40..<41) : any(-3..<9))
        case 23..<52: return .admit(user: any(0..<Fixture.users.count), shape(using: &random))
        case 52..<55: return .admitAgain(any(0..<8))
        case 55..<58: return .admitAndRefund(user: any(0..<Fixture.users.count), shape(using: &random))
        case 58: return .count(user: any(0..<Fixture.users.count), shape(using: &random))
        case 59: return .admitStale(user: any(0..<Fixture.users.count))
        case 60: return .admitOutside(user: any(0..<Fixture.users.count))
        case 61..<77: return .settle(any(0..<8), tokens: any(0..<2) == 0 ? nil : any(0..<30))
        case 77..<80: return .refund(any(0..<8))
        case 80..<82: return .refundWithTokens(any(0..<8), tokens: any(0..<30))
        case 82..<86: return .renew(any(0..<4), tokens: any(0..<4) == 0 ? nil : any(0..<30))
        case 86: return .peek(user: any(0..<Fixture.users.count))
        case 87: return .reclaim(user: any(0..<Fixture.users.count))
        case 88..<94:
            return .entitle(
                user: any(0..<Fixture.users.count), plan: any(0..<Fixture.plans.count),
                minutesAgo: any(0..<4),
                id: any(0..<4))
        case 94..<96:
            return .grant(user: any(0..<Fixture.users.count), id: any(0..<4), replaces: any(0..<3) == 0)
        case 96:
            return .override(
                user: any(0..<Fixture.users.count), amount: any(0..<3) == 0 ? nil : any(0..<9),
                isForGood: any(0..<2) == 0, id: any(0..<4))
        case 97:
            return .block(user: any(0..<Fixture.users.count), isBlock: any(0..<4) == 0, id: any(0..<9))
        case 98: return move(using: &random)
        default:
            return .reset(
                user: any(0..<Fixture.users.count), limit: any(0..<7), to: any(0..<7), id: any(0..<6))
        }
    }

    /// A random step that starts a merge. In a few cases it erases a user instead.
    private static func move(using random: inout some RandomNumberGenerator) -> Operation {
        func any(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        guard any(0..<8) > 0 else { return .forget(user: any(0..<Fixture.users.count)) }
        return .merge(
            user: any(0..<Fixture.users.count), into: any(0..<Fixture.users.count), id: any(0..<3))
    }

    /// A random step of a history that consists mostly of merges, several of them at the same time.
    static func randomMove(using random: inout some RandomNumberGenerator) -> Operation {
        func any(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        return switch any(0..<8) {
        case 0..<2: move(using: &random)
        case 2..<5: .moveOn(any(0..<3))
        default: Operation.random(using: &random)
        }
    }

    /// A random step of a history in which the store sometimes loses its last messages.
    static func randomLoss(using random: inout some RandomNumberGenerator) -> Operation {
        func any(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        guard any(0..<12) == 0 else { return Operation.random(using: &random) }
        return .lose(
            user: any(0..<Fixture.users.count), endings: any(0..<4),
            (0..<any(1..<6)).map { _ in shape(using: &random) })
    }

    /// The user of an operation that may fail during a merge into this user. Nil for any other operation.
    var user: Int? {
        switch self {
        case .count(let user, _), .entitle(let user, _, _, _), .grant(let user, _, _),
            .reset(let user, _, _, _),
            .override(let user, _, _, _), .block(let user, _, _), .forget(let user):
            user
        default: nil
        }
    }

    private static func shape(using random: inout some RandomNumberGenerator) -> Shape {
        func any(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        return Shape(
            chosen: any(0..<2) == 0 ? nil : any(0..<4), payload: any(0..<8) == 0 ? 1 : 0,
            isPro: any(0..<2) == 0,
            tokens: any(0..<10), lease: any(0..<3) == 0 ? 3000 : 60_000)
    }
}

/// The users and plans of random histories. The user ids contain characters that could break keys, and the
/// limits are small.
enum Fixture {
    /// A plan table with one limit: a hundred units for a lifetime.
    static func hundred(_ name: String, _ meter: Meter) -> PlanTable {
        let limit = Limit(name: name, meter: meter, window: .lifetime("trial"), amount: 100)
        return PlanTable(
            plans: [Plan(id: "free", label: "", kind: .free, limits: [limit])], defaultPlan: "free")
    }

    static let users = [
        UserKey(user: ""), UserKey(user: "}"), UserKey(tenant: "a", user: "b"),
        UserKey(user: [0xFF, 0x0A, 0x7B]),
    ]

    private static let lifetime = Limit(
        name: "life", meter: .messages, window: .lifetime("trial"), amount: 25)

    static let plans = [
        Plan(
            id: "free", label: "", kind: .free,
            limits: [
                Limit(name: "day", meter: .messages, window: .day, amount: 3),
                Limit(name: "warn", meter: .totalTokens, window: .hour, amount: 20, enforcement: .soft),
            ], maxOpen: 2),
        Plan(
            id: "full", label: "", kind: .subscription,
            limits: [
                Limit(name: "day", meter: .messages, window: .day, amount: 10),
                Limit(name: "early", meter: .messages, window: .day, amount: 5, enforcement: .soft),
                Limit(
                    name: "pro", meter: .calls(ModelClass("pro")), window: .minute, amount: 2, courtesy: 1),
                Limit(name: "tokens", meter: .totalTokens, window: .billingMonth, amount: 90),
                Limit(name: "roll", meter: .messages, window: .rolling(seconds: 61), amount: 5),
                lifetime,
            ],
            bursts: [
                Burst(name: "pace", unit: .requests, perMinute: 37, capacity: 3),
                Burst(name: "flow", unit: .tokens, perMinute: 600, capacity: 6),
            ], maxOpen: 3),
        Plan(
            id: "wide", label: "", kind: .subscription,
            limits: [
                Limit(name: "day", meter: .messages, window: .month, amount: 1000),
                Limit(
                    name: "roll", meter: .messages, window: .rolling(seconds: 600), amount: 20,
                    enforcement: .soft),
                lifetime,
                Limit(
                    name: "ghost", meter: .totalTokens, window: .hour, amount: 12, enforcement: .shadow,
                    courtesy: 2),
                Limit(
                    name: "ghosts", meter: .messages, window: .rolling(seconds: 90), amount: 2,
                    enforcement: .shadow),
            ],
            bursts: [
                Burst(name: "pace", unit: .requests, perMinute: 37, capacity: 3, isShadow: true),
                Burst(name: "stream", unit: .tokens, perMinute: 300, capacity: 9),
            ], maxOpen: 2, isShadow: true),
        Plan(
            id: "closed", label: "", kind: .free,
            limits: [Limit(name: "day", meter: .messages, window: .month, amount: 0)]),
    ]

    static let planTable = PlanTable(plans: plans, defaultPlan: "free", timeZone: "Europe/Berlin")

    /// The first day of 2040, in microseconds. It must be later than the servers' own clocks, because Redis
    /// deletes keys that expire in the past.
    static let start = 2_208_988_800_000_000
}
