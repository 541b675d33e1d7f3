import Configuration
import Ledger
import Reactor
import Redis
import TLS

/// The Redis in which the edge counts: a server that the configuration names, or the embedded child process.
final class Store {
    struct Connection: Sendable {
        let address: StoreAddress
        let security: TLSContext?
        let options: RedisNode.Options

        func makeRouter(on loop: EventLoop) -> RedisRouter {
            RedisRouter(address, on: loop, tls: security, options: options)
        }

        /// A router that waits long for replies. It is used for calls for which no message waits.
        func patientRouter(on loop: EventLoop) -> RedisRouter {
            var patient = options
            patient.deadline = max(options.deadline, 2_000)
            return RedisRouter(address, on: loop, tls: security, options: patient)
        }
    }

    let connection: Connection
    /// Whether messages can be counted in Redis, as all the loops report it.
    let health: StoreHealths
    private let child: EmbeddedServer?

    private init(_ connection: Connection, child: EmbeddedServer?, _ health: StoreHealths) {
        self.connection = connection
        self.health = health
        self.child = child
    }

    /// Finds or starts Redis, and checks that it can be used to store counts.
    static func open(
        _ settings: Settings, on loop: EventLoop, log: @escaping @Sendable (String) -> Void
    ) async throws(EdgeError) -> Store {
        var options = RedisNode.Options()
        options.deadline = settings.redis.deadline.wholeMilliseconds
        let health =
            if case .cluster = settings.redis.server {
                StoreHealths(
                    identify: { identity(settings, "store-\($0).id", log: log) }, log: log)
            } else {
                StoreHealths(StoreHealth(identity: identity(settings, "store.id", log: log), log: log))
            }
        let store: Store
        if let address = StoreAddress(settings.redis) {
            let security = try EdgeTLS.redisContext(settings.redis)
            store = Store(
                Connection(address: address, security: security, options: options), child: nil, health)
        } else {
            let child: EmbeddedServer
            do {
                child = try await EmbeddedServer.start(in: settings.dataDirectory, on: loop) {
                    log(Self.news(of: $0))
                }
            } catch {
                throw EdgeError("\(error)")
            }
            store = Store(
                Connection(address: StoreAddress(child.address), security: nil, options: options),
                child: child,
                health)
        }
        try await store.check(on: loop, log: log)
        return store
    }

    /// Makes the identity by which this edge recognises its data in Redis. A file stores it.
    private static func identity(
        _ settings: Settings, _ file: String, log: @escaping @Sendable (String) -> Void
    ) -> StoreIdentity {
        let folder = settings.dataDirectory
        let path = "\(folder)/\(file)"
        let kept = (try? Files.read(path, most: 64)) ?? []
        let known = kept.prefix { $0 > 32 && $0 < 127 }
        return StoreIdentity(
            known: String(decoding: known, as: UTF8.self), denies: settings.redis.whenEmptied == .deny,
            keep: { id in
                do throws(SystemError) {
                    try Files.makeDirectory(folder)
                    try Files.replaceFile(path, with: Array((id + "\n").utf8))
                } catch {
                    log(
                        "The identity of this Redis could not be written to \(path) (\(error)): a "
                            + "restarted edge would not "
                            + "notice that Redis was emptied meanwhile.")
                }
            }, log: log)
    }

    /// Stops the embedded server and waits until it has saved its data.
    func close() async { await child?.stop() }

    private func check(on loop: EventLoop, log: (String) -> Void) async throws(EdgeError) {
        let router = connection.patientRouter(on: loop)
        defer { router.close() }
        await router.waitUntilKnown()
        for node in router.nodes { try await check(node, log: log) }
        await health.learnIdentity(of: router)
        for news in await router.visitReplicas(await router.findReplicas(), { await self.news($0, of: $1) })
            .joined()
        {
            log(news)
        }
    }

    /// Finds the reasons why a replica could not replace its master. The edge logs them and starts
    /// nevertheless, because the master works at present.
    private func news(_ node: RedisNode, of replica: Replica) async -> [String] {
        do throws(RedisError) {
            return try await ServerCheck.checkNode(node).flaws.map {
                "\(node.address) is a replica that would be refused as the master of its users. \($0)"
            }
        } catch {
            let reason = node.contact.map { "\($0)" } ?? "\(node.address): \(error)"
            return [
                "A replica of \(replica.master) could not be checked: \(reason). usherctl doctor says more."
            ]
        }
    }

    private func check(_ node: RedisNode, log: (String) -> Void) async throws(EdgeError) {
        do {
            let check = try await ServerCheck.checkNode(node)
            for note in check.notes { log(note) }
            if !check.problems.isEmpty { throw EdgeError(check.problems.joined(separator: " ")) }
        } catch let error as EdgeError {
            await close()
            throw error
        } catch {
            // The server can become available later. Until then, the edge answers 503 and is not ready.
            let reason = node.contact.map { "\($0)" } ?? "\(node.address): \(error)"
            let advice = node.contact.map { " What to do: \($0.advice)." } ?? ""
            log("Redis does not answer yet: \(reason). Requests are refused until it does.\(advice)")
        }
    }

    private static func news(of event: EmbeddedServer.Event) -> String {
        switch event {
        case .ended(let code): "The embedded Redis ended with code \(code); it is started again."
        case .resting(let milliseconds):
            "The embedded Redis has ended more than once within seconds: it is started again in "
                + "\(milliseconds) ms, and "
                + "nothing is counted until it is back. The reason is in its own log."
        case .loadedPart:
            "The file of the embedded Redis was cut off, and Redis has started with the part before the "
                + "cut: messages that "
                + "were counted later may be missing. Its own log, redis.log in the data directory, says where. What to "
                + "do: check the disk; if more than the last moment is missing, restore a backup."
        case .restarted: "The embedded Redis is back, and so are its counts."
        case .restartFailed(let error): "The embedded Redis could not be started again. \(error)"
        }
    }
}
