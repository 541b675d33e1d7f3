import Commands
import Testing

@testable import Configuration

@Suite struct `The report` {
    @Test func `The report lists every mistake with its line, a caret and the word that was meant`() throws {
        let found = try #require(
            mistakes(
                """
                lisen: 127.0.0.1:1
                plans:
                  none:
                    kind: free
                    limits:
                      - { count: messages, per: mont, amount: 800 }
                      - { count: messages, per: day, amount: lots }
                """))
        #expect(
            found.reportText() == """
                test.yaml:1:1: lisen: there is no key "lisen" here
                  1 | lisen…
                    | ^^^^^
                  did you mean listen?
                test.yaml:6:33: plans.none.limits[0].per: "mont" is not a window; known: minute, hour, day, \
                week, billing week, month, billing month, rolling 5h, lifetime
                  6 |       - { count: messages, per: mont, amount: 800 }
                    |                                 ^^^^
                  did you mean month?
                test.yaml:7:46: plans.none.limits[1].amount: "lots" is not a whole number
                  7 |       - { count: messages, per: day, amount: lots }
                    |                                              ^^^^
                3 mistakes in test.yaml
                """)
        #expect(found.reportText(Palette(isColoured: true)).contains("\u{1B}[1mtest.yaml:1:1:\u{1B}[0m"))
        #expect("\(found)" == found.reportText())
    }

    @Test func `The report is a list of lines for a log, each mistake once`() throws {
        let found = try #require(mistakes("lisen: 1\nloops: many\nlops: 2"))
        #expect(
            found.objections.map(\.description) == [
                #"test.yaml:1:1: lisen: there is no key "lisen" here (did you mean listen?)"#,
                #"test.yaml:2:8: loops: "many" is not a whole number"#,
                #"test.yaml:3:1: lops: there is no key "lops" here (did you mean loops?)"#,
            ])
    }

    @Test(
        arguments: [
            "redis: { url: redis://h, password: hunter2 }",
            "redis: { url: redis://h, password: hunter2, zebra: 1 }",
            "redis: { url: redis://h, pasword: hunter2 }",
            "redis: { url: \"redis://u:hunter2@h:99999\" }",
            "redis: { url: redis://u:hunter2@h, deadline: x }",
            "redis: { url: redis://h, password: { env: hunter2 } }",
            "redis: { url: redis://h, password: { enw: hunter2 } }",
            "redis: { url: redis://h, password: [hunter2] }",
            "redis: { url: redis://h, password: a, password: hunter2 }",
            "redis: { url: \"hunter2\" }",
            "upstreams: [{ name: a, url: https://a.example, key: hunter2, models: x }]",
            "upstreams: [{ name: a, url: \"https://u:hunter2@a.example\" }]",
            "upstreams: [{ name: a, url: \"https://a.example/?key=hunter2\" }]",
            "redis: { url: redis://u:hunter2@h, @: 1 }",
            "redis: { password: hunter2, @: 1 }",
            "redis:\n  password: hunter2: x",
            "upstreams:\n- key: hunter2: x",
            "redis: { password: { file: hunter2\n}}}",
        ])
    func `The report of mistakes quotes no secret`(yaml: String) throws {
        let found = try #require(mistakes(yaml))
        #expect(!found.reportText().contains("hunter2"), "\(found.reportText())")
        var dumped = ""
        dump(found.mistakes, to: &dumped)
        #expect(!dumped.contains("hunter2"))
    }

    @Test func `The report of mistakes is bounded`() throws {
        let found = try #require(mistakes((0..<500).map { "zebra\($0): 1" }.joined(separator: "\n")))
        #expect(found.mistakes.count == Mistake.most)
    }

    @Test func `The report has no control characters, which could control a terminal`() throws {
        let found = try #require(mistakes("language: \"\\e[31m\"\n\"\\e]0;x\": 1"))
        #expect(!found.reportText().contains("\u{1B}"))
    }
}

@Suite struct `A secret` {
    @Test func `A secret is shown only if it is asked for explicitly`() throws {
        let settings = try read(
            "redis: { url: redis://h, password: { env: P } }", environment: ["P": "hunter2"])
        #expect(settings.redis.password?.reveal() == "hunter2")
        var dumped = "\(settings) \(String(reflecting: settings))"
        dump(settings, to: &dumped)
        #expect(!dumped.contains("hunter2"))
    }
}
