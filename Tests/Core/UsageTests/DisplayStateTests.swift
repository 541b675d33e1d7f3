import Foundation
import Limits
import Testing
import Usage

/// Tests the table of docs/specification.md §3, row by row.
@Suite struct DisplayStateTests {
    let reset = Date(timeIntervalSince1970: 1_796_083_200)

    func state(_ subscriber: Subscriber, _ used: Int, of limit: Int) -> DisplayState {
        let record = UsageRecord(
            userID: "u", billingPeriod: "2026-11", messageCount: used, limit: limit, updatedAt: .distantPast)
        return DisplayState(subscriber: subscriber, record: record, resetDate: reset)
    }

    @Test(arguments: [0, 1, 160, 400, 639]) func `Paid 0–639 silent`(used: Int) {
        #expect(DisplayLevel(used: used, limit: 800) == .silent)
        #expect(state(.paid, used, of: 800) == .hidden)
    }

    @Test(arguments: [640, 700, 759]) func `Paid 640–759 gentle`(used: Int) {
        #expect(DisplayLevel(used: used, limit: 800) == .gentle)
        #expect(state(.paid, used, of: 800) == .compact(messagesRemaining: 800 - used, tier: .gentle))
    }

    @Test(arguments: [760, 780, 799]) func `Paid 760–799 prominent`(used: Int) {
        #expect(DisplayLevel(used: used, limit: 800) == .prominent)
        #expect(state(.paid, used, of: 800) == .compact(messagesRemaining: 800 - used, tier: .prominent))
    }

    @Test(arguments: [800, 801]) func `Paid 800 blocked`(used: Int) {
        #expect(DisplayLevel(used: used, limit: 800) == .blocked)
        #expect(state(.paid, used, of: 800) == .blocked(resetDate: reset))
    }

    @Test func `Paid levels begin at the same shares of every limit`() {
        for limit in 1...900 {
            for used in 0...limit {
                let level = DisplayLevel(used: used, limit: limit)
                let expected: DisplayLevel =
                    used * 100 < limit * 80
                    ? .silent : used * 100 < limit * 95 ? .gentle : used < limit ? .prominent : .blocked
                guard level == expected else {
                    Issue.record("\(used) of \(limit) is \(level), not \(expected)")
                    return
                }
            }
        }
    }

    @Test(arguments: [0, 1, 79, 80, 95, 99]) func `Trial 0–99 always shown`(used: Int) {
        #expect(state(.trial, used, of: 100) == .trial(messagesRemaining: 100 - used, totalLimit: 100))
    }

    @Test(arguments: [100, 101]) func `Trial 100 blocked`(used: Int) {
        #expect(state(.trial, used, of: 100) == .blocked(resetDate: reset))
    }

    @Test func `Trial emphasises the last ten`() {
        #expect(!state(.trial, 89, of: 100).isEmphasised)
        #expect(state(.trial, 90, of: 100).isEmphasised)
        #expect(!state(.paid, 95, of: 100).isEmphasised)
    }

    @Test func `No record hidden`() {
        for subscriber in Subscriber.allCases {
            #expect(DisplayState(subscriber: subscriber, record: nil, resetDate: reset) == .hidden)
        }
    }

    @Test(arguments: [0, 80, 100]) func `Unknown or expired user hidden`(used: Int) {
        #expect(state(.unknown, used, of: 100) == .hidden)
        #expect(state(Subscriber(kind: .free, amount: 0), used, of: 0) == .hidden)
    }

    @Test func `A free plan that allows messages is shown like a paid one`() {
        #expect(Subscriber(kind: .free, amount: 20) == .paid)
        #expect(Subscriber(kind: .subscription, amount: 0) == .paid)
        #expect(Subscriber(kind: .trial, amount: 100) == .trial)
    }

    @Test func `States have the names of the record's JSON`() {
        #expect(
            [
                state(.paid, 0, of: 10), state(.paid, 9, of: 10), state(.trial, 0, of: 10),
                state(.paid, 10, of: 10),
            ]
            .map(\.name) == ["hidden", "compact", "trial", "blocked"])
    }
}
