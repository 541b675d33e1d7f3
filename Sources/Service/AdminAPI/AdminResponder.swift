import Bytes
package import Configuration
package import HTTP
import JSON
package import Ledger
import Limits
import Problems
package import Reactor
package import Redis
package import Telemetry
import Web
import Wire

/// Functions that report the edge's state for `/readyz`.
package struct Health {
    /// The reason why no message can be counted in Redis now, as one word; nil if counting works.
    package let redisFault: () async -> String?
    /// The servers of a Redis cluster that are away, each with the reason as one word. Messages on the other
    /// servers are still counted.
    package let redisAway: () async -> [(place: String, fault: String)]
    /// Whether the edge is draining, so that no new messages should be sent to it.
    package let isDraining: () -> Bool
    /// Whether the edge listens for messages. A starting edge does not, although Redis can already be ready.
    package let isServing: () -> Bool
    /// The reason why settlements cannot be stored on disk while Redis is away, as one word; nil if they can.
    package let spoolFault: () -> String?
    /// Whether Redis has lost its counts and no operator has accepted the loss.
    package let isStoreEmptied: () -> Bool
    /// The number of settlements in the spool that are damaged or missing. The edge is ready nevertheless,
    /// because it can count new messages.
    package let damagedSettlements: () -> Int
    /// The upstreams and services that fail at present. The edge is ready nevertheless.
    package let troubles: () -> [OngoingTrouble]

    package init(
        redisFault: @escaping () async -> String?,
        redisAway: @escaping () async -> [(place: String, fault: String)] = { [] },
        isDraining: @escaping () -> Bool,
        isServing: @escaping () -> Bool = { true },
        spoolFault: @escaping () -> String? = { nil }, isStoreEmptied: @escaping () -> Bool = { false },
        damagedSettlements: @escaping () -> Int = { 0 }, troubles: @escaping () -> [OngoingTrouble] = { [] }
    ) {
        self.redisFault = redisFault
        self.redisAway = redisAway
        self.isDraining = isDraining
        self.isServing = isServing
        self.spoolFault = spoolFault
        self.isStoreEmptied = isStoreEmptied
        self.damagedSettlements = damagedSettlements
        self.troubles = troubles
    }
}

/// The parts of the edge that the admin interface uses. They are bound to the control loop.
package struct AdminServices {
    /// Reads the configuration again. If `isDry` is true, it only reports what would change. Throws if the
    /// file has mistakes, or if its digest is not `expected`.
    package typealias Reload =
        (_ isDry: Bool, _ expected: String?) async throws(AdminProblem) -> AdminReload

    package let ledger: RedisLedger
    package let records: RecordStore
    package let keys: APIKeyStore
    package let walk: KeyWalk
    package let killSwitches: KillSwitches
    package let reload: Reload
    /// The edge's present figures; nil until its loops have started.
    package var snapshot: () async -> Snapshot? = { nil }
    /// The spool of settlements that Redis has not accepted yet; nil if the edge has no spool.
    package var spool: Spool?
    /// Tests whether upstreams, issuers of tokens and subscription services respond.
    package var peers: () async -> [DependencyFinding] = { [] }
    /// The troubles that messages have had with upstreams and services.
    package var troubles: () -> [OngoingTrouble] = { [] }
    /// Starts the drain, exactly as the signal SIGTERM does.
    package let drain: () -> Void
    /// This edge's name in the audit trail: its machine and its address.
    package var place = ""
    /// The request ids with which a configuration was applied. A repeat with one of them does nothing.
    let applied = CompletedRequests()
    /// Called after every change of a user's entitlement or counts. The loops then drop their cached figures.
    package let changed: () -> Void

    /// - Parameter redis: a router to Redis with long deadlines, because no message waits for these calls.
    package init(
        _ redis: RedisRouter, _ killSwitches: KillSwitches, changed: @escaping () -> Void = {},
        reload: @escaping Reload, drain: @escaping () -> Void
    ) {
        self.reload = reload
        self.changed = changed
        ledger = RedisLedger(redis)
        records = RecordStore(redis)
        keys = APIKeyStore(redis)
        walk = KeyWalk(redis)
        self.killSwitches = killSwitches
        self.drain = drain
    }
}

package struct AdminReload: Sendable {
    package let digest: String
    package let before: String
    /// The differences between the old and the new settings, one line each.
    package let changes: [String]

    package init(digest: String, before: String, changes: [String]) {
        self.digest = digest
        self.before = before
        self.changes = changes
    }
}

/// Answers requests to the admin listener. Everyone who can reach the listener can request probes and pages,
/// but `/admin/v1/` needs a token. An instance is bound to one event loop.
package final class AdminResponder: TaskResponder {
    let services: AdminServices
    let apps: [AdminApp]
    let settings: Settings
    let loop: EventLoop
    let since: Moment
    let health: Health
    private let tokens: AdminTokens
    /// Whether a request that reads all users is running. Only one can run at a time, to spare Redis.
    var isWalking = false
    var isAskingDependencies = false

    package init(
        _ settings: Settings, _ apps: [AdminApp], _ services: AdminServices, health: Health,
        tokens: AdminTokens, on loop: EventLoop
    ) {
        self.settings = settings
        self.apps = apps
        self.services = services
        self.health = health
        self.tokens = tokens
        self.loop = loop
        since = Moment(milliseconds: loop.wallMilliseconds)
    }

    package func respond(to call: ServerCall) async {
        do throws(AdminProblem) {
            let path = call.bytes(call.head.path)
            if let behind = path.dropPrefix("/admin/v1/") { return try await answer(call, behind) }
            guard call.head.method == .get || call.head.method == .head else {
                throw Self.isPage(path)
                    ? AdminProblem(.methodNotAllowed, "This address takes only GET.", allow: "GET, HEAD")
                    : Self.unknownAddress
            }
            switch path {
            case Array("/livez".utf8):
                // Nothing is checked, because any answer proves that the event loop runs.
                sendResponse(AdminResponse { $0.member("status", "live") }, to: call)
            case Array("/readyz".utf8): await answerReadiness(call)
            default: try serve(path, to: call)
            }
        } catch {
            error.answer(call)
        }
    }

    // MARK: Pages

    private static let unknownAddress = AdminProblem(
        .notFound, "There is no such address; /openapi.json lists them.")

    private static func isPage(_ path: [UInt8]) -> Bool {
        WebFile.findFile(path.span) != nil || ["/livez", "/readyz"].contains { path.elementsEqual($0.utf8) }
    }

    private func serve(_ path: [UInt8], to call: ServerCall) throws(AdminProblem) {
        guard let file = WebFile.findFile(path.span) else { throw Self.unknownAddress }
        call.answer(file)
    }

    var isDraining: Bool { health.isDraining() }

    // MARK: /admin/v1

    private func answer(_ call: ServerCall, _ path: ArraySlice<UInt8>) async throws(AdminProblem) {
        // Without a valid token, every path is answered 401, so that nobody can find out which paths exist.
        _ = try tokens.findBearer(of: call, needing: .read)
        if call.head.method == .get, path.elementsEqual("stats/stream".utf8) {
            return await streamStats(to: call, while: tokens.shownToken(of: call))
        }
        let (route, parts) = try Self.route(call.head.method, path)
        let bearer = try tokens.findBearer(of: call, needing: route.scope)
        let request = try await AdminRequest(call, route, bearer, parts: parts)
        sendResponse(try await route.run(self, request), to: call)
    }

    private static func route(_ method: Method, _ path: ArraySlice<UInt8>) throws(AdminProblem) -> (
        AdminRoute, [[UInt8]]
    ) {
        let segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var allowed: [String] = []
        for route in AdminRoute.all {
            guard let parts = route.matchParts(of: segments) else { continue }
            if route.method == method || route.method == .get && method == .head { return (route, parts) }
            allowed.append(route.method.name.map { "\($0)" } ?? "")
        }
        guard !allowed.isEmpty else { throw unknownAddress }
        if allowed.contains("GET") { allowed.append("HEAD") }
        let list = allowed.joined(separator: ", ")
        throw AdminProblem(.methodNotAllowed, "This address takes only \(list).", allow: list)
    }

    func sendResponse(_ response: AdminResponse, to call: ServerCall) {
        call.beginAnswer(status: response.status)
        call.appendField("Content-Type", "application/json")
        call.appendField("Cache-Control", "no-store")
        call.appendField("X-Content-Type-Options", "nosniff")
        call.endAnswer(body: response.body.span)
    }
}

extension [UInt8] {
    /// The rest of the path after a prefix; nil if the path does not begin with the prefix.
    fileprivate func dropPrefix(_ prefix: String) -> ArraySlice<UInt8>? {
        starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
    }
}
