import Foundation
import Reactor

/// The claims, each of users of its own: Redis is the scenario's own, so that nobody else has their names.
struct EntitlementProof {
    let bed: TestBed
    /// When the scenario begins, in whole seconds. The same in all documents and events of the program's run.
    static let begin = Clocks.wallMilliseconds() / 1000 * 1000
    /// What was bought began an hour before, and ends in a day: the tests' program may run for minutes.
    static let (from, to) = (begin - 3_600_000, begin + 86_400_000)
    /// Stands for an operator's change where others are named by their events.
    static let operators = "operator"

    init(_ bed: TestBed) { self.bed = bed }

    // MARK: Order

    func checkOrder(_ checks: inout CheckList) async throws(ProofError) {
        // By their ids they are in the other order.
        try await tell("in-order", "b", "plus", second: 1, edge: 0)
        try await tell("in-order", "a", "pro", second: 2, edge: 1)
        await check("of two events in order the later one holds", "in-order", "pro", ["b", "a"], &checks)
        try await tell("late", "a", "pro", second: 2, edge: 0)
        try await tell("late", "b", "plus", second: 1, edge: 1)
        await check("an event that comes late changes nothing", "late", "pro", ["a"], &checks)
        // What brings nothing new has its time all the same.
        try await tell("late", "c", "pro", second: 4, edge: 0)
        try await tell("late", "d", "plus", second: 3, edge: 1)
        await check("nor one that is older than a repetition", "late", "pro", ["a"], &checks)
        let change = await account("late")?.trail.first
        let told = change.map { "\($0.actor), \($0.reason): \($0.what)" } ?? "nothing"
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let bought = Date(timeIntervalSince1970: Double(Self.from) / 1000)
        let expected =
            "revenuecat, RENEWAL: plan=pro status=active from=\(Self.from) to=\(Self.to) "
            + "anchor=\(calendar.component(.day, from: bought)) product=pro phase=normal "
            + "store=revenuecat rank=0"
        checks.add(
            "the audit trail says what an event changed", told == expected, "\(told); expected \(expected)")
    }

    func checkTies(_ checks: inout CheckList) async throws(ProofError) {
        try await tell("tied", "b", "plus", second: 1, edge: 0)
        try await tell("tied", "a", "pro", second: 1, edge: 1)
        await check("of two events of the same time the lower id loses", "tied", "plus", ["b"], &checks)
        try await tell("tied", "c", "pro", second: 1, edge: 0)
        await check("and the higher id wins", "tied", "pro", ["b", "c"], &checks)
    }

    func checkRepeats(_ checks: inout CheckList) async throws(ProofError) {
        var results: [String] = []
        for (edge, name) in ["a", "a", "b", "a", "b"].enumerated() {
            let (product, second) = name == "a" ? ("pro", Int64(1)) : ("plus", 2)
            results.append(try await tell("twice", name, product, second: second, edge: edge % 2))
        }
        let found = results.joined(separator: ", ")
        let expected = "noted, repeated, noted, repeated, repeated"
        checks.add("an event that comes again is known", found == expected, "\(found); expected \(expected)")
        await check("what comes twice changes a user once", "twice", "plus", ["a", "b"], &checks)
    }

    /// An operator's word holds against all that happened before it, and until something newer happens.
    func checkOperators(_ checks: inout CheckList) async throws(ProofError) {
        guard let admin = bed.operators else { throw ProofError("the edge has made no token for operators") }
        let user = "operated"
        let now = (Clocks.wallMilliseconds() - Self.begin) / 1000
        try await tell(user, "a", "plus", second: 1, edge: 0)
        try await admin.entitle(user, to: "pro", on: bed.control)
        try await tell(user, "b", "plus", second: now - 1, edge: 1)
        await check(
            "what happened before an operator's word changes nothing", user, "pro", ["a", Self.operators],
            &checks)
        // A service's clock may be ahead of ours.
        try await tell(user, "c", "plus", second: now + 600, edge: 1)
        await check("what happened after it does", user, "plus", ["a", Self.operators, "c"], &checks)
        try await admin.entitle(user, to: "pro", on: bed.control)
        await check(
            "an operator's word is the newest", user, "pro", ["a", Self.operators, "c", Self.operators],
            &checks)
        try await tell(user, "d", "plus", second: now + 300, edge: 0)
        await check(
            "whatever a service's clock shows", user, "pro", ["a", Self.operators, "c", Self.operators],
            &checks)
        try await admin.entitle("operated-first", to: "pro", on: bed.control)
        try await tell("operated-first", "a", "plus", second: 0, edge: 1)
        await check(
            "also where no service has told anything before", "operated-first", "pro", [Self.operators],
            &checks)
        try await admin.place("operated-first", in: "Asia/Kolkata", on: bed.control)
        let zone = await account("operated-first")?.zone ?? "none"
        checks.add("an operator's time zone is the user's", zone == "Asia/Kolkata", zone)
    }

    /// However many events there are of a user, the last 128 are known.
    func checkRemembered(_ checks: inout CheckList) async throws(ProofError) {
        for number in 0..<130 {
            try await tell("often", "\(number)", "pro", second: Int64(number), edge: number % 2)
        }
        let known = await bed.operators?.events(of: "often", on: bed.control) ?? []
        checks.equal("of 130 events of one user 128 are known", known.count, 128)
        checks.add("the last one among them", known.contains("often-129"), known.first ?? "none")
    }

    /// Both edges let each user send what their plan gives.
    func checkAdmissions(_ checks: inout CheckList) async throws(ProofError) {
        for (user, limit) in [("late", 6), ("tied", 6), ("twice", 4), ("operated", 6), ("granted-ended", 2)] {
            var admitted = 0
            for message in 0..<limit + 2 {
                let answer = try await Scenario.entitlements.say(message, of: user, bed)
                if answer.status == 200 { admitted += 1 }
            }
            checks.equal("\(user): admitted is what the plan gives", admitted, limit)
        }
    }

    // MARK: Steps

    /// Tells an edge by RevenueCat what a user bought.
    @discardableResult
    func tell(
        _ user: String, _ name: String, _ product: String, second: Int64, until: Int64? = to, edge: Int
    ) async throws(ProofError) -> String {
        let purchase = SubscriptionEvent.Purchase(
            at: Self.begin + second * 1000, product: product, begins: Self.from, ends: until)
        return try await deliver(user, name, .revenueCat(purchase), edge: edge)
    }

    /// Has an edge ask RevenueCat what a user has.
    func ask(_ user: String, _ name: String, type: String = "CANCELLATION") async throws(ProofError) {
        let purchase = SubscriptionEvent.Purchase(
            at: Clocks.wallMilliseconds(), type: type, product: "pro", begins: Self.from, ends: Self.to)
        try await deliver(user, name, .revenueCat(purchase), edge: 1)
    }

    @discardableResult
    func deliver(
        _ user: String, _ name: String, _ content: SubscriptionEvent.Content, edge: Int
    ) async throws(ProofError) -> String {
        try await bed.deliver(
            SubscriptionEvent(id: "\(user)-\(name)", user: user, content: content), to: edge)
    }

    func account(_ user: String) async -> AdminAccess.Account? {
        await bed.operators?.account(of: user, on: bed.control)
    }

    /// Checks the plan in force, and the changes that led there.
    /// - Parameter names: the events, the first one first, by the ends of their ids.
    func check(
        _ claim: String, _ user: String, _ plan: String, _ names: [String], _ checks: inout CheckList
    ) async {
        let account = await account(user)
        let changes = (account?.trail ?? []).reversed().map {
            $0.id.hasPrefix(user + "-") ? String($0.id.dropFirst(user.count + 1)) : Self.operators
        }
        let found =
            "\(account?.plan ?? "no plan") by \(changes.joined(separator: ", ")), "
            + "version \(account?.version ?? -1)"
        let expected = "\(plan) by \(names.joined(separator: ", ")), version \(names.count)"
        checks.add("\(user): \(claim)", found == expected, "\(found), expected \(expected)")
    }

    func checkStore(_ user: String, _ store: String, _ checks: inout CheckList) async {
        let found = await bed.operators?.subscription(of: user, on: bed.control)?["store"] ?? "none"
        checks.add(
            "\(user): the service whose purchase is in force", found == store, "\(found), expected \(store)")
    }

    func customers(of user: String) async -> [String] {
        let parts = await bed.operators?.subscription(of: user, on: bed.control)
        return (parts?["customer"] ?? "").split(separator: ",").map(String.init)
    }
}
