import Commands
import Dialects
import Foundation
import Limits
import Pricing
import Words

extension Settings {
    /// Reads the settings; nil if mistakes prevent it. The caller must always check for mistakes.
    init?(_ root: Value, source: String, overrides: Overrides) {
        guard let section = root.section(Self.keys) else { return nil }
        let common = CommonSettings(section, source: source, overrides: overrides)
        guard let tenants = section["tenants"] else {
            self.init(section, common, tenant: nil, overrides: overrides)
            return
        }
        for key in Self.appKeys.names {
            section[key]?.complain(
                "with tenants: each app has its own; move this to the app that it belongs to")
        }
        let list = Tenant.readList(tenants) { value, name, keys in
            guard let section = value.section(keys + Self.appKeys) else { return nil }
            return Settings(section, common, tenant: name, overrides: overrides).map { (section, $0) }
        }
        guard let first = list.first else { return nil }
        self = first.settings
        self.tenants = list
    }

    /// Reads the settings of one app.
    ///
    /// - Parameter tenant: the app's name; nil if the edge has only one app.
    private init?(_ section: Section, _ common: CommonSettings, tenant: String?, overrides: Overrides) {
        self.common = common
        self.tenant = tenant ?? ""
        messageNaming = section["idempotency"].map(MessageNaming.init) ?? MessageNaming()
        cors = section["cors"].flatMap(CORSSettings.init)
        upgradeURL = section["upgrade_url"].flatMap(Self.readLink)
        brand = section["brand"].flatMap { Brand($0) }
        let catalogue = section["words"].map(Catalogue.readCatalogue) ?? .standard
        language = Self.language(section.readValue("language"), catalogue) ?? Catalogue.fallbackLanguage
        identity =
            section.requireValue("identity", "who may ask, such as - trusted_header: x-user-id")
            .map { IdentitySource.readList($0, tenant: tenant) } ?? []

        let table = ModelClassTable(
            rows: section["model_classes"], fallback: section.readValue("default_class"))
        let given = overrides.readValue("upstream", path: "upstreams", reading: section.whole.reading)
        let listed = given == nil ? section["upstreams"].map(Upstream.readList) ?? [] : []
        let providers = listed.map(\.name)
        let unknown: UnknownPrices = section.readChoice(
            "unknown_prices", ["refuse": .refuse, "dearest": .dearest])
        prices =
            section["prices"].map {
                PriceSection.readTable($0, unknown: unknown, upstreams: providers)
            } ?? PriceTable()
        models = section["models"].map { ModelFacts($0, upstreams: providers) } ?? ModelFacts()
        let name = Upstream.soleName(for: table.classes, prices, models)
        let sole = given.flatMap {
            Upstream.sole(
                $0, named: name,
                trusting: overrides.readFile("upstream-ca", path: "upstreams", reading: $0.reading))
        }
        upstreams = sole.map { [$0] } ?? listed
        let names = upstreams.map(\.name)
        // A mistake in `--upstream` is reported alone, so routes are read as if the upstream existed.
        let soleName = given == nil ? nil : name
        routes = section["routes"].map { Route.readList($0, upstreams: names, sole: soleName) } ?? []
        table.checkProviders(section["model_classes"], upstreams: providers)
        PriceSection.checkCoverage(
            of: prices, section["prices"], plans: section["plans"], upstreams: upstreams, routes: routes)
        let plans = section["plans"]?.names ?? []
        let planTable = Self.planTable(section, table: table)
        planAdditions = RequestAdditions.ofPlans(section["plans"])
        let limits = Set(planTable?.plans.values.flatMap { $0.limits.map(\.name) } ?? []).sorted()
        var awaited: String?
        subscriptions = section["subscriptions"].flatMap {
            SubscriptionSettings($0, plans: plans, limits: limits, tenant: tenant, awaited: &awaited)
        }
        subscriptionsAwait = awaited
        let hasCheckIns = section.readFlag("check_ins")
        self.hasCheckIns = hasCheckIns
        thresholdEvents = section["threshold_events"].flatMap {
            ThresholdSettings($0, hasCheckIns: hasCheckIns)
        }
        guard let planTable else { return nil }
        self.planTable = planTable
        self.catalogue = catalogue.namingPlans(planTable.plans.values)
    }

    private static func planTable(_ section: Section, table: ModelClassTable) -> PlanTable? {
        let zone = timeZone(section.readValue("time_zone")) ?? "UTC"
        let written = section.requireValue("plans", "plans by their id")
        let isShadow = section.readFlag("shadow")
        let plans = (written.map { Plan.readList($0, table: table) } ?? []).map {
            isShadow ? $0.inShadow : $0
        }
        if let written { table.checkUse(by: written) }
        let name = section.requireValue("default_plan", "the plan of users without a record")
        guard let name, let id = name.text("a plan's id"), let written else { return nil }
        let known = written.names
        guard plans.contains(where: { $0.id == id }) else {
            if !known.isEmpty, !known.contains(id) {
                name.complain(
                    "there is no plan \(Printable.quoted(id)); known: \(known.joined(separator: ", "))",
                    suggestion: NearestWord.of(id, in: known))
            }
            return nil
        }
        return PlanTable(plans: plans, defaultPlan: id, timeZone: zone, modelClasses: table.classes)
    }

    private static func timeZone(_ value: Value) -> String? {
        guard let text = value.text("a time zone, such as Europe/Berlin") else { return nil }
        // Offsets and short names of zones are refused, because many have no daylight-saving time.
        let isNamed = text == "UTC" || text.contains("/")
        if isNamed, TimeZone(identifier: text) != nil { return text }
        let known = ["UTC"] + TimeZone.knownTimeZoneIdentifiers
        value.complain(
            "\(Printable.quoted(text)) is not a time zone; write UTC or a name such as Europe/Berlin",
            suggestion: NearestWord.of(text, in: known))
        return nil
    }

    /// Reads a language. Returns its name in the catalogue: `de-AT` becomes `de` if only `de` exists.
    private static func language(_ value: Value, _ catalogue: Catalogue) -> String? {
        guard let tag = value.languageTag() else { return nil }
        var wish = tag.lowercased()[...]
        while !wish.isEmpty {
            if catalogue.languages.contains(String(wish)) { return String(wish) }
            wish = wish[..<(wish.lastIndex(of: "-") ?? wish.startIndex)]
        }
        let known = catalogue.languages.joined(separator: ", ")
        value.complain("there are no sentences in \(tag); known: \(known), and those that words: adds")
        return nil
    }

    static func readLink(_ value: Value) -> String? {
        guard let text = value.text("a link, such as https://example.com/upgrade") else { return nil }
        let isLink = ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
        guard isLink, text.utf8.count <= 2000, text.utf8.allSatisfy({ (33...126).contains($0) }) else {
            value.complain("a link begins with https:// and holds no space; percent-encode other characters")
            return nil
        }
        let authority = text.split(separator: "/", maxSplits: 2)[1].prefix { !"?#".contains($0) }
        if authority.contains("@") {
            value.complain("a link that everybody sees holds no user and no password", hidesValue: true)
            return nil
        }
        // A local address can use plain HTTP, so that Usher can be tried on a developer's own machine.
        let isLocal = HTTPAddress("http://\(authority)")?.isPrivateLiteral ?? false
        if text.hasPrefix("http://"), !isLocal {
            value.complain(
                "people's browsers would go there in the clear; write https://",
                suggestion: "https" + text.dropFirst(4))
            return nil
        }
        return text
    }
}

extension Upstream {
    /// Makes the upstream of `--upstream` or USHER_UPSTREAM. If USHER_UPSTREAM_KEY is set, it is the key. The
    /// address can be private, because the person who starts the program chooses it.
    fileprivate static func sole(_ value: Value, named name: String, trusting caFile: Value?) -> Upstream? {
        guard let address = value.httpAddress() else { return nil }
        let key = value.reading.secretInEnvironment("USHER_UPSTREAM_KEY", for: value)
        let upstream = Upstream(
            name: name, address: address, dialect: .any, key: key, allowsPrivateAddresses: true)
        guard let caFile else { return upstream }
        guard address.isTLS else {
            caFile.complain("only an https:// server shows a certificate; remove this")
            return upstream
        }
        return upstream.trusting(caFile)
    }
}
