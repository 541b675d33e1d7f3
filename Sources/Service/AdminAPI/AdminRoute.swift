import Bytes
import Configuration
import HTTP
import JSON
import Wire

struct AdminRoute: Sendable {
    typealias Handler = @Sendable (AdminResponder, AdminRequest) async throws(AdminProblem) -> AdminResponse

    let method: Method
    /// The segments of the path after `/admin/v1`, such as `/users/{id}/grants`. `{id}` matches any segment.
    let path: [String]
    let scope: AdminSettings.Scope
    let query: [String]
    /// The members that the request's body can have. An empty list means that the route takes no body.
    let body: [String]
    /// The largest body of a request to this route, in bytes.
    private(set) var largestBody = 16 << 10
    let run: Handler

    private init(
        _ method: Method, _ path: String, _ scope: AdminSettings.Scope, query: [String] = [],
        body: [String] = [], _ run: @escaping Handler
    ) {
        self.method = method
        self.path = path.split(separator: "/").map(String.init)
        self.scope = scope
        self.query = query + (path.hasPrefix("users/{id}") ? ["id"] : [])
        self.body = body
        self.run = run
    }

    static func read(
        _ path: String, _ scope: AdminSettings.Scope = .read, query: [String] = [], _ run: @escaping Handler
    ) -> AdminRoute {
        AdminRoute(.get, path, scope, query: query, run)
    }

    /// Makes a route that takes a body, but no reason and no actor, because it is no change by an operator.
    static func ask(
        _ path: String, _ scope: AdminSettings.Scope, _ body: [String], _ run: @escaping Handler
    ) -> AdminRoute {
        AdminRoute(.post, path, scope, query: ["app"], body: body, run)
    }

    /// Makes a route for a change. Its body can have `dry_run`, the request id, the actor and the reason.
    static func change(
        _ path: String, _ scope: AdminSettings.Scope, by method: Method = .post, app: Bool = true,
        _ body: [String] = [], _ run: @escaping Handler
    ) -> AdminRoute {
        AdminRoute(
            method, path, scope, query: (app ? ["app"] : []) + ["dry_run"],
            body: body + AdminRequest.actMembers, run)
    }

    func taking(bytes: Int) -> AdminRoute {
        var route = self
        route.largestBody = bytes
        return route
    }

    /// The parts of the path that match the parameters in braces; nil if the path does not match this route.
    func matchParts(of path: [ArraySlice<UInt8>]) -> [[UInt8]]? {
        guard path.count == self.path.count else { return nil }
        var parts: [[UInt8]] = []
        for (own, other) in zip(self.path, path) {
            if own.hasPrefix("{") {
                guard let part = PercentCoding.decode(other), !part.isEmpty else { return nil }
                parts.append(part)
            } else if !own.utf8.elementsEqual(other) {
                return nil
            }
        }
        return parts
    }
}

/// An answer of the admin interface: JSON that must not be cached.
struct AdminResponse {
    let status: Int
    let body: [UInt8]

    init(status: Int = 200, _ write: (inout JSONWriter) -> Void) {
        self.status = status
        var json = JSONWriter(into: ByteBuffer(capacity: 4096))
        json.object(nil, write)
        let bytes = json.finish()
        body = [UInt8](bytes)
    }
}
