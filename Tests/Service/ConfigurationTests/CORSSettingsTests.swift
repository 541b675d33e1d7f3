import Testing

@testable import Configuration

@Suite struct `A configuration of other origins` {
    @Test func `A configuration of other origins is absent unless it is written`() throws {
        #expect(try read("").cors == nil)
    }

    @Test func `A configuration of other origins is read with every value`() throws {
        let cors = try #require(
            try read(
                """
                cors:
                  origins:
                    - https://App.example.com
                    - https://*.example.com
                    - capacitor://localhost
                    - http://localhost:5173
                  credentials: true
                  max_age: 2h
                  expose: [X-Session]
                """
            ).cors)
        #expect(
            cors.origins == [
                "https://app.example.com", "https://*.example.com", "capacitor://localhost",
                "http://localhost:5173",
            ])
        #expect(cors.credentials && cors.expose == ["x-session"] && cors.maxAge == .seconds(7200))
        let usual = try #require(try read("cors: { origins: [\"*\"] }").cors)
        #expect(!usual.credentials && usual.maxAge == .seconds(600))
    }

    @Test(
        arguments: [
            BadConfiguration(
                "cors: §{ max_age: 1h }", "cors",
                "origins is missing: write the pages' origins, such as [https://app.example.com]"),
            BadConfiguration(
                "cors: { origins: §[] }", "cors.origins",
                "no page could send requests; write [https://app.example.com], or remove cors:"),
            BadConfiguration(
                "cors: { origins: [\"*\"], credentials: §true }", "cors.credentials",
                "no browser takes credentials: true with the origin \"*\", and any page could act for your "
                    + "users; name the origins"),
            BadConfiguration(
                "cors: { origins: §[\"*\", \"https://app.example.com\"] }", "cors.origins",
                "\"*\" means every origin; write it alone, or remove it"),
            BadConfiguration(
                "cors: { origins: [§\"ftp://app.example.com\"] }", "cors.origins[0]",
                "no page has an origin of the scheme ftp; write https://"),
            BadConfiguration(
                "cors: { origins: [§app.example.com] }", "cors.origins[0]",
                #""app.example.com" is not an origin: write a scheme, :// and a host, such as "#
                    + #"https://app.example.com"#,
                "https://app.example.com"),
            BadConfiguration(
                "cors: { origins: [§\"https://app.example.com/\"] }", "cors.origins[0]",
                "an origin is a scheme and a host, with a port if it is not the usual one, and nothing else",
                "https://app.example.com"),
            BadConfiguration(
                "cors: { origins: [§\"https://app.example.com:443\"] }", "cors.origins[0]",
                "an origin is a scheme and a host, with a port if it is not the usual one, and nothing else",
                "https://app.example.com"),
            BadConfiguration(
                "cors: { origins: [§\"https://a.*.example.com\"] }", "cors.origins[0]",
                #""a.*.example.com" is not a host; * stands for the first part only, as in "#
                    + #"https://*.example.com"#
            ),
            BadConfiguration(
                "cors: { origins: [\"*\"], expose: [§\"*\"] }", "cors.expose[0]",
                #""*" is not a header field's name; write each field by its own name"#),
            BadConfiguration(
                "cors: { §orgins: [\"*\"], origins: [\"*\"] }", "cors.orgins",
                #"there is no key "orgins" here"#,
                "origins"),
        ])
    func `A mistake in a configuration of other origins is named`(_ bad: BadConfiguration) throws {
        try bad.check()
    }
}
