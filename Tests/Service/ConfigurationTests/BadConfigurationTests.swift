import Testing

@testable import Configuration

@Suite struct `A bad configuration` {
    @Test(
        arguments: [
            BadConfiguration("§lisen: 1.2.3.4:5", "lisen", #"there is no key "lisen" here"#, "listen"),
            BadConfiguration(
                "http: { §zebra: 1 }", "http.zebra",
                "there is no key \"zebra\" here; known: max_body, max_body_memory, header_timeout, "
                    + "body_timeout, idle_stream, idle_connection, max_connections, max_connections_per_address, "
                    + "max_unidentified_per_minute, max_free_per_minute, trusted_proxies, proxy_protocol"),
            BadConfiguration(
                "listen: §8080", "listen", #""8080" is not HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080"#,
                "127.0.0.1:8080"),
            BadConfiguration(
                "listen: §\"::1\"", "listen",
                #""::1" is not HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080"#,
                "[::1]:8080"),
            BadConfiguration(
                "admin_listen: §a:65536", "admin_listen",
                #""a:65536" is not HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080"#),
            BadConfiguration(
                "listen: [§::1]", "",
                "this is not YAML: did not find expected node content; put a text in quotes if it "
                    + "begins with : or holds one of [ ] { } ,"),
            BadConfiguration("loops: §many", "loops", #""many" is not a whole number"#),
            BadConfiguration("loops: §0", "loops", "this is too small: at least 1"),
            BadConfiguration("loops: §1000", "loops", "this is too large: at most 256"),
            BadConfiguration(
                "drain_grace: §10", "drain_grace", "10 has no unit; add ms, s, m, h or d", "10s"),
            BadConfiguration(
                "drain_grace: §soon", "drain_grace",
                #""soon" is not a time; write a whole number with a unit: ms, s, m, h or d"#),
            BadConfiguration("drain_grace: §2h", "drain_grace", "this is too large: at most 1h"),
            BadConfiguration(
                "http:\n  max_body: §1MB", "http.max_body",
                #""1MB" is not a size; write a whole number with a unit: B, KiB, MiB or GiB"#, "1MiB"),
            BadConfiguration(
                "http: { max_body: §1GiB }", "http.max_body", "this is too large: at most 64MiB"),
            BadConfiguration(
                "http: { max_body: 8MiB, max_body_memory: §4MiB }", "http.max_body_memory",
                "this is less than max_body, so a body of that size could never be read"),
            BadConfiguration("drain_delay: §1h", "drain_delay", "this is too large: at most 10m"),
            BadConfiguration(
                "tls: §on", "tls",
                "this must be keys with values: certificate, key, but it is a single value"),
            BadConfiguration(
                "time_zone: §Europe/Berln", "time_zone",
                #""Europe/Berln" is not a time zone; write UTC or a name such as "#
                    + #"Europe/Berlin"#, "Europe/Berlin"
            ),
            BadConfiguration(
                "time_zone: §CET", "time_zone",
                #""CET" is not a time zone; write UTC or a name such as Europe/Berlin"#),
            BadConfiguration(
                "language: §English", "language", #""English" is not a language tag, such as en or de-AT"#),
            BadConfiguration(
                "upgrade_url: §example.com", "upgrade_url",
                "a link begins with https:// and holds no space; percent-encode other characters"),
            BadConfiguration(
                "upgrade_url: §http://example.com/pay", "upgrade_url",
                "people's browsers would go there in the clear; write https://", "https://example.com/pay"),
            BadConfiguration(
                "upgrade_url: §https://user:word@example.com/pay", "upgrade_url",
                "a link that everybody sees holds no user and no password"),
            BadConfiguration(
                "http: { proxy_protocol: §true }", "http.proxy_protocol",
                "PROXY headers are accepted from named balancers only; add trusted_proxies: [10.0.0.0/8]"),
            BadConfiguration(
                "http: { trusted_proxies: [§balancer] }", "http.trusted_proxies[0]",
                #""balancer" is not an address or range, such as 10.0.0.0/8 or "::1/128""#),
            BadConfiguration(
                "brand: { color: §\"#7fcdbd\" }", "brand.color",
                "this has a contrast of 1.6:1 on the page's light background #f6f4f0; 4.5:1 is the least "
                    + "that people can "
                    + "read (WCAG 2.2, 1.4.3)", "#4a776e"),
            BadConfiguration(
                "brand: { color: \"#2c7a6b\", color_dark: §\"#2c7a6b\" }", "brand.color_dark",
                "this has a contrast of 3.0:1 on the page's dark background #242427; 4.5:1 is the least "
                    + "that people can "
                    + "read (WCAG 2.2, 1.4.3)", "#5a978b"),
            BadConfiguration(
                "brand: { color: §teal }", "brand.color",
                "a colour is # and six hexadecimal digits, in quotes, such as \"#2c7a6b\""),
            BadConfiguration(
                "brand: { color_dark: §\"#7fcdbd\" }", "brand.color_dark",
                "color_dark needs color: for the light page, too; add color:"),
            BadConfiguration(
                "brand: { links: { help: §http://example.com } }", "brand.links.help",
                "a link here begins with https:// and holds no space, quote, comma or semicolon; percent-encode them"
            ),
            BadConfiguration(
                "brand: { logo: §\"https://example.com/a;b\" }", "brand.logo",
                "a link here begins with https:// and holds no space, quote, comma or semicolon; percent-encode them"
            ),
            BadConfiguration(
                "brand: { name: §\"\" }", "brand.name",
                "a name has 1 to 60 characters, and no control characters"),
        ])
    func `A bad configuration of the listener is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            BadConfiguration(
                "plans: §[]", "plans", "this must be plans by their id, such as premium, but it is a list"),
            BadConfiguration("plans: §{}", "plans", "there is no plan here; write at least one"),
            BadConfiguration(
                "default_plan: §nobody", "default_plan", #"there is no plan "nobody"; known: none"#),
            BadConfiguration(
                "default_plan: §non", "default_plan", #"there is no plan "non"; known: none"#, "none"),
            BadConfiguration(
                "plans: { §None: { kind: free, limits: [] }, none: { kind: free, limits: [] } }",
                "plans.None",
                #""None" cannot be a plan's id: use 1 to 40 of the characters a-z, 0-9, _ and -"#, "none"),
            BadConfiguration(
                "plans: { none: §{ limits: [] } }", "plans.none",
                "kind is missing: write trial, subscription or free"),
            BadConfiguration(
                "plans: { none: { kind: §freee, limits: [] } }", "plans.none.kind",
                #""freee" is not one of trial, subscription, free"#, "free"),
            BadConfiguration(
                "plans: { none: { kind: §~, limits: [] } }", "plans.none.kind",
                "this has no value: write trial, subscription or free"),
            BadConfiguration(
                "plans: { none: { kind: free, max_open: §0, limits: [] } }", "plans.none.max_open",
                "this is too small: at least 1"),
            limit(
                "§{ per: day, amount: 1 }", "",
                "count is missing: write what is counted, such as count: messages or calls: pro"),
            limit(
                "{ count: §mesages, per: day, amount: 1 }", ".count",
                "\"mesages\" is not one of messages, input_tokens, output_tokens, cached_tokens, "
                    + "reasoning_tokens, total_tokens, cost, images, audio_seconds, characters",
                "messages"),
            limit(
                "{ count: messages, calls: §standard, per: day, amount: 1 }", ".calls",
                "a limit counts one thing; make two limits of count and calls"),
            limit(
                "{ calls: §standart, per: day, amount: 1 }", ".calls",
                #"there is no model class "standart"; known: standard"#, "standard"),
            limit(
                "§{ count: messages, amount: 1 }", "", "per is missing: write a window, such as per: month"),
            limit(
                "{ count: messages, per: §mont, amount: 1 }", ".per",
                "\"mont\" is not a window; " + windows,
                "month"),
            limit(
                "{ count: messages, per: §billing_month, amount: 1 }", ".per",
                "\"billing_month\" is not a window; " + windows,
                "billing month"),
            limit(
                "{ count: messages, per: §rolling 5, amount: 1 }", ".per",
                #""5" is not a time; write it like rolling 5h, with s, m, h or d"#),
            limit(
                "{ count: messages, per: §rolling 150ms, amount: 1 }", ".per",
                "a rolling window is 1s to 31d long"),
            limit("{ count: messages, per: day, amount: §-1 }", ".amount", "this is too small: at least 0"),
            limit("{ count: messages, per: day, amount: §1.5 }", ".amount", #""1.5" is not a whole number"#),
            limit(
                "{ count: messages, per: day, amount: §9007199254740993 }", ".amount",
                "this is too large: at most 9007199254740991"),
            limit(
                "{ count: messages, per: day, amount: 1, enforcement: §hart }", ".enforcement",
                #""hart" is not one of hard, soft, shadow"#, "hard"),
            limit(
                "{ count: messages, per: day, amount: 1, enforcement: soft, courtesy: §2 }", ".courtesy",
                "a soft limit refuses nothing, so it needs no courtesy"),
            limit(
                "{ count: total_tokens, per: day, amount: 1, courtesy: §2 }", ".courtesy",
                "a courtesy is a number of messages: only limits on messages or calls have one"),
            limit(
                "{ count: messages, per: day, amount: 1, courtesy: §1001 }", ".courtesy",
                "this is too large: at most 1000"),
            limit(
                "{ name: §My Limit, count: messages, per: day, amount: 1 }", ".name",
                #""My Limit" cannot be a limit's name: use 1 to 40 of the characters a-z, 0-9, _ and "#
                    + #"-"#, "my-limit"),
            limit(
                "{ count: messages, per: day, amount: 1, §window: day }", ".window",
                #"there is no key "window" here; known: name, count, calls, per, amount, enforcement, "#
                    + "courtesy"),
            BadConfiguration(
                "plans: { none: { kind: free, limits: [{ count: messages, per: day, amount: 1, name: x },\n"
                    + "  { count: total_tokens, per: day, amount: 1, name: §x }] } }",
                "plans.none.limits[1].name",
                "another limit of this plan is called x too; give this one a name of its own"),
            BadConfiguration(
                "plans: { none: { kind: free, limits: [], bursts: [§{ capacity: 5 }] } }",
                "plans.none.bursts[0]",
                "per_minute is missing: write how many a minute, such as per_minute: 20"),
            BadConfiguration(
                "plans: { none: { kind: free, limits: [], bursts: [{ per_minute: 5, count: §token }] } }",
                "plans.none.bursts[0].count", #""token" is not one of requests, tokens"#, "tokens"),
        ])
    func `A bad configuration of plans is named`(bad: BadConfiguration) throws { try bad.check() }

    @Test(
        arguments: [
            BadConfiguration(
                "model_classes:\n  - { model: m, class: §pro }", "model_classes[0].class",
                "no plan limits calls of pro; add a limit such as { calls: pro, per: day, amount: 50 }"),
            BadConfiguration(
                "model_classes:\n  - { model: m, class: §msg }", "model_classes[0].class",
                "msg is reserved for counters; choose another name for this class"),
            BadConfiguration(
                "model_classes: [{ model: m, class: §Pro }]", "model_classes[0].class",
                #""Pro" cannot be a class's name: use 1 to 24 of the characters a-z, 0-9, _ and -"#, "pro"),
            BadConfiguration(
                "model_classes: [{ model: §a b, class: standard }]", "model_classes[0].model",
                "a name has up to 200 letters, digits and signs, and no space"),
            BadConfiguration(
                "model_classes: [§{ class: standard }]", "model_classes[0]",
                "model is missing: write a model's name, such as \"gpt-*\""),
            BadConfiguration(
                "default_class: §usd", "default_class",
                "usd is reserved for counters; choose another name for this class"),
            BadConfiguration(
                "model_classes: [{ provider: §opena, model: m, class: standard }]\n"
                    + "upstreams: [{ name: openai, url: https://a.example }]", "model_classes[0].provider",
                "there is no upstream opena; known: openai", "openai"),
        ])
    func `A bad configuration of model classes is named`(bad: BadConfiguration) throws { try bad.check() }

    private static let windows =
        "known: minute, hour, day, week, billing week, month, billing month, rolling 5h, lifetime"

    private static func limit(
        _ yaml: String, _ path: String, _ text: String, _ suggestion: String? = nil
    ) -> BadConfiguration {
        BadConfiguration(
            "plans:\n  none:\n    kind: free\n    limits:\n      - \(yaml)", "plans.none.limits[0]\(path)",
            text,
            suggestion)
    }
}
