import Configuration
import Redis
import TLS

/// The Redis of an edge, as the edge reports it. The password of Redis must be in this process's environment.
struct EdgeStore {
    /// The word `embedded`, or the URL of the Redis.
    private let url: String
    private let user: String?
    private let directory: String
    /// The file with the authorities that sign the certificate of Redis. It must exist on this machine, too.
    let caFile: String?
    /// Whether the edge runs on this machine, so that its sockets and loopback addresses can be used.
    private let isHere: Bool

    /// Returns nil if `settings`, the answer to `GET /admin/v1/settings`, names no Redis.
    init?(_ settings: Document, isHere: Bool) {
        guard let edge = settings["edge"], let url = edge["redis"]?.text else { return nil }
        self.url = url
        self.isHere = isHere
        user = edge["redis_user"]?.text
        directory = edge.text("data_dir")
        caFile = edge["redis_ca_file"]?.text
    }

    /// The address at which this machine reaches the store. The result is nil if only the edge's machine can
    /// reach the store.
    func findAddress(_ environment: [String: String]) throws(CommandError) -> StoreAddress? {
        guard url != "embedded" else {
            return isHere ? StoreAddress(RedisAddress(host: directory + "/redis.sock")) : nil
        }
        guard let read = try? RedisURL(written: url), var address = StoreAddress(read) else {
            throw .data(
                "The edge names a Redis that this usherctl cannot read: use the usherctl of the edge's release."
            )
        }
        let host = address.server.host
        guard isHere || !(host.hasPrefix("/") || AdminClient.isLoopback(host)) else { return nil }
        address.server.user = user
        address.server.password = try RedisPassword.findPassword(environment)
        address.sentinelPassword = try RedisPassword.findPassword(environment, "USHER_SENTINEL_PASSWORD")
        return address
    }
}
