public import Limits
public import Words

/// A checked configuration: whoever holds one need not check it again. It never changes; a reload makes
/// another.
public struct Settings: Sendable {
    let common: CommonSettings
    /// The app's name among several; empty for the only app. It is part of every key of its users.
    public let tenant: String
    /// The apps, where the edge serves several; these settings are then those of the first.
    public internal(set) var tenants: [Tenant] = []
    /// Where the app names its messages, beside `Idempotency-Key`.
    public let messageNaming: MessageNaming
    /// The language of those who ask for none that the catalogue has: a BCP 47 tag.
    public let language: String
    public let book: PlanBook
    public let prices: PriceTable
    public let models: ModelFacts
    /// In the order in which they are asked.
    public let identity: [IdentitySource]
    /// In the order in which they are asked for a model. Empty in a preset: the command line names one.
    public internal(set) var upstreams: [Upstream]
    /// Routes beside those of the dialects. The first that matches decides, before a dialect's route and
    /// after those that Usher answers itself.
    public internal(set) var routes: [Route]
    /// What a refusal links to, where there is something.
    public let upgradeURL: String?
    /// Where subscriptions are told and asked about; nil where entitlements come from elsewhere.
    public let subscriptions: SubscriptionSettings?
    /// Whether people are asked for leave to nudge them between sessions.
    public let hasCheckIns: Bool
    /// Where the team hears of thresholds; nil where it does not.
    public let thresholdEvents: ThresholdSettings?
    /// What is said, in every language: the standard sentences with the configuration's over them.
    public let catalogue: Catalogue

    /// The time zone in which days and months turn, an IANA name.
    public var timeZone: String { book.timeZone }

    /// The settings of every app.
    public var apps: [Settings] { tenants.isEmpty ? [self] : tenants.map(\.settings) }

    /// The same settings with one upstream for everything, as `--upstream` and `--demo` ask.
    public func forwarding(everythingTo address: HTTPAddress) -> Settings {
        var copy = self
        let name = Upstream.soleName(for: book.modelClasses)
        copy.upstreams = [Upstream(name: name, address: address, dialect: .any, allowsPrivateAddresses: true)]
        copy.routes = routes.map { $0.upstream == nil ? $0 : $0.going(to: name) }
        return copy
    }
}

// What the edge shares among its apps.
extension Settings {
    /// Where it comes from: the file's path as given, or `preset coach`.
    public var source: String { common.source }
    public var listen: HostPort { common.listen }
    public var adminListen: HostPort { common.adminListen }
    /// Event loops, one thread each; nil means one per core.
    public var loops: Int? { common.loops }
    /// Where the embedded Redis and the spool keep their files.
    public var dataDirectory: String { common.dataDirectory }
    /// How long streams may go on after a TERM.
    public var drainGrace: Duration { common.drainGrace }
    /// Where the listener speaks TLS.
    public var tls: TLSFiles? { common.tls }
    public var redis: RedisSettings { common.redis }
    public var spool: SpoolSettings { common.spool }
    public var admin: AdminSettings { common.admin }
    public var log: LogSettings { common.log }
    /// Where traces go; nil where none are made.
    public var traces: TraceSettings? { common.traces }
    public var http: HTTPLimits { common.http }
}

/// The certificate chain and the private key of a listener, PEM files.
public struct TLSFiles: Hashable, Sendable {
    public let certificate: String
    public let key: String
}

/// Where the counters are, and how long the limiter may take.
public struct RedisSettings: Hashable, Sendable {
    public enum Server: Hashable, Sendable {
        /// A redis-server of our own, a child on a unix socket in the data directory.
        case embedded
        case unix(path: String)
        case network(HostPort, isTLS: Bool)
    }

    public enum FailurePolicy: String, Hashable, Sendable {
        /// Without Redis nobody is admitted: 503.
        case deny
        /// A bounded number of messages of each user passes, and is counted when Redis is back.
        case grace
    }

    public let server: Server
    public let user: String?
    public let password: Secret?
    public let database: Int
    /// The certificates that a TLS server is verified against; nil means the system's.
    public let caFile: String?
    /// The limiter's whole time for one request (GUARANTEES G5).
    public let deadline: Duration
    /// How long an open message counts when its edge has died; one that lives renews it.
    public let lease: Duration
    /// For how long a user who has used up a calendar's limit is refused without asking again; 0: not at all.
    public let refusalMemory: Duration
    public let failure: FailurePolicy
    /// Messages of one user that one edge lets through under `grace` before they are counted.
    public let graceMessages: Int
}

/// Bounds of the listener (GUARANTEES, "HTTP: reject, never repair").
public struct HTTPLimits: Hashable, Sendable {
    /// Bytes of a request's body; more is 413.
    public var maxBody = 1 << 20
    /// For a request's head, then for its body; later is 408.
    public var headerTimeout = Duration.seconds(10)
    public var bodyTimeout = Duration.seconds(30)
    /// A stream in which nothing moves for so long is ended.
    public var idleStream = Duration.seconds(300)
    /// A kept-alive connection without a request.
    public var idleConnection = Duration.seconds(75)
    public var maxConnections = 10_000
    public var maxConnectionsPerAddress = 1000
    /// Requests a minute from one address, on each loop, that show nobody who is known; more are 429. 0 is no
    /// bound.
    public var strangersPerMinute = 600
}
