package import Redis

/// Why the store cannot count a message now.
package enum StoreFault: Error, Equatable, Sendable {
    /// There is no connection, or its first commands got no reply. The reason is not known yet.
    case unreachable
    case away(ContactFault)
    /// No reply came within the deadline, or before the connection was lost.
    case timedOut
    /// The store is still loading its data, or cannot accept one more client.
    case loading
    /// A script or a module keeps the store busy.
    case busy
    /// The server is a replica.
    case readOnly
    /// `maxmemory` is reached, and Redis cannot evict anything.
    case memoryFull
    /// Fewer replicas are connected than `min-replicas-to-write` requires.
    case tooFewReplicas
    /// The store's last write to its disk failed.
    case diskFull
    /// The password, user, database or certificate is wrong. `code` is the first word of the server's error.
    case signIn(code: String)
    /// The Redis user has no right to call these commands of the scripts (in lower case). If the list is
    /// empty, the user has no right to run scripts, or no right to the keys.
    case missingRights([String])
    /// The server belongs to a cluster, and another node of this cluster has the keys of the call.
    case misplaced
    /// A script failed, or returned an unexpected reply.
    case script(name: String, code: String)
    /// This edge is running as many calls as it allows at once.
    case overloaded
    /// The store's version is older than the scripts need.
    case outdated(version: String)
    /// The store's `maxmemory-policy` lets it evict counters when its memory is full.
    case evicting(policy: String)
    /// The store has lost what this edge counted in it. An operator must accept the loss.
    case emptied

    init(_ flaw: ServerCheck.Flaw) {
        self =
            switch flaw {
            case .version(let version): .outdated(version: version)
            case .evicting(let policy): .evicting(policy: policy)
            }
    }

    /// - Parameter contact: why there is no connection to the server; nil if there is a connection.
    init(_ error: RedisError, in script: String, _ contact: ContactFault?) {
        self =
            switch error {
            case .unavailable where contact != nil, .denied(code: "TLS") where contact != nil:
                contact.map { .away($0) } ?? .unreachable
            case .unavailable: .unreachable
            case .unknownOutcome: .timedOut
            case .loading: .loading
            case .busy: .busy
            case .readOnly: .readOnly
            case .misconfigured(code: "OOM"): .memoryFull
            case .misconfigured(code: "NOREPLICAS"): .tooFewReplicas
            case .misconfigured: .diskFull
            case .denied(code: "NOPERM"): .missingRights([])
            case .denied(let code): .signIn(code: code)
            case .moving, .unserved, .moved, .ask: .misplaced
            case .scriptFailure(let code, _): .script(name: script, code: code)
            case .overloaded: .overloaded
            }
    }

    /// One word for the fault, for `/readyz` and metrics.
    package var word: String {
        switch self {
        case .unreachable: "unreachable"
        case .away(let contact): contact.word
        case .timedOut: "late"
        case .loading: "loading"
        case .busy: "busy"
        case .readOnly: "read_only"
        case .memoryFull: "memory_full"
        case .tooFewReplicas: "too_few_replicas"
        case .diskFull: "disk_full"
        case .signIn: "sign_in"
        case .missingRights: "missing_rights"
        case .misplaced: "cluster"
        case .script: "script"
        case .overloaded: "overloaded"
        case .outdated: "outdated"
        case .evicting: "evicting"
        case .emptied: "emptied"
        }
    }

    /// Whether the edge must refuse messages although the server would admit them.
    var isUnfit: Bool {
        switch self {
        case .outdated, .evicting, .emptied: true
        // If messages were admitted, their settlements would stay in the spool until the rights are granted.
        case .missingRights: true
        default: false
        }
    }

    /// Whether the fault says why there is no connection. A Redis process that ends closes its connections
    /// before its listening socket. So the next connection is accepted, and then closed without a reason
    /// (`hungUp`).
    var hasReason: Bool {
        switch self {
        case .unreachable, .timedOut, .away(.hungUp): false
        default: true
        }
    }

    /// Whether the fault usually passes by itself. Otherwise an operator must end it.
    var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut, .loading, .busy, .overloaded: true
        case .away(let contact): contact.isPassing
        default: false
        }
    }
}

extension StoreFault: CustomStringConvertible {
    /// The fault as the second half of a sentence. It contains no text from users.
    package var description: String {
        switch self {
        case .unreachable: "it cannot be reached"
        case .away(let contact): "\(contact)"
        case .timedOut: "it does not answer"
        case .loading: "it is up, but not ready yet"
        case .busy: "it is busy with a script"
        case .readOnly: "it is a replica and takes no writes (READONLY)"
        case .memoryFull: "its memory is full (OOM)"
        case .tooFewReplicas: "too few replicas are connected to it (NOREPLICAS)"
        case .diskFull: "it could not write to its disk (MISCONF)"
        case .signIn(let code): "it does not let this edge in (\(code))"
        case .missingRights(let commands) where commands.isEmpty: "its user lacks rights (NOPERM)"
        case .missingRights(let commands):
            "its user lacks the right to call \(commands.joined(separator: ", "))"
        case .misplaced: "it is one node of a cluster"
        case .script(let name, let code): "the script \(name) failed in it (\(code))"
        case .overloaded: "more calls wait for it than this edge allows"
        case .outdated(let version): "it is version \(version), and 6.2 or newer is needed"
        case .evicting(let policy):
            "it may throw counts away when its memory is full (maxmemory-policy is \(policy))"
        case .emptied: "it has lost its counts (redis.when_emptied is deny)"
        }
    }

    package var advice: String {
        switch self {
        case .away(let contact): contact.advice
        case .unreachable, .timedOut: "check whether Redis runs, and the network in between"
        case .loading: "wait until it has loaded its data; if that does not end, see maxclients"
        case .busy: "wait, or SCRIPT KILL; see SLOWLOG"
        case .readOnly:
            "nothing during a failover, which edges follow by themselves; otherwise point them at its master"
        case .memoryFull: "raise maxmemory, or make room"
        case .tooFewReplicas: "bring its replicas back, or lower min-replicas-to-write"
        case .diskFull: "free its disk; see Redis' log"
        case .signIn: "check user, password, database and certificate in the configuration"
        case .missingRights: "put the line that usherctl redis-acl prints into Redis' ACL, then ACL LOAD"
        case .misplaced:
            "if it belongs to a cluster, write redis+cluster://; otherwise wait until its slots are assigned"
        case .script: "check that this is Redis 6.2 or newer, or Valkey; see its log"
        case .overloaded: "add edges or loops, or bring Redis nearer"
        case .outdated: "use Redis 6.2 or newer, or Valkey"
        case .evicting: "CONFIG SET maxmemory-policy noeviction, and write it into redis.conf"
        case .emptied: "restore its file and restart Redis, or accept the loss: usherctl store accept"
        }
    }
}
