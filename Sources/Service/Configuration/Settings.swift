package import Dialects
package import Limits
package import Pricing
package import Words

/// A checked configuration, which need not be checked again. Immutable; a reload makes another.
package struct Settings: Sendable {
    let common: CommonSettings
    /// The app's name among several; empty for the only app. It is part of every key of its users.
    package let tenant: String
    /// The apps, where the edge serves several; these settings are then those of the first.
    package internal(set) var tenants: [Tenant] = []
    /// The members in which the app names its messages, besides `Idempotency-Key`.
    package let messageNaming: MessageNaming
    /// The language of callers who ask for none that the catalogue has: a BCP 47 tag.
    package let language: String
    package let planTable: PlanTable
    /// The members that the edge adds to the requests of a plan's users, by the plan's id.
    package let planAdditions: [String: RequestAdditions]
    package let prices: PriceTable
    /// The names and patterns of the models that have a price.
    package var pricedModels: [String] { prices.models }
    package let models: ModelFacts
    /// The sources of identity, in the order in which they are asked.
    package let identity: [IdentitySource]
    /// The upstreams, in the order in which they are asked for a model. Empty in a preset: the command line
    /// names one.
    package internal(set) var upstreams: [Upstream]
    /// Routes besides those of the dialects. The first that matches decides, before a dialect's route and
    /// after those that Usher answers itself.
    package internal(set) var routes: [Route]
    /// The web pages that may ask; nil: those of the edge's own origin.
    package let cors: CORSSettings?
    /// The page that a refusal links to, where there is one.
    package internal(set) var upgradeURL: String?
    /// The looks of the account page; nil for its own colours and no name.
    package let brand: Brand?
    /// The subscription services; nil where entitlements come from elsewhere.
    package let subscriptions: SubscriptionSettings?
    /// The environment variable (`only_with`) without which the section is left out; nil if it is there,
    /// or is not written.
    package let subscriptionsAwait: String?
    /// Whether the app interface has check-ins.
    package let hasCheckIns: Bool
    /// The address to which events about thresholds are sent; nil if none are.
    package let thresholdEvents: ThresholdSettings?
    /// The sentences in every language: the standard sentences with the configuration's over them.
    package let catalogue: Catalogue
    /// The values that were read, flags and variables included.
    var record = SettingsRecord()
    /// The file's settings, without those that flags and variables put in their place.
    package internal(set) var written = WrittenSettings()
    /// Warnings: what is valid and probably not meant, a sentence each.
    package internal(set) var warnings: [String] = []

    /// The time zone in which days and months begin, an IANA name.
    package var timeZone: String { planTable.timeZone }

    /// The settings of every app.
    package var apps: [Settings] { tenants.isEmpty ? [self] : tenants.map(\.settings) }

    /// These settings with an upgrade link for plans that have none.
    package func addingUpgradeLink(at link: String) -> Settings {
        var copy = self
        copy.upgradeURL = upgradeURL ?? link
        return copy
    }

    /// These settings with one upstream for everything, for `--upstream` and `--demo`.
    package func forwarding(everythingTo address: HTTPAddress) -> Settings {
        var copy = self
        let name = Upstream.soleName(for: planTable.modelClasses)
        copy.upstreams = [Upstream(name: name, address: address, dialect: .any, allowsPrivateAddresses: true)]
        copy.routes = routes.map { $0.upstream == nil ? $0 : $0.going(to: name) }
        return copy
    }
}

// Settings that the edge shares among its apps.
extension Settings {
    /// The source of the configuration: the file's path as given, or `preset coach`.
    package var source: String { common.source }
    package var listen: HostPort { common.listen }
    package var adminListen: HostPort { common.adminListen }
    package var probeListen: HostPort? { common.probeListen }
    /// Event loops, one thread each; nil means one per core.
    package var loops: Int? { common.loops }
    /// The folder in which the embedded Redis and the spool keep their files.
    package var dataDirectory: String { common.dataDirectory }
    /// How long the edge goes on serving after a TERM while it reports not ready, so that balancers notice.
    package var drainDelay: Duration { common.drainDelay }
    /// How long streams may go on after that.
    package var drainTime: Duration { common.drainGrace }
    /// The certificate and key of the listener; nil if it does not use TLS.
    package var tls: TLSFiles? { common.tls }
    package var redis: RedisSettings { common.redis }
    package var spool: SpoolSettings { common.spool }
    package var admin: AdminSettings { common.admin }
    package var log: LogSettings { common.log }
    /// The receiver of traces; nil if none are made.
    package var traces: TraceSettings? { common.traces }
    package var http: HTTPLimits { common.http }
}

/// The certificate chain and the private key of a listener, PEM files.
package struct TLSFiles: Hashable, Sendable {
    package let certificate: String
    package let key: String
}

/// The server of the counters, and the time that the limiter may take.
package struct RedisSettings: Hashable, Sendable {
    /// The kind of Redis server.
    package enum Server: Hashable, Sendable {
        /// The embedded redis-server, a child process on a unix socket in the data directory.
        case embedded
        case unix(path: String)
        case network(HostPort, isTLS: Bool)
        /// The master of that name, wherever these sentinels say that it is.
        case sentinel([HostPort], master: String, isTLS: Bool)
        /// A cluster, found by any of these nodes.
        case cluster([HostPort], isTLS: Bool)
    }

    /// The address at which a server that announces another one is reached.
    package struct Route: Hashable, Sendable {
        package let announced: HostPort
        package let reached: HostPort
    }

    /// The rule for messages while Redis is away.
    package enum FailurePolicy: String, Hashable, Sendable {
        /// Without Redis no message is admitted: 503.
        case deny
        /// A bounded number of messages of each user passes, and is counted when Redis is back.
        case grace
    }

    /// The rule for messages when Redis turns out to have lost its counters.
    package enum EmptiedPolicy: Hashable, Sendable {
        /// They are counted anew, from zero; an alarm says so until an operator has accepted it.
        case goOn
        /// They are refused until an operator has accepted it.
        case deny
    }

    package let server: Server
    package let user: String?
    package let password: Secret?
    package let database: Int
    /// How to sign in to the sentinels.
    package let sentinelUser: String?
    package let sentinelPassword: Secret?
    /// The addresses for containers and NAT, where servers announce addresses that lead nowhere from here.
    package let reachableAs: [Route]
    /// The certificates that a TLS server is verified against; nil means the system's.
    package let caFile: String?
    /// The limiter's whole time for one request (docs/guarantees.md, G5).
    package let deadline: Duration
    /// How long an open message still counts after its edge has died. A running edge renews it.
    package let lease: Duration
    /// How long an id that a caller chose is remembered after its settlement.
    package let idempotencySpan: Duration
    /// For how long a user who has used up a limit of a calendar window is refused without asking Redis
    /// again; 0: Redis is always asked.
    package let refusalMemory: Duration
    package let failure: FailurePolicy
    package let whenEmptied: EmptiedPolicy
    /// Messages of one user that one edge lets through under `grace` before they are counted.
    package let graceMessages: Int
}

/// Bounds of the listener (docs/guarantees.md, "HTTP: rejected, never repaired").
package struct HTTPLimits: Hashable, Sendable {
    /// Bytes of a request's body; more is 413.
    package let maxBody: Int
    /// Bytes of all bodies together that the edge holds at a time; 503 beyond.
    package let maxBodyMemory: Int
    /// The time for a request's head, then for its body; later is 408.
    package let headerTimeout: Duration
    package let bodyTimeout: Duration
    /// A stream without any bytes for so long is ended.
    package let idleStream: Duration
    /// A kept-alive connection without a request.
    package let idleConnection: Duration
    package let maxConnections: Int
    package let maxConnectionsPerAddress: Int
    /// The balancers in front of the edge, whose word is taken for a client's address.
    package let trustedProxies: [IPNetwork]
    /// Whether each of their connections begins with a PROXY header.
    package let proxyProtocol: Bool
    /// Requests a minute from one address, on each loop, without a valid credential; more are 429. 0 is no
    /// bound.
    package let maxUnidentifiedPerMinute: Int
    /// Calls a minute of one user, on each loop, for what providers serve without charge, such as token
    /// counts; more are 429. 0 is no bound.
    package let maxFreePerMinute: Int
}
