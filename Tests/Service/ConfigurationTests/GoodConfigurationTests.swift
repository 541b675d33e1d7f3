import Dialects
import Limits
import Testing
import Words

@testable import Configuration

@Suite struct `A good configuration` {
    @Test func `A good configuration is read with every value of every section`() throws {
        let settings = try read(
            GoodConfigurations.whole, environment: ["KEY": "sk-1", "REDIS_PASSWORD": "p"])
        #expect(settings.listen == HostPort(host: "::", port: 0))
        #expect(settings.adminListen == HostPort(host: "127.0.0.1", port: 9))
        #expect(settings.probeListen == HostPort(host: "0.0.0.0", port: 9091))
        #expect(settings.loops == 3)
        #expect(settings.dataDirectory == "/var/lib/x")
        #expect(settings.redis.failure == .grace && settings.redis.graceMessages == 7)
        #expect(settings.messageNaming.header == "x-message-id")
        #expect(settings.messageNaming.field == ["metadata", "message_id"])
        #expect(settings.spool.path == "/var/spool/x.db" && settings.spool.maxSize == 1 << 30)
        #expect(settings.drainDelay == .seconds(7) && settings.drainTime == .seconds(5))
        #expect(settings.http.maxBodyMemory == 512 << 20)
        #expect(settings.timeZone == "Europe/Berlin")
        #expect(settings.language == "de")
        #expect(settings.upgradeURL == "https://example.com/up")
        #expect(settings.http.maxBody == 2 << 20)
        #expect(settings.http.headerTimeout == .seconds(5))
        #expect(settings.http.bodyTimeout == .seconds(20))
        #expect(settings.http.idleStream == .seconds(100))
        #expect(settings.http.idleConnection == .seconds(60))
        #expect(settings.http.maxConnections == 2000)
        #expect(settings.http.maxConnectionsPerAddress == 50)
        #expect(settings.redis.server == .network(HostPort(host: "r.example", port: 6379), isTLS: true))
        #expect(settings.redis.user == "usher")
        #expect(settings.redis.password?.reveal() == "p")
        #expect(settings.redis.database == 2)
        #expect(settings.redis.deadline == .milliseconds(80))
        #expect(settings.redis.lease == .seconds(90))
        #expect(settings.redis.refusalMemory == .zero)
        #expect(settings.redis.idempotencySpan == .seconds(21_600))
        #expect(
            settings.identity == [
                .trustedHeader(
                    name: "x-who", peers: ["10.0.0.0/8"].compactMap(IPNetwork.init), tenant: "acme")
            ])
    }

    @Test func `A good configuration is read with its plans`() throws {
        let plan = try #require(
            read(GoodConfigurations.whole, environment: GoodConfigurations.environment).planTable.plans["pro"]
        )
        #expect(plan.label == "Pro")
        #expect(plan.kind == .subscription)
        #expect(plan.maxOpen == 4)
        #expect(
            plan.bursts == [
                Burst(name: "burst", unit: .requests, perMinute: 20, capacity: 5),
                Burst(name: "pace", unit: .tokens, perMinute: 9000, capacity: 9000),
            ])
        #expect(
            plan.limits == [
                Limit(name: "messages-day", meter: .messages, window: .day, amount: 100),
                Limit(name: "messages-billing-month", meter: .messages, window: .billingMonth, amount: 1000),
                Limit(name: "messages-week", meter: .messages, window: .week, amount: 300),
                Limit(name: "messages-billing-week", meter: .messages, window: .billingWeek, amount: 400),
                Limit(name: "messages-5h", meter: .messages, window: .rolling(seconds: 18_000), amount: 50),
                Limit(name: "messages-once", meter: .messages, window: .lifetime("once"), amount: 9),
                Limit(name: "pro", meter: .calls(ModelClass("pro")), window: .hour, amount: 7),
                Limit(name: "input_tokens", meter: .inputTokens, window: .minute, amount: 1_000_000),
                Limit(
                    name: "thinking", meter: .reasoningTokens, window: .month, amount: 5, enforcement: .soft),
            ])
    }

    @Test func `A good configuration has a label of a plan for each language`() throws {
        let yaml = """
            plans:
              free:
                label: { en: Trial, de: Probezeit }
                kind: free
                limits: []
            default_plan: free
            """
        let settings = try read(yaml)
        #expect(settings.planTable.plans["free"]?.label == "Trial")
        #expect(settings.catalogue.label("Trial", in: "de-AT") == "Probezeit")
        #expect(settings.catalogue.label("Trial", in: "fr") == "Trial")
        let phrase = Phrase(.trialLabel, plans: ["Trial"], day: 2, days: 3)
        #expect(
            settings.catalogue.renderText(of: phrase, language: "de", timeZone: "UTC")
                == "Probezeit — Tag 2 von 3")
    }

    @Test func `A good configuration is read with its upstreams and routes`() throws {
        let settings = try read(GoodConfigurations.whole, environment: GoodConfigurations.environment)
        let upstream = try #require(settings.upstreams.first)
        #expect(upstream.name == "claude")
        #expect(upstream.address.description == "https://api.example.com:443/base/v1")
        #expect(upstream.dialect == .anthropic)
        #expect(upstream.models == ["claude-*", "*"])
        #expect(upstream.key?.reveal() == "sk-1")
        #expect(upstream.keyField == .xAPIKey)
        #expect(upstream.connectTimeout == .milliseconds(500))
        #expect(upstream.firstByteTimeout == .seconds(30))
        #expect(upstream.idleTimeout == .seconds(60))
        #expect(upstream.maxConnections == 7)
        #expect(upstream.passHeaders == [.setCookie, .altSvc])
        #expect(!upstream.allowsPrivateAddresses)
        #expect(settings.upstreams[1].address.endpoint == HostPort(host: "::1", port: 81))
        #expect(settings.upstreams[1].allowsPrivateAddresses)
        #expect(settings.upstreams[1].keyField == .authorization)
        #expect(settings.routes.map(\.path) == ["/api/chat", "/api/history/"])
        #expect(settings.routes.map(\.isPrefix) == [false, true])
        #expect(settings.routes.map(\.methods) == [["POST"], ["GET"]])
        #expect(settings.routes.map(\.isMetered) == [true, false])
        #expect(settings.routes.map(\.needsIdentity) == [true, false])
        #expect(settings.routes.map(\.upstream) == [nil, "own"])
        #expect(settings.routes.map(\.dialect) == [.openai, .any])
    }

    @Test func `A good configuration uses its own sentences, and the catalogue's if it has none`() throws {
        let settings = try read(GoodConfigurations.whole, environment: GoodConfigurations.environment)
        func text(_ phrase: Phrase) -> String {
            settings.catalogue.renderText(of: phrase, language: "en", timeZone: "UTC")
        }
        #expect(text(Phrase(.comeBack)) == "Back so soon: welcome!")
        #expect(text(Phrase(.messagesLeft, count: 1)) == "One to go")
        #expect(text(Phrase(.messagesLeft, count: 7)) == "7 to go")
        let standard = Catalogue.standard.renderText(
            of: Phrase(.usageUnreadable), language: "en", timeZone: "UTC")
        #expect(text(Phrase(.usageUnreadable)) == standard)
    }
}

/// Configurations that together use every key.
enum GoodConfigurations {
    static let environment = ["KEY": "sk-1", "REDIS_PASSWORD": "p"]

    static let whole = """
        listen: "[::]:0"
        admin_listen: 127.0.0.1:9
        probe_listen: 0.0.0.0:9091
        loops: 3
        data_dir: /var/lib/x
        drain_delay: 7s
        drain_grace: 5s
        time_zone: Europe/Berlin
        language: de-AT
        upgrade_url: https://example.com/up
        brand: { name: Coach, color: "#2c7a6b", links: { help: https://example.com/help } }
        http:
          max_body: 2MiB
          max_body_memory: 512MiB
          header_timeout: 5s
          body_timeout: 20s
          idle_stream: 100s
          idle_connection: 1m
          max_connections: 2_000
          max_connections_per_address: 50
          max_unidentified_per_minute: 90
        redis:
          url: rediss://usher@r.example/2
          password: { env: REDIS_PASSWORD }
          deadline: 80ms
          lease: 90s
          refusal_memory: 0ms
          idempotency_span: 6h
          failure: grace
          grace_messages: 7
        idempotency: { header: X-Message-Id, field: metadata.message_id }
        spool: { path: /var/spool/x.db, max_size: 1GiB }
        identity:
          - { trusted_header: X-Who, from: [10.0.0.0/8], tenant: acme }
        default_plan: pro
        model_classes:
          - { provider: claude, model: "*opus*", class: pro }
        plans:
          pro:
            kind: subscription
            max_open: 4
            bursts:
              - { per_minute: 20, capacity: 5 }
              - { name: pace, count: tokens, per_minute: 9000 }
            limits:
              - { count: messages, per: day, amount: 100 }
              - { count: messages, per: billing month, amount: 1000 }
              - { count: messages, per: week, amount: 300 }
              - { count: messages, per: billing week, amount: 400 }
              - { count: messages, per: rolling 5h, amount: 50 }
              - { count: messages, per: lifetime once, amount: 9 }
              - { calls: pro, per: hour, amount: 7 }
              - { count: input_tokens, per: minute, amount: 1_000_000 }
              - { name: thinking, count: reasoning_tokens, per: month, amount: 5, enforcement: soft }
        upstreams:
          - name: claude
            url: https://api.example.com/base/v1/
            dialect: anthropic
            models: ["claude-*", "*"]
            key: { env: KEY }
            connect_timeout: 500ms
            first_byte_timeout: 30s
            idle_timeout: 60s
            max_connections: 7
            pass_headers: [Set-Cookie, alt-svc]
          - { name: own, url: "http://[::1]:81", private: true }
        routes:
          - { path: /api/chat, dialect: openai }
          - { path: /api/history/*, meter: false, identity: none, upstream: own }
        words:
          en:
            come_back: "Back so soon: welcome!"
            messages_left: { one: One to go, other: "{count} to go" }
        """
}
