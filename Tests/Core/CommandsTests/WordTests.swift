import Commands
import Testing

@Suite struct `The nearest word` {
    private static let known = ["plans", "default_plan", "identity", "upstreams", "max_open", "per", "deny"]

    @Test(
        arguments: [
            ("plnas", "plans"), ("plan", "plans"), ("defaultplan", "default_plan"),
            ("default-plan", "default_plan"),
            ("Identity", "identity"), ("upstream", "upstreams"), ("max open", "max_open"), ("pre", "per"),
        ])
    func `The nearest word is found despite a typo`(written: String, meant: String) {
        #expect(NearestWord.of(written, in: Self.known) == meant)
    }

    @Test(arguments: ["", "zebra", "x", "abc", String(repeating: "plans", count: 100)])
    func `The nearest word is nil if no word is near`(written: String) {
        #expect(NearestWord.of(written, in: Self.known) == nil)
    }

    @Test func `The nearest word is the first of two that are equally near`() {
        #expect(NearestWord.of("cot", in: ["cat", "cut"]) == "cat")
        #expect(NearestWord.of("cot", in: ["cut", "cat"]) == "cut")
    }
}

@Suite struct `Colour` {
    @Test(
        arguments: [
            (true, [:], false, true), (false, [:], false, false), (true, ["NO_COLOR": "1"], false, false),
            (true, ["NO_COLOR": ""], false, true), (true, ["TERM": "dumb"], false, false),
            (true, [:], true, false),
        ] as [(Bool, [String: String], Bool, Bool)])
    func `Colour is used only on a terminal that allows it`(
        isTerminal: Bool, environment: [String: String], flag: Bool, isColoured: Bool
    ) {
        let palette = Palette(isTerminal: isTerminal, environment: environment, noColorFlag: flag)
        #expect(palette.isColoured == isColoured)
    }

    @Test func `Colour leaves the text unchanged when off, and ends with a reset when on`() {
        #expect(Palette.plain.red("no") == "no")
        #expect(Palette(isColoured: true).red("no") == "\u{1B}[31mno\u{1B}[0m")
    }
}

@Suite struct `Text from outside` {
    @Test func `Text from outside loses its control characters, and is cut to a length`() {
        #expect(Printable.quoted("a\u{1B}[31m\u{202E}b\tc\n") == "\"a?[31m?b c?\"")
        #expect(Printable.quoted(String(repeating: "é", count: 80), limit: 3) == "\"ééé…\"")
    }
}
