import Authentication
import Configuration
import Dates
import Gateway
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import TLS
import TestSupport
import Testing
import Words

struct Plan: Sendable {
    /// The limits of the plan that all users have, in the configuration's form.
    var limits = "{ count: messages, per: lifetime trial, amount: 1000 }"
    /// Further keys of the plan, for example `bursts`.
    var more = ""
    /// Further top-level keys of the configuration.
    var extra = ""
    /// Further keys of the upstream's entry in the configuration.
    var upstream = ""
    /// The API key that the edge sends to the provider. If it is nil, the configuration has no key.
    var key: String? = "TEAM-KEY-CANARY"
    /// Environment variables to which the configuration refers. `KEY` is set in any case.
    var environment: [String: String] = [:]
    /// Whether the client's address is trusted to send the identity header.
    var isTrusted = true
    /// The milliseconds that Redis may take to reply. The default is long, so that a busy machine fails only
    /// the tests of this deadline.
    var deadline = 10_000
    /// The lease of a reservation, in milliseconds.
    var lease = 300_000
    /// The time in nanoseconds for which a refusal is cached.
    var refusalLife: UInt64 = 0
    var server = ServerLimits()
    /// Whether the test observes the calls to the ledger.
    var isHooked = false
    var maxBody = "64KiB"
    /// How many free calls a user may make per minute.
    var freePerMinute = 600
    /// How many answers an address without a known credential gets per minute. 0 means no limit.
    var unidentifiedPerMinute = 0
    /// A second plan, in the configuration's form.
    var morePlans = ""
    /// Makes the sources of identity. The argument is the port of the key server. If this closure is nil,
    /// callers are identified by `x-user-id`.
    var sources: (@Sendable (UInt16) -> [AuthenticationSetup.Source])?
    /// The TLS context of the key server. If it is nil, the server uses no TLS.
    var keySecurity: TLSContext?

    func yaml(port: UInt16) -> String {
        """
        time_zone: \(NoonZone.name)
        plans:
          plus: { label: Plus, kind: subscription, limits: [\(limits)]\(more.isEmpty ? "" : ", " + more) }
          \(morePlans)
          closed: { label: Free, kind: free, limits: [{ count: messages, per: lifetime, amount: 0 }] }
        default_plan: plus
        identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
        upgrade_url: https://example.com/upgrade
        http: { max_body: \(maxBody), max_free_per_minute: \(freePerMinute) }
        upstreams:
          - name: main
            url: http://127.0.0.1:\(port)/base
            private: true
        \(key == nil ? "" : "    key: { env: KEY }")
            \(upstream.isEmpty ? "connect_timeout: 3s" : upstream)
        \(extra)
        """
    }
}

final class GatewayBench {
    let loop: EventLoop
    let redis: RedisServer
    let ledger: HookedLedger
    let admissions: Admissions
    let upstream: ScriptedServer
    /// The server that publishes the keys of a token issuer.
    let keyServer: ScriptedServer
    let keyStore: APIKeyStore
    let authenticator: Authenticator
    let server: Server
    let address: SocketAddress
    private let client: RedisRouter
    private let gateway: Gateway
    private let openSockets: OpenSockets
    private var peers: [Peer] = []

    init(_ plan: Plan, _ redis: RedisServer, on loop: EventLoop) throws {
        self.loop = loop
        self.redis = redis
        upstream = try ScriptedServer(on: loop)
        keyServer = try ScriptedServer(on: loop, security: plan.keySecurity)
        let settings = try Settings.read(
            plan.yaml(port: upstream.listener.port), file: "test.yaml",
            environment: plan.environment.merging(["KEY": plan.key ?? ""]) { own, _ in own })
        var options = RedisNode.Options()
        options.deadline = plan.deadline
        options.connectDeadline = max(1000, plan.deadline)
        client = RedisRouter(RedisAddress(host: redis.socketPath), on: loop, options: options)
        let inRedis = RedisLedger(client)
        ledger = HookedLedger(inRedis, on: loop)
        admissions = Admissions(
            ledger: plan.isHooked ? ledger : inRedis, planTable: settings.planTable,
            bounds: AdmissionBounds(
                lease: plan.lease, retryWithin: UInt64(plan.deadline) * 500_000, refusalLife: plan.refusalLife
            ),
            pause: { await loop.sleep(nanoseconds: $0) }, monotonic: { loop.now })
        let isTrusted = plan.isTrusted
        let header = CallerSource.trustedHeader(name: Array("x-user-id".utf8), trusts: { _ in isTrusted })
        let sources = plan.sources?(keyServer.listener.port) ?? [AuthenticationSetup.Source(header)]
        keyStore = APIKeyStore(client)
        authenticator = Authenticator(
            AuthenticationSetup(sources, unidentifiedPerMinute: plan.unidentifiedPerMinute), on: loop,
            keyStore: keyStore)
        let responses = ResponseComposer(
            settings.catalogue, planTable: settings.planTable, language: settings.language,
            upgradeURL: settings.upgradeURL)
        var services = GatewayServices(
            authenticator: authenticator, admissions: admissions, responses: responses,
            fallback: NoExchangeResponder())
        services.objects = ObjectStore(client)
        gateway = Gateway(settings, services, on: loop)
        server = Server(on: loop, limits: plan.server, responder: gateway)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
        server.listen(on: socket)
        openSockets = OpenSockets(at: [address.port ?? 0, upstream.listener.port, keyServer.listener.port])
    }

    func connect() async throws -> Peer {
        let peer = try await Peer.connect(to: address, on: loop)
        peers.append(peer)
        return peer
    }

    /// Sends a request on a new connection and reads the complete answer.
    func ask(_ text: String, isToHead: Bool = false) async throws -> HTTPMessage {
        let client = try await connect()
        try await client.send(text)
        let answer = try await client.readMessage(isToHead: isToHead)
        client.close()
        return answer
    }

    // MARK: The books

    func entitle(_ user: String, _ entitlement: Entitlement) async throws {
        let event = EntitlementEvent(
            at: Moment(milliseconds: Clocks.wallMilliseconds()), id: "test", actor: "test", reason: "test",
            entitlement: entitlement)
        _ = try await ledger.entitle(UserKey(user: user), event)
    }

    /// The units of `meter` that a user has used, after all reservations of the user have ended.
    func settled(_ user: String = "u", _ meter: String = "msg") async throws -> Int {
        #expect(try await isSettled(user), "a reservation is still open")
        return try await counted(user, meter)
    }

    func counted(_ user: String = "u", _ meter: String = "msg") async throws -> Int {
        let counters = try await ledger.readUser(UserKey(user: user)).counters
        return counters.filter { $0.key.hasSuffix(":\(meter)") }.values.reduce(0, +)
    }

    /// The number of a user's requests that the books mark as guessed.
    func guesses(_ user: String = "u") async throws -> Int {
        // In the plans' time zone it is about noon now, so the date there is the same as in UTC.
        let day = LocalTime("UTC").date(at: Int(Clocks.wallMilliseconds() / 1000))
        let month = BookMonth(year: day.year, month: day.month)
        return try await ledger.readBooks(of: UserKey(user: user), in: month).map(\.estimated).reduce(0, +)
    }

    func books(_ user: String = "u") async throws -> [BookLine] {
        let day = LocalTime("UTC").date(at: Int(Clocks.wallMilliseconds() / 1000))
        return try await ledger.readBooks(
            of: UserKey(user: user), in: BookMonth(year: day.year, month: day.month))
    }

    /// The cost of a user's messages in the books, in micro-dollars.
    func charged(_ user: String = "u") async throws -> Int {
        #expect(try await isSettled(user), "a reservation is still open")
        return try await books(user).map(\.cost).reduce(0, +)
    }

    /// The guessed part of a user's totals in the books.
    func guessed(_ user: String = "u") async throws -> GuessedShare {
        let day = LocalTime("UTC").date(at: Int(Clocks.wallMilliseconds() / 1000))
        let month = BookMonth(year: day.year, month: day.month)
        let lines = try await ledger.readBooks(of: UserKey(user: user), in: month)
        return GuessedShare(
            inputTokens: lines.reduce(0) { $0 + $1.guessed.inputTokens },
            outputTokens: lines.reduce(0) { $0 + $1.guessed.outputTokens },
            cost: lines.reduce(0) { $0 + $1.guessed.cost })
    }

    func open(_ user: String = "u") async throws -> Int {
        try await ledger.readUser(UserKey(user: user)).openReservations.count
    }

    private func isSettled(_ user: String) async throws -> Bool {
        for _ in 0..<5000 {
            if try await open(user) == 0 { return true }
            await loop.sleep(nanoseconds: 1_000_000)
        }
        return false
    }

    /// Whether a call to the ledger is running, or a request that can cause one.
    var isBusy: Bool { ledger.isBusy || gateway.running > 0 }

    /// Admits and settles a message of another user, so that Redis knows the scripts `admit` and `settle`.
    func prepare() async {
        // On a busy machine Redis can exceed its deadline, so the preparation is tried repeatedly.
        #expect(await eventually(on: loop) { await self.isPrepared() })
    }

    private func isPrepared() async -> Bool {
        let request = AdmissionRequest(user: UserKey(user: "somebody else"))
        let now = Moment(milliseconds: loop.wallMilliseconds)
        do {
            if case .admitted(let reservation, _) = try await admissions.admit(request, now: now) {
                _ = await admissions.settle(reservation.refund())
            }
            return true
        } catch {
            return false
        }
    }

    func forgetScripts() async throws { try await client.forgetScripts() }

    // MARK: Its end

    func close() async {
        let sockets = openSockets.all
        for peer in peers { peer.close() }
        upstream.close()
        keyServer.close()
        server.drain()
        gateway.drain()
        authenticator.close()
        server.abort()
        let isOver = await eventually(on: loop) { server.connectionCount == 0 && !isBusy }
        #expect(isOver, "\(server.connectionCount) connections are left")
        client.close()
        let isClosed = await eventually(on: loop) { loop.sourceCount == 0 }
        #expect(isClosed, "\(loop.sourceCount) descriptors are left in the loop")
        #expect(openSockets.all.isDisjoint(with: sockets), "sockets are left open")
    }
}

/// Runs `body` with a gateway. Afterwards it checks that no connection, descriptor or socket is left.
func withBench(
    _ plan: Plan = Plan(), within seconds: Double = 60,
    _ body: @escaping @Sendable (GatewayBench) async throws -> Void
) async throws {
    try await TestConcurrency.live.admit {
        let redis = try await RedisServer.start()
        try await onLoop(within: seconds) { loop in
            let bench = try GatewayBench(plan, redis, on: loop)
            do {
                if !plan.isHooked { await bench.prepare() }
                try await body(bench)
            } catch {
                await bench.close()
                throw error
            }
            await bench.close()
        }
    }
}

/// Answers all requests that the gateway does not handle.
private final class NoExchangeResponder: TaskResponder {
    func respond(to call: ServerCall) async {
        call.respond(status: 299, type: "text/plain", body: "elsewhere")
    }
}

/// The ledger in Redis, with hooks for tests.
final class HookedLedger: Ledger {
    private let ledger: RedisLedger
    private let loop: EventLoop
    /// A test sets this closure to act after the reply to an admission, before the gateway uses it.
    var afterAdmit: (() -> Void)?
    /// A test sets this closure to act before a settlement is sent.
    var beforeSettle: (() async -> Void)?
    private(set) var renewals = 0
    /// The number of coming renewals that get no reply.
    var lostRenewals = 0
    private(set) var told: Settlement?
    private var calls = 0

    init(_ ledger: RedisLedger, on loop: EventLoop) { (self.ledger, self.loop) = (ledger, loop) }

    var isBusy: Bool { calls > 0 }

    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError) {
        try ledger.send(command, to: follower)
        calls += 1
    }

    func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply? {
        calls -= 1
        let reply = try ledger.reply(to: command, of: call)
        if reply != nil { afterAdmit?() }
        return reply
    }

    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError) {
        guard let beforeSettle else {
            try ledger.send(settlement, to: follower)
            calls += 1
            return
        }
        calls += 1
        loop.spawn(with: (ledger, beforeSettle, follower)) { ledger, beforeSettle, follower in
            await beforeSettle()
            do throws(LedgerError) {
                try ledger.send(settlement, to: follower)
            } catch {
                follower.ended(.settlement(.failure(error)))
            }
        }
    }

    func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError) -> SettlementOutcome? {
        calls -= 1
        return try ledger.outcome(of: settlement, by: call)
    }

    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool {
        calls += 1
        defer { calls -= 1 }
        if lostRenewals > 0 {
            lostRenewals -= 1
            throw .unavailable
        }
        let isKept = try await ledger.renew(ticket, telling: told)
        renewals += isKept ? 1 : 0
        self.told = told
        return isKept
    }

    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult {
        try await ledger.entitle(user, event)
    }

    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        try await ledger.addGrant(user, grant, act)
    }

    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError)
        -> Bool
    {
        try await ledger.resetCounter(user, entry, to: used, act)
    }

    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int {
        try await ledger.reclaimReservations(user)
    }

    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        try await ledger.readBooks(of: user, in: month)
    }

    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser { try await ledger.readUser(user) }
}
