import Testing

@testable import Operations

@Suite struct `A file to import` {
    private func table(_ text: String, isCSV: Bool = true, dropping drop: Set<String> = []) throws
        -> ImportTable
    {
        try ImportTable(text, "file", isCSV: isCSV, dropping: drop)
    }

    @Test func `A file to import may have parts, counters and uninformative columns of an export`() throws {
        let rows = try table(
            """
            user_id,plan,status,anchor_day,used:messages,redis_key,period_end
            ann,premium,active,31,160,us:{x}:,none
            "b,ob",,,,0,,
            """
        ).rows
        #expect(rows.map(\.user) == ["ann", "b,ob"])
        #expect(rows.map(\.line) == [2, 3])
        #expect(rows[0].parts.map(\.0) == ["plan", "status", "anchor_day", "period_end"])
        #expect(rows[0].parts.map(\.1) == ["premium", "active", 31, .null])
        #expect(rows[0].used.map(\.units) == [160])
        #expect(rows[1].parts.isEmpty)
        #expect(rows[1].used.map(\.limit) == ["messages"])
    }

    /// An export marks a purchase with a tester's account, because it cost no money. An import must open no
    /// plan for it.
    @Test func `A file to import opens no plan that was bought with a tester's account`() throws {
        let csv = try table(
            """
            user_id,plan,status,sandbox,used:messages
            ann,premium,active,true,3
            bob,premium,active,false,4
            """)
        let json = try table(
            """
            {"user_id": "ann", "plan": "premium", "status": "active", "sandbox": true, "used:messages": 3}
            {"user_id": "bob", "plan": "premium", "status": "active", "sandbox": false, "used:messages": 4}
            """, isCSV: false)
        for rows in [csv.rows, json.rows] {
            #expect(rows.map(\.isTester) == [true, false])
            #expect(rows.map(\.parts.count) == [0, 2] && rows.map { $0.used[0].units } == [3, 4])
        }
    }

    @Test func `A file to import may be JSON lines`() throws {
        let rows = try table(
            """
            {"user_id": "ann", "plan": "premium", "used:pro": 3}

            {"user_id": "bob", "anchor_day": 5, "status": null}
            """, isCSV: false
        ).rows
        #expect(rows.map(\.line) == [1, 3])
        #expect(rows[0].used.map(\.units) == [3])
        #expect(rows[1].parts.map(\.0) == ["anchor_day"])
    }

    @Test func `A file to import is refused if a column would be ignored, unless that is allowed`() throws {
        let text = "user_id,plan,blocked,messages\nann,premium,false,0\nbob,premium,true,55\n"
        let trouble = #expect(throws: CommandError.self) { try table(text) }
        guard case .data(let message)? = trouble else {
            Issue.record("\(String(describing: trouble))")
            return
        }
        #expect(
            message.contains("blocked (1 lines, the first is 3), messages (1 lines, the first is 3)"),
            "\(message)")
        #expect(try table(text, dropping: ["blocked", "messages"]).rows.count == 2)
        #expect(try table("user_id,blocked,messages\nann,false,0\n").rows.count == 1)
    }

    @Test(arguments: [
        ("user_id,paln\nann,premium\n", "did you mean plan?"), ("plan\npremium\n", "user_id is one of them"),
        ("user_id,anchor_day\nann,32\n", "anchor_day must be 1 to 31"),
        ("user_id,sandbox\nann,maybe\n", "sandbox must be true or false"),
        ("user_id,used:messages\nann,-1\n", "used:messages must be a whole number"),
        ("user_id,plan\nann\n", "1 fields, but 2 columns"), ("user_id\n\"ann\n", "no end"),
        ("ann,premium\n", "has no heading"), ("\n", "has no heading"),
    ])
    func `A bad file to import is refused as a whole, with the line`(text: String, complaint: String) throws {
        let trouble = #expect(throws: CommandError.self) { try table(text) }
        guard case .data(let text)? = trouble else {
            Issue.record("\(String(describing: trouble))")
            return
        }
        #expect(text.contains(complaint), "\(text)")
    }
}
