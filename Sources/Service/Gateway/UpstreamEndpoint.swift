import Configuration
import Dialects
import HTTP
import Limits
import Reactor
import TLS
import Telemetry

/// One endpoint of an upstream on one event loop: its connections, and the settings of all its requests.
final class UpstreamEndpoint {
    private let place: UpstreamPlace
    private let security: TLSContext?
    private let idleMilliseconds: Int
    /// `name` is the upstream's name. `label` is the name of this endpoint in metrics and logs.
    let name: String
    let label: String
    let state: EndpointState
    let weight: Int
    let pool: UpstreamPool
    /// The path of the upstream's address, which is put before the path of each request.
    let basePath: [UInt8]
    /// `version` is the API version at the end of the base path, such as `/v1/`. It can be empty, because
    /// `https://api.openai.com/v1` and `https://api.openai.com` are equivalent. `basePathBeforeVersion` is
    /// the base path without the version.
    let version: [UInt8]
    let basePathBeforeVersion: [UInt8]
    /// The bytes between a request's target and its own fields: the rest of the first line, `Host`,
    /// `Accept-Encoding: identity` and the team's own key. Without `Accept-Encoding`, the upstream could
    /// compress the answer (RFC 9110, section 12.5.3), and the edge could not read its usage.
    let headStart: [UInt8]
    /// Whether every request carries the team's own key.
    let hasCredentials: Bool
    let dialect: DialectFamily
    let models: [String]
    /// Whether the edge can ask this upstream for the token usage of a stream.
    let includesUsage: Bool
    /// Whether the tier that an answer reports is charged. If false, the dearer of the reported and the
    /// requested tier is charged.
    let chargesToldTier: Bool
    /// Header fields that apply to the upstream's own origin, but are passed on nevertheless.
    let passedFields: OriginFields
    /// The longest time to wait for the beginning of an answer, in milliseconds.
    let mostWaitMilliseconds: Int
    /// The endpoint's counters for metrics; nil if metrics are off.
    let upstreamCounts: UpstreamCounts?

    init(
        _ place: UpstreamPlace, on loop: EventLoop, security: TLSContext?, state: EndpointState,
        idleMilliseconds: Int,
        upstreamCounts: UpstreamCounts?, troubles: TroubleLog?
    ) {
        let upstream = place.upstream
        self.upstreamCounts = upstreamCounts
        self.place = place
        self.state = state
        (label, weight) = (place.label, place.weight)
        self.security = security
        self.idleMilliseconds = idleMilliseconds
        name = upstream.name
        let address = upstream.address
        var origin = Origin(upstream, security: security, connections: state.connections)
        origin.limits.idleMilliseconds = min(origin.limits.idleMilliseconds, idleMilliseconds)
        let subject = AddressSubject(place)
        origin.tell(troubles, as: subject)
        upstreamCounts?.report = troubles.map { $0.makeReporter(of: subject, isKeyed: upstream.key != nil) }
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
        chargesToldTier = upstream.chargedTier == .answer
        passedFields = OriginFields(upstream.passHeaders)
    }

    /// Fetches a document of the upstream by its path, with the team's own key.
    ///
    /// - Parameters:
    ///   - fields: additional header lines, each with its line end.
    ///   - limit: the largest size of the document in bytes. A longer document is an error.
    func fetchDocument(_ path: [UInt8], _ fields: [UInt8] = [], limit: Int = 1 << 20)
        async throws(UpstreamFailure)
        -> FetchedDocument
    {
        let isRepeated = !version.isEmpty && path.starts(with: version)
        var request = FetchRequest(target: (isRepeated ? basePathBeforeVersion : basePath) + path)
        request.fields = Array("Accept: application/json\r\n\(place.upstream.credentials)".utf8) + fields
        request.limit = limit
        return try await pool.fetchAnswer(request, authority: Array(place.upstream.address.authority.utf8))
    }

    /// Whether these settings are unchanged, so that a reload can keep this endpoint and its connections.
    func isFor(_ place: UpstreamPlace, _ security: TLSContext?, _ idleMilliseconds: Int) -> Bool {
        self.place == place && self.security === security && self.idleMilliseconds == idleMilliseconds
    }

    func serves(_ dialect: Dialect, model: String) -> Bool {
        let family = dialect.family
        guard self.dialect == .any || family == .any || self.dialect == family else { return false }
        return models.isEmpty || models.contains { Glob.matches(pattern: $0, name: model) }
    }
}
