import Dialects
import Testing

@testable import Configuration

@Suite struct `Several endpoints of an upstream` {
    private static let environment = ["A": "key-a", "B": "key-b"]

    private static func upstream(_ more: String) throws -> Upstream {
        let yaml = "upstreams: [{ name: openai, url: \"https://api.example.com/v1\", \(more) }]"
        return try #require(try read(yaml, environment: environment).upstreams.first)
    }

    @Test func `Several endpoints of an upstream have what it says, unless they say it themselves`() throws {
        let upstream = try Self.upstream(
            """
            dialect: openai, models: ["gpt-*"], key: { env: A }, endpoints: [{}, { name: eu, weight: 3, \
            url: "https://eu.example.com", key: { env: B }, send_key_as: api-key }]
            """)
        let places = upstream.places
        #expect(places.map(\.label) == ["openai/1", "openai/eu"] && places.map(\.weight) == [1, 3])
        #expect(places.map(\.upstream.address.endpoint.host) == ["api.example.com", "eu.example.com"])
        #expect(places.map { $0.upstream.key?.reveal() } == ["key-a", "key-b"])
        #expect(places.map(\.upstream.keyField) == [.authorization, .apiKey])
        #expect(places.allSatisfy { $0.upstream.models == ["gpt-*"] && $0.upstream.endpoints.isEmpty })
        #expect(places.allSatisfy { $0.hasOthers })
    }

    @Test func `An upstream for which no endpoints are written has one endpoint`() throws {
        let places = try Self.upstream("key: { env: A }").places
        #expect(places.map(\.label) == ["openai"] && !places[0].hasOthers)
    }

    @Test func `Several endpoints of an upstream show no key in the outline`() throws {
        let settings = try read(
            "upstreams: [{ name: o, url: \"https://a.example.com\", endpoints: [{ key: { env: A } }] }]",
            environment: Self.environment)
        let lines = settings.outline.filter { $0.path.hasPrefix("upstreams.o.endpoints.") }
        #expect(
            Set(lines.map(\.path)) == ["upstreams.o.endpoints.1.key", "upstreams.o.endpoints.1.weight"])
        #expect(!"\(lines)".contains("key-a"))
    }

    @Test(arguments: [
        ("endpoints: []", "an upstream has 1 to 64 endpoints"),
        ("endpoints: [{ weight: 0 }]", "this is too small"),
        ("endpoints: [{ name: a }, { name: a }]", "another endpoint of this upstream has the name a"),
        ("endpoints: [{ name: \"2\" }, {}]", "another endpoint of this upstream has the name 2"),
        ("endpoints: [{ url: \"http://10.0.0.1\" }]", "is a private address"),
        ("endpoints: [{ send_key_as: x-api-key }]", "there is no key to send"),
        ("endpoints: [{ models: [a] }]", "there is no key"),
    ])
    func `A mistake in the endpoints of an upstream is reported`(more: String, text: String) throws {
        let found = mistakes("upstreams: [{ name: o, url: \"https://a.example.com\", \(more) }]")
        #expect(found?.mistakes.count == 1, "\(found?.reportText() ?? "")")
        #expect(found?.mistakes.first?.text.contains(text) == true, "\(found?.reportText() ?? "")")
    }
}
