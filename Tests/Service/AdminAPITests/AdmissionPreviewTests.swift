import Configuration
import Ledger
import Limits
import Problems
import Records
import TestSupport
import Testing
import Words

@testable import AdminAPI

@Suite struct `A prediction of the next message` {
    private static let now = Moment(seconds: 1_795_176_000)
    private static let plans = """
        plans:
          free:
            label: Free
            kind: free
            limits:
              - { count: total_tokens, per: month, amount: 2000 }
              - { count: total_tokens, per: day, amount: 1500 }
              - { count: total_tokens, per: lifetime, amount: 100, enforcement: soft }
              - { count: cost, per: month, amount: $2 }
              - { calls: pro, per: day, amount: 9 }
            bursts: [{ count: tokens, per_minute: 600, capacity: 600 }]
        default_plan: free
        prices: [{ model: "*", input: 1, output: 1 }]
        identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
        time_zone: UTC
        model_classes: [{ class: pro, model: "big-*" }]
        """

    /// The summary for a user whose record is made by `use` from the schedule of the plan.
    private static func summary(
        hasClasses: Bool = false, model: String? = nil, instead limit: String? = nil,
        _ use: (inout StoredUser, Schedule) -> Void = { _, _ in }
    ) throws -> String {
        let folder = try TemporaryFolder()
        let money = "{ count: cost, per: month, amount: $2 }"
        let lines = plans.replacing(money, with: limit ?? money).split(separator: "\n").filter {
            hasClasses || !$0.contains("pro")
        }
        try folder.write(lines.joined(separator: "\n"), to: "edge.yaml")
        let settings = try Settings.load(path: folder.file("edge.yaml"), environment: [:])
        let app = AdminApp(
            "", settings,
            responses: ResponseComposer(
                .standard, planTable: settings.planTable, language: "en", upgradeURL: nil),
            checkIns: nil)
        var stored = StoredUser(now: now)
        use(&stored, settings.planTable.schedule(for: .none, modelClass: nil, at: now))
        let books = MonthBooks(MonthBooks.bookMonth(at: now, zone: "UTC"), [])
        let state = UserRecord(UserName(id: "ann"), stored, settings.planTable, books)
        return AdmissionPreview(state, app, model: model).summary
    }

    @Test func `The prediction says how much a message may need of every limit on tokens and money`() throws {
        let summary = try Self.summary { stored, schedule in
            stored.counters[schedule.entries[0].field] = 1752
            stored.counters[schedule.entries[1].field] = 552
            stored.counters[schedule.entries[2].field] = 50
            stored.counters[schedule.entries[3].field] = 1_950_000
        }
        #expect(
            summary
                == "A message would pass under the plan free if it needs at most 248 tokens and $0.050000.")
    }

    @Test(arguments: [
        ("images", "1 image"), ("audio_seconds", "1 second of sound"), ("characters", "1 character"),
    ])
    func `The prediction names what is left of images, sound and characters`(unit: String, left: String)
        throws
    {
        let limit = "{ count: \(unit), per: day, amount: 3 }"
        let summary = try Self.summary(instead: limit) { stored, schedule in
            stored.counters[schedule.entries[3].field] = 2
        }
        let most = "1500 tokens and \(left)"
        #expect(summary == "A message would pass under the plan free if it needs at most \(most).")
    }

    @Test func `A refusal by a limit on money says in dollars how much was used`() throws {
        let summary = try Self.summary { stored, schedule in
            stored.counters[schedule.entries[3].field] = 2_010_000
        }
        #expect(
            summary == "Refused by the limit cost of the plan free: $2.010000 of $2.000000 were used.")
    }

    @Test func `A message may need no more tokens than a burst limit accepts, unless that limit is unused`()
        throws
    {
        let summary = try Self.summary { stored, schedule in
            stored.counters[schedule.entries[0].field] = 1
            // A tenth of a minute must pass until the whole capacity is free again, which is 60 tokens.
            stored.clocks[schedule.bursts[0].name] = Int(Self.now.milliseconds) * 1000 + 6_000_000
        }
        #expect(
            summary
                == "A message would pass under the plan free if it needs at most 540 tokens and $2.000000.")
    }

    @Test func `The prediction says first if there is no record, and names the class if there are several`()
        throws
    {
        let bound = "would pass under the plan free if it needs at most 1500 tokens and $2.000000."
        let unknown = "There is no record under this id. "
        #expect(try Self.summary() == unknown + "A message of a new user " + bound)
        #expect(
            try Self.summary(hasClasses: true, model: "big-1")
                == unknown + "A message of the class pro of a new user " + bound)
        #expect(
            try Self.summary(hasClasses: true) == unknown + "A message of the class standard of a new user "
                + bound)
    }
}
