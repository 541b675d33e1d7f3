/// Why there is no connection to a server, for operators. The first value of a case is the server's address
/// as it is written in the configuration, or the name of the master. No case contains text that the server
/// has sent.
package enum ContactFault: Hashable, Sendable {
    case unknownName(String, reason: String)
    /// Nothing listens at this address.
    case refused(String)
    /// The address cannot be reached. `reason` is the operating system's error text.
    case noWay(String, reason: String)
    /// The server did not accept the connection or answer the greeting in time.
    case timedOut(String)
    case hungUp(String)
    /// No TLS connection could be made. `reason` is OpenSSL's error text.
    case insecure(String, reason: String)
    /// The server answered PING with something that is not Redis.
    case notRedis(String)
    /// Sentinels answer, but none of them watches a master with this name.
    case noSuchMaster(String)
    /// A sentinel refuses the edge's user name or password.
    case sentinelDenies(String)

    /// The fault in one word, for `/readyz` and the metrics.
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

    /// Whether the fault usually ends without an operator's help.
    package var isPassing: Bool {
        switch self {
        case .unknownName, .refused, .noWay, .timedOut, .hungUp: true
        case .insecure, .notRedis, .noSuchMaster, .sentinelDenies: false
        }
    }

    package var advice: String {
        switch self {
        case .unknownName: "check the name in --redis, and the name servers"
        case .refused: "check whether Redis runs there, and the port in --redis"
        case .noWay, .timedOut: "check the network and firewalls in between, and whether Redis is stopped"
        case .hungUp: "see its log; if it speaks TLS, write rediss://"
        case .insecure:
            "if it does not speak TLS, write redis://; otherwise see its certificate and redis: { ca_file: "
                + "… }"
        case .noSuchMaster:
            "check the name after the sentinels in --redis: it must be that of sentinel monitor"
        case .sentinelDenies: "check redis: { sentinel_user: …, sentinel_password: … }"
        case .notRedis: "check host and port in --redis; if it speaks TLS, write rediss://"
        }
    }
}

extension ContactFault: CustomStringConvertible {
    /// The fault as the second half of a sentence whose first half names the server.
    package var description: String {
        switch self {
        case .unknownName(let name, let reason): "its name \(name) cannot be looked up: \(reason)"
        case .refused(let place): "nothing listens at \(place)"
        case .noWay(let place, let reason): "\(place) cannot be reached: \(reason)"
        case .timedOut(let place): "\(place) does not answer"
        case .hungUp(let place): "\(place) closes the connection without an answer"
        case .insecure(let place, let reason): "no TLS connection to \(place) could be made: \(reason)"
        case .notRedis(let place): "what answers at \(place) is not Redis"
        case .noSuchMaster(let name): "no sentinel knows a master \(name)"
        case .sentinelDenies(let place): "the sentinel \(place) denies access"
        }
    }
}
