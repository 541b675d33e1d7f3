import Bytes
import Configuration
import Dialects
import HTTP
import Limits
import Reactor
import TLS
import Telemetry

/// Where the requests for one model go, which class counts them, and what is known of their cost. Bound to
/// one loop: what it learns is read and written without a lock.
final class Target {
    let upstream: UpstreamEndpoint
    let modelClass: ModelClass
    /// As requests name it; empty where they name none.
    let model: [UInt8]
    /// nil where no row of the price table names the model.
    let prices: PriceList?
    /// The most output tokens of one answer, where that is known.
    private let maxOutput: Int?
    /// What its prompts and answers have cost.
    var learned: Learned
    /// Where metrics add up its use; nil for a model that the configuration does not name.
    let modelCounts: ModelCounts?

    /// The name under which what it learns is kept.
    let name: LearnedModels.Name

    /// What was learned of a model's tokens.
    struct Learned {
        var input = InputGuess()
        /// For answers that are mostly ASCII; below for the others, whose tokens differ most between models.
        var plainOutput = OutputGuess()
        var foreignOutput = OutputGuess()
    }

    init(
        _ upstream: UpstreamEndpoint, model: [UInt8], _ settings: Settings,
        learned: (LearnedModels.Name) -> Learned?, _ observer: AppObserver?
    ) {
        modelCounts = observer?.model(model)
        self.name = LearnedModels.Name(tenant: settings.tenant, upstream: upstream.name, model: model)
        self.learned = learned(self.name) ?? Learned()
        let name = String(decoding: model, as: UTF8.self)
        self.upstream = upstream
        self.model = model
        modelClass = settings.planTable.modelClasses.modelClass(provider: upstream.name, model: name)
        prices = settings.prices.prices(provider: upstream.name, model: name)
        maxOutput = settings.models.maxOutput(provider: upstream.name, model: name)
    }

    /// The most output tokens of all answers together that the request or the model allow.
    func outputBound(_ facts: RequestFacts) -> Int? {
        guard let bound = facts.maxOutputTokens ?? maxOutput else { return nil }
        let each = min(bound, maxOutput ?? .max)
        return min(each.multipliedSaturating(by: facts.answers), RoutedRequest.largestOutput)
    }
}

/// One configured upstream on one loop: its connections, and what every request to it has in common.
final class UpstreamEndpoint {
    private let settings: Upstream
    private let security: TLSContext?
    private let idleMilliseconds: Int
    let name: String
    let pool: UpstreamPool
    /// Before the request's own path.
    let basePath: [UInt8]
    /// The version that the base path ends with, as a path begins with it (`/v1/`), and the base path without
    /// it: `https://api.openai.com/v1` and `https://api.openai.com` are the same upstream. Empty: it ends
    /// with none.
    let version: [UInt8]
    let basePathBeforeVersion: [UInt8]
    /// What comes between a request's target and its own fields: the rest of the first line, `Host`,
    /// `Accept-Encoding: identity` (without that field any coding would be allowed, RFC 9110, section 12.5.3,
    /// and the answer could not be read), and the team's own key.
    let headStart: [UInt8]
    /// Whether the team's own key goes with every request.
    let hasCredentials: Bool
    let dialect: DialectFamily
    let models: [String]
    /// Whether it may be asked for a stream's figures.
    let includesUsage: Bool
    /// Fields of its answers that concern its own origin and are passed on all the same.
    let passedFields: OriginFields
    /// How long a request may wait for the beginning of its answer.
    let mostWaitMilliseconds: Int
    /// Where metrics add up its answers; nil without metrics.
    let upstreamCounts: UpstreamCounts?

    init(
        _ upstream: Upstream, on loop: EventLoop, security: TLSContext?, idleMilliseconds: Int,
        upstreamCounts: UpstreamCounts?, troubles: TroubleLog?
    ) {
        self.upstreamCounts = upstreamCounts
        settings = upstream
        self.security = security
        self.idleMilliseconds = idleMilliseconds
        name = upstream.name
        let address = upstream.address
        var origin = Origin(upstream, security: security)
        origin.limits.idleMilliseconds = min(origin.limits.idleMilliseconds, idleMilliseconds)
        let subject = AddressSubject(upstream)
        origin.tell(troubles, as: subject)
        upstreamCounts?.report = troubles.map { $0.reporter(of: subject, isKeyed: upstream.key != nil) }
        mostWaitMilliseconds = origin.limits.connectMilliseconds + origin.limits.firstByteMilliseconds
        pool = UpstreamPool(origin, on: loop)
        basePath = Array(address.path.utf8)
        version = address.version.map { Array("/\($0)/".utf8) } ?? []
        basePathBeforeVersion = Array(basePath.dropLast(max(0, version.count - 1)))
        let credentials = upstream.credentials
        let start = " HTTP/1.1\r\nHost: \(address.authority)\r\nAccept-Encoding: identity\r\n"
        headStart = Array((start + credentials).utf8)
        hasCredentials = !credentials.isEmpty
        dialect = upstream.dialect
        models = upstream.models
        includesUsage = upstream.includesUsage
        passedFields = OriginFields(upstream.passHeaders)
    }

    /// Its connections serve an upstream of these settings as well.
    func isFor(_ upstream: Upstream, _ security: TLSContext?, _ idleMilliseconds: Int) -> Bool {
        settings == upstream && self.security === security && self.idleMilliseconds == idleMilliseconds
    }

    /// Whether requests of this dialect and model may go here.
    func serves(_ dialect: Dialect, model: String) -> Bool {
        let family: DialectFamily? =
            dialect.isOpenAI
            ? .openai : dialect.isGemini ? .gemini : dialect == .anthropicMessages ? .anthropic : nil
        guard self.dialect == .any || family == nil || self.dialect == family else { return false }
        return models.isEmpty || models.contains { Glob.matches(pattern: $0, name: model) }
    }
}

/// Finds the target of a request by dialect and model, and remembers what it found. Bound to one loop.
final class TargetDirectory {
    /// A class, so that a look at it copies nothing.
    private final class Known {
        /// How often it was asked for lately.
        var uses = 1
        let dialect: Dialect
        let upstream: String?
        let model: [UInt8]
        let target: Target?

        init(_ dialect: Dialect, _ upstream: String?, _ model: [UInt8], _ target: Target?) {
            self.dialect = dialect
            self.upstream = upstream
            self.model = model
            self.target = target
        }

        func answers(_ dialect: Dialect, _ upstream: String?, _ model: [UInt8]) -> Bool {
            self.dialect.isSame(as: dialect) && self.model == model && self.upstream == upstream
        }
    }

    let endpoints: [UpstreamEndpoint]
    private let settings: Settings
    private let observer: AppObserver?
    private var known = BoundedTable<Known>(
        capacity: capacity, uses: { $0.uses }, aging: { $0.uses /= 2 })
    /// The entry that was asked for last: most requests name the same model as the one before.
    private var last: Known?

    private let earlier: [LearnedModels.Name: Target.Learned]
    private let remembered: LearnedModels
    private static let capacity = 1024

    /// - Parameters:
    ///   - learned: what the directory of the configuration before a reload had learned.
    ///   - remembered: what the edge's file of learned models held when the process started.
    init(
        _ endpoints: [UpstreamEndpoint], _ settings: Settings,
        learned: [LearnedModels.Name: Target.Learned] = [:],
        remembered: LearnedModels = LearnedModels(), _ observer: AppObserver?
    ) {
        self.endpoints = endpoints
        self.settings = settings
        earlier = learned
        self.remembered = remembered
        self.observer = observer
    }

    var targets: [Target] { known.all.compactMap(\.target) }

    /// What is known of the models that were asked for, by this directory or one before it.
    var learned: [LearnedModels.Name: Target.Learned] {
        var learned: [LearnedModels.Name: Target.Learned] = [:]
        for target in targets { learned[target.name] = target.learned }
        for (name, kept) in earlier where learned[name] == nil && learned.count < Self.capacity {
            learned[name] = kept
        }
        return learned
    }

    /// nil where no upstream serves the model: the models that a configuration lists are an allow list.
    func target(_ dialect: Dialect, model: [UInt8], upstream: String?) -> Target? {
        if let last, last.answers(dialect, upstream, model) {
            last.uses &+= 1
            return last.target
        }
        let hash = Self.hash(model, dialect)
        if let found = known[hash], found.answers(dialect, upstream, model) {
            found.uses &+= 1
            last = found
            return found.target
        }
        let target = find(dialect, model, upstream)
        known.insert(Known(dialect, upstream, model, target), at: hash)
        return target
    }

    private func find(_ dialect: Dialect, _ name: [UInt8], _ upstream: String?) -> Target? {
        let model = String(decoding: name, as: UTF8.self)
        let endpoint = endpoints.first { endpoint in
            // A route that names its upstream needs no model.
            guard let upstream else { return endpoint.serves(dialect, model: model) }
            return endpoint.name == upstream && (model.isEmpty || endpoint.serves(dialect, model: model))
        }
        return endpoint.map {
            Target(
                $0, model: name, settings, learned: { earlier[$0] ?? remembered.learned(of: $0) }, observer)
        }
    }

    /// A clash only costs the search.
    private static func hash(_ model: [UInt8], _ dialect: Dialect) -> UInt64 {
        FNV1a.hash(model.span)
            ^ UInt64(truncatingIfNeeded: dialect.isOpenAI ? 1 : dialect.isGemini ? 2 : 3)
    }
}
