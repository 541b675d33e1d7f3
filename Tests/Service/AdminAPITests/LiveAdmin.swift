import AdminAPI
import AppAPI
import Configuration
import Foundation
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Records
import Redis
import TestSupport
import Testing
import Words

/// The admin interface over a real Redis, with tokens of every scope. All answers are recorded, and checked
/// against web/openapi.json at the end.
final class LiveAdmin {
    static let tokens = [
        "read": "read-read-read-read-read-read", "operate": "operate-operate-operate-op",
        "own": "own-own-own-own-own-own-own",
    ]
    static let plans = """
        plans:
          free:
            label: Free
            kind: free
            limits: [{ count: messages, per: day, amount: 2 }, { calls: pro, per: day, amount: 0 }]
          premium:
            label: Premium
            kind: subscription
            limits:
              - { count: messages, per: month, amount: 800 }
              - { count: total_tokens, per: rolling 5h, amount: 1000, enforcement: soft }
              - { count: messages, per: lifetime, amount: 5000, name: life }
            bursts: [{ count: requests, per_minute: 20, capacity: 5 }]
        default_plan: free
        model_classes: [{ class: pro, model: "big-*" }]
        identity: [{ api_keys: true }, { trusted_header: x-user-id, from: [127.0.0.0/8] }]
        time_zone: \(NoonZone.name)
        check_ins: true
        """

    let loop: EventLoop
    let redis: RedisRouter
    let ledger: RedisLedger
    let records: RecordStore
    let admissions: Admissions
    let killSwitches = KillSwitches()
    let settings: Settings
    let checkIns: CheckIns
    let responder: AdminResponder
    let client: TestClient
    let health = HealthSwitches()
    var drains: Int { health.drains }
    var reloads: [Bool] { health.reloads }
    var expected: String? { health.expected }

    /// Makes every further reload report `mistakes` as errors in the configuration.
    func spoil(_ mistakes: [Objection]) { health.mistakes = mistakes }
    private let server: Server
    private let log: AnswerLog

    init(
        _ server: RedisServer, _ log: AnswerLog, _ apps: [String], _ spool: Spool?, on loop: EventLoop
    ) throws {
        self.loop = loop
        self.log = log
        redis = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
        ledger = RedisLedger(redis)
        records = RecordStore(redis)
        let folder = try TemporaryFolder()
        let tokens = ["read", "operate", "own"].map {
            "    - { name: \($0), scope: \($0), token: { env: TOKEN_\($0.uppercased()) } }"
        }
        try folder.write(
            Self.plans + "\nadmin:\n  tokens:\n" + tokens.joined(separator: "\n") + "\n", to: "edge.yaml")
        var environment = ["TOKEN_READ": "", "TOKEN_OPERATE": "", "TOKEN_OWN": ""]
        for (name, token) in Self.tokens { environment["TOKEN_\(name.uppercased())"] = token }
        settings = try Settings.load(path: folder.file("edge.yaml"), environment: environment)
        let planTable = settings.planTable
        admissions = Admissions(ledger: ledger, planTable: planTable, monotonic: Clocks.monotonic)
        checkIns = CheckIns(records, tenant: apps[0], planTable: planTable, on: loop, log: { _ in })
        let health = health
        var services = AdminServices(
            redis, killSwitches,
            reload: { isDry, expected async throws(AdminProblem) in try health.reload(isDry, expected) },
            drain: { health.drains += 1 })
        services.spool = spool
        services.place = "this machine"
        let (settings, checkIns) = (settings, checkIns)
        let views = apps.map { name in
            AdminApp(
                name, settings,
                responses: ResponseComposer(.standard, planTable: planTable, language: "en", upgradeURL: nil),
                checkIns: name == apps[0] ? checkIns : nil)
        }
        responder = AdminResponder(
            settings, views, services,
            health: Health(
                redisFault: { health.redisFault }, redisAway: { health.redisAway },
                isDraining: { health.isDraining },
                isServing: { health.isServing },
                spoolFault: { health.spool }, damagedSettlements: { health.damaged }),
            tokens: AdminTokens(settings.admin, own: "the-edges-own-token-in-its-file"), on: loop)
        self.server = Server(on: loop, limits: ServerLimits(), responder: responder)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        let port = Sockets.localAddress(of: socket.number)?.port ?? 0
        self.server.listen(on: socket)
        client = TestClient(port: port, on: loop)
    }

    func close() async {
        client.leave()
        server.drain()
        _ = await eventually(on: loop) { server.connectionCount == 0 }
        redis.close()
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    /// Sends a request with the token of `scope`. If `scope` is nil, the request has no token.
    func ask(
        _ method: String, _ target: String, _ body: String? = nil, scope: String? = "own",
        _ fields: [String: String] = [:]
    ) async throws -> Answer {
        var all = fields
        if let scope { all["Authorization"] = "Bearer \(Self.tokens[scope] ?? scope)" }
        let answer = try await client.ask(method, target, all, body: body)
        log.add(method, target, answer)
        return answer
    }

    func get(_ target: String) async throws -> Answer {
        try await ask("GET", "/admin/v1/\(target)", scope: "read")
    }

    /// Requests a change from the admin interface, with a reason as operators give it.
    func change(_ target: String, _ members: String = "", by method: String = "POST", scope: String = "own")
        async throws -> Answer
    {
        let body = #"{"reason": "a test"\#(members.isEmpty ? "" : ", ")\#(members)}"#
        return try await ask(method, "/admin/v1/\(target)", body, scope: scope)
    }

    /// Gives a user a plan, as a purchase event of a payment service does.
    func give(_ plan: String, to user: String = "ann", tenant: String = "") async throws {
        let event = EntitlementEvent(
            at: Moment(milliseconds: now.milliseconds - 1000), id: "store-1", actor: "store",
            reason: "RENEWAL",
            entitlement: Entitlement(plan: plan, status: "active"))
        _ = try await ledger.entitle(UserName(tenant: tenant, id: user).key, event)
    }

    /// Sends and settles messages, and logs refusals as an edge does. Returns how many messages passed.
    @discardableResult
    func say(
        _ count: Int = 1, as user: String = "ann", tenant: String = "", model: ModelClass = .standard,
        tokens: Int = 30, guessed: GuessedShare? = nil
    ) async throws -> Int {
        let refusalLog = RefusalLog(records.refusals, settings: settings.digest, on: loop)
        var passed = 0
        for _ in 0..<count {
            let key = UserName(tenant: tenant, id: user).key
            let request = AdmissionRequest(user: key, modelClass: model)
            switch try await admissions.admit(request, now: now) {
            case .admitted(let reservation, _):
                let used = Consumption(
                    messages: 1, calls: 1, inputTokens: tokens / 3, outputTokens: tokens - tokens / 3,
                    totalTokens: tokens, cost: 7)
                _ = await admissions.settle(
                    reservation.settlement(
                        Bill(
                            model: Array("small".utf8), used: used, isGuessed: guessed != nil,
                            guessed: guessed ?? .nothing)))
                passed += 1
            case .refused(let refusal, let account): refusalLog.note(key, refusal, account, model)
            default: Issue.record("neither admitted nor refused")
            }
        }
        refusalLog.close()
        _ = await eventually(on: loop) { !refusalLog.isWriting }
        return passed
    }
}

/// The faults that tests switch on and off. Only one event loop uses them.
final class HealthSwitches: @unchecked Sendable {
    var redisFault: String?
    var redisAway: [(place: String, fault: String)] = []
    var isDraining = false
    var isServing = true
    var spool: String?
    var damaged = 0
    var drains = 0
    /// One entry for each requested reload: true if the reload was a dry run.
    var reloads: [Bool] = []
    var expected: String?
    var mistakes: [Objection] = []

    func reload(_ isDry: Bool, _ expected: String?) throws(AdminProblem) -> AdminReload {
        reloads.append(isDry)
        self.expected = expected
        guard mistakes.isEmpty else {
            var problem = AdminProblem(.invalidSettings, "The configuration has mistakes.")
            problem.mistakes = mistakes
            throw problem
        }
        return AdminReload(
            digest: "00000000000000ff", before: "00000000000000fe", changes: ["language: en -> de"])
    }
}

/// Records every answer as a line for `AnswerChecks`. Only one event loop uses it.
final class AnswerLog: @unchecked Sendable {
    private(set) var lines: [String] = []

    func add(_ method: String, _ target: String, _ answer: Answer) {
        let line: [String: Any] = [
            "method": method, "path": target, "status": answer.status,
            "type": answer.fields["content-type"] ?? "", "body": answer.text,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: line) else { return }
        lines.append(String(decoding: data, as: UTF8.self))
    }

}

/// Checks answers against web/openapi.json in a Python process. Only one such process runs at a time. The
/// next process checks all answers that arrive before it starts.
private actor AnswerChecks {
    static let shared = AnswerChecks()
    private var lines: [String] = []
    private var running: Task<[Substring], any Error>?
    /// The next Python process. It has not started yet, so further answers can be added to it.
    private var next: Task<[Substring], any Error>?

    func check(_ new: [String]) async throws {
        lines += new
        let task =
            next
            ?? Task { [running] in
                _ = try? await running?.value
                return try await runChecker()
            }
        next = task
        for line in try await task.value where !line.hasPrefix("covered ") {
            Issue.record("not as web/openapi.json describes it: \(line)")
        }
    }

    private func runChecker() async throws -> [Substring] {
        (running, next) = (next, nil)
        let folder = try TemporaryFolder()
        try folder.write(lines.joined(separator: "\n") + "\n", to: "answers")
        lines = []
        let document = Checkout.root.appending(path: "web/openapi.json").path
        let output = try await Python.run(
            "Tests/Service/AdminAPITests/Schema/check.py", [document, folder.file("answers")])
        return String(decoding: output, as: UTF8.self).split(separator: "\n")
    }
}

/// Calls `body` with an admin interface that has its own Redis.
///
/// - Parameter apps: the names of the apps that the edge serves. An empty name stands for a single app.
@discardableResult
func withAdmin<Result: Sendable>(
    _ apps: [String] = [""], spool: Spool? = nil, within seconds: Double = 40,
    _ body: @escaping @Sendable (LiveAdmin) async throws -> Result
) async throws -> Result {
    let server = try await RedisServer.start()
    let log = AnswerLog()
    let result = try await onLoop(within: seconds) { loop in
        let admin = try LiveAdmin(server, log, apps, spool, on: loop)
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body(admin)) } catch { result = .failure(error) }
        await admin.close()
        return try result.get()
    }
    if !log.lines.isEmpty { try await AnswerChecks.shared.check(log.lines) }
    return result
}
