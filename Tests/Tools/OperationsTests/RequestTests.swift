import Testing

@testable import Operations

@Suite struct `A request` {
    @Test(arguments: [
        ("ann", "ann"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("ä", "%C3%A4"),
        ("a b\n", "a%20b%0A"), ("~-._", "~-._"),
    ])
    func `names users in its path`(user: String, encoded: String) {
        #expect(AdminClient.encoded(user) == encoded)
    }

    @Test(arguments: [("50", 50), ("-10", -10), ("1_000", 1000), ("$2.50", 2_500_000), ("-$1", -1_000_000)])
    func `names amounts and money`(text: String, amount: Int) throws {
        #expect(try UserVerbs.amount(text) == amount)
    }

    @Test(arguments: ["", "many", "1.5", "$", "$-1", "$1e30"])
    func `turns other amounts down`(text: String) {
        #expect(throws: CommandError.self) { try UserVerbs.amount(text) }
    }
}
