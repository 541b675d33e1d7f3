import Bytes
import Commands
import Configuration
import HTTP
import Reactor
import TLS
import Wire

final class AdminClient {
    struct Request {
        var method = Method.get
        /// The parts of the path, which are percent-encoded when the request is sent.
        var path: [String]
        var query: [(String, String)] = []
        var body: Document?
        /// Whether the query names the app of `--app`.
        var isOfApp = true
    }

    private let address: HTTPAddress
    private let pool: UpstreamPool
    private let token: AdminToken.Found?
    private let app: String?
    /// The time zone in which the edge's days begin, for the app of `--app`. It is nil until the edge has
    /// reported it.
    private(set) var zone: String?
    private var isZoneWanted: Bool

    /// - Parameter text: the address of one edge's admin interface.
    init(_ text: String, _ session: Session) throws(CommandError) {
        guard let address = HTTPAddress(text.contains("://") ? text : "http://\(text)") else {
            throw .usage("--admin must be an address such as http://127.0.0.1:9090")
        }
        self.address = address
        do throws(AdminToken.Fault) {
            token = try AdminToken.findToken(session.invocation, session.environment)
        } catch .badVariable {
            throw .usage(AdminToken.Fault.badVariable.text)
        } catch {
            throw .denied(error.text + ".")
        }
        if token != nil, !address.isTLS, !Self.isLoopback(address.endpoint.host) {
            guard session.invocation.has("insecure") else { throw Self.inTheClear(address) }
        }
        if !address.isTLS, session["ca-file"] != nil {
            throw .usage("--ca-file is only for an address with https://; --admin is \(address)")
        }
        app = session["app"]
        isZoneWanted = session.isZoneWanted
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: try address.isTLS ? Self.security(session["ca-file"]) : nil)
        origin.limits.connectMilliseconds = 5_000
        // For `top`, the edge reads all users, so its answer can take up to two minutes.
        origin.limits.firstByteMilliseconds = 120_000
        pool = UpstreamPool(origin, on: session.loop)
    }

    private static func security(_ caFile: String?) throws(CommandError) -> TLSContext {
        do throws(TLSError) {
            return try TLSContext.client(trusting: caFile.map { .file($0) } ?? .system)
        } catch {
            throw .usage("--ca-file must be a file of CA certificates in PEM: \(error)")
        }
    }

    /// Whether a host is this machine. A token can be sent to this machine without TLS.
    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" { return true }
        guard let address = IPAddress(host) else { return false }
        return loopback.contains { $0.contains(address) }
    }

    private static let loopback = ["127.0.0.0/8", "::1/128"].compactMap(IPNetwork.init)

    private static func inTheClear(_ address: HTTPAddress) -> CommandError {
        .usage(
            "The token would travel to \(address) in the clear. Give the admin listener a certificate (admin: "
                + "{ tls: … }) and write --admin https://…, ask through a tunnel to 127.0.0.1, or give "
                + "--insecure"
        )
    }

    /// The address of the admin interface, as messages show it.
    var place: String { address.description }

    /// Whether the edge's address is on this machine.
    var isHere: Bool { Self.isLoopback(address.endpoint.host) }

    func close() { pool.drain() }

    func get(_ path: String..., query: [(String, String)] = [], isOfApp: Bool = true)
        async throws(CommandError) -> Document
    {
        try await sendRequest(Request(path: path, query: query, isOfApp: isOfApp))
    }

    func fetchPage(_ path: String, query: [(String, String)] = [], from cursor: String?, limit: Int)
        async throws(CommandError) -> Document
    {
        let more = [("limit", "\(min(limit, 1000))")] + (cursor.map { [("cursor", $0)] } ?? [])
        return try await sendRequest(Request(path: [path], query: query + more))
    }

    /// Sends a request and reads the answer. An error status is thrown as a `CommandError`.
    func sendRequest(_ request: Request) async throws(CommandError) -> Document {
        let answer = try await fetch(request)
        guard let document = Document.read(answer.body) else {
            throw .data(
                "The server at \(place) is not Usher's admin interface (status \(answer.status)); see "
                    + "--admin."
            )
        }
        guard (200..<300).contains(answer.status) else { throw problem(answer.status, document) }
        if isZoneWanted { await learnZone() }
        return document
    }

    /// Asks the edge for its time zone once. If the edge reports none, `zone` stays nil.
    func learnZone() async {
        isZoneWanted = false
        guard zone == nil, let answer = try? await fetch(Request(path: ["settings"], isOfApp: false)) else {
            return
        }
        let apps = Document.read(answer.body)?["apps"]?.items ?? []
        zone = (apps.first { $0["name"]?.text == app } ?? apps.first)?["time_zone"]?.text
    }

    /// Fetches a document with its status. An error status is not thrown, because `/readyz` of an edge that
    /// is not ready has one.
    func fetchStatus(_ path: String) async throws(CommandError) -> (status: Int, document: Document?) {
        let answer = try await fetch(Request(path: [path], isOfApp: false), isBare: true)
        return (answer.status, Document.read(answer.body))
    }

    private func fetch(_ request: Request, isBare: Bool = false) async throws(CommandError) -> FetchedDocument
    {
        do throws(UpstreamFailure) {
            return try await pool.fetchAnswer(
                written(request, isBare: isBare), authority: Array(address.authority.utf8))
        } catch {
            throw unreached(error)
        }
    }

    private func written(_ request: Request, isBare: Bool) -> FetchRequest {
        let base = isBare ? "/" : "/admin/v1/"
        var (path, named) = (request.path, [(String, String)]())
        // HTTP software can remove `.` and `..` from paths, so such a user id is sent as parameter `id`.
        if path.count > 1, path[0] == "users", [".", ".."].contains(path[1]) {
            named = [("id", path[1])]
            path[1] = "_"
        }
        var target = address.path + base + path.map { PercentCoding.encode($0.utf8) }.joined(separator: "/")
        let query = named + request.query + (request.isOfApp ? app.map { [("app", $0)] } ?? [] : [])
        for (index, pair) in query.enumerated() {
            target += (index == 0 ? "?" : "&") + pair.0 + "=" + PercentCoding.encode(pair.1.utf8)
        }
        var fetch = FetchRequest(request.method, target: Array(target.utf8))
        fetch.limit = 64 << 20
        var fields = "Accept: application/json\r\n"
        if let token, !isBare { fields += "Authorization: Bearer \(token.token)\r\n" }
        if let body = request.body {
            fields += "Content-Type: application/json\r\n"
            fetch.body = Array(body.json.utf8)
        }
        fetch.fields = Array(fields.utf8)
        return fetch
    }

    private func unreached(_ failure: UpstreamFailure) -> CommandError {
        switch failure {
        case .timedOut: .unavailable("The edge at \(place) did not answer in time.")
        case .tooLong: .data("The server at \(place) answers with more than an edge sends; see --admin.")
        case .malformed: .data("The server at \(place) does not speak HTTP; see --admin.")
        case .broken:
            .unavailable(
                "The edge at \(place) closed the connection: it may be draining. Try "
                    + "again.")
        case .noDescriptors:
            .unavailable("This process may open no more file descriptors: raise the limit (ulimit -n).")
        case .untrusted:
            .unavailable(
                "The certificate of \(place) is not trusted: name its authority by --ca-file FILE, and the edge "
                    + "by a name that its certificate has.")
        case .noTLS, .handshake:
            .unavailable(
                "The server at \(place) does not speak TLS: write --admin http://… if it has "
                    + "none.")
        case .unknownName: .unavailable("The name in \(place) cannot be looked up: check --admin.")
        case .connectTimedOut: .unavailable("No connection to \(place) could be made in time; see --admin.")
        case .refused, .unreachable, .forbiddenAddress, .crowded, .clientLeft:
            .unavailable(
                "No edge answers at \(place). Start one, or name another by --admin URL.")
        }
    }

    private func problem(_ status: Int, _ document: Document) -> CommandError {
        let detail = document["detail"]?.text ?? document["title"]?.text ?? "The edge answered \(status)."
        let mistakes = (document["mistakes"]?.items ?? []).map { mistake in
            let place = [
                mistake["file"]?.text, mistake["line"]?.whole.map(String.init),
                mistake["column"]?.whole.map(String.init),
            ].compactMap { $0 }.joined(separator: ":")
            return " \(place): \(mistake.text("message"))"
        }.joined()
        switch status {
        case 401:
            if let token { return .denied(token.describeRejection(by: place) + ".") }
            return .denied(
                "The edge at \(place) asks for a token: --token-file FILE, USHER_ADMIN_TOKEN, or run usherctl as the "
                    + "edge's own user, beside its data directory (--data-dir).")
        case 403: return .denied(detail)
        case 503, 502, 504: return .unavailable(detail)
        default: return .refused(detail + mistakes)
        }
    }
}
