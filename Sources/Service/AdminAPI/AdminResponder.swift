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

/// The state of the edge that `/readyz` reports, as functions that read it.
package struct Health {
    /// One word for why no message could be counted in Redis now; nil if it could.
    package let redisFault: () async -> String?
    /// The servers of a cluster that are away, and one word for why: the users of the others are counted.
    package let redisAway: () async -> [(place: String, fault: String)]
    /// Whether the edge is draining, so that nothing new should be sent to it.
    package let isDraining: () -> Bool
    /// Whether the edge listens for messages; while it starts, the store may be ready before that.
    package let isServing: () -> Bool
    /// One word for why settlements could not be kept while Redis is away; nil if they could.
    package let spoolFault: () -> String?
    /// Whether Redis has lost its counts, and no operator has accepted that.
    package let isStoreEmptied: () -> Bool
    /// Settlements in the spool that are damaged or missing. They do not affect readiness, since new messages
    /// are counted.
    package let damagedSettlements: () -> Int
    /// Upstreams and services that do not answer as they should. They do not affect readiness.
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

/// The parts of the edge that the admin interface uses, on the control loop.
package struct AdminServices {
    /// Reads the configuration again; with the flag it only says what that would change. Throws if the file
    /// has mistakes, or another digest than expected.
    package typealias Reload =
        (_ isDry: Bool, _ expected: String?) async throws(AdminProblem) -> AdminReload

    package let ledger: RedisLedger
    package let records: RecordStore
    package let keys: APIKeyStore
    package let walk: KeyWalk
    package let killSwitches: KillSwitches
    package let reload: Reload
    /// The edge's present work; nil while its loops are not there yet.
    package var snapshot: () async -> Snapshot? = { nil }
    /// The spool of settlements that Redis has not taken; nil without a spool.
    package var spool: Spool?
    /// Asks upstreams, key sets and subscription services whether they answer.
    package var peers: () async -> [DependencyFinding] = { [] }
    /// The troubles with upstreams and services that messages have met.
    package var troubles: () -> [OngoingTrouble] = { [] }
    /// Starts the drain, as SIGTERM does.
    package let drain: () -> Void
    /// The name of this edge in the audit trail: its machine and its address.
    package var place = ""
    /// The request ids under which a configuration was applied.
    let applied = CompletedRequests()
    /// Called after every change of a user's entitlement or use, so that no loop continues with outdated
    /// figures.
    package let changed: () -> Void

    /// - Parameter redis: with long deadlines, since no message waits for it.
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

/// The result of reading the configuration again, or what it would be.
package struct AdminReload: Sendable {
    package let digest: String
    /// The digest until now.
    package let before: String
    /// The differences, a line each.
    package let changes: [String]

    package init(digest: String, before: String, changes: [String]) {
        self.digest = digest
        self.before = before
        self.changes = changes
    }
}

/// Answers the admin listener's requests: probes and pages for everyone who reaches it, `/admin/v1/` for
/// callers with a token. Bound to one loop.
package final class AdminResponder: TaskResponder {
    let services: AdminServices
    let apps: [AdminApp]
    let settings: Settings
    let loop: EventLoop
    /// The time at which these settings came into force.
    let since: Moment
    let health: Health
    private let tokens: AdminTokens
    /// A walk over all users is under way: one at a time is enough for Redis.
    var isWalking = false
    /// Upstreams and services are being asked.
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
                // The answer itself shows that the loop turns.
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
        // Without a token unknown addresses are a 401 as well, so that callers cannot probe which exist.
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
    /// The rest behind a prefix; nil if it is not there.
    fileprivate func dropPrefix(_ prefix: String) -> ArraySlice<UInt8>? {
        starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
    }
}
