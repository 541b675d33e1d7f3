import Bytes
import Testing

@testable import Telemetry

@Suite struct `A trace's context` {
    static let field = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    private func read(_ field: String) -> TraceContext? {
        var numbers = SpanNumbers(seed: 7)
        return TraceContext(field.utf8Span.span, using: &numbers)
    }

    @Test func `A trace's context goes on with a span of its own`() throws {
        let context = try #require(read(Self.field))
        #expect(context.trace == TraceID(high: 0x4bf9_2f35_77b3_4da6, low: 0xa3ce_929d_0e0e_4736))
        #expect(context.parent == 0x00f0_67aa_0ba9_02b7)
        #expect(context.isSampled)
        var out = ByteBuffer()
        context.appendField(to: &out)
        let written = text(out)
        #expect(written.hasPrefix("traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-"))
        #expect(written.hasSuffix("-01\r\n"))
        #expect(!written.contains("00f067aa0ba902b7"))
        #expect(written.utf8.count == 13 + 55 + 2)
    }

    @Test func `A trace's context leaves it to the caller whether it is recorded`() {
        #expect(read(Self.field.dropLast(2) + "00")?.isSampled == false)
        #expect(read(Self.field.dropLast(2) + "03")?.isSampled == true)
    }

    @Test(arguments: [
        "", "00", String(repeating: "0", count: 55), String(field.dropLast()), field + "x",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
    ])
    func `A trace's context begins anew if the field is malformed`(field: String) {
        #expect(read(field) == nil)
    }

    @Test func `A trace's context understands later versions by their known part`() {
        #expect(read("01" + Self.field.dropFirst(2) + "-more") != nil)
        #expect(read("01" + Self.field.dropFirst(2) + "more") == nil)
    }
}
