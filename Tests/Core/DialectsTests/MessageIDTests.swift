import Dialects
import JSON
import Testing

@Suite struct `The id of a message in its body` {
    private static func read(_ body: String, _ path: [String]?) throws(RequestFault) -> String {
        var parser = JSONParser()
        let facts = RequestFacts()
        facts.messageIDPath = path.map { MemberPath($0) }
        try facts.read(Array(body.utf8).span, with: &parser)
        return String(decoding: facts.messageID, as: UTF8.self)
    }

    private static let long = String(repeating: "x", count: 256)

    @Test(arguments: [
        (#"{"message_id":"m1"}"#, ["message_id"], "m1"), (#"{"message_id":17}"#, ["message_id"], "17"),
        (#"{"messag\u0065_id":"\u00e9"}"#, ["message_id"], "é"),
        (#"{"metadata":{"a":1,"message_id":"m1"},"message_id":"other"}"#, ["metadata", "message_id"], "m1"),
        (#"{"a":{"b":{"c":"deep"}}}"#, ["a", "b", "c"], "deep"),
        (#"{"message_id":null}"#, ["message_id"], ""), (#"{"message_id":""}"#, ["message_id"], ""),
        (#"{"metadata":null}"#, ["metadata", "message_id"], ""), ("{}", ["metadata", "message_id"], ""),
        (#"{"metadata":{"Message_id":"m"}}"#, ["metadata", "message_id"], ""),
        ("{\"id\":\"\(long)\"}", ["id"], long),
    ])
    func `A message's id is read where the settings say`(body: String, path: [String], id: String) throws {
        #expect(try Self.read(body, path) == id)
        #expect(try Self.read(body, nil).isEmpty)
    }

    @Test(arguments: [
        (#"{"id":"a","id":"a"}"#, MessageIDFault.repeated), (#"{"id":null,"id":"a"}"#, .repeated),
        (#"{"id":true}"#, .wrongType), (#"{"id":1.5}"#, .wrongType), (#"{"id":["a"]}"#, .wrongType),
        (#"{"id":{"id":"a"}}"#, .wrongType), (#"{"id":18446744073709551615}"#, .wrongType),
        ("{\"id\":\"\(long)x\"}", .tooLong),
    ])
    func `The id of a message in its body that is malformed is refused`(body: String, fault: MessageIDFault) {
        #expect(throws: RequestFault.messageID(fault)) { try Self.read(body, ["id"]) }
        #expect(throws: RequestFault.messageID(fault)) { try Self.read("{\"a\":\(body)}", ["a", "id"]) }
    }

    @Test(arguments: [
        (#"{"a":"text"}"#, MessageIDFault.wrongType), (#"{"a":[{"id":"x"}]}"#, .wrongType),
        (#"{"a":{},"a":{"id":"x"}}"#, .repeated),
    ])
    func `A message's id is refused unless its path leads through objects that occur once`(
        body: String, fault: MessageIDFault
    ) {
        #expect(throws: RequestFault.messageID(fault)) { try Self.read(body, ["a", "id"]) }
    }

    @Test func `A message's id is forgotten with its request`() throws {
        var parser = JSONParser()
        let facts = RequestFacts()
        facts.messageIDPath = MemberPath(["id"])
        try facts.read(Array(#"{"id":"first"}"#.utf8).span, with: &parser)
        try facts.read(Array("{}".utf8).span, with: &parser)
        #expect(facts.messageID.isEmpty)
    }
}
