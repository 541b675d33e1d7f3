import Configuration
import Edge
import Foundation
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

/// A complete edge in this process with a real Redis and a stand-in for a language model. Tests send it
/// requests over HTTP.
final class LiveEdge {
    let client: TestClient
    let settings: Settings
    /// A stand-in for a subscription service or a team's own backend. It gives the answers that a test has
    /// set.
    let store: SubscriptionServiceStandIn
    let ledger: RedisLedger
    let records: RecordStore
    private let edge: Edge
    private let folder: String
    private let adminPort: UInt16
    let loop: EventLoop
    private let redis: RedisRouter

    fileprivate init(
        _ yaml: String, _ server: RedisServer, _ store: SubscriptionServiceStandIn, _ folder: String,
        on loop: EventLoop
    ) async throws {
        let common = """
            listen: 127.0.0.1:0
            admin_listen: 127.0.0.1:0
            loops: 1
            data_dir: \(folder)
            redis: { url: "unix:\(server.socketPath)", deadline: 5s }
            """
        settings = try Settings.read(
            "\(yaml)\n\(common)", file: "spec.yaml",
            environment: ["RC_KEY": "sk_rc", "RC_HOOK": "Bearer hook"])
        let isDemo = settings.upstreams.isEmpty
        edge = try await Edge.start(settings, isDemo: isDemo, on: loop, log: { _ in })
        self.store = store
        self.loop = loop
        redis = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
        ledger = RedisLedger(redis)
        records = RecordStore(redis)
        self.folder = folder
        client = TestClient(port: edge.address.port ?? 0, on: loop)
        adminPort = edge.adminAddress.port ?? 0
    }

    fileprivate func close() async {
        client.leave()
        redis.close()
        await edge.stop()
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    /// Gives a user a plan as a purchase event does, and sets the counts of some limits.
    ///
    /// - Parameter days: the beginning and the end of the paid period, in days from now.
    func give(
        _ plan: String?, _ status: String? = "active", days: (Double, Double)? = (-1, 20),
        used: [String: Int] = [:], to user: String = "ann",
        _ more: (inout SubscriptionRecord) -> Void = { _ in }
    ) async throws {
        // The clock is read only once. If it were read again for each date, the dates would differ by a
        // millisecond, and one of them could be on another day.
        let now = now
        var record = SubscriptionRecord()
        (record.plan, record.status) = (plan, status)
        record.periodStart = days.map { now.advanced(bySeconds: Int64($0.0 * 86_400)) }
        record.periodEnd = days.map { now.advanced(bySeconds: Int64($0.1 * 86_400)) }
        more(&record)
        let id = "spec-\(Clocks.monotonic())"
        let key = UserName(id: user).key
        _ = try await records.subscriptions.noteNews(
            SubscriptionNews(at: now, id: id, actor: "test", reason: "test", record: record), of: key)
        let entitlement = try await ledger.readUser(key).entitlement
        for entry in settings.planTable.schedule(for: entitlement, modelClass: nil, at: now).entries {
            guard let count = used[entry.limit.name] else { continue }
            let act = OperatorAct(id: "\(id)-\(entry.limit.name)", actor: "test", reason: "test")
            _ = try await ledger.resetCounter(key, entry, to: count, act)
        }
    }

    /// The output of `usherctl user explain` for a user, as JSON and as text.
    func explain(_ user: String) async throws -> Explanation {
        let line = [
            ProgramRun.built("usherctl"), "user", "explain", user, "--admin", "http://127.0.0.1:\(adminPort)",
            "--data-dir", folder,
        ]
        let json = try await ProgramRun.of(line + ["--output", "json"])
        return Explanation(
            shown: Answer(json: json.text), page: try await ProgramRun.of(line).text, exitCode: json.exitCode)
    }

    func block(_ user: String) async throws {
        let act = OperatorAct(id: "block-\(user)", actor: "test", reason: "test")
        _ = try await ledger.blockUser(UserName(id: user).key, isBlock: true, act)
    }

    func connect() async throws -> Peer {
        try await Peer.connect(to: .loopback(port: client.port), on: loop)
    }

    func ask(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil,
        as user: String = "ann"
    ) async throws -> Answer {
        let all = fields.merging(["x-user-id": user], uniquingKeysWith: { first, _ in first })
        return try await client.ask(method, target, all, body: body)
    }

    func usage(of user: String = "ann", _ fields: [String: String] = [:]) async throws -> Answer {
        try await ask("GET", "/v1/usage", fields, as: user)
    }

    /// The first usage event and the first subscription event of a stream.
    func streamed(_ user: String) async throws -> (usage: Answer, subscription: Answer) {
        let screen = try await connect()
        defer { screen.close() }
        try await screen.send("GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: \(user)\r\n\r\n")
        func data(_ type: String) async throws -> Answer {
            _ = try await screen.read(through: "event: \(type)\n")
            _ = try await screen.read(through: "data: ")
            return Answer(json: try await screen.read(through: "\n\n"))
        }
        let subscription = try await data("subscription")
        return (try await data("usage"), subscription)
    }

    func say(
        to model: String = "demo", _ fields: [String: String] = [:], as user: String = "ann"
    ) async throws -> Answer {
        let body = #"{"model":"\#(model)","messages":[{"role":"user","content":"Hello"}]}"#
        let all = fields.merging(
            ["content-type": "application/json"], uniquingKeysWith: { first, _ in first })
        return try await ask("POST", "/v1/chat/completions", all, body: body, as: user)
    }
}

struct Explanation {
    let shown: Answer
    let page: String
    /// The exit code of the command. It is 1 if a message would be refused.
    let exitCode: Int32

    subscript(_ path: String) -> String? { shown[path] }
}

/// Calls `body` with an edge that has a preset's configuration, with additions or with one more limit of a
/// plan.
///
/// In the edge's time zone, `NoonZone`, it is about noon. In the presets' zone, UTC, a test that runs over
/// midnight would lose its counters of the day.
func withEdge<Result: Sendable>(
    _ preset: Preset = .coach, adding limit: (after: String, line: String)? = nil,
    more: (SubscriptionServiceStandIn) -> String = { _ in "" },
    _ body: @escaping @Sendable (LiveEdge) async throws -> Result
) async throws -> Result {
    try #require(preset.text.contains("time_zone: UTC"), "another zone could not be put in its place")
    let store = try await SubscriptionServiceStandIn.start()
    let more = more(store)
    // If `more` contains the section `subscriptions:`, it replaces that of the preset.
    let text = more.contains("subscriptions:") ? preset.text(without: "subscriptions:") : preset.text
    let named = text.replacing("time_zone: UTC", with: "time_zone: \(NoonZone.name)")
    let limited = limit.map { named.replacing($0.after, with: "\($0.after)\n      - \($0.line)") }
    let yaml = "\(limited ?? named)\n\(more)"
    do {
        let result = try await withEdge(yaml: yaml, store, body)
        await store.stop()
        return result
    } catch {
        await store.stop()
        throw error
    }
}

private func withEdge<Result: Sendable>(
    yaml: String, _ store: SubscriptionServiceStandIn,
    _ body: @escaping @Sendable (LiveEdge) async throws -> Result
) async throws -> Result {
    let server = try await RedisServer.start()
    let folder = try TemporaryFolder()
    return try await onLoop(within: 60) { loop in
        let edge = try await LiveEdge(yaml, server, store, folder.path, on: loop)
        do {
            let value = try await body(edge)
            await edge.close()
            return value
        } catch {
            await edge.close()
            throw error
        }
    }
}

extension Preset {
    /// The text without the section that begins with this line. A section ends with an empty line.
    fileprivate func text(without section: String) -> String {
        var isInside = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            isInside = line == section || isInside && !line.isEmpty
            return !isInside
        }.joined(separator: "\n")
    }
}
