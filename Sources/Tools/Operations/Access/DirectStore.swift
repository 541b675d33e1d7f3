import Configuration
import Reactor
import Redis
import TLS

/// A direct connection to Redis, for `doctor`.
final class DirectStore {
    let address: StoreAddress
    let router: RedisRouter

    /// Uses the Redis of `--redis`, or else that of the configuration. Without both, it uses the embedded
    /// Redis of a running edge, which is found by the edge's data directory.
    convenience init(_ session: Session) throws(CommandError) {
        let settings = try session.readSettings()
        var trust = TLSContext.Trust.system
        let address: StoreAddress
        if let url = session["redis"] {
            address = try Self.address(url, settings, session.environment)
        } else if let settings, let configured = StoreAddress(settings.redis) {
            address = configured
            if let file = settings.redis.caFile { trust = .file(file) }
        } else {
            address = StoreAddress(
                RedisAddress(host: session.dataDirectory(of: settings) + "/redis.sock"))
        }
        try self.init(address, trusting: trust, session)
    }

    init(_ address: StoreAddress, trusting trust: TLSContext.Trust, _ session: Session) throws(CommandError) {
        self.address = address
        var options = RedisNode.Options()
        options.deadline = 5_000
        options.connectDeadline = 3_000
        var security: TLSContext?
        if address.server.isEncrypted {
            do throws(TLSError) {
                security = try TLSContext.client(trusting: trust)
            } catch {
                throw .unavailable("TLS: \(error).")
            }
        }
        router = RedisRouter(address, on: session.loop, tls: security, options: options)
    }

    /// - Parameter settings: supplies `reachable`, the sentinels' user, and their password if the environment
    ///   has none.
    private static func address(_ url: String, _ settings: Settings?, _ environment: [String: String])
        throws(CommandError) -> StoreAddress
    {
        let read: RedisURL
        do throws(RedisURL.Fault) {
            read = try RedisURL(written: url)
        } catch {
            throw .usage("--redis: \(error.text)")
        }
        if read.password != nil {
            throw .usage("A password must not be in a flag; put it into USHER_REDIS_PASSWORD")
        }
        guard var address = StoreAddress(read) else { throw .usage("--redis names no server") }
        address.server.password = try RedisPassword.findPassword(environment)
        address.sentinelPassword = try RedisPassword.findPassword(environment, "USHER_SENTINEL_PASSWORD")
        if let settings, let configured = StoreAddress(settings.redis) {
            address.reachable = configured.reachable
            address.sentinelUser = configured.sentinelUser
            address.sentinelPassword = address.sentinelPassword ?? configured.sentinelPassword
        }
        return address
    }

    func close() { router.close() }
}

/// The password for `--redis`. It comes from the environment, because others can read a command line.
enum RedisPassword {
    static func findPassword(_ environment: [String: String], _ name: String = "USHER_REDIS_PASSWORD")
        throws(CommandError) -> String?
    {
        if let text = environment[name], !text.isEmpty {
            guard let password = Secret(line: text) else {
                throw .usage("\(name) \(Secret.rule)")
            }
            return password.reveal()
        }
        guard let path = environment["\(name)_FILE"], !path.isEmpty else { return nil }
        guard let line = AdminToken.readLine(in: path) else {
            throw .usage("The file of \(name)_FILE cannot be read; it holds one line")
        }
        return line
    }
}
