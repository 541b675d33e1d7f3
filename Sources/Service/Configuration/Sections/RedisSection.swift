import Commands
import Limits

extension RedisSettings {
    private static let keys = [
        "url", "user", "password", "database", "sentinel_user", "sentinel_password", "reachable_as",
        "ca_file", "deadline", "lease", "idempotency_span", "refusal_memory", "failure", "grace_messages",
        "when_emptied",
    ]

    /// - Parameters:
    ///   - value: the section `redis`, where there is one.
    ///   - override: a URL from `--redis` or USHER_REDIS, which takes the place of the section's.
    init(_ value: Value?, override: Value?, reading: Reading) {
        let section = value?.section(Self.keys)
        let source = override ?? section?["url"]
        let url = source.flatMap(Self.url)
        let given = section?["password"]?.secret("a password") ?? url?.password
        server = url?.server ?? .embedded
        user = section?["user"]?.text("a user's name") ?? url?.user
        password = Self.passwordInEnvironment(reading) ?? given
        sentinelUser = section?["sentinel_user"]?.text("a user's name")
        sentinelPassword =
            reading.secretInEnvironment("USHER_SENTINEL_PASSWORD")
            ?? section?["sentinel_password"]?.secret("a password")
        reachableAs = Self.routes(section?["reachable_as"])
        database = section?["database"]?.int(in: 0...999) ?? url?.database ?? 0
        caFile = section?["ca_file"]?.pemFile("a file of CA certificates")
        deadline = section?["deadline"]?.duration(in: .milliseconds(5) ... .seconds(5)) ?? .milliseconds(150)
        lease = section?["lease"]?.duration(in: .seconds(1) ... .seconds(3600)) ?? .seconds(300)
        idempotencySpan =
            section?["idempotency_span"]?
            .duration(in: .seconds(IdempotencySpan.least) ... .seconds(IdempotencySpan.most))
            ?? .seconds(IdempotencySpan.standard)
        refusalMemory =
            section?["refusal_memory"]?.duration(in: .zero ... .seconds(5)) ?? .milliseconds(500)
        failure = section?["failure"]?.choice(["deny": .deny, "grace": .grace]) ?? .deny
        whenEmptied = section?["when_emptied"]?.choice(["go_on": .goOn, "deny": .deny]) ?? .goOn
        graceMessages = section?["grace_messages"]?.int(in: 1...1000) ?? 5
        if failure == .deny, let unused = section?["grace_messages"] {
            unused.complain("failure: deny lets nothing through; write failure: grace, or take this away")
        }
        if let source = section?["ca_file"], let url, !url.isTLS {
            source.complain("only a rediss:// server shows a certificate; take this away or write rediss://")
        }
        if source == nil { Self.complainOfUnused(section) }
        if let server = url?.server { Self.complainOfUnused(section, by: server) }
    }

    /// `announced: reached`, each a host and a port.
    private static func routes(_ value: Value?) -> [Route] {
        let form = "from the address that a server announces to the one that leads there"
        return (value?.entries("addresses: \(form)") ?? []).compactMap { entry in
            guard let announced = HostPort(entry.name), announced.port > 0 else {
                entry.key.complain(
                    "\(Printable.quoted(entry.name)) is not HOST:PORT, as a server announces it")
                return nil
            }
            guard let text = entry.value.text("HOST:PORT, such as 127.0.0.1:7001") else { return nil }
            guard let reached = HostPort(text), reached.port > 0 else {
                entry.value.complain("\(Printable.quoted(text)) is not HOST:PORT, such as 127.0.0.1:7001")
                return nil
            }
            return Route(announced: announced, reached: reached)
        }
    }

    /// Reports keys that have no effect with a server of this kind.
    private static func complainOfUnused(_ section: Section?, by server: Server) {
        var unused: [String] = []
        switch server {
        case .sentinel: break
        case .cluster:
            unused = ["sentinel_user", "sentinel_password"]
            if let database = section?["database"], database.int(in: 0...999) ?? 0 != 0 {
                database.complain("a cluster has no databases; take this away")
            }
        case .embedded, .unix, .network:
            unused = ["sentinel_user", "sentinel_password"]
            section?["reachable_as"]?.complain(
                "only sentinels and clusters announce addresses; take this away, or write redis+sentinel:// or "
                    + "redis+cluster://")
        }
        for key in unused {
            section?[key]?.complain("only redis+sentinel:// has sentinels; take this away")
        }
    }

    /// Reports keys that have no effect without a `url`.
    private static func complainOfUnused(_ section: Section?) {
        for key in [
            "user", "password", "database", "sentinel_user", "sentinel_password", "reachable_as", "ca_file",
        ] {
            section?[key]?.complain("without a url Usher runs its own Redis, which needs no \(key)")
        }
    }

    private static func url(_ value: Value) -> RedisURL? {
        let text: String?
        if case .map = value.node.content {
            text = value.secret("a URL")?.reveal()
        } else {
            text = value.text("a URL, such as redis://127.0.0.1:6379", isSecret: true)
        }
        guard let text else { return nil }
        do throws(RedisURL.Fault) {
            let url = try RedisURL(written: text)
            if case .flag = value.place, url.password != nil {
                value.complain("a password never stands in a flag; use USHER_REDIS or USHER_REDIS_PASSWORD")
            }
            return url
        } catch {
            value.complain(error.text, hidesValue: true)
            return nil
        }
    }

    /// USHER_REDIS_PASSWORD, or the file that USHER_REDIS_PASSWORD_FILE names.
    private static func passwordInEnvironment(_ reading: Reading) -> Secret? {
        reading.secretInEnvironment("USHER_REDIS_PASSWORD")
    }
}

extension RedisURL {
    var isTLS: Bool {
        server.isTLS
    }
}
