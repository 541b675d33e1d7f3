import Testing

@testable import Operations

@Suite struct `An amount` {
    @Test(arguments: [("50", 50), ("-10", -10), ("1_000", 1000), ("$2.50", 2_500_000), ("-$1", -1_000_000)])
    func `An amount is a number or money`(text: String, amount: Int) throws {
        #expect(try UserVerbs.parseAmount(text) == amount)
    }

    @Test(arguments: ["", "many", "1.5", "$", "$-1", "$1e30"])
    func `An amount that is neither is refused`(text: String) {
        #expect(throws: CommandError.self) { try UserVerbs.parseAmount(text) }
    }
}
