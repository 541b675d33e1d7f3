import Testing

@testable import Configuration

@Suite struct `The difference between two configurations` {
    /// A configuration with every key. With it, the test notices if the comparison of two configurations
    /// names a key differently from the configuration file.
    private static let whole = """
        listen: 127.0.0.1:8080
        admin_listen: 127.0.0.1:9090
        loops: 2
        data_dir: /var/lib/usher
        drain_delay: 1s
        drain_grace: 30s
        http:
          max_body: 1MiB
          max_body_memory: 64MiB
          header_timeout: 10s
          body_timeout: 30s
          idle_stream: 60s
          idle_connection: 60s
          max_connections: 10000
          max_connections_per_address: 100
          max_unidentified_per_minute: 60
          max_free_per_minute: 60
          trusted_proxies: [10.0.0.0/8]
          proxy_protocol: true
        redis:
          url: rediss://redis.example.com:6380
          when_emptied: go_on
          user: usher
          password: { env: SECRET }
          database: 1
          deadline: 50ms
          lease: 60s
          idempotency_span: 48h
          refusal_memory: 5s
          failure: grace
          grace_messages: 3
        spool: { path: spool.db, max_size: 64MiB }
        admin:
          tokens: [{ name: anna, scope: read, token: { env: SECRET } }]
          allowed_hosts: [usher.example.com]
        log: { access: access.log, ids: hashed, key: { env: SECRET } }
        traces:
          url: https://otel.example.com/v1/traces
          sample: 0.5
          headers: { x-api-key: { env: SECRET } }
          service: edge
        time_zone: Europe/Berlin
        language: en
        upgrade_url: https://example.com/upgrade
        brand:
          name: Coach
          color: "#2c7a6b"
          color_dark: "#7fcdbd"
          logo: https://example.com/logo.svg
          links: { help: https://example.com/help }
        check_ins: true
        idempotency: { header: x-message-id, field: message_id }
        threshold_events:
          url: https://example.com/usher
          secret: { env: SECRET }
          percents: [80, 100]
          respect_check_ins: true
          give_up_after: 2h
          queue: 100
        plans:
          free:
            label: Free
            kind: free
            limits:
              - { name: messages, count: messages, per: day, amount: 10, enforcement: soft }
              - { name: pro, calls: pro, per: rolling 5h, amount: 2, courtesy: 1 }
              - { name: money, count: cost, per: lifetime, amount: $5 }
            bursts: [{ name: burst, count: requests, per_minute: 20, capacity: 5, enforcement: shadow }]
            max_open: 2
            max_output_tokens: 1000
            when_used_up: { pro: small-1 }
            when_short: lower_output
            min_output: 300
        default_plan: free
        model_classes: [{ provider: openai, model: "big-*", class: pro }]
        default_class: standard
        prices:
          - provider: openai
            model: "*"
            from: 2026-01-01
            input: 1
            cached_input: 0.5
            cache_write: 1
            output: 2
            per_request: 0.01
          - { model: "*", input: 1, output: 2 }
        unknown_prices: refuse
        models: [{ provider: openai, model: "small-*", max_output_tokens: 500 }]
        identity:
          - trusted_header: x-user-id
            from: [127.0.0.0/8]
          - jwt:
              issuer: https://id.example.com/
              audience: coach
              algorithms: [RS256]
              keys: { url: "https://id.example.com/jwks.json", private: true, refresh: 60s }
              claims: { user: sub, plan: plan }
              leeway: 5s
              unknown_plan: default
          - jwt:
              issuer: app
              audience: coach
              algorithms: [HS256]
              secret: { env: SECRET }
              key_id: "2026"
          - api_keys: true
        upstreams:
          - name: openai
            url: https://api.example.com
            dialect: openai
            models: ["big-*"]
            key: { env: SECRET }
            send_key_as: authorization
            connect_timeout: 3s
            first_byte_timeout: 60s
            idle_timeout: 60s
            max_connections: 100
            include_usage: true
            charged_tier: dearer
            pass_headers: [set-cookie]
            private: true
          - { name: local, url: "http://127.0.0.1:11434", private: true }
        routes:
          - path: /api/chat
            methods: [POST]
            meter: true
            dialect: any
            upstream: openai
            identity: required
        words:
          en: { come_back: "Back again?" }
        subscriptions:
          products: [{ product: "coach_*", plan: free, introductory: free, free_trial: free }]
          revenuecat:
            api_key: { env: SECRET }
            authorization: { env: SECRET }
            signing_secret: { env: SECRET }
            entitlement: premium
            base_url: https://rc.example.com
          stripe:
            api_key: { env: SECRET }
            signing_secret: { env: SECRET }
            user_id: user_id
            trust_client_reference_id: false
            base_url: https://stripe.example.com
          sandbox: separate
          timeout: 3s
          renewal_leeway: 3d
          reconcile_after: 60s
          reconcile_per_minute: 60
          manage_url: https://example.com/manage
        """
    private static let environment = ["SECRET": "s3cret-s3cret-s3cret-s3cret-s3cret"]

    @Test func `The difference between two configurations is named as it is written in YAML`() throws {
        let settings = try read(Self.whole, environment: Self.environment)
        let words = Set(
            Self.whole.split { !($0.isLetter || $0.isNumber || "_-*".contains($0)) }.map(String.init))
        let foreign = settings.outline.filter { line in
            !line.path.split(separator: ".").allSatisfy { words.contains(String($0)) || Int($0) != nil }
        }
        #expect(foreign.map { "\($0.path): \($0.value)" } == [])
    }

    @Test(arguments: [
        ("data_dir: /var/lib/usher", "data_dir: /srv", "data_dir: /var/lib/usher -> /srv"),
        ("listen: 127.0.0.1:8080", "listen: 127.0.0.1:8081", "listen: 127.0.0.1:8080 -> 127.0.0.1:8081"),
        (
            "max_unidentified_per_minute: 60", "max_unidentified_per_minute: 61",
            "http.max_unidentified_per_minute: 60 -> 61"
        ),
        (
            "rediss://redis.example.com:6380", "rediss://redis.example.com:6381",
            "redis.url: rediss://redis.example.com:6380 -> rediss://redis.example.com:6381"
        ),
        ("lease: 60s", "lease: 90s", "redis.lease: 1m -> 90s"),
        ("when_emptied: go_on", "when_emptied: deny", "redis.when_emptied: go_on -> deny"),
        ("sandbox: separate", "sandbox: ignore", "subscriptions.sandbox: separate -> ignore"),
        ("renewal_leeway: 3d", "renewal_leeway: 2d", "subscriptions.renewal_leeway: 3d -> 2d"),
        ("reconcile_after: 60s", "reconcile_after: 61s", "subscriptions.reconcile_after: 1m -> 61s"),
        (
            "upgrade_url: https://example.com/upgrade", "upgrade_url: https://example.com/up",
            "upgrade_url: https://example.com/upgrade -> https://example.com/up"
        ),
        ("per: day, amount: 10", "per: day, amount: 20", "plans.free.limits.messages.amount: 10 -> 20"),
        ("per: day, amount: 10", "per: hour, amount: 10", "plans.free.limits.messages.per: day -> hour"),
        (
            "count: messages, per: day", "count: total_tokens, per: day",
            "plans.free.limits.messages.count: messages -> total_tokens"
        ),
        ("max_output_tokens: 1000", "max_output_tokens: 1001", "plans.free.max_output_tokens: 1000 -> 1001"),
        (
            "when_used_up: { pro: small-1 }", "when_used_up: { pro: small-2 }",
            "plans.free.when_used_up.pro: small-1 -> small-2"
        ),
        (
            "capacity: 5, enforcement: shadow", "capacity: 5, enforcement: hard",
            "plans.free.bursts.burst.enforcement: shadow -> hard"
        ),
        ("per: rolling 5h", "per: rolling 6h", "plans.free.limits.pro.per: rolling 5h -> rolling 6h"),
        (
            "manage_url: https://example.com/manage", "manage_url: https://example.com/m",
            "subscriptions.manage_url: https://example.com/manage -> https://example.com/m"
        ),
        ("include_usage: true", "include_usage: false", "upstreams.openai.include_usage: true -> false"),
        ("Back again?", "Again?", "words.en.come_back: Back again? -> Again?"),
        (
            "https://api.example.com", "https://api2.example.com",
            "upstreams.openai.url: https://api.example.com:443 -> https://api2.example.com:443"
        ),
    ])
    func `A changed setting is listed on its own line`(before: String, after: String, change: String) throws {
        let old = try read(Self.whole, environment: Self.environment)
        try #require(Self.whole.contains(before))
        let new = try read(Self.whole.replacing(before, with: after), environment: Self.environment)
        #expect(old.listChanges(to: new).map(\.description) == [change])
    }
}
