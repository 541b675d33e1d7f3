import Bytes
import Dialects
import Foundation
import JSON
import Testing

/// The body after the change. The result is nil if nothing was changed.
private func changed(_ body: String, _ change: (RequestFacts, Span<UInt8>) -> Splice?) throws -> String? {
    var parser = JSONParser()
    let facts = RequestFacts()
    let bytes = Array(body.utf8)
    try facts.read(bytes.span, with: &parser)
    guard let splice = change(facts, bytes.span) else { return nil }
    return String(
        decoding: bytes[..<splice.range.lowerBound] + splice.text + bytes[splice.range.upperBound...],
        as: UTF8.self)
}

@Suite struct `A change of a request's body` {
    @Test(arguments: [
        (#"{"stream":true}"#, #"{"stream_options":{"include_usage":true},"stream":true}"#),
        ("\n { \"stream\" :true}", "\n {\"stream_options\":{\"include_usage\":true}, \"stream\" :true}"),
        (#"{"a":1,"stream_options":{}}"#, #"{"a":1,"stream_options":{"include_usage":true}}"#),
        (#"{"stream_options": { }}"#, #"{"stream_options": {"include_usage":true }}"#),
        (#"{"stream_options":null ,"b":[2]}"#, #"{"stream_options":{"include_usage":true} ,"b":[2]}"#),
        (
            #"{"x":"}]\"","stream_options":{"include_obfuscation":false}}"#,
            #"{"x":"}]\"","stream_options":{"include_usage":true,"include_obfuscation":false}}"#
        ),
        (
            #"{"x":[{"stream_options":{"include_usage":false}}],"stream_options":{"a":"include_usage","include_usage":false}}"#,
            #"{"x":[{"stream_options":{"include_usage":false}}],"stream_options":{"a":"include_usage","include_usage":true}}"#
        ),
        (
            #"{"stream\u005foptions":{"include\u005fusage" : null}}"#,
            #"{"stream\u005foptions":{"include\u005fusage" : true}}"#
        ),
    ])
    func `A body is changed to ask for figures, and in no other byte`(body: String, expected: String) throws {
        #expect(try changed(body) { $0.askingForUsage($1) } == expected)
        // The changed body already asks for usage, so the same change does nothing the second time.
        #expect(try changed(expected) { $0.askingForUsage($1) } == nil)
    }

    @Test(arguments: [
        (#"{"model":"a"}"#, #"{"model":"b-1"}"#),
        (
            #"{ "x" : -1.5e3 , "model" : "a\"}" , "y" : {} }"#,
            #"{ "x" : -1.5e3 , "model" : "b-1" , "y" : {} }"#
        ),
        (
            #"{"messages":[{"model":"a"}],"mod\u0065l":"ü"}"#,
            #"{"messages":[{"model":"a"}],"mod\u0065l":"b-1"}"#
        ),
        (#"{"model":null,"t":true}"#, #"{"model":"b-1","t":true}"#),
    ])
    func `A body is changed for another model, and in no other byte`(body: String, expected: String) throws {
        #expect(try changed(body) { $0.makeSplice(for: Array("b-1".utf8), $1) } == expected)
    }

    @Test func `A request's body is not changed for another model if it names none`() throws {
        #expect(try changed("{}") { $0.makeSplice(for: Array("b".utf8), $1) } == nil)
    }

    @Test func `A change of a random body equals what a JSON library would produce`() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<300 {
            var members = (0..<Int.random(in: 0...4, using: &random)).map { _ in member(&random) }
            members.insert("\"stream\":true", at: Int.random(in: 0...members.count, using: &random))
            if Bool.random(using: &random) {
                let inner = [
                    "", "\"include_usage\":false", "\"a\":[1,{\"b\":2}],\"include_usage\":null",
                    "\"z\":\"}\"",
                ]
                let options = "\"stream_options\":{\(inner.randomElement(using: &random) ?? "")}"
                members.insert(options, at: Int.random(in: 0...members.count, using: &random))
            }
            let body = "{\(members.joined(separator: Bool.random(using: &random) ? "," : " ,\n\t"))}"
            let result = try #require(try changed(body) { $0.askingForUsage($1) })
            var expected = try object(body)
            var options = expected["stream_options"] as? [String: Any] ?? [:]
            options["include_usage"] = true
            expected["stream_options"] = options
            #expect(
                NSDictionary(dictionary: try object(result)) == NSDictionary(dictionary: expected), "\(body)")
        }
    }

    private func member(_ random: inout SplitMix64) -> String {
        let values = [
            "1", "-2.5e-3", "true", "null", "\"te\\\"x}t\"", "{}", "[]", "[{\"stream_options\":{}},\"]\"]",
            "{\"include_usage\":{\"a\":[]}}", "\"\\\\\"",
        ]
        let name = "k\(Int.random(in: 0..<1000, using: &random))"
        return "\"\(name)\" : \(values.randomElement(using: &random) ?? "1")"
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
