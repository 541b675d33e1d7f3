import Ledger
import Limits
import Reactor
import Records
import Redis

/// Examines the Redis in which the edges count.
struct RedisDoctor {
    private let session: Session
    /// The store that the edge reports. It is nil if the command line or the configuration names the store.
    private let edge: EdgeStore?
    private static let start = "point --redis at it (or --config FILE), and see its log"

    init(_ session: Session, of edge: EdgeStore?) { (self.session, self.edge) = (session, edge) }

    func collectFindings() async -> [Finding] {
        let store: DirectStore
        do throws(CommandError) {
            if let edge {
                guard let found = try session.openStore(of: edge) else {
                    return [
                        .skipped(
                            "redis", "the edge's Redis is on the edge's own machine",
                            "run usherctl doctor there, or name a way to it: --redis URL")
                    ]
                }
                store = found
            } else {
                store = try session.openStore()
            }
        } catch {
            return [.skipped("redis", EdgeDoctor.makeText(of: error))]
        }
        var findings: [Finding] = []
        await store.router.waitUntilKnown()
        if let cluster = store.router.cluster {
            findings.append(ClusterDoctor.checkCoverage(cluster))
        }
        var skews: [ClockFinding.Skew] = []
        for node in store.router.nodes {
            let found = await look(at: node, of: store, &skews)
            findings += store.router.isSingle ? found : found.map { $0.of("\(node.address)") }
        }
        findings += await ReplicaDoctor(store).collectFindings(&skews)
        findings += ClockFinding.between(skews)
        let views = await store.router.sentinelViews()
        return findings + SentinelDoctor.collectFindings(views, countedAt: store.router.nodes.first?.address)
    }

    private func look(at node: RedisNode, of store: DirectStore, _ skews: inout [ClockFinding.Skew]) async
        -> [Finding]
    {
        let latency: Finding
        do throws(RedisError) {
            latency = try await measure(node)
        } catch {
            if edge != nil, store.address.server.password == nil, case .denied = error {
                return [
                    .skipped(
                        "redis", "\(node.address) asks for a password, and none was given",
                        "put it into USHER_REDIS_PASSWORD")
                ]
            }
            if let contact = node.contact { return [.bad("redis", "\(contact)", contact.advice)] }
            return [.bad("redis", "\(node.address): \(error)", Self.makeAdvice(error))]
        }
        var findings = [latency]
        if let skew = await Self.measureSkew(of: node) {
            findings.append(ClockFinding.of(skew: skew))
            skews.append(ClockFinding.Skew(place: "\(node.address)", milliseconds: skew))
        } else {
            findings.append(.skipped("clock", "Redis does not report its time"))
        }
        findings += await server(node)
        findings.append(await RightsFinding.checkNode(node, store.address.kind))
        findings += await RightsFinding.findSurplus(node, store.address.kind)
        let part = StorePart(of: node, in: store.router)
        findings.append(await identity(store, part))
        findings.append(await counting(node, part))
        if store.address.kind != .single { findings += await ClusterDoctor.checkReplicas(of: node) }
        if store.router.cluster != nil { findings += await ClusterDoctor.checkReach(of: node) }
        return findings
    }

    /// Runs the scripts that count a message, with a key that belongs to no user. An edge's readiness probe
    /// does the same.
    private func counting(_ node: RedisNode, _ part: StorePart) async -> Finding {
        guard let fault = await StoreProbe(node).probePart(part) else {
            return .fine("counting", "messages can be counted now")
        }
        return .bad("counting", "no message can be counted: \(fault)", fault.advice)
    }

    /// Checks whether the store has lost counts.
    private func identity(_ store: DirectStore, _ part: StorePart) async -> Finding {
        guard let mark = try? await RecordStore(store.router).marks.storeMark(of: part) else {
            return .skipped("store", "this user may not read Redis' own record of its identity")
        }
        guard mark.lostID != nil else { return .fine("store", "it has all of its counts") }
        let since = session.clock.formatMoment(mark.since).map { " (\($0))" } ?? ""
        return .bad(
            "store",
            "it has lost its counts\(since): it was emptied, or restarted without its file",
            "restore the file and restart Redis, or accept the loss: usherctl store accept")
    }

    static func makeAdvice(_ error: RedisError) -> String {
        switch error {
        case .denied:
            "give the user in the URL and the password in USHER_REDIS_PASSWORD; usherctl redis-acl prints the rights"
        case .loading: "wait until it has loaded its data"
        default: start
        }
    }

    // MARK: Latency and clock

    /// Measures how long twenty calls take, one after another.
    private func measure(_ node: RedisNode) async throws(RedisError) -> Finding {
        _ = try await node.ask("PING")
        var times: [UInt64] = []
        for _ in 0..<20 {
            let begin = Clocks.monotonic()
            _ = try await node.ask("PING")
            times.append(Clocks.monotonic() - begin)
        }
        times.sort()
        let (median, most) = (times[times.count / 2], times[times.count - 1])
        let text = "\(node.address) answers in \(Self.written(median)), \(Self.written(most)) at most"
        if most < 50_000_000 { return .fine("latency", text) }
        return .warning(
            "latency", text,
            "an edge waits 150 ms for Redis: bring Redis nearer, or look for slow commands (SLOWLOG) and a busy disk"
        )
    }

    private static func written(_ nanoseconds: UInt64) -> String {
        nanoseconds < 1_000_000 ? "\(nanoseconds / 1000) µs" : "\(nanoseconds / 1_000_000) ms"
    }

    /// By how many milliseconds the server's clock is ahead of this machine's. The result is nil if the
    /// server reports no time.
    static func measureSkew(of node: RedisNode) async -> Int64? {
        let before = Clocks.wallMilliseconds()
        guard let reply = try? await node.ask("TIME").array, reply.count == 2,
            let seconds = reply[0].bytes.flatMap({ Int64(String(decoding: $0, as: UTF8.self)) }),
            let micros = reply[1].bytes.flatMap({ Int64(String(decoding: $0, as: UTF8.self)) })
        else { return nil }
        let after = Clocks.wallMilliseconds()
        return seconds * 1000 + micros / 1000 - (before + after) / 2
    }

    // MARK: What the server reports about itself

    private func server(_ node: RedisNode) async -> [Finding] {
        do throws(RedisError) {
            let check = try await ServerCheck.checkNode(node)
            let facts = try await ServerFacts.readFacts(node)
            return facts.collectFindings(version: check.version)
        } catch {
            guard case .denied = error else {
                return [.bad("server", "\(error)", Self.start)]
            }
            return [
                .skipped(
                    "server", "this user may not call INFO: version, eviction and persistence are unknown",
                    "allow +info; usherctl redis-acl prints all that is needed")
            ]
        }
    }
}

extension RedisNode {
    func ask(_ words: String...) async throws(RedisError) -> RedisReply { try await ask(words) }

    func ask(_ words: [String]) async throws(RedisError) -> RedisReply {
        try await sendCommand(Self.makeArguments(words))
    }

    static func makeArguments(_ words: [String]) -> RedisArguments {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return arguments
    }
}
