import JSON
import Testing
import Wire

@testable import Dialects

@Suite struct `The table of what providers store` {
    private static func path(_ address: StoredAddress) -> String {
        address.pattern.replacing("{id}", with: "a-1").replacing("*", with: "b_2")
    }

    @Test func `The table of what providers store names only kinds that it has, each once`() {
        let words = StoredKind.all.map(\.word)
        #expect(Set(words).count == words.count)
        for kind in StoredKind.all {
            for address in StoredAddress.all(of: kind) {
                for made in address.makes { #expect(words.contains(made.kind), "\(address.pattern)") }
                // The edge learns an object's owner from the answer that contains the object's id. Therefore
                // these actions must have such an answer.
                if [.create, .createLasting, .createCache, .createBatch].contains(address.action) {
                    #expect(!address.makes.isEmpty)
                }
            }
        }
        for dialect in Dialect.allCases {
            for made in StoredKind.made(by: dialect) { #expect(words.contains(made.kind)) }
        }
    }

    @Test func `The table of what providers store knows each of its addresses by its own spelling alone`() {
        for kind in StoredKind.all {
            let isFor: (DialectFamily) -> Bool = { $0 == kind.dialect.family }
            for address in StoredAddress.all(of: kind) {
                let text = Self.path(address)
                let methods = [Method.get, .post, .patch, .delete].filter {
                    StoredPath(Array(text.utf8).span, $0, isFor: isFor) != nil
                }
                #expect(!methods.isEmpty, "\(text)")
                for odd in [
                    "\(text)/", "/\(text)", "\(text)/x/y/z", text.replacing("/v1", with: "/V1"), "\(text)%20",
                ] {
                    for method in methods {
                        let found = StoredPath(Array(odd.utf8).span, method, isFor: isFor)
                        #expect(found == nil, "\(odd)")
                    }
                }
            }
        }
    }

    /// A text that could change the path must not be accepted as an id.
    @Test(arguments: ["..", ".x", "", "a b", "a%2f", "a:b", "a;b", String(repeating: "a", count: 129)])
    func `The table of what providers store takes no odd text for an id`(id: String) {
        let path = "/v1/files/\(id)/content"
        #expect(StoredPath(Array(path.utf8).span, .get, isFor: { _ in true }) == nil)
    }

    private static func references(_ body: String, _ dialect: Dialect) throws -> (
        ids: [String], hasOthers: Bool
    ) {
        var parser = JSONParser()
        let found = StoredReferences(of: try parser.parse(Array(body.utf8).span), in: dialect)
        return (
            found.list.map { "\($0.kind.word)/\(String(decoding: $0.id, as: UTF8.self))" }, found.hasOthers
        )
    }

    @Test(arguments: [
        (
            #"{"file_id":"f","x":[{"file_ids":["g","h"]}]}"#, Dialect.openAIChat,
            ["files/f", "files/g", "files/h"]
        ),
        (#"{"file_id":"f"}"#, .anthropicMessages, ["anthropic_files/f"]),
        (#"{"container":"c"}"#, .anthropicMessages, ["anthropic_containers/c"]),
        (#"{"container":{"id":"c","skills":[]}}"#, .anthropicMessages, ["anthropic_containers/c"]),
        (#"{"tools":[{"container":{"type":"auto","file_ids":["f"]}}]}"#, .openAIResponses, ["files/f"]),
        (#"{"input_file_id":"f"}"#, .openAIChat, ["files/f"]),
        (#"{"cachedContent":"cachedContents/c"}"#, .geminiGenerate, ["cached_contents/c"]),
        (#"{"metadata":{"file_id":"f"},"attributes":{"file_id":"f"}}"#, .openAIChat, []),
    ])
    func `A request's references to its own provider are found`(body: String, dialect: Dialect, ids: [String])
        throws
    {
        let found = try Self.references(body, dialect)
        #expect(found.ids == ids && !found.hasOthers)
    }

    @Test(arguments: [
        (#"{"previous_response_id":"r"}"#, Dialect.geminiGenerate),
        (#"{"previous_interaction_id":"r"}"#, .openAIChat), (#"{"prompt":{"id":"p"}}"#, .openAIResponses),
        (#"{"cachedContent":"c"}"#, .geminiGenerate), (#"{"file_id":7}"#, .openAIChat),
        (#"{"file_ids":["a",{"id":"b"}]}"#, .openAIChat), (#"{"thread_id":"t"}"#, .openAIChat),
        (#"{"x":{"type":"item_reference","id":"m"}}"#, .openAIResponses),
    ])
    func `A reference to an object without an owner here is noticed`(body: String, dialect: Dialect) throws {
        #expect(try Self.references(body, dialect).hasOthers)
    }

    @Test(arguments: [
        (
            #"{"id":"r","output":[{"container_id":"c"},{"container_id":"c"},{"container_id":"d"}]}"#,
            Dialect.openAIResponses, ["responses/r", "containers/c", "containers/d"]
        ),
        (#"{"type":"x","response":{"id":"r"},"id":"no"}"#, .openAIResponses, ["responses/r"]),
        (#"{"delta":{"container":{"id":"c"}}}"#, .anthropicMessages, ["anthropic_containers/c"]),
        (#"{"interaction":{"id":"i"}}"#, .geminiInteractions, ["interactions/i"]),
        (#"{"id":"../x"}"#, .openAIResponses, []), (#"{"id":7}"#, .openAIResponses, []),
    ])
    func `An answer's new objects are found`(answer: String, dialect: Dialect, objects: [String]) throws {
        var parser = JSONParser()
        var made = MadeObjects(StoredKind.made(by: dialect))
        made.read(try parser.parse(Array(answer.utf8).span))
        #expect(made.found.map { "\($0.kind.word)/\(String(decoding: $0.id, as: UTF8.self))" } == objects)
    }
}

@Suite struct `The text of a batch` {
    private static func text(_ ranges: [Range<Int>], of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test func `A batch's text has one request, or one answer, in each line`() throws {
        var parser = JSONParser()
        let file = """
            {"custom_id":"1","method":"POST","url":"/v1/chat/completions","body":{"model":"m","x":[1,{"y":"}"}]}}

            {"body": {"model": "n"} , "url":"/v1/responses","method":"POST"}

            """
        let requests = try BatchText.requests(inFile: Array(file.utf8).span, with: &parser)
        #expect(requests.map(\.dialect) == [.openAIChat, .openAIResponses])
        #expect(
            Self.text(requests.map(\.body), of: file) == [
                #"{"model":"m","x":[1,{"y":"}"}]}"#, #"{"model": "n"}"#,
            ])
        let results = """
            {"custom_id":"1","response":{"status_code":200,"body":{"id":"a"}},"error":null}
            {"custom_id":"2","response":null,"error":{"code":"expired"}}
            no JSON
            """
        let answers = BatchText.answers(in: Array(results.utf8).span, of: .openAIChat, with: &parser)
        #expect(Self.text(answers, of: results) == [#"{"id":"a"}"#])
    }

    @Test func `The text of a batch of Anthropic's has its requests in a list`() throws {
        var parser = JSONParser()
        let body =
            #" {"requests" : [ {"custom_id":"1","params":{"model":"m"}} , {"params":{"model":"n","a":["]"]}}]}"#
        let requests = try BatchText.requests(inBody: Array(body.utf8).span, with: &parser)
        #expect(
            Self.text(requests.map(\.body), of: body) == [#"{"model":"m"}"#, #"{"model":"n","a":["]"]}"#])
        let result = #"{"custom_id":"1","result":{"type":"succeeded","message":{"id":"a"}}}"#
        let answers = BatchText.answers(in: Array(result.utf8).span, of: .anthropicMessages, with: &parser)
        #expect(Self.text(answers, of: result) == [#"{"id":"a"}"#])
    }

    @Test(arguments: [
        #"{"method":"GET","url":"/v1/chat/completions","body":{}}"#, #"{"method":"POST","body":{}}"#,
        #"{"method":"POST","url":"/v1/files","body":{}}"#, "[]", "{",
        #"{"method":"POST","url":"/v1/responses","body":{},"Body":{}}"#,
        #"{"method":"POST","url":"/v1/responses","body":{},"body":{}}"#,
    ])
    func `The text of a batch is refused if two servers could read it in two ways`(line: String) {
        var parser = JSONParser()
        #expect(throws: BatchFault.self) {
            _ = try BatchText.requests(inFile: Array(line.utf8).span, with: &parser)
        }
    }
}
