package import Dialects
package import Limits
package import Pricing
package import Words

/// A configuration that was checked. It is immutable, so a reload makes a new one.
package struct Settings: Sendable {
    let common: CommonSettings
    /// The app's name, which is part of every Redis key of its users; empty if the edge has only one app.
    package let tenant: String
    /// The apps, if the edge has several. All other settings here are then those of the first app.
    package internal(set) var tenants: [Tenant] = []
    /// The names under which the app sends message ids, besides `Idempotency-Key`.
    package let messageNaming: MessageNaming
    /// The language of answers (a BCP 47 tag) if the catalogue has no language that the caller requests.
    package let language: String
    package let planTable: PlanTable
    /// The members that the edge adds to the requests of a plan's users, by the plan's name.
    package let planAdditions: [String: RequestAdditions]
    package let prices: PriceTable
    /// The names and patterns of models that have a price.
    package var pricedModels: [String] { prices.models }
    package let models: ModelFacts
    /// The ways to identify callers, in the order in which they are tried.
    package let identity: [IdentitySource]
    /// The upstreams, in the order in which they are searched for a model. A preset has none, so the command
    /// line must name the upstream.
    package internal(set) var upstreams: [Upstream]
    /// The configured routes. The first one that matches is used. They are searched after Usher's own routes
    /// and before those of the dialects.
    package internal(set) var routes: [Route]
    /// The origins whose web pages may send requests; nil if only pages of the edge's own origin may.
    package let cors: CORSSettings?
    /// The page to which a refusal links; nil if there is none.
    package internal(set) var upgradeURL: String?
    /// The account page's colours and name; nil for the default colours and no name.
    package let brand: Brand?
    /// The subscription services; nil if entitlements are set by other means, such as operators.
    package let subscriptions: SubscriptionSettings?
    /// The environment variable in `only_with` if it is not set; nil if no variable is missing. If one is
    /// missing, the section `subscriptions` is ignored.
    package let subscriptionsAwait: String?
    package let hasCheckIns: Bool
    /// The receiver of threshold events; nil if no events are sent.
    package let thresholdEvents: ThresholdSettings?
    /// The sentences in every language. The configuration's sentences replace some of the standard ones.
    package let catalogue: Catalogue
    /// All values that were read, including those of flags and variables.
    var record = SettingsRecord()
    /// The settings in the file alone, without the flags and variables that replace some of them.
    package internal(set) var written = WrittenSettings()
    /// Warnings about settings that are valid but probably not intended, one sentence each.
    package internal(set) var warnings: [String] = []

    /// The time zone in which days and months begin, as an IANA name.
    package var timeZone: String { planTable.timeZone }

    package var apps: [Settings] { tenants.isEmpty ? [self] : tenants.map(\.settings) }

    /// A copy of these settings with this upgrade link, unless they have one already.
    package func addingUpgradeLink(at link: String) -> Settings {
        var copy = self
        copy.upgradeURL = upgradeURL ?? link
        return copy
    }

    /// A copy of these settings in which one upstream serves all requests, for `--upstream` and `--demo`.
    package func forwarding(everythingTo address: HTTPAddress) -> Settings {
        var copy = self
        let name = Upstream.soleName(for: planTable.modelClasses, prices, models)
        copy.upstreams = [Upstream(name: name, address: address, dialect: .any, allowsPrivateAddresses: true)]
        copy.routes = routes.map { $0.upstream == nil ? $0 : $0.going(to: name) }
        return copy
    }
}

// The settings that all apps of the edge share.
extension Settings {
    /// The path of the configuration file as given, or `preset coach`.
    package var source: String { common.source }
    package var listen: HostPort { common.listen }
    package var adminListen: HostPort { common.adminListen }
    package var probeListen: HostPort? { common.probeListen }
    /// The number of event loops, each with a thread of its own; nil means one per core.
    package var loops: Int? { common.loops }
    /// The folder for the files of the embedded Redis and of the spool.
    package var dataDirectory: String { common.dataDirectory }
    /// How long the edge continues to serve after the signal TERM. It reports meanwhile that it is not ready,
    /// so that load balancers stop sending requests.
    package var drainDelay: Duration { common.drainDelay }
    /// How long streams can continue after the drain delay.
    package var drainTime: Duration { common.drainGrace }
    /// The certificate and key of the listener for messages; nil if it does not use TLS.
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

/// The settings of the Redis that stores the counters, and the deadline of admissions.
package struct RedisSettings: Hashable, Sendable {
    package enum Server: Hashable, Sendable {
        /// The embedded redis-server, a child process with a Unix socket in the data directory.
        case embedded
        case unix(path: String)
        case network(HostPort, isTLS: Bool)
        /// The master with this name. These sentinels report its address.
        case sentinel([HostPort], master: String, isTLS: Bool)
        /// A cluster, whose nodes are found through any of the listed nodes.
        case cluster([HostPort], isTLS: Bool)
    }

    /// The address at which the edge reaches a server that announces another address.
    package struct Route: Hashable, Sendable {
        package let announced: HostPort
        package let reached: HostPort
    }

    package enum FailurePolicy: String, Hashable, Sendable {
        /// Every message is refused with 503 while Redis is away.
        case deny
        /// A bounded number of each user's messages pass. They are counted when Redis is back.
        case grace
    }

    /// How messages are handled after Redis has lost its counters.
    package enum EmptiedPolicy: Hashable, Sendable {
        /// Messages are counted from zero, and an alarm is shown until an operator accepts the loss.
        case goOn
        /// All messages are refused until an operator accepts the loss.
        case deny
    }

    package let server: Server
    package let user: String?
    package let password: Secret?
    package let database: Int
    package let sentinelUser: String?
    package let sentinelPassword: Secret?
    /// The addresses at which the edge reaches servers that are in containers or behind NAT. The edge cannot
    /// reach the addresses that these servers announce.
    package let reachableAs: [Route]
    /// The file with the certificates of trusted authorities; nil means the system's authorities.
    package let caFile: String?
    /// The longest time that an admission may take (docs/guarantees.md, G5).
    package let deadline: Duration
    /// How long an open message still counts after its edge has ended. A running edge renews the lease.
    package let lease: Duration
    /// How long a caller's message id is remembered after the settlement.
    package let idempotencySpan: Duration
    /// How long the edge refuses without a call to Redis after a limit of a calendar window is used up. 0
    /// means that Redis is called each time.
    package let refusalMemory: Duration
    package let failure: FailurePolicy
    package let whenEmptied: EmptiedPolicy
    /// The most messages of one user that pass on one edge under `grace` before they are counted.
    package let graceMessages: Int
}

/// The bounds of the listener for messages (docs/guarantees.md, "HTTP: rejected, never repaired").
package struct HTTPLimits: Hashable, Sendable {
    /// The largest request body, in bytes. A larger one is answered 413.
    package let maxBody: Int
    /// The most bytes of all request bodies in memory. A request beyond that is answered 503.
    package let maxBodyMemory: Int
    /// How long a client may take to send a request's head (`headerTimeout`) and its body (`bodyTimeout`). A
    /// slower request is answered 408.
    package let headerTimeout: Duration
    package let bodyTimeout: Duration
    /// How long a stream can stay open without any bytes before it is ended.
    package let idleStream: Duration
    /// How long a connection can stay open without a request before it is closed.
    package let idleConnection: Duration
    package let maxConnections: Int
    package let maxConnectionsPerAddress: Int
    /// The load balancers in front of the edge. The edge accepts the client address that they report.
    package let trustedProxies: [IPNetwork]
    /// Whether each connection of the trusted proxies begins with a PROXY header.
    package let proxyProtocol: Bool
    /// The most requests per minute from one address without a valid credential. Each event loop counts for
    /// itself. Further requests are answered 429. 0 means no limit.
    package let maxUnidentifiedPerMinute: Int
    /// The most free requests per minute of one user. Providers do not charge for them (such as token
    /// counts). Each event loop counts for itself. Further requests are answered 429. 0 means no limit.
    package let maxFreePerMinute: Int
}
