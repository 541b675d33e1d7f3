import Dates
import Limits
import Pricing
import Words

/// A configuration as lines of path and value, made by reflection, so that no new setting is forgotten. Keys
/// are those of YAML: `keys` has the members that are named differently here, and `addWritten` those that are
/// written differently.
struct Outline {
    private(set) var lines: [SettingsLine] = []

    /// Members that are left out: other lines say the same, or no configuration writes them.
    private static let left: Set<String> = [
        "tenants", "tenant", "knownTimeZone", "subscriptionsAwait", "source", "isPrefix", "warnings",
        "written",
    ]
    /// Members that only hold others and are no part of the path.
    private static let silent: Set<String> = ["common", "planTable", "rules", "price", "wordings", "forms"]
    private static let keys = [
        "dataDirectory": "data_dir", "server": "url",
        "address": "url", "upgradeURL": "upgrade_url", "manageURL": "manage_url", "baseURL": "base_url",
        "hasCheckIns": "check_ins", "messageNaming": "idempotency", "catalogue": "words",
        "maxOutput": "max_output_tokens", "stepDowns": "when_used_up", "fallback": "default_class",
        "modelClass": "class", "pattern": "product", "revenueCat": "revenuecat", "userKey": "user_id",
        "respectsCheckIns": "respect_check_ins", "keyField": "send_key_as", "includesUsage": "include_usage",
        "allowsPrivateAddresses": "private", "caFingerprint": "ca_file.content", "audiences": "audience",
        "userClaim": "claims.user", "planClaim": "claims.plan", "isShadow": "shadow", "window": "per",
        "names": "ids", "answers": "in", "eventID": "event_id",
        "trustsReference": "trust_client_reference_id",
    ]

    mutating func add(_ part: Any, at path: [String]) {
        if let text = Self.text(of: part) { return put(text, at: path) }
        if addWritten(part, at: path) { return }
        let mirror = Mirror(reflecting: part)
        switch mirror.displayStyle {
        case .optional: if let child = mirror.children.first { add(child.value, at: path) }
        case .dictionary:
            for child in mirror.children {
                let pair = Array(Mirror(reflecting: child.value).children)
                add(pair[1].value, at: path + [Self.name(of: pair[0].value) ?? Self.word(pair[0].value)])
            }
        case .set: put(mirror.children.map { Self.word($0.value) }.sorted().joined(separator: ", "), at: path)
        case .collection: addList(mirror, at: path)
        case .enum: addCase(part, mirror, at: path)
        case .struct, .class, .tuple: addMembers(mirror, at: path)
        default: put(String(describing: part), at: path)
        }
    }

    private mutating func put(_ value: String, at path: [String]) {
        lines.append(SettingsLine(path: path.joined(separator: "."), value: value))
    }

    private mutating func addMembers(_ mirror: Mirror, at path: [String]) {
        for child in mirror.children {
            let label = child.label ?? "-"
            // A name or an id that is in the path already.
            let isSaid = label == "id" || label == "name" && child.value as? String == path.last
            if Self.left.contains(label) || isSaid { continue }
            if label == "defaultPlan" {
                put(Self.name(of: child.value) ?? "", at: path + ["default_plan"])
            } else if label == "refusesUnknownPlans" {
                put(child.value as? Bool == true ? "refuse" : "default", at: path + ["unknown_plan"])
            } else if label == "opensSandbox" {
                put(child.value as? Bool == true ? "separate" : "ignore", at: path + ["sandbox"])
            } else {
                add(child.value, at: Self.silent.contains(label) ? path : path + [Self.key(label)])
            }
        }
    }

    /// Elements go by their names where they have some, so that a new one does not shift the others; words
    /// and numbers stand in one line.
    private mutating func addList(_ mirror: Mirror, at path: [String]) {
        if mirror.children.isEmpty { return }
        let texts = mirror.children.compactMap { Self.text(of: $0.value) }
        if texts.count == mirror.children.count { return put(texts.joined(separator: ", "), at: path) }
        let names = mirror.children.map { Self.name(of: $0.value) }
        let areNamed = Set(names.compactMap { $0 }).count == names.count
        for (index, child) in mirror.children.enumerated() {
            add(child.value, at: path + [areNamed ? names[index] ?? "" : "\(index + 1)"])
        }
    }

    private mutating func addCase(_ part: Any, _ mirror: Mirror, at path: [String]) {
        guard let child = mirror.children.first, let label = child.label else {
            return put(Self.key(String(describing: part)), at: path)
        }
        put(Self.key(label), at: path)
        add(child.value, at: path + [Self.key(label)])
    }

    /// What is written in another form than it is kept in; false for everything else.
    private mutating func addWritten(_ part: Any, at path: [String]) -> Bool {
        switch part {
        case let meter as Meter:
            let place = path.dropLast()
            if case .calls(let modelClass) = meter {
                put(modelClass.name, at: place + ["calls"])
            } else {
                put(meter == .cost ? "cost" : "\(meter.name)", at: place + ["count"])
            }
        case let classes as ModelClasses:
            add(classes.rules, at: path)
            put(classes.fallback.name, at: path.dropLast() + ["default_class"])
        case let burst as Burst:
            put(burst.unit == .requests ? "requests" : "tokens", at: path + ["count"])
            put("\(burst.perMinute)", at: path + ["per_minute"])
            put("\(burst.capacity)", at: path + ["capacity"])
            put(burst.isShadow ? "shadow" : "hard", at: path + ["enforcement"])
        case let route as Route:
            put(route.path + (route.isPrefix ? "*" : ""), at: path + ["path"])
            put(route.methods.joined(separator: ", "), at: path + ["methods"])
            put("\(route.isMetered)", at: path + ["meter"])
            put(route.dialect.rawValue, at: path + ["dialect"])
            if let upstream = route.upstream { put(upstream, at: path + ["upstream"]) }
            put(route.needsIdentity ? "required" : "none", at: path + ["identity"])
        case let price as Price:
            for (name, text) in PriceText.members(of: price) { put(text, at: path + [name]) }
        case let source as IdentitySource: add(source, at: path)
        case let keys as TokenSettings.Keys: add(keys, at: path)
        default: return false
        }
        return true
    }

    private mutating func add(_ source: IdentitySource, at path: [String]) {
        switch source {
        case .trustedHeader(let name, let peers, _):
            put(name, at: path + ["trusted_header"])
            put(peers.map(\.written).joined(separator: ", "), at: path + ["from"])
        case .token(let token, _): addMembers(Mirror(reflecting: token), at: path + ["jwt"])
        case .apiKeys: put("true", at: path + ["api_keys"])
        }
        if let tenant = source.tenant { put(tenant, at: path + ["tenant"]) }
    }

    private mutating func add(_ keys: TokenSettings.Keys, at path: [String]) {
        switch keys {
        case .secret(let secret, let id):
            put("\(secret)", at: path.dropLast() + ["secret"])
            if let id { put(id, at: path.dropLast() + ["key_id"]) }
        case .document(let text): put("content \(StableHash.of(text))", at: path + ["file"])
        case .address(let address): addMembers(Mirror(reflecting: address), at: path)
        }
    }

    // MARK: Words

    /// What is written as one word.
    private static func text(of part: Any) -> String? {
        switch part {
        case let text as String: text
        case let span as Duration: span.written
        case let address as HTTPAddress: address.description
        case let place as HostPort: place.description
        case let secret as Secret: secret.description
        case let network as IPNetwork: network.written
        case let modelClass as ModelClass: modelClass.name
        case let window as Window: window.written
        case let moment as Moment: moment.day
        case let template as Template: template.source
        case let access as LogSettings.Access: access.written
        case let server as RedisSettings.Server: server.written
        // Bound, since a cast looks into an optional: "\(part)" would say Optional(1).
        case let number as any BinaryInteger: "\(number)"
        case let number as Double: "\(number)"
        case let flag as Bool: "\(flag)"
        case let word as any RawRepresentable: "\(word.rawValue)"
        default: nil
        }
    }

    private static func word(_ part: Any) -> String { text(of: part) ?? key(String(describing: part)) }

    /// The element's own name, by which its line is found.
    private static func name(of part: Any) -> String? {
        for child in Mirror(reflecting: part).children where ["id", "name"].contains(child.label ?? "") {
            if let name = child.value as? String { return name }
        }
        return nil
    }

    /// `adminListen` as the configuration writes it: `admin_listen`.
    private static func key(_ label: String) -> String {
        if let key = keys[label] { return key }
        var key = ""
        for character in label {
            if character.isUppercase { key += "_" + character.lowercased() } else { key.append(character) }
        }
        return key
    }
}

extension IPNetwork {
    /// `10.0.0.0/8`
    fileprivate var written: String { "\(address)/\(prefixLength)" }
}

extension Window {
    /// `billing month`, `rolling 5h`.
    fileprivate var written: String {
        switch self {
        case .rolling(let seconds): "rolling \(Duration.seconds(seconds).written)"
        case .lifetime(let word): "lifetime \(word)"
        default: plainName
        }
    }
}

extension Moment {
    /// `2026-11-20`, in UTC, as a price's first day is written.
    fileprivate var day: String {
        CivilDate(dayNumber: Int(seconds / 86_400)).text
    }
}

extension LogSettings.Access {
    fileprivate var written: String {
        switch self {
        case .off: "off"
        case .standardOutput: "stdout"
        case .file(let path): path
        }
    }
}

extension RedisSettings.Server {
    private static func list(_ places: [HostPort]) -> String {
        places.map { "\($0)" }.joined(separator: ",")
    }

    /// As a URL, without user and password.
    package var written: String {
        switch self {
        case .embedded: "embedded"
        case .unix(let path): "unix:\(path)"
        case .network(let place, let isTLS): "\(isTLS ? "rediss" : "redis")://\(place)"
        case .sentinel(let places, let master, let isTLS):
            "\(isTLS ? "rediss" : "redis")+sentinel://\(Self.list(places))/\(master)"
        case .cluster(let places, let isTLS):
            "\(isTLS ? "rediss" : "redis")+cluster://\(Self.list(places))"
        }
    }
}

extension IdentitySource {
    fileprivate var tenant: String? {
        switch self {
        case .trustedHeader(_, _, let tenant), .token(_, let tenant), .apiKeys(let tenant): tenant
        }
    }
}
