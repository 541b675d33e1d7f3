/// Users of two services, and of several customers.
extension EntitlementProof {
    /// What both of two services say of somebody, in either order: a real purchase comes before a tester's,
    /// then the better product, then the later end.
    func checkServices(_ checks: inout CheckList) async throws(ProofError) {
        func sell(
            _ user: String, until: Int64? = Self.to, first: Bool
        ) async throws(ProofError) {
            if !first { try await deliver(user, "s", .stripe(customer: "cus_\(user)"), edge: 0) }
            try await tell(user, "a", "plus", second: -10, until: until, edge: 1)
            if first { try await deliver(user, "s", .stripe(customer: "cus_\(user)"), edge: 0) }
        }
        try await sell("tester", first: false)
        await check("a real purchase comes before a tester's", "tester", "plus", ["s", "a"], &checks)
        try await sell("tester-later", first: true)
        await check("also where it came first", "tester-later", "plus", ["a", "s"], &checks)
        try await sell("longer", until: Self.to + 1000, first: false)
        await check("of two equal products the later end", "longer", "plus", ["s", "a"], &checks)
        await checkStore("longer", "revenuecat", &checks)
        try await sell("equal", first: true)
        await checkStore("equal", "revenuecat", &checks)
        try await sell("lasting", until: nil, first: false)
        await checkStore("lasting", "revenuecat", &checks)
        try await checkOrderOfEach(&checks)
    }

    /// Each service's events have an order of their own, whether its purchase is in force or waits.
    private func checkOrderOfEach(_ checks: inout CheckList) async throws(ProofError) {
        try await tell("longer", "0", "pro", second: -20, edge: 0)
        await check("an event from before is late", "longer", "plus", ["s", "a"], &checks)
        // Stripe has been asked since.
        try await tell("longer", "b", "pro", second: -5, edge: 1)
        await check("one from after is not", "longer", "pro", ["s", "a", "b"], &checks)
        let parts = await bed.operators?.subscription(of: "longer", on: bed.control) ?? [:]
        let waiting = Set(
            parts.keys.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first })
        checks.add(
            "longer: what waits is what the other service sold", waiting == ["stripe"],
            waiting.sorted().joined(separator: ", "))
        try await deliver("waiting", "s", .stripe(customer: "cus_waiting"), edge: 0)
        try await tell("waiting", "b", "plus", second: -5, edge: 1)
        try await tell("waiting", "a", "pro", second: -10, until: nil, edge: 0)
        await check("an event is late also where its service waits", "waiting", "pro", ["s", "b"], &checks)
        await checkStore("waiting", "stripe", &checks)
    }

    /// However many customers at Stripe a user is, eight are known, the last one among them.
    func checkCustomers(_ checks: inout CheckList) async throws(ProofError) {
        try await deliver("many", "a", .stripe(customer: nil), edge: 0)
        let first = await customers(of: "many")
        checks.equal("of ten customers of one user eight are known", Set(first).count, 8)
        try await deliver("many", "b", .stripe(customer: "cus_new"), edge: 1)
        let second = await customers(of: "many")
        checks.equal("with a new one as many", Set(second).count, 8)
        checks.equal("each of them once", second.count, 8)
        checks.add("the new one among them", second.contains("cus_new"), second.joined(separator: " "))
        let links = await account("many")?.trail.filter { $0.what.contains("manage") } ?? []
        checks.equal("no link of a user's is in the audit trail", links.count, 0)
        await check("asking again finds nothing new but that", "many", "plus", ["a", "b"], &checks)
    }

    /// The list of all that Stripe has sold, or of what one user bought. An edge asks for the lists of
    /// customers, and leaves out what is another user's.
    static func soldByStripe(to buyer: String?) -> String {
        var sold = ["tester", "tester-later"].map { ($0, "cus_\($0)", "pro", false) }
        sold.append(("waiting", "cus_waiting", "pro", true))
        sold += ["longer", "equal", "lasting", "outlived"].map { ($0, "cus_\($0)", "plus", true) }
        sold += (0..<10).map { ("many", "cus_\($0)", "plus", true) }
        let entries = sold.filter { buyer == nil || buyer == $0.0 }.map { user, customer, product, isReal in
            #"{"customer":"\#(customer)","metadata":{"user_id":"\#(user)"},"status":"active","#
                + #""livemode":\#(isReal),"items":{"data":[{"price":{"id":"\#(product)"},"#
                + #""current_period_start":\#(from / 1000),"current_period_end":\#(to / 1000)}]}}"#
        }
        return #"{"data":[\#(entries.joined(separator: ","))]}"#
    }
}
