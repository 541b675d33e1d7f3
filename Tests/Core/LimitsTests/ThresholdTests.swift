import Limits
import Testing

@Suite struct ThresholdTests {
    @Test(
        arguments: [
            (0, 800, nil), (639, 800, nil), (640, 800, .gentle), (759, 800, .gentle), (760, 800, .prominent),
            (799, 800, .prominent), (800, 800, .full), (801, 800, .full), (4, 5, .gentle), (1, 1, .full),
            (1, 2, nil),
            (0, 0, nil), (5, 0, nil), (-1, 10, nil), (.max, .max, .full), (Int.max - 1, .max, .prominent),
            (Int.max / 100 * 79, .max, nil), (.max, 1, .full), (1, .max, nil),
        ] as [(Int, Int, Threshold?)])
    func `A count reaches the highest threshold at its exact share`(
        used: Int, amount: Int, reached: Threshold?
    ) {
        #expect(Threshold.highestReached(used: used, amount: amount) == reached)
    }

    @Test(arguments: [
        (0, 800, 0, 800), (1, 800, 0, 799), (160, 800, 20, 640), (799, 800, 99, 1), (800, 800, 100, 0),
        (1000, 800, 125, 0), (3, 0, 0, 0), (0, 0, 0, 0), (-5, 10, 0, 10), (.max, .max, 100, 0),
        (.max, 1, .max, 0), (Int.max / 2, .max, 49, Int.max / 2 + 1),
    ]) func `What is left is never below 0, and a limit of 0 does not divide by 0`(
        used: Int, amount: Int, percentage: Int, remaining: Int
    ) {
        let usageLevel = UsageLevel(used: used, amount: amount)
        #expect(usageLevel.percentage == percentage)
        #expect(usageLevel.remaining == remaining)
    }

    @Test func `Percentage and threshold never disagree`() {
        for amount in 1...130 {
            for used in 0...(amount + 3) {
                let usageLevel = UsageLevel(used: used, amount: amount)
                let reached = Threshold.allCases.last { usageLevel.percentage >= $0.percent }
                #expect(usageLevel.threshold == reached, "\(used) of \(amount)")
                #expect(usageLevel.isAtLimit == (usageLevel.threshold == .full))
            }
        }
    }
}
