import Testing

@testable import Reports

@Suite struct `Figures on a screen` {
    @Test(
        arguments: [
            (0, "0 ns"), (999, "999 ns"), (86_500, "86.5 µs"), (1_234_000, "1.23 ms"), (999_600, "1.00 ms"),
            (20_000_000, "20.0 ms"), (250_000_000, "250 ms"), (12_000_000_000, "12.0 s"),
        ] as [(UInt64, String)])
    func `Times on a screen have three digits`(nanoseconds: UInt64, text: String) {
        #expect(Format.time(nanoseconds) == text)
    }

    @Test func `Figures on a screen show counts, shares, sizes, spans and dates`() {
        #expect(Format.count(1_234_567) == "1,234,567")
        #expect(Format.count(-1000) == "-1,000")
        #expect(Format.count(7) == "7")
        #expect(Format.percent(0.1234) == "12.3 %")
        #expect(Format.bytes(1536) == "1.54 kB")
        #expect(Format.bytes(12) == "12 B")
        #expect(Format.span(45) == "45 s")
        #expect(Format.span(0.5) == "0.5 s")
        #expect(Format.span(200) == "3 min 20 s")
        #expect(Format.fixed(-0.001, 2) == "0.00")
        #expect(Format.digits(0) == "0")
        #expect(["10k", "1M", "2.5G", "300"] == [10_000, 1e6, 2.5e9, 300].map(Format.short))
        #expect(Format.fixed(.nan, 2) == "–")
        #expect(Format.date(1_795_184_284_000) == "2026-11-20T14:18:04Z")
        #expect(Format.date(951_782_400_000) == "2000-02-29T00:00:00Z")
    }

    @Test func `Quantities are read with their units`() {
        #expect(Quantity.parseSeconds("20ms") == 0.02)
        #expect(Quantity.parseSeconds("2m") == 120)
        #expect(Quantity.parseSeconds("500us").map { ($0 * 1e9).rounded() } == 500_000)
        #expect(Quantity.parseBytes("16KiB") == 16_384)
        #expect(Quantity.parseBytes("1kb") == 1000)
        #expect(Quantity.parseRate("120/m") == 2)
        #expect(Quantity.parseShare("5%") == 0.05)
        #expect(Quantity.parseNumber("1_000") == 1000)
        #expect(Quantity.parseWhole("2M") == 2_000_000)
        let parts = Quantity.parseWeighted("a=3,b") { $0 }
        #expect(parts?.map(\.value) == ["a", "b"])
        #expect(parts?.map(\.weight) == [3, 1])
    }

    @Test(arguments: ["", "ms", "20", "-1s", "1e3s", "nan", "0x1s", "1.2.3s", " 1s"])
    func `A malformed span of time is refused`(text: String) { #expect(Quantity.parseSeconds(text) == nil) }

    @Test func `Quantities beyond the whole, without weight, or without a number are refused`() {
        #expect(Quantity.parseShare("101%") == nil)
        #expect(Quantity.parseWeighted("a=0") { $0 } == nil)
        #expect(Quantity.parseWeighted("a=x") { $0 } == nil)
        #expect(Quantity.parseWhole("1.5") == nil)
        #expect(Quantity.parseBytes("1XB") == nil)
    }
}
