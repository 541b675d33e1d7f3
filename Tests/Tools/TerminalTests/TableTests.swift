import Terminal
import Testing

@Suite struct `A table` {
    @Test func `A table is as wide as its widest cells, without spaces at the ends of lines`() {
        var table = Table([("user", .left), ("used", .right)])
        #expect(table.isEmpty)
        table.addRow(["ann", "7"])
        table.addRow(["bartholomew", "1,200"])
        table.addRow(["cy"])
        #expect(!table.isEmpty)
        #expect(
            table.renderLines(indentation: 1) == [
                " user          used",
                " ann              7",
                " bartholomew  1,200",
                " cy",
            ])
    }

    @Test func `A table breaks what is wide until its lines fit, and no figure`() {
        var table = Table([("user", .left), ("used", .right), ("label", .left), ("at", .left)])
        let id = "someone-with-an-id-of-many-letters@example.com"
        let at = "2026-11-20T12:00:00+09:00"
        table.addRow([id, "1,200", "a label of rather many words", at])
        table.addRow(["ann", "7", "", at])
        let lines = table.renderLines(width: 72)
        #expect(lines.allSatisfy { $0.count <= 72 }, "\(lines)")
        #expect(lines[0].hasPrefix("user") && lines[1].contains("1,200") && lines[1].hasSuffix(at))
        #expect(lines.dropFirst().compactMap { $0.split(separator: " ").first }.first == id.prefix(18))
        let all = lines.dropFirst().map { $0.prefix(18) }.joined().filter { $0 != " " }
        #expect(all == id + "ann")
        #expect(table.renderLines(width: 200).count == 3, "what fits is not broken")
    }

    @Test func `A table styles cells, but not headings`() {
        var table = Table([("a", .left)])
        table.addRow(["b"])
        #expect(table.renderLines { _, text in "<\(text)>" } == ["a", "<b>"])
    }
}

@Suite struct `Bars and small charts` {
    @Test func `A bar is filled by eighths, within its width`() {
        #expect(Drawing.drawBar(0, width: 4) == "")
        #expect(Drawing.drawBar(0.5, width: 4) == "██")
        #expect(Drawing.drawBar(9.0 / 32, width: 4) == "█▏")
        #expect(Drawing.drawBar(7, width: 4) == "████")
        #expect(Drawing.drawProgress(0.5, width: 4) == "██░░")
    }

    @Test func `A small chart draws values relative to the largest`() {
        #expect(Drawing.drawSkyline([0, 1, 8]) == " ▁█")
        #expect(Drawing.drawSkyline([0, 0]) == "  ")
    }
}

@Suite struct `Digits` {
    @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
    func `Digits are written in groups of three`(number: Int, text: String) {
        #expect(Terminal.Digits.grouped(number) == text)
    }

    @Test(arguments: [(12.5, 2, "12.50"), (-0.001, 2, "0.00"), (2.5, 0, "3"), (.infinity, 1, "–")])
    func `A number has the requested digits after its point`(value: Double, places: Int, text: String) {
        #expect(Terminal.Digits.fixed(value, places) == text)
    }
}
