import Configuration
import Dialects
import Limits
import Testing

@Suite struct `The preset coach` {
    let planTable: PlanTable

    init() throws { planTable = try Settings.preset(.coach, environment: [:]).planTable }

    @Test func `The preset coach holds the specification's table`() throws {
        #expect(planTable.plans.keys.sorted() == ["none", "premium", "trial"])
        let trial = try #require(planTable.plans["trial"])
        #expect(trial.label == "Trial")
        #expect(trial.kind == .trial)
        #expect(
            trial.limits == [
                Limit(name: "messages", meter: .messages, window: .lifetime("trial"), amount: 100)
            ])
        let premium = try #require(planTable.plans["premium"])
        #expect(premium.label == "Premium")
        #expect(premium.kind == .subscription)
        #expect(premium.limits == [Limit(name: "messages", meter: .messages, window: .month, amount: 800)])
        let none = try #require(planTable.plans["none"])
        #expect(none.kind == .free)
        #expect(
            none.limits == [Limit(name: "messages", meter: .messages, window: .lifetime("none"), amount: 0)])
        #expect(planTable.defaultPlan == none)
        #expect(planTable.timeZone == "UTC")
        #expect(planTable.modelClasses == ModelClasses())
    }
}

@Suite struct `The preset pages` {
    let planTable: PlanTable

    init() throws { planTable = try Settings.preset(.pages, environment: [:]).planTable }

    @Test(arguments: [("free", 20, 0), ("pro", 100, 50), ("business", 500, 100)])
    func `The preset pages holds the specification's table`(plan: String, standard: Int, pro: Int) throws {
        let plan = try #require(planTable.plans[plan])
        #expect(
            plan.limits == [
                Limit(name: "standard", meter: .calls(.standard), window: .day, amount: standard),
                Limit(name: "pro", meter: .calls(ModelClass("pro")), window: .day, amount: pro),
            ])
        #expect(plan.kind == (plan.id == "free" ? .free : .subscription))
    }

    @Test func `The preset pages has a free plan for all users, and the classes of the specification`() {
        #expect(planTable.plans.count == 3)
        #expect(planTable.defaultPlan.id == "free")
        #expect(
            planTable.modelClasses
                == ModelClasses(
                    rules: [
                        .init(provider: "pagespace", model: "glm-4.6", modelClass: ModelClass("pro")),
                        .init(provider: "pagespace", model: "glm-4.5-air", modelClass: .standard),
                    ], fallback: .standard))
    }

    @Test func `The preset pages names the upstream of the command line after its only provider`()
        throws
    {
        let address = try HTTPAddress(isTLS: false, endpoint: #require(endpoint("127.0.0.1", 4000)))
        let settings = try Settings.preset(.pages, environment: [:]).forwarding(everythingTo: address)
        #expect(settings.upstreams.map(\.name) == ["pagespace"])
        let coach = try Settings.preset(.coach, environment: [:]).forwarding(everythingTo: address)
        #expect(coach.upstreams.map(\.name) == ["default"])
    }

    private func endpoint(_ host: String, _ port: Int) -> HostPort? { HostPort(host: host, port: port) }
}

@Suite struct `The optional part of coach` {
    @Test func `The optional part of coach is valid without its #, and shows the defaults`() throws {
        let parts = Preset.coach.text.split(separator: "# Everything below is optional.", maxSplits: 1)
        try #require(parts.count == 2)
        let lines = parts[1].split(separator: "\n").dropFirst().filter {
            !$0.hasPrefix("# ") || $0.hasPrefix("#  ")
        }
        let optional = lines.filter { !$0.hasPrefix("#tls:") }.map { $0.hasPrefix("#") ? $0.dropFirst() : $0 }
        let names = [
            "OPENAI_API_KEY", "REDIS_PASSWORD", "REVENUECAT_API_KEY", "REVENUECAT_AUTHORIZATION",
            "REVENUECAT_SIGNING_SECRET", "STRIPE_API_KEY", "STRIPE_SIGNING_SECRET", "EVENT_SECRET",
            "OTLP_KEY",
        ]
        let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, "secret") })
        let settings = try Settings.read(
            parts[0] + "\n" + optional.joined(separator: "\n"), file: "coach", environment: environment)
        #expect(settings.upstreams.map(\.name) == ["openai", "backend"])
        #expect(settings.routes.map(\.isMetered) == [true, false])
        #expect(settings.subscriptions?.stripe != nil && settings.subscriptions?.revenueCat != nil)
        let plain = try Settings.preset(.coach, environment: [:])
        #expect(settings.http == plain.http)
        #expect(settings.listen == plain.listen)
        #expect(settings.adminListen == plain.adminListen)
        #expect(settings.drainTime == plain.drainTime)
        #expect(settings.redis.deadline == plain.redis.deadline)
        #expect(settings.redis.lease == plain.redis.lease)
        let bare = Upstream(
            name: "x", address: settings.upstreams[0].address, dialect: .openai, allowsPrivateAddresses: false
        )
        #expect(settings.upstreams[0].connectTimeout == bare.connectTimeout)
        #expect(settings.upstreams[0].firstByteTimeout == bare.firstByteTimeout)
        #expect(settings.upstreams[0].idleTimeout == bare.idleTimeout)
        #expect(settings.upstreams[0].maxConnections == bare.maxConnections)
    }
}

@Suite struct `The subscriptions of coach` {
    @Test func `The subscriptions of coach need the service's key, and name it if it is missing`() throws {
        let off = try Settings.preset(.coach, environment: [:])
        #expect(off.subscriptions == nil && off.subscriptionsAwait == "REVENUECAT_API_KEY")
        let on = try Settings.preset(.coach, environment: ["REVENUECAT_API_KEY": "sk_1"])
        #expect(on.subscriptionsAwait == nil)
        let service = try #require(on.subscriptions?.revenueCat)
        #expect(service.apiKey.reveal() == "sk_1" && service.authorization == nil)
        let hooked = try Settings.preset(
            .coach, environment: ["REVENUECAT_API_KEY": "sk_1", "REVENUECAT_AUTHORIZATION": "Bearer x"])
        #expect(hooked.subscriptions?.revenueCat?.authorization?.reveal() == "Bearer x")
    }

    @Test func `The preset coach has a trial of three days, whatever the store bills`() throws {
        let planTable = try Settings.preset(.coach, environment: [:]).planTable
        #expect(planTable.plans["trial"]?.trialDays == 3 && planTable.plans["premium"]?.trialDays == nil)
        #expect(planTable.plans["trial"]?.inShadow.trialDays == 3)
    }
}

@Suite struct `Every preset` {
    @Test(arguments: Preset.allCases)
    func `Every preset has the defaults, trusts this machine, and has no upstream`(preset: Preset) throws {
        let settings = try Settings.preset(preset, environment: ["HOME": "/home/ada"])
        #expect(settings.source == "preset \(preset.rawValue)")
        #expect(settings.listen.description == "127.0.0.1:8080")
        #expect(settings.adminListen.description == "127.0.0.1:9090")
        #expect(settings.dataDirectory == "/home/ada/.local/state/usher")
        #expect(settings.redis.server == .embedded)
        #expect(settings.redis.deadline == .milliseconds(150))
        #expect(settings.redis.failure == .deny)
        #expect(settings.upstreams.isEmpty)
        #expect(settings.tls == nil)
        let peers = ["127.0.0.0/8", "::1/128"].compactMap(IPNetwork.init)
        #expect(settings.identity == [.trustedHeader(name: "x-user-id", peers: peers, tenant: nil)])
    }
}
