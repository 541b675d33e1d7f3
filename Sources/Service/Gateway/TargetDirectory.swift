import Bytes
import Configuration
import Dialects
import HTTP
import Limits
import Telemetry

/// Finds the target of a request by dialect and model, and caches it. A directory is bound to one event loop.
final class TargetDirectory {
    /// A cached target. This is a class, so that reading it copies nothing.
    private final class Known {
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
    /// The endpoints of each upstream that has more than one, by the upstream's name.
    private let pools: [String: EndpointPool]
    private let settings: Settings
    private let observer: AppObserver?
    private var known = BoundedTable<Known>(
        capacity: capacity, uses: { $0.uses }, aging: { $0.uses /= 2 })
    /// The cached target that was used last. Most requests name the same model as the request before.
    private var last: Known?

    private let earlier: [LearnedModels.Name: Target.Learned]
    private let remembered: LearnedModels
    private let firstAnswers: FirstAnswers?
    /// The number of first answers from other loops that this loop has learned from.
    private var seenAnswers = 0
    private static let capacity = 1024

    /// - Parameters:
    ///   - learned: the learned figures before a reload.
    ///   - remembered: the figures that an earlier process had learned and saved to a file.
    ///   - firstAnswers: the first answers of new models, which all loops share.
    init(
        _ endpoints: [UpstreamEndpoint], _ settings: Settings,
        learned: [LearnedModels.Name: Target.Learned] = [:],
        remembered: LearnedModels = LearnedModels(), firstAnswers: FirstAnswers? = nil,
        _ observer: AppObserver?
    ) {
        self.endpoints = endpoints
        pools = Dictionary(grouping: endpoints, by: \.name).filter { $0.value.count > 1 }
            .mapValues { EndpointPool($0) }
        self.settings = settings
        earlier = learned
        self.remembered = remembered
        self.firstAnswers = firstAnswers
        self.observer = observer
    }

    var targets: [Target] { known.all.compactMap(\.target) }

    /// The learned figures of all models that were requested, including those from before a reload.
    var learned: [LearnedModels.Name: Target.Learned] {
        var learned: [LearnedModels.Name: Target.Learned] = [:]
        for target in targets { learned[target.name] = target.learned }
        for (name, kept) in earlier where learned[name] == nil && learned.count < Self.capacity {
            learned[name] = kept
        }
        return learned
    }

    /// The target of a request; nil if no upstream lists its model or serves all models.
    func target(_ dialect: Dialect, model: [UInt8], upstream: String?) -> Target? {
        learnFirstAnswers()
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
            // If the route names its upstream, the request need not name a model.
            guard let upstream else { return endpoint.serves(dialect, model: model) }
            return endpoint.name == upstream && (model.isEmpty || endpoint.serves(dialect, model: model))
        }
        return endpoint.map {
            let target = Target(
                $0, pools[$0.name], model: name, settings,
                learned: { earlier[$0] ?? remembered.findLearned(of: $0) }, firstAnswers: firstAnswers,
                observer)
            if let firstAnswers { target.learn(from: firstAnswers.listAnswers(after: 0).answers) }
            return target
        }
    }

    private func learnFirstAnswers() {
        guard let firstAnswers, firstAnswers.count != seenAnswers else { return }
        let news = firstAnswers.listAnswers(after: seenAnswers)
        seenAnswers = news.count
        for target in targets { target.learn(from: news.answers) }
    }

    /// The hash of a cached target. Of two targets with the same hash, only one stays in the cache.
    private static func hash(_ model: [UInt8], _ dialect: Dialect) -> UInt64 {
        FNV1a.hash(model.span)
            ^ UInt64(truncatingIfNeeded: dialect.isOpenAI ? 1 : dialect.isGemini ? 2 : 3)
    }
}
