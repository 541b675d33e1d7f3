import Configuration
import Dialects
import HTTP
import Limits
import Reactor
import TLS
import Telemetry

/// One endpoint of a configured upstream on one loop: its connections, and what every request to it has in
/// common.
final class UpstreamEndpoint {
    private let place: UpstreamPlace
    private let security: TLSContext?
    private let idleMilliseconds: Int
    /// The upstream's name; below the endpoint's own, as metrics and logs write it.
    let name: String
    let label: String
    /// The state that all loops share about this endpoint.
    let state: EndpointState
    let weight: Int
    let pool: UpstreamPool
    /// The path that is put before the request's own.
    let basePath: [UInt8]
    /// The version that the base path ends with, as a path begins with it (`/v1/`), and the base path without
    /// it: `https://api.openai.com/v1` and `https://api.openai.com` are the same upstream. Empty: it ends
    /// with none.
    let version: [UInt8]
    let basePathBeforeVersion: [UInt8]
    /// The bytes between a request's target and its own fields: the rest of the first line, `Host`,
    /// `Accept-Encoding: identity` (without that field any coding would be allowed, RFC 9110, section
    /// 12.5.3, and the answer could not be read), and the team's own key.
    let headStart: [UInt8]
    /// Whether the team's own key goes with every request.
    let hasCredentials: Bool
    let dialect: DialectFamily
    let models: [String]
    /// Whether the edge may ask the endpoint for a stream's figures.
    let includesUsage: Bool
    /// Whether the tier that an answer names is charged. Otherwise that tier or the requested one is charged,
    /// whichever is dearer.
    let chargesToldTier: Bool
    /// Fields of its answers that concern its own origin and are passed on all the same.
    let passedFields: OriginFields
    /// How long a request may wait for the beginning of its answer.
    let mostWaitMilliseconds: Int
    /// The counts in which metrics add up its answers; nil without metrics.
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

    /// Asks for a document of the upstream's by its path, with the team's own key.
    ///
    /// - Parameters:
    ///   - fields: more lines of the head, each with its line end.
    ///   - limit: bytes of the document; a longer one is an error.
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

    /// True if its connections serve an endpoint of these settings as well.
    func isFor(_ place: UpstreamPlace, _ security: TLSContext?, _ idleMilliseconds: Int) -> Bool {
        self.place == place && self.security === security && self.idleMilliseconds == idleMilliseconds
    }

    /// Whether requests of this dialect and model may go here.
    func serves(_ dialect: Dialect, model: String) -> Bool {
        let family = dialect.family
        guard self.dialect == .any || family == .any || self.dialect == family else { return false }
        return models.isEmpty || models.contains { Glob.matches(pattern: $0, name: model) }
    }
}
