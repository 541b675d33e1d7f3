import Bytes
import JSON
import TestSupport
import Testing

/// Parses a document and writes it again, to show what was read.
private func rewritten(_ document: String) throws(JSONFault) -> String {
    var parser = JSONParser()
    var writer = JSONWriter()
    write(try parser.parse(Array(document.utf8).span), to: &writer)
    return contents(writer.finish())
}

private func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
        writer.beginObject()
        var members = value.members
        while let member = members.next() {
            writer.name(utf8: text(member.name))
            write(member.value, to: &writer)
        }
        writer.endObject()
    case .array:
        writer.beginArray()
        var elements = value.elements
        while let element = elements.next() { write(element, to: &writer) }
        writer.endArray()
    case .string: if let string = value.string { writer.string(string) }
    case .integer: writer.integer(value.integer ?? 0)
    case .bool: writer.bool(value.bool ?? false)
    case .null: writer.null()
    case .number: writer.string("a number")
    }
}

private func fault(_ document: [UInt8], maxBytes: Int = 16 << 20) -> JSONFault? {
    var parser = JSONParser(maxBytes: maxBytes)
    do throws(JSONFault) {
        _ = try parser.parse(document.span)
        return nil
    } catch {
        return error
    }
}

@Suite struct JSONTests {
    @Test(arguments: [
        "{}", "[]", "null", "true", "-5", "\"\"", "{\"a\":{\"b\":[1,2,[],{}]},\"a\":null}",
        "[\"a\\\"b\\\\c\\n\\u0001\\b\\t\\f\\r/ü\u{1F600}\"]",
        "{\"\":[false,9223372036854775807,-9223372036854775808]}",
    ])
    func `A document that is read and written again is the same`(document: String) throws {
        #expect(try rewritten(document) == document)
    }

    @Test func `A document of 60 MiB is read, and its memory is freed`() throws {
        let size = 60 << 20
        var document = Array("{\"a\":\"".utf8) + [UInt8](repeating: 120, count: size)
        document += Array("\"}".utf8)
        var parser = JSONParser(maxBytes: 64 << 20)
        do {
            let value = try parser.parse(document.span)
            #expect(value.member("a")?.string?.count == size)
        }
        parser.releaseMemory()
        #expect(try parser.parse(Array("[1]".utf8).span).kind == .array)
        #expect(fault(document)?.kind == .tooLong)
    }

    @Test func `The densest document of 16 MiB is read, a longer one of more values is not`() {
        func dense(_ size: Int) -> [UInt8] {
            var document = [UInt8](repeating: UInt8(ascii: ","), count: size)
            for index in stride(from: 1, to: size, by: 2) { document[index] = UInt8(ascii: "1") }
            (document[0], document[size - 1]) = (UInt8(ascii: "["), UInt8(ascii: "]"))
            return document
        }
        #expect(fault(dense((16 << 20) - 1)) == nil)
        #expect(fault(dense((18 << 20) - 1), maxBytes: 64 << 20)?.kind == .tooManyValues)
    }

    @Test func `Escapes and blanks in JSON are understood`() throws {
        #expect(
            try rewritten(" { \"\\u0061\\/\" : [ 1 , 2.5 , 18446744073709551615 ] } ")
                == "{\"a/\":[1,\"a number\",\"a number\"]}")
        // A string without an escape must be read correctly after one with several escapes, and vice versa.
        #expect(
            try rewritten("{\"\\n\\n\" :\"plain\" , \"plain\":\"\\t\",\"last\" : \"\"}")
                == "{\"\\n\\n\":\"plain\",\"plain\":\"\\t\",\"last\":\"\"}")
    }

    @Test(arguments: [
        ("", JSONFault.Kind.empty), (" ", .empty), ("{\"a\":}", .malformed), ("{\"a\":1,}", .malformed),
        ("{\"a\" 1}", .malformed), ("[1 2]", .malformed), ("{\"a\":01}", .malformed),
        ("{\"a\":tru}", .malformed),
        ("{\"a\":\"b}", .malformed), ("{} {}", .malformed), ("{\"a\":\"\u{1}\"}", .malformed),
        ("[1", .malformed), ("nullx", .malformed), ("1 2", .malformed), ("{}]", .malformed),
        ("{\"a\":1]", .malformed), ("[1}", .malformed), ("{", .malformed), ("{\"a\"", .malformed),
        ("{\"a\":99999999999999999999}", .malformed), ("[,1]", .malformed), ("{1:2}", .malformed),
        ("{\"a\":NaN}", .malformed), ("{'a':1}", .malformed), ("{\"a\":\"\\x\"}", .malformed),
        (String(repeating: "[", count: 129) + String(repeating: "]", count: 129), .tooDeep),
    ])
    func `Malformed JSON is refused`(document: String, kind: JSONFault.Kind) {
        #expect(fault(bytes(document))?.kind == kind)
    }

    @Test func `A fault gives the position of the mistake`() throws {
        let padding = String(repeating: "\"aaaa\",", count: 20)
        let broken = "{\"list\":[\(padding)1],\"b\":tru}"
        let offset = try #require(fault(bytes(broken))?.offset)
        #expect(offset == broken.utf8.count - 4)
        #expect(fault(bytes("{\"a\":1]"))?.offset == 6)
        #expect(fault(bytes("[\"a\",\"b\\xc\"]"))?.offset == 7)
        #expect(fault(bytes("{\"a\":\"") + [0xff] + bytes("\"}")) == JSONFault(kind: .notUTF8, offset: 6))
    }

    @Test func `A string of any length ends where it should, and is unescaped wherever its escape stands`()
        throws
    {
        for length in 0...150 {
            let plain = String(repeating: "ü", count: length % 3) + String(repeating: "x", count: length)
            #expect(
                try rewritten("[\"\(plain)\",\"\(plain)\\n\(plain)\"]")
                    == "[\"\(plain)\",\"\(plain)\\n\(plain)\"]")
            #expect(fault(bytes("[\"\(plain)\u{1f}\"]"))?.kind == .malformed)
            #expect(fault(bytes("[\"\(plain)") + [0x80] + bytes("\"]"))?.kind == .notUTF8)
        }
    }

    @Test func `Two escaped surrogates are one character, one alone is none`() throws {
        #expect(try rewritten("\"\\u00e9\\u20AC\\ud83d\\uDE00\"") == "\"é€\u{1F600}\"")
        for wrong in [
            "\\ud83d", "\\ud83d\\n", "\\ud83d\\u0041", "\\ude00", "\\u12g4", "\\u12", "\\", "\\U0041",
        ] {
            #expect(fault(bytes("[\"\(wrong)\"]"))?.kind == .malformed)
        }
    }

    /// These documents are about as large as the parser's initial memory (16 KiB), so for some of them the
    /// memory must grow.
    @Test(arguments: 16380...16390)
    func `A document that breaks off where the memory ends is refused`(size: Int) {
        let padding = String(repeating: " ", count: 300)
        for end in ["\"", "\"\\", "\"\\u", "\"\\ud83d\\", "[", "{\"a\"", "{\"a\":", "[1,", "tru", "-", "1."] {
            let text = padding + String(repeating: " ", count: size - padding.count - end.count) + end
            #expect(fault(bytes(text))?.kind == .malformed)
            let string = "\"" + String(repeating: "x", count: size - end.count - 1) + end.dropFirst()
            #expect(fault(bytes(string))?.kind == .malformed)
        }
        #expect(fault(bytes(String(repeating: " ", count: size - 1) + "1")) == nil)
    }

    @Test func `127 levels of nesting are accepted`() {
        #expect(fault(bytes(String(repeating: "[", count: 127) + String(repeating: "]", count: 127))) == nil)
    }

    @Test func `A document over the limit is refused`() {
        #expect(fault(bytes("[\"aaaaaaaaaaaaa\"]"), maxBytes: 10)?.kind == .tooLong)
        #expect(fault(bytes("[\"aaaaaa\"]"), maxBytes: 10) == nil)
    }

    @Test func `A parser serves large and small documents in turn`() throws {
        var parser = JSONParser()
        for size in [1, 2_000_000, 10, 300_000, 70_000, 1] {
            let document = bytes("[\"" + String(repeating: "x", count: size) + "\",\(size)]")
            var elements = try parser.parse(document.span).elements
            let length = elements.next()?.string?.count
            let last = elements.next()?.integer
            #expect(length == size && last == size)
        }
    }

    @Test func `Mutated documents never trap`() {
        var random = SplitMix64(seed: 3)
        var parser = JSONParser()
        let document = bytes("{\"model\":\"gpt\",\"n\":[1,2.5e3,null,true],\"a\":{\"b\":\"\\u00fc\\n\"}} ")
        for _ in 0..<1500 {
            var writer = JSONWriter()
            let changed = mutated(document, with: &random)
            if let root = try? parser.parse(changed.span) { write(root, to: &writer) }
        }
    }

    @Test func `A JSON document is written value by value`() {
        var json = JSONWriter()
        json.beginObject()
        json.name("error")
        json.beginObject()
        json.name("message")
        json.string(utf8: "We've had \u{201C}great\u{201D} talks\n")
        json.name("limit")
        json.integer(800)
        json.endObject()
        json.name("tags")
        json.beginArray()
        json.bool(true)
        json.null()
        json.string("x")
        json.endArray()
        json.endObject()
        #expect(
            contents(json.finish())
                == "{\"error\":{\"message\":\"We've had \u{201C}great\u{201D} talks\\n\","
                + "\"limit\":800},\"tags\":[true,null,\"x\"]}"
        )
    }
}
