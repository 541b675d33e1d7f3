/// Why no connection to a server stands, as an operator should read it. Each holds where it was looked for,
/// as the configuration names it; none holds what the other side sent.
package enum ContactFault: Hashable, Sendable {
    case unknownName(String, reason: String)
    /// Nothing listens there.
    case refused(String)
    /// No way leads there, in the system's words.
    case noWay(String, reason: String)
    /// No connection, or no answer to the greeting, within the time for that.
    case timedOut(String)
    /// The connection ended during the greeting.
    case hungUp(String)
    /// No secured connection, in OpenSSL's words.
    case insecure(String, reason: String)
    /// The server's answer to a PING is no answer of Redis.
    case notRedis(String)
    /// No sentinel that answers watches a master of this name.
    case noSuchMaster(String)
    /// A sentinel refuses user or password.
    case sentinelDenies(String)

    /// One word, as `/readyz` and metrics have it.
    package var word: String {
        switch self {
        case .unknownName: "unknown_name"
        case .refused: "refused"
        case .noWay: "unreachable"
        case .timedOut: "connect_late"
        case .hungUp: "hung_up"
        case .insecure: "tls"
        case .notRedis: "not_redis"
        case .noSuchMaster: "no_such_master"
        case .sentinelDenies: "sentinel_sign_in"
        }
    }

    /// Whether it passes by itself as a rule.
    package var isPassing: Bool {
        switch self {
        case .unknownName, .refused, .noWay, .timedOut, .hungUp: true
        case .insecure, .notRedis, .noSuchMaster, .sentinelDenies: false
        }
    }

    /// Advice to the operator.
    package var advice: String {
        switch self {
        case .unknownName: "check the name in --redis, and the name servers"
        case .refused: "look whether Redis runs there, and at the port in --redis"
        case .noWay, .timedOut: "look at the network and firewalls between, and whether Redis is stopped"
        case .hungUp: "see its log; where it speaks TLS, write rediss://"
        case .insecure:
            "where it speaks no TLS, write redis://; else see its certificate and redis: { ca_file: … }"
        case .noSuchMaster:
            "check the name behind the sentinels in --redis: it is that of sentinel monitor"
        case .sentinelDenies: "check redis: { sentinel_user: …, sentinel_password: … }"
        case .notRedis: "check host and port in --redis; where it speaks TLS, write rediss://"
        }
    }
}

extension ContactFault: CustomStringConvertible {
    /// The second half of a sentence about the server.
    package var description: String {
        switch self {
        case .unknownName(let name, let reason): "its name \(name) cannot be looked up: \(reason)"
        case .refused(let place): "nothing listens at \(place)"
        case .noWay(let place, let reason): "\(place) cannot be reached: \(reason)"
        case .timedOut(let place): "\(place) does not answer"
        case .hungUp(let place): "\(place) hangs up without a word"
        case .insecure(let place, let reason): "no TLS connection to \(place) could be made: \(reason)"
        case .notRedis(let place): "what answers at \(place) is no Redis"
        case .noSuchMaster(let name): "no sentinel knows a master \(name)"
        case .sentinelDenies(let place): "the sentinel \(place) denies access"
        }
    }
}
