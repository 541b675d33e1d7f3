/// Why a call failed. The comment of each case says whether the server executed the command, and what the
/// caller should do.
package enum RedisError: Error, Equatable, Sendable {
    /// The server is away or still connecting, so no byte of the command was sent. Refuse the message, or try
    /// again within the call's time.
    case unavailable
    /// Too many calls are already in progress (`RedisNode.Options.pendingLimit`), so no byte of the command
    /// was sent. The server is not at fault. Refuse the message.
    case overloaded
    /// The call was sent, but no reply came before the deadline or the end of the connection. It is unknown
    /// whether the command was executed. The connection is closed. Repeat only idempotent commands.
    case unknownOutcome
    /// The server is up but not ready (LOADING, MASTERDOWN, CLUSTERDOWN of all slots, too many clients). The
    /// command was not executed. Try again after 10–50 ms.
    case loading
    /// Some of the call's keys have moved to another node of a cluster, and the others have not yet
    /// (TRYAGAIN). The command was not executed. Try again within the call's time.
    case moving
    /// No node of a cluster has the key's slot (CLUSTERDOWN Hash slot not served), for example after a master
    /// has failed. The command was not executed, but the node that replied is not at fault. Try again within
    /// the call's time.
    case unserved
    /// The server is a replica, which accepts no writes, so the command was not executed. The connection is
    /// closed, so that the next one finds the master.
    case readOnly
    /// A script or module keeps the server busy (BUSY), so the command was not executed. Try again later.
    case busy
    /// The server refuses writes (MISCONF, NOREPLICAS, OOM). If the script's first write was refused, the
    /// script has changed nothing. The store is not ready until an operator has repaired it.
    case misconfigured(code: String)
    /// The password, the Redis user or a permission is wrong (NOAUTH, WRONGPASS, NOPERM, a failed AUTH or
    /// SELECT). A script can have run in part. Grace does not apply to this error, and it raises an alert.
    case denied(code: String)
    /// Another node of the cluster has the key's slot (MOVED). The command was not executed. The value is the
    /// address that the redirect names. An empty host means the host of the node that replied.
    case moved(to: RedisPlace)
    /// Another node has this key, because its slot is just being moved (ASK). The command was not executed.
    case ask(at: RedisPlace)
    /// Any other error, usually of a script. `line` is the script's line, or nil if the server named none.
    /// The script can have been executed in part, because Redis does not roll it back. Grace does not apply
    /// to this error, and it raises an alert.
    case scriptFailure(code: String, line: Int?)
}

extension RedisError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unavailable: "Redis is not reachable"
        case .overloaded: "too many calls to Redis are under way"
        case .unknownOutcome: "Redis did not answer in time"
        case .loading: "Redis is up, but not ready yet"
        case .readOnly: "this Redis is a replica and takes no writes"
        case .busy: "Redis is busy with a script"
        case .misconfigured(let code): "Redis refuses writes (\(code))"
        case .denied(let code):
            "Redis denies access (\(code)): check user, password, permissions and database"
        case .moving: "the user's keys are just being moved to another Redis node"
        case .unserved: "no Redis node has the user's keys"
        case .moved, .ask: "the key lives on another Redis node"
        case .scriptFailure(let code, nil): "Redis answered with the error \(code)"
        case .scriptFailure(let code, let line?): "a script failed at its line \(line) (\(code))"
        }
    }
}

extension RedisError {
    /// Reads an error reply. Only the first word and the script's line are kept. If a hosting service wrote
    /// the error (ERR), the words that quote no argument are kept, too.
    init(answer: [UInt8]) {
        let code = String(
            decoding: answer.prefix(while: { $0 != UInt8(ascii: " ") }).prefix(24), as: UTF8.self)
        switch code {
        case "CLUSTERDOWN" where answer.elementsEqual("CLUSTERDOWN Hash slot not served".utf8):
            self = .unserved
        case "LOADING", "MASTERDOWN", "CLUSTERDOWN": self = .loading
        case "TRYAGAIN": self = .moving
        case "READONLY": self = .readOnly
        case "BUSY": self = .busy
        case "MISCONF", "NOREPLICAS", "OOM": self = .misconfigured(code: code)
        case "NOAUTH", "WRONGPASS", "NOPERM": self = .denied(code: code)
        case "MOVED", "ASK": self = Self.redirect(code: code, answer)
        default: self = Self.other(code: code, answer)
        }
    }

    /// Reads a redirect such as `MOVED 3999 127.0.0.1:6381`.
    private static func redirect(code: String, _ answer: [UInt8]) -> RedisError {
        let words = String(decoding: answer.prefix(400), as: UTF8.self).split(separator: " ")
        guard words.count >= 3, let place = RedisPlace(told: words[2]) else {
            return .scriptFailure(code: code, line: nil)
        }
        return code == "MOVED" ? .moved(to: place) : .ask(at: place)
    }

    /// Whether the node that replied lacks keys of the call. Nothing was executed, and the router can find
    /// the right node.
    package var isRedirect: Bool {
        switch self {
        case .moved, .ask, .moving: true
        default: false
        }
    }

    /// Reads an error whose first word is not specific, such as ERR. It can come from a server with too many
    /// clients or from a script. Before Redis 7, an error inside a script was reported as `… @user_script: 3:
    /// -READONLY …`.
    private static func other(code: String, _ answer: [UInt8]) -> RedisError {
        let text = String(decoding: answer.prefix(400), as: UTF8.self)
        if text.hasPrefix("ERR max number of clients") { return .loading }
        // The Redis user may not call a command or use a key inside the script. Redis up to 7.0 writes the
        // first text. Redis from 7.2 and Valkey write the second.
        if text.hasPrefix("ERR The user executing the script can't ")
            || text.hasPrefix("ERR ACL failure in script")
        {
            return .denied(code: "NOPERM")
        }
        if code == "ERR", let inner = text.firstRange(of: ": -")?.upperBound {
            let known = RedisError(answer: Array(text[inner...].utf8))
            if case .scriptFailure = known {} else { return known }
        }
        let line = line(in: text)
        guard code == "ERR", line == nil, !text.contains("script") else {
            return .scriptFailure(code: code, line: line)
        }
        return .scriptFailure(code: Self.words(of: text), line: nil)
    }

    /// The words of an error that a hosting service wrote, such as "ERR max daily request limit exceeded".
    /// They end before the arguments that Redis quotes, and before any word that can be a part of a key.
    private static func words(of text: String) -> String {
        let end = text.firstRange(of: ", with args")?.lowerBound ?? text.endIndex
        let words = text[..<end].prefix(120).split(separator: " ").prefix { word in
            word.utf8.allSatisfy { byte in
                let letter = byte | 0x20
                return (0x61...0x7a).contains(letter) || (0x30...0x39).contains(byte)
                    || Array("-_.,'()%".utf8).contains(byte)
            }
        }
        return words.joined(separator: " ")
    }

    /// Reads the number in `user_script:<line>:`.
    private static func line(in text: String) -> Int? {
        let mark = "user_script:"
        guard let start = text.firstRange(of: mark)?.upperBound else { return nil }
        return Int(text[start...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber })
    }
}
