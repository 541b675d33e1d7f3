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

/// The parts of a test's gateway.
struct Plan: Sendable {
    /// The limits of everyone's plan, as the configuration writes them.
    var limits = "{ count: messages, per: lifetime trial, amount: 1000 }"
    /// More of the plan, such as its bursts.
    var more = ""
    /// More of the configuration.
    var extra = ""
    /// More of the upstream.
    var upstream = ""
    /// The team's own key.
    var key: String? = "TEAM-KEY-CANARY"
    /// Variables that the configuration names, besides KEY.
    var environment: [String: String] = [:]
    /// Whether the client's address may name its user.
    var isTrusted = true
    /// Milliseconds that Redis may take. A busy machine must not fail tests that are not about it.
    var deadline = 10_000
    /// Milliseconds of a reservation's lease.
    var lease = 300_000
    /// Nanoseconds for which a refusal is cached.
    var refusalLife: UInt64 = 0
    var server = ServerLimits()
    /// Whether the test must see the calls of the ledger.
    var isHooked = false
    /// The largest body of a request, as the configuration writes it.
    var maxBody = "64KiB"
    /// Calls a minute of one user for what is free.
    var freePerMinute = 600
    /// Answers a minute to an address that shows nobody who is known; 0 is no bound.
    var unidentifiedPerMinute = 0
    /// One more plan, as the configuration writes it.
    var morePlans = ""
    /// How callers are identified, given the port of the key server; nil means by `x-user-id` alone.
    var sources: (@Sendable (UInt16) -> [AuthenticationSetup.Source])?
    /// The key server's TLS, where it speaks TLS.
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

/// A gateway between a client and a scripted upstream, over a Redis of its own, all on one loop.
final class GatewayBench {
    let loop: EventLoop
    let redis: RedisServer
    let ledger: HookedLedger
    let admissions: Admissions
    let upstream: ScriptedServer
    /// Publishes the keys of an issuer of tokens.
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

    /// Asks on a connection of its own and reads the whole answer.
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

    /// The count of `user` under that meter, when no reservation is open any more.
    func settled(_ user: String = "u", _ meter: String = "msg") async throws -> Int {
        #expect(try await isSettled(user), "a reservation is still open")
        return try await counted(user, meter)
    }

    func counted(_ user: String = "u", _ meter: String = "msg") async throws -> Int {
        let counters = try await ledger.readUser(UserKey(user: user)).counters
        return counters.filter { $0.key.hasSuffix(":\(meter)") }.values.reduce(0, +)
    }

    /// Requests of `user` of which the books say that a figure was guessed.
    func guesses(_ user: String = "u") async throws -> Int {
        // In the zone of the plans it is about noon, so that the day is everybody's.
        let day = LocalTime("UTC").date(at: Int(Clocks.wallMilliseconds() / 1000))
        let month = BookMonth(year: day.year, month: day.month)
        return try await ledger.readBooks(of: UserKey(user: user), in: month).map(\.estimated).reduce(0, +)
    }

    /// This month's books of `user`.
    func books(_ user: String = "u") async throws -> [BookLine] {
        let day = LocalTime("UTC").date(at: Int(Clocks.wallMilliseconds() / 1000))
        return try await ledger.readBooks(
            of: UserKey(user: user), in: BookMonth(year: day.year, month: day.month))
    }

    /// Micro-dollars in the books of `user`.
    func charged(_ user: String = "u") async throws -> Int {
        #expect(try await isSettled(user), "a reservation is still open")
        return try await books(user).map(\.cost).reduce(0, +)
    }

    /// How much of the totals of `user` the books say was guessed.
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

    /// Whether anything is being asked of the ledger, or will be.
    var isBusy: Bool { ledger.isBusy || gateway.running > 0 }

    /// Has somebody else admitted and settled, so that Redis knows both scripts: from here on messages are
    /// asked about without a task.
    func prepare() async {
        // On a busy machine Redis may need longer than the plan gives it.
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

    /// Lets Redis forget every script.
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

/// Runs `body` with a gateway, and checks afterwards that no connection, descriptor or socket of it is left.
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

/// Answers requests that are no exchange.
private final class NoExchangeResponder: TaskResponder {
    func respond(to call: ServerCall) async {
        call.respond(status: 299, type: "text/plain", body: "elsewhere")
    }
}

/// The ledger in Redis, which a test may interrupt.
final class HookedLedger: Ledger {
    private let ledger: RedisLedger
    private let loop: EventLoop
    /// Called when an admission has been answered, before the answer is used.
    var afterAdmit: (() -> Void)?
    /// Called before a settlement is sent.
    var beforeSettle: (() async -> Void)?
    private(set) var renewals = 0
    /// How many renewals the store does not answer.
    var lostRenewals = 0
    /// The last renewal's report.
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
