import Configuration
import Redis
import TLS

/// The Redis of an edge, as the edge tells it: without its password, which is here or nowhere.
struct EdgeStore {
    /// `embedded`, or a URL.
    private let url: String
    private let user: String?
    private let directory: String
    /// The authorities of its certificate, where they are on this machine, too.
    let caFile: String?
    /// The edge is on this machine, so that its sockets and its loopback are ours.
    private let isHere: Bool

    /// - Parameter settings: what `GET /admin/v1/settings` answers; nil if it tells no Redis.
    init?(_ settings: Document, isHere: Bool) {
        guard let edge = settings["edge"], let url = edge["redis"]?.text else { return nil }
        self.url = url
        self.isHere = isHere
        user = edge["redis_user"]?.text
        directory = edge.text("data_dir")
        caFile = edge["redis_ca_file"]?.text
    }

    /// The store's address from here; nil if it is on the edge's own machine, and that is another one.
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
