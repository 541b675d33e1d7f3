import Dialects
import Testing
import Words

@testable import Configuration

@Suite struct `A bad configuration of connections` {
    @Test(
        arguments: [
            BadConfiguration(
                "redis: { url: §localhost }", "redis.url",
                "a Redis URL begins with redis://, rediss://, redis+sentinel://, redis+cluster:// or unix:/"),
            BadConfiguration(
                "redis: { url: §redis+ring://h }", "redis.url",
                "a Redis URL begins with redis://, rediss://, redis+sentinel://, redis+cluster:// or unix:/"),
            BadConfiguration(
                "redis: { url: §redis+sentinel://a:1 }", "redis.url",
                "after the sentinels comes the name of their master, such as "
                    + "redis+sentinel://HOST:26379/mymaster"
            ),
            BadConfiguration(
                "redis: { url: §\"redis+sentinel://a:1,/m\" }", "redis.url",
                "a host or port of this URL cannot be read; write redis+sentinel://HOST:26379,HOST:26379/MASTER"
            ),
            BadConfiguration(
                "redis: { url: §\"redis+cluster://a:1,a:1\" }", "redis.url",
                "this URL names the same server twice"),
            BadConfiguration(
                "redis: { url: §redis+cluster://a:1/2 }", "redis.url",
                "a cluster has no databases; write nothing after the hosts"),
            BadConfiguration(
                "redis: { url: redis+cluster://a:1, database: §2 }", "redis.database",
                "a cluster has no databases; remove this"),
            BadConfiguration(
                "redis: { url: redis+cluster://a:1, sentinel_user: §u }", "redis.sentinel_user",
                "only redis+sentinel:// has sentinels; remove this"),
            BadConfiguration(
                "redis: { url: redis://a:1, reachable_as: §{ \"b:1\": \"c:1\" } }", "redis.reachable_as",
                "only sentinels and clusters announce addresses; remove this, or write redis+sentinel:// or "
                    + "redis+cluster://"),
            BadConfiguration(
                "redis: { url: redis+cluster://a:1, reachable_as: { \"b:1\": §c } }",
                "redis.reachable_as.b:1",
                "\"c\" is not HOST:PORT, such as 127.0.0.1:7001"),
            BadConfiguration(
                "redis: { url: §\"redis://h:99999\" }", "redis.url",
                "this URL's host or port cannot be read; write redis://HOST:6379/0"),
            BadConfiguration(
                "redis: { url: §redis://h/x }", "redis.url",
                "after the host comes a database number, such as /0"),
            BadConfiguration(
                "redis: { url: §redis://u:%zz@h }", "redis.url",
                "this URL's user or password has a broken % code"),
            BadConfiguration(
                "redis: { url: §unix:relative }", "redis.url",
                "a unix socket is unix:/absolute/path of at most 107 bytes"),
            BadConfiguration(
                "redis: { url: redis://h, password: §hunter2 }", "redis.password",
                "a password must not be in the configuration itself; write { env: NAME } or { file: PATH }"),
            BadConfiguration(
                "redis: { url: redis://h, password: { env: §NO_SUCH } }", "redis.password.env",
                "the environment variable NO_SUCH is not set (nor is NO_SUCH_FILE)"),
            BadConfiguration(
                "redis: { url: redis://h, password: { env: §sk-live-1 } }", "redis.password.env",
                "the name of an environment variable has only A-Z, 0-9 and _"),
            BadConfiguration(
                "redis: { url: redis://h, password: { file: §/no/such } }", "redis.password.file",
                #"the file "/no/such" is not there"#),
            BadConfiguration(
                "redis: { url: redis://h, password: §{ file: a, env: B } }", "redis.password",
                "a password comes from one place; write { env: NAME } or { file: PATH }"),
            BadConfiguration(
                "redis: { failure: §open }", "redis.failure", #""open" is not one of deny, grace"#),
            BadConfiguration(
                "redis: { when_emptied: §go-on }", "redis.when_emptied",
                #""go-on" is not one of go_on, deny"#, "go_on"),
            BadConfiguration(
                "redis: { failure: §grac }", "redis.failure", #""grac" is not one of deny, grace"#, "grace"),
            BadConfiguration(
                "redis: { grace_messages: §3 }", "redis.grace_messages",
                "failure: deny lets nothing through; write failure: grace, or remove this"),
            BadConfiguration(
                "redis: { failure: grace, grace_messages: §0 }", "redis.grace_messages",
                "this is too small: at least 1"),
            BadConfiguration(
                "idempotency: { header: §authorization }", "idempotency.header",
                "authorization has another meaning already; choose a header of your own, such as x-user-id"),
            BadConfiguration(
                "idempotency: { field: §model }", "idempotency.field",
                "model has another meaning already; choose a member of your own"),
            BadConfiguration(
                "idempotency: { field: §a..b }", "idempotency.field",
                #""a..b" is not a path: write names with dots between them, such as metadata.message_id"#),
            BadConfiguration(
                "idempotency: { field: §a.b.c.d.e.f.g.h.i }", "idempotency.field",
                "this is too long: at most 8 names and 256 bytes"),
            BadConfiguration(
                "idempotency: §{}", "idempotency",
                "this names neither a header nor a member; write header: x-message-id, or field: "
                    + "message_id, or both"),
            BadConfiguration("shadow: §on", "shadow", #""on" is neither true nor false"#, "true"),
            BadConfiguration("redis: { deadline: §10s }", "redis.deadline", "this is too large: at most 5s"),
            BadConfiguration(
                "redis: { refusal_memory: §1m }", "redis.refusal_memory", "this is too large: at most 5s"),
            BadConfiguration(
                "redis: { refusal_memory: §0 }", "redis.refusal_memory",
                "0 has no unit; add ms, s, m, h or d", "0s"),
            BadConfiguration(
                "redis: { idempotency_span: §9m }", "redis.idempotency_span",
                "this is too small: at least 10m"),
            BadConfiguration(
                "redis: { idempotency_span: §8d }", "redis.idempotency_span",
                "this is too large: at most 7d"),
            BadConfiguration("redis: { lease: §100ms }", "redis.lease", "this is too small: at least 1s"),
            BadConfiguration(
                "spool: { §file: a.db }", "spool.file",
                "there is no key \"file\" here; known: path, max_size"),
            BadConfiguration(
                "spool: { max_size: §1KiB }", "spool.max_size", "this is too small: at least 256KiB"),
            BadConfiguration(
                "redis: { database: §3 }", "redis.database",
                "without a url Usher runs its own Redis, which needs no database"),
        ])
    func `A configuration mistake about Redis is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            BadConfiguration(
                "identity: §[]", "identity",
                "users could not be told apart; write - trusted_header: x-user-id and from: [...]"),
            identity(
                "trusted_header: §authorization, from: [127.0.0.1]",
                "authorization has another meaning already; choose a header of your own, such as x-user-id",
                ".trusted_header"),
            identity(
                "trusted_header: §x user, from: [127.0.0.1]",
                #""x user" is not a header's name: use letters, digits, - and _"#, ".trusted_header"),
            identity(
                "trusted_header: x, from: §[]",
                "nobody could send this header; write [127.0.0.0/8, \"::1/128\"]", ".from"),
            identity(
                "trusted_header: x, from: [§10.1.2.3/8]",
                #""10.1.2.3/8" is not an address or range, such as 10.0.0.0/8 or "::1/128""#, ".from[0]"),
            identity(
                "trusted_header: x, from: [§a: b]",
                "this must be an address in quotes, such as \"127.0.0.0/8\", but it is keys with values "
                    + "(put a text with a colon in quotes)", ".from[0]"),
            BadConfiguration(
                "identity: [{ trusted_header: x, from: [127.0.0.1, §::1/128] }]", "",
                "this is not YAML: did not find expected node content; put a text in quotes if it "
                    + "begins with : or holds one of [ ] { } ,"),
            BadConfiguration(
                "identity: [§{ trusted_header: x }]", "identity[0]",
                "from is missing: write the peers that may send it, such as [127.0.0.0/8, \"::1/128\"]"),
        ])
    func `A configuration mistake about identity is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            upstream(
                "url: §api.example.com", ".url", "a URL begins with https:// or http://",
                "https://api.example.com"),
            upstream(
                "url: §https://u:p@api.example.com", ".url",
                "a URL must not hold a user or password here; write key: { env: NAME } or { file: PATH }"),
            upstream("url: §https://api.example.com/v1?key=1", ".url", "a base URL has no ? and no #"),
            upstream(
                "url: §https://api.example.com/a/../b", ".url",
                "this URL's path cannot be read; write it as /v1, percent-encoded"),
            upstream(
                "url: §https://api_.-x", ".url",
                "this URL's host or port cannot be read; write https://HOST:PORT"),
            upstream(
                "url: §http://127.0.0.1:1", ".url",
                "127.0.0.1 is a private address; if that is meant, write private: true"),
            upstream(
                "url: §http://localhost", ".url",
                "localhost is a private address; if that is meant, write private: true"),
            upstream(
                "url: §\"http://[fd00::1]\"", ".url",
                "fd00::1 is a private address; if that is meant, write private: true"),
            upstream(
                "url: §\"http://[::ffff:10.0.0.1]\"", ".url",
                "::ffff:10.0.0.1 is a private address; if that is meant, write private: true"),
            upstream(
                "url: https://a.example, private: §yes", ".private", #""yes" is neither true nor false"#,
                "true"),
            upstream(
                "url: https://a.example, key: §sk-live-1", ".key",
                "a key must not be in the configuration itself; write { env: NAME } or { file: PATH }"),
            upstream(
                "url: https://a.example, send_key_as: §x-api-key", ".send_key_as",
                "there is no key to send; add key: { env: NAME }"),
            upstream(
                "url: https://a.example, dialect: §opena", ".dialect",
                #""opena" is not one of openai, anthropic, gemini, any"#, "openai"),
            upstream(
                "url: https://a.example, models: §gpt-4", ".models",
                "this must be a list: names of models, such as [\"gpt-*\"], but it is a single value"),
            upstream(
                "url: https://a.example, pass_headers: §set-cookie", ".pass_headers",
                "this must be a list: names of headers, such as [set-cookie], but it is a single value"),
            upstream(
                "url: https://a.example, pass_headers: [alt-svc, §set-cookies]", ".pass_headers[1]",
                "\"set-cookies\" is always passed on: only set-cookie, strict-transport-security, alt-svc, "
                    + "clear-site-data, nel, report-to, reporting-endpoints of an upstream's answer are held back",
                "set-cookie"),
            upstream(
                "url: https://a.example, idle_timeout: §0s", ".idle_timeout",
                "this is too small: at least 100ms"),
            BadConfiguration(
                "upstreams: [{ name: a, url: https://a.example }, { name: §a, url: https://b.example }]",
                "upstreams[1].name", "another upstream has this name; choose a different one"),
        ])
    func `A configuration mistake about upstreams is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            route(
                "path: §api", ".path",
                #""api" is not a path: a path begins with / and may end in /*"#, "/api"),
            route(
                "path: §/api/*/x", ".path",
                #""/api/*/x" is not a path: a path begins with / and may end in /*"#),
            route("path: §/v1/usage", ".path", "Usher answers /v1/usage itself; choose another path"),
            route(
                "path: /api, methods: [§post]", ".methods[0]",
                #""post" is not one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"#, "POST"),
            route(
                "path: /api, methods: [§CONNECT]", ".methods[0]",
                #""CONNECT" is not one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"#),
            route(
                "path: /api, methods: §[]", ".methods",
                "no request can match without a method; write [POST]"),
            route(
                "path: /api, identity: §none", ".identity",
                "a metered route must know its user; write identity: required or meter: false"),
            route("path: /api, upstream: §x", ".upstream", #"there is no upstream "x"; none is configured"#),
            BadConfiguration(
                "routes: [§{ path: /api, meter: false }]\nupstreams: [{ name: a, url: https://a.example }, "
                    + "{ name: b, url: https://b.example }]", "routes[0]",
                "no model chooses between the upstreams here; add upstream: NAME"),
        ])
    func `A configuration mistake about routes is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            BadConfiguration(
                "words: { §English: { a: b } }", "words.English",
                #""English" is not a language tag, such as en or de-AT"#),
            BadConfiguration(
                "words: { en: { §Limit: x } }", "words.en.Limit",
                #""Limit" cannot be a sentence's id: use 1 to 40 of the characters a-z, 0-9, _ and "#
                    + #"-"#, "limit"),
            BadConfiguration(
                "words: { en: { messages_left: { one: §\"\", other: x } } }", "words.en.messages_left.one",
                "a sentence has 1 to 1000 characters"),
            BadConfiguration(
                "words: { en: { come_bak: §Hello } }", "words.en.come_bak",
                "there is no sentence called 'come_bak'", "come_back"),
            BadConfiguration(
                "words: { en: { come_back: §\"{name}\" } }", "words.en.come_back",
                "'come_back' names {name}, which does not exist"),
            BadConfiguration(
                "words: { en: { messages_left: §{ one: x } } }", "words.en.messages_left",
                "'messages_left' needs the plural form 'other' in 'en'"),
            BadConfiguration(
                "language: §fr", "language",
                "there are no sentences in fr; known: de, en, and those that words: adds"),
            BadConfiguration(
                "words: { en: { come_back: §[] } }", "words.en.come_back",
                "this must be a sentence, or one for each plural form, such as one and other, but it is a list"
            ),
        ])
    func `A configuration mistake about words is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test func `An incomplete language in a configuration is accepted with a warning`() throws {
        let yaml = "words:\n  fr:\n    come_back: Prêt à revenir ?\n    month_gentle: { one: a, other: b }"
        let all = Sentence.allCases.count
        #expect(
            try read(yaml).warnings == [
                "words.fr says 2 of \(all) sentences, and English the other \(all - 2); "
                    + "usher words --template fr prints them all"
            ])
        #expect(try read("words: { de-AT: { come_back: Magst wiederkommen? } }").warnings.isEmpty)
    }

    private static func identity(_ yaml: String, _ text: String, _ path: String) -> BadConfiguration {
        BadConfiguration("identity:\n  - { \(yaml) }", "identity[0]\(path)", text)
    }

    private static func upstream(
        _ yaml: String, _ path: String, _ text: String, _ suggestion: String? = nil
    ) -> BadConfiguration {
        BadConfiguration("upstreams:\n  - { name: a, \(yaml) }", "upstreams[0]\(path)", text, suggestion)
    }

    private static func route(
        _ yaml: String, _ path: String, _ text: String, _ suggestion: String? = nil
    ) -> BadConfiguration {
        BadConfiguration("routes:\n  - { \(yaml) }", "routes[0]\(path)", text, suggestion)
    }
}
