import Commands
import Limits

extension RedisSettings {
    static let keys = KeyList {
        Key(
            "url", changes: .restart,
            "`redis://`, `redis+sentinel://`, `redis+cluster://`, the same with `rediss` (TLS), or",
            "`unix:/path`; also as `{ env: NAME }` or `{ file: PATH }` if it holds a password.")
        Key("user", changes: .restart, "The ACL user; `usherctl redis-acl` prints its rights.")
        Key("password", changes: .restart, "The server's password. `USHER_REDIS_PASSWORD` takes precedence.")
        Key("database", default: "0", changes: .restart, "The database's number; a cluster has none.")
        Key(
            "sentinel_user", changes: .restart,
            "The user's name at the sentinels, which know nothing of the servers' users.")
        Key(
            "sentinel_password", changes: .restart,
            "The sentinels' password. `USHER_SENTINEL_PASSWORD` takes precedence.")
        Key(
            "reachable_as", changes: .restart,
            "For sentinels and clusters in containers or with NAT: maps the address that a server",
            "announces to the one that leads there: `{ \"10.0.0.5:6379\": \"127.0.0.1:7001\" }`.")
        Key(
            "ca_file", changes: .restart,
            "A file of the authorities that sign the server's certificate; by default the system's.")
        Key(
            "deadline", default: "150ms", changes: .restart,
            "The most time that the limiter may take for one request; after it, a 503 (or `failure: grace`).")
        Key("lease", default: "5m", "The time for which a message stays open when its edge has died.")
        Key(
            "idempotency_span", default: Duration.seconds(IdempotencySpan.standard).written,
            changes: .restart,
            "The time for which a caller's name for a message is remembered.")
        Key(
            "refusal_memory", default: "500ms",
            "The time for which a used-up period is refused without asking Redis again; `0ms` always asks.")
        Key(
            "failure", default: "deny", changes: .restart,
            "While Redis is away: `deny` answers 503, `grace` lets some messages of each user pass on each",
            "edge and counts them later.")
        Key(
            "grace_messages", default: "5", changes: .restart,
            "The number of messages that pass with `failure: grace`.")
        Key(
            "when_emptied", default: "go_on", changes: .restart,
            "A Redis that has lost its counts: `go_on` raises an alarm and counts anew, `deny` refuses",
            "until an operator accepts it.")
    }

    /// - Parameter override: the URL from `--redis` or USHER_REDIS. It replaces the section's URL.
    init(_ section: Section, override: Value?) {
        let reading = section.whole.reading
        let source = override ?? section["url"]
        let url = source.flatMap(Self.url)
        server = url?.server ?? .embedded
        reading.values.recordValue(server.written, at: "redis.url")
        user = section["user"]?.text("a user's name") ?? url?.user
        if let user { reading.values.recordValue(user, at: "redis.user") }
        let given = section["password"]?.readSecret("a password") ?? url?.password
        password = reading.secretInEnvironment("USHER_REDIS_PASSWORD") ?? given
        reading.values.recordValue(given?.description, at: "redis.password", secret: password)
        sentinelUser = section["sentinel_user"]?.text("a user's name")
        let sentinel = section["sentinel_password"]?.readSecret("a password")
        sentinelPassword = reading.secretInEnvironment("USHER_SENTINEL_PASSWORD") ?? sentinel
        reading.values.recordValue(
            sentinel?.description, at: "redis.sentinel_password", secret: sentinelPassword)
        reachableAs = Self.routes(section["reachable_as"])
        let written = section.readInt("database", in: 0...999)
        database = section["database"] == nil ? url?.database ?? written : written
        reading.values.recordValue("\(database)", at: "redis.database")
        caFile = section["ca_file"]?.pemFile("a file of CA certificates")
        deadline = section.readDuration("deadline", in: .milliseconds(5) ... .seconds(5))
        lease = section.readDuration("lease", in: .seconds(1) ... .seconds(3600))
        idempotencySpan = section.readDuration(
            "idempotency_span", in: .seconds(IdempotencySpan.least) ... .seconds(IdempotencySpan.most))
        refusalMemory = section.readDuration("refusal_memory", in: .zero ... .seconds(5))
        failure = section.readChoice("failure", ["deny": .deny, "grace": .grace])
        whenEmptied = section.readChoice("when_emptied", ["go_on": .goOn, "deny": .deny])
        graceMessages = section.readInt("grace_messages", in: 1...1000)
        if failure == .deny, let unused = section["grace_messages"] {
            unused.complain("failure: deny lets nothing through; write failure: grace, or remove this")
        }
        if let source = section["ca_file"], let url, !url.isTLS {
            source.complain("only a rediss:// server shows a certificate; remove this or write rediss://")
        }
        if source == nil { Self.complainOfUnused(section) }
        if let server = url?.server { Self.complainOfUnused(section, by: server) }
    }

    /// Reads pairs `announced: reached`: the address that a server announces, and the one that the edge uses.
    private static func routes(_ value: Value?) -> [Route] {
        let form = "from the address that a server announces to the one that leads there"
        return (value?.readEntries("addresses: \(form)") ?? []).compactMap { entry in
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

    /// Reports keys that have no effect for this kind of Redis server.
    private static func complainOfUnused(_ section: Section, by server: Server) {
        var unused: [String] = []
        switch server {
        case .sentinel: break
        case .cluster:
            unused = ["sentinel_user", "sentinel_password"]
            if let database = section["database"], database.readInt(in: 0...999) ?? 0 != 0 {
                database.complain("a cluster has no databases; remove this")
            }
        case .embedded, .unix, .network:
            unused = ["sentinel_user", "sentinel_password"]
            section["reachable_as"]?.complain(
                "only sentinels and clusters announce addresses; remove this, or write redis+sentinel:// or "
                    + "redis+cluster://")
        }
        for key in unused {
            section[key]?.complain("only redis+sentinel:// has sentinels; remove this")
        }
    }

    /// Reports keys that have no effect unless `url` is set.
    private static func complainOfUnused(_ section: Section) {
        for key in [
            "user", "password", "database", "sentinel_user", "sentinel_password", "reachable_as", "ca_file",
        ] {
            section[key]?.complain("without a url Usher runs its own Redis, which needs no \(key)")
        }
    }

    private static func url(_ value: Value) -> RedisURL? {
        let text: String?
        if case .map = value.node.content {
            text = value.readSecret("a URL")?.reveal()
        } else {
            text = value.text("a URL, such as redis://127.0.0.1:6379", isSecret: true)
        }
        guard let text else { return nil }
        do throws(RedisURL.Fault) {
            let url = try RedisURL(written: text)
            if case .flag = value.place, url.password != nil {
                value.complain("a password must not be in a flag; use USHER_REDIS or USHER_REDIS_PASSWORD")
            }
            return url
        } catch {
            value.complain(error.text, hidesValue: true)
            return nil
        }
    }
}

extension RedisURL {
    var isTLS: Bool {
        server.isTLS
    }
}
