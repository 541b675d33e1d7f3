import Dialects
import TestSupport
import Testing

@testable import Configuration

@Suite struct `What a configuration adds to requests` {
    private static func yaml(_ adds: String) -> String {
        """
        plans: { free: { kind: free, limits: [], adds: { \(adds) } } }
        default_plan: free
        """
    }

    @Test func `What a configuration adds to requests is read as JSON`() throws {
        let adds = """
            system: Be kind., user: hash, forced: { chat: { store: false, stop: ["a", 1, 1.5e3, 0x10], \
            metadata: { team: "7", nothing: ~ } } }, \
            defaults: { gemini: { generationConfig.temperature: 0.5 } }
            """
        let additions = try #require(try read(Self.yaml(adds)).planAdditions["free"])
        #expect(additions.system == "Be kind." && additions.namesCaller && additions.chargesSystem)
        #expect(
            additions.members.map(\.json) == [
                "false", #"["a",1,1.5e3,"0x10"]"#, #"{"team":"7","nothing":null}"#, "0.5",
            ])
        #expect(additions.members.last?.path == ["generationConfig", "temperature"])
        #expect(additions.members.map(\.isForced) == [true, true, true, false])
    }

    @Test func `A system prompt may be in a file beside the configuration, whose changes are seen`() throws {
        let folder = try TemporaryFolder()
        try folder.write("From a file.\n", to: "coach.txt")
        try folder.write(
            completed(Self.yaml("system: { file: coach.txt }, system_tokens: free")), to: "edge.yaml")
        let one = try Settings.load(path: folder.file("edge.yaml"), environment: [:])
        #expect(one.planAdditions["free"]?.system == "From a file.\n")
        #expect(one.planAdditions["free"]?.chargesSystem == false)
        try folder.write("Another.", to: "coach.txt")
        let other = try Settings.load(path: folder.file("edge.yaml"), environment: [:])
        #expect(!one.listChanges(to: other).isEmpty)
    }

    @Test(arguments: [
        ("system: \"\"", "a system prompt has 1 to 65536 bytes"),
        ("system_tokens: free", "there is no system prompt"),
        ("system: { file: none.txt }", "is not there"), ("user: plain", "is not one of hash"),
        ("forced: { chat: { model: x } }", "cannot be set"),
        ("forced: { chat: { Temperature: 1 } }", "cannot be set"),
        ("forced: { chat: { a.b.c: 1 } }", "is not a member's name"),
        ("forced: { caht: {} }", "there is no key"),
        ("forced: { chat: { temperature: ~ } }", "there is no value here"),
    ])
    func `A mistake in what a configuration adds to requests is reported`(adds: String, text: String) throws {
        let found = mistakes(Self.yaml(adds))
        #expect(found?.mistakes.count == 1, "\(found?.reportText() ?? "")")
        #expect(found?.mistakes.first?.text.contains(text) == true, "\(found?.reportText() ?? "")")
    }

    @Test func `Additions to requests are allowed only on metered routes of a dialect`() throws {
        for (route, isFine) in [
            ("dialect: openai", true), ("dialect: any", false), ("dialect: openai, meter: false", false),
        ] {
            let yaml = """
                upstreams: [{ name: a, url: "https://a.example.com" }]
                routes: [{ path: /x, upstream: a, \(route), adds: { system: x } }]
                """
            #expect((mistakes(yaml) == nil) == isFine, "\(route)")
        }
    }
}
