import Limits
import Testing

@Suite struct `An amount of money` {
    @Test func `An amount of money is kept as its currency and millionths, and read back`() throws {
        let money = try #require(Money(999, in: 100, currency: "eur"))
        #expect(money.text == "EUR9990000" && Money(text: money.text) == money)
        #expect(Money(1500, in: 1, currency: "JPY")?.micros == 1_500_000_000)
        #expect(Money(4500, in: 1000, currency: "KWD")?.micros == 4_500_000)
    }

    @Test(arguments: [
        (0, "EUR"), (-1, "EUR"), (1, ""), (1, "EURO"), (1, "E1R"), (1, "ÄB"), (.max, "EUR"),
    ])
    func `Money without an amount, a currency or a number that fits is nil`(amount: Int, currency: String) {
        #expect(Money(amount, in: 100, currency: currency) == nil)
    }

    @Test(arguments: ["", "EUR", "EUR-5", "EUR1.5", "99", "EU99", "EUR9999999999999999999"])
    func `An amount of money is not read from any other text`(text: String) {
        #expect(Money(text: text) == nil)
    }
}
