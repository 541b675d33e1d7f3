package import Dialects
package import Limits
package import Pricing
package import Words

/// A checked configuration, which need not be checked again. It is immutable. A reload makes a new one.
package struct Settings: Sendable {
    let common: CommonSettings
    /// The app's name if the edge has several apps; empty for the only app. Every Redis key of the app's
    /// users contains it.
    package let tenant: String
    /// The apps, if the edge has several. These settings are then those of the first app.
    package internal(set) var tenants: [Tenant] = []
    /// The members, besides `Idempotency-Key`, in which the app sends its message ids.
    package let messageNaming: MessageNaming
    /// The language for callers who request none that the catalogue has, as a BCP 47 tag.
    package let language: String
    package let planTable: PlanTable
    /// The members that the edge adds to requests of a plan's users, by plan id.
    package let planAdditions: [String: RequestAdditions]
    package let prices: PriceTable
    /// The names and patterns of models that have a price.
    package var pricedModels: [String] { prices.models }
    package let models: ModelFacts
    /// The sources of identity, in the order in which they are tried.
    package let identity: [IdentitySource]
    /// The upstreams, in the order in which they are searched for a model. Empty in a preset, because the
    /// command line names one.
    package internal(set) var upstreams: [Upstream]
    /// The configured routes. The first match decides. They are checked after Usher's own routes and before
    /// those of the dialects.
    package internal(set) var routes: [Route]
    /// The origins of web pages that may send requests; nil if only the edge's own origin may.
    package let cors: CORSSettings?
    /// The page that a refusal links to; nil if there is none.
    package internal(set) var upgradeURL: String?
    /// The account page's appearance; nil for the default colours and no name.
    package let brand: Brand?
    /// The subscription services; nil if entitlements are set by other means.
    package let subscriptions: SubscriptionSettings?
    /// The environment variable (`only_with`) whose absence disables the section. It is nil if the variable
    /// is set or the key is not written.
    package let subscriptionsAwait: String?
    /// Whether the app interface offers check-ins.
    package let hasCheckIns: Bool
    /// The receiver of events about thresholds; nil if no events are sent.
    package let thresholdEvents: ThresholdSettings?
    /// The sentences in every language: the standard sentences, partly replaced by the configuration's.
    package let catalogue: Catalogue
    /// The values that were read, including flags and variables.
    var record = SettingsRecord()
    /// The file's settings, without the flags and variables that replace some of them.
    package internal(set) var written = WrittenSettings()
    /// Warnings about settings that are valid but probably not intended, one sentence each.
    package internal(set) var warnings: [String] = []

    /// The time zone in which days and months begin, as an IANA name.
    package var timeZone: String { planTable.timeZone }

    package var apps: [Settings] { tenants.isEmpty ? [self] : tenants.map(\.settings) }

    /// These settings, with an upgrade link for each plan that has none.
    package func addingUpgradeLink(at link: String) -> Settings {
        var copy = self
        copy.upgradeURL = upgradeURL ?? link
        return copy
    }

    /// These settings with one upstream for all requests, for `--upstream` and `--demo`.
    package func forwarding(everythingTo address: HTTPAddress) -> Settings {
        var copy = self
        let name = Upstream.soleName(for: planTable.modelClasses)
        copy.upstreams = [Upstream(name: name, address: address, dialect: .any, allowsPrivateAddresses: true)]
        copy.routes = routes.map { $0.upstream == nil ? $0 : $0.going(to: name) }
        return copy
    }
}

// The settings that all apps of the edge share.
extension Settings {
    /// The source of the configuration: the path of the file as given, or `preset coach`.
    package var source: String { common.source }
    package var listen: HostPort { common.listen }
    package var adminListen: HostPort { common.adminListen }
    package var probeListen: HostPort? { common.probeListen }
    /// The number of event loops, each with its own thread; nil means one per core.
    package var loops: Int? { common.loops }
    /// The folder that contains the files of the embedded Redis and of the spool.
    package var dataDirectory: String { common.dataDirectory }
    /// How long the edge keeps serving after a TERM while it reports that it is not ready. Load balancers
    /// then notice in time.
    package var drainDelay: Duration { common.drainDelay }
    /// How long streams may continue after the drain delay.
    package var drainTime: Duration { common.drainGrace }
    /// The certificate and key of the listener; nil if it does not use TLS.
    package var tls: TLSFiles? { common.tls }
    package var redis: RedisSettings { common.redis }
    package var spool: SpoolSettings { common.spool }
    package var admin: AdminSettings { common.admin }
    package var log: LogSettings { common.log }
    /// The receiver of traces; nil if traces are off.
    package var traces: TraceSettings? { common.traces }
    package var http: HTTPLimits { common.http }
}

/// The PEM files of a listener's certificate chain and private key.
package struct TLSFiles: Hashable, Sendable {
    package let certificate: String
    package let key: String
}

/// The settings of the Redis server that holds the counters, and the limiter's deadline.
package struct RedisSettings: Hashable, Sendable {
    package enum Server: Hashable, Sendable {
        /// The embedded redis-server: a child process with a Unix socket in the data directory.
        case embedded
        case unix(path: String)
        case network(HostPort, isTLS: Bool)
        /// The master with this name, at the address that these sentinels report.
        case sentinel([HostPort], master: String, isTLS: Bool)
        /// A cluster, which is found through any of these nodes.
        case cluster([HostPort], isTLS: Bool)
    }

    /// The reachable address of a server that announces a different one.
    package struct Route: Hashable, Sendable {
        package let announced: HostPort
        package let reached: HostPort
    }

    package enum FailurePolicy: String, Hashable, Sendable {
        /// Every message is refused with 503.
        case deny
        /// A bounded number of each user's messages is let through. They are counted when Redis is back.
        case grace
    }

    /// What happens to messages after Redis has lost its counters.
    package enum EmptiedPolicy: Hashable, Sendable {
        /// Messages are counted from zero. An alarm is shown until an operator accepts the loss.
        case goOn
        /// Messages are refused until an operator accepts the loss.
        case deny
    }

    package let server: Server
    package let user: String?
    package let password: Secret?
    package let database: Int
    package let sentinelUser: String?
    package let sentinelPassword: Secret?
    /// The reachable addresses of servers behind containers or NAT, which announce addresses that the edge
    /// cannot reach.
    package let reachableAs: [Route]
    /// The file of certificates that a TLS server is verified against; nil means the system's.
    package let caFile: String?
    /// The most time that the limiter may take for one request (docs/guarantees.md, G5).
    package let deadline: Duration
    /// How long an open message still counts after its edge has died. A running edge renews this time.
    package let lease: Duration
    /// How long a caller's message id is remembered after the settlement.
    package let idempotencySpan: Duration
    /// How long a user who has used up a limit of a calendar window is refused without a call to Redis. If it
    /// is 0, Redis is always called.
    package let refusalMemory: Duration
    package let failure: FailurePolicy
    package let whenEmptied: EmptiedPolicy
    /// The most messages of one user that one edge lets through under `grace` before they are counted.
    package let graceMessages: Int
}

/// The bounds of the listener (docs/guarantees.md, "HTTP: rejected, never repaired").
package struct HTTPLimits: Hashable, Sendable {
    /// The largest request body, in bytes. A larger one is answered 413.
    package let maxBody: Int
    /// The most bytes of all request bodies that the edge holds at once. A request beyond that is answered
    /// 503.
    package let maxBodyMemory: Int
    /// The most time for a request's head, and for its body. A slower request is answered 408.
    package let headerTimeout: Duration
    package let bodyTimeout: Duration
    /// The time without any bytes after which a stream is ended.
    package let idleStream: Duration
    /// The time without a request after which a kept-alive connection is closed.
    package let idleConnection: Duration
    package let maxConnections: Int
    package let maxConnectionsPerAddress: Int
    /// The load balancers in front of the edge. The edge accepts the client address that they report.
    package let trustedProxies: [IPNetwork]
    /// Whether each connection of these balancers begins with a PROXY header.
    package let proxyProtocol: Bool
    /// The most requests per minute without a valid credential from one address, on each loop. Further ones
    /// are answered 429. 0 means no limit.
    package let maxUnidentifiedPerMinute: Int
    /// The most calls per minute of one user, on each loop, to free services of providers, such as token
    /// counting. Further ones are answered 429. 0 means no limit.
    package let maxFreePerMinute: Int
}
