/// Why a call has no answer. Each case says whether the command was applied, and what to do.
package enum RedisError: Error, Equatable, Sendable {
    /// Nothing of the command was sent: the server is away, or still being connected to.
    /// Not applied. Refuse, or try again inside the time budget.
    case unavailable
    /// Nothing of the command was sent: `RedisNode.Options.pendingLimit` calls are under way already.
    /// Not applied, and no fault of the server's. Refuse.
    case overloaded
    /// The call was sent, and no answer came before the deadline or the end of the connection. Applied or
    /// not, nobody knows. The connection is closed. Repeat only what is idempotent.
    case unknownOutcome
    /// The server is up but not ready (LOADING, MASTERDOWN, CLUSTERDOWN of all slots, too many clients).
    /// Not applied. Back off for 10–50 ms.
    case loading
    /// Some of a call's keys have been moved to another node of a cluster, and the others have not yet
    /// (TRYAGAIN). Not applied. Try again inside the time budget.
    case moving
    /// No node of a cluster has the key's slot (CLUSTERDOWN Hash slot not served), as where a master is lost
    /// for good. Not applied, and no fault of the node that has answered. Try again inside the time budget.
    case unserved
    /// A replica was asked to write. Not applied. The connection is dropped so that the next one finds the
    /// master.
    case readOnly
    /// A script or module keeps the server busy. Not applied. The store is degraded.
    case busy
    /// The server refuses writes (MISCONF, NOREPLICAS, OOM). Not applied when the first write of a script met
    /// it. The store is degraded: not ready, until an operator has mended it.
    case misconfigured(code: String)
    /// Password, user or permission is wrong (NOAUTH, WRONGPASS, NOPERM, or a failed AUTH or SELECT).
    /// A script may have run in part. Grace does not apply to this error; it raises an alert.
    case denied(code: String)
    /// The key's slot belongs to another node of the cluster (MOVED), as the node announces itself; an empty
    /// host is that of the node that has answered. Not applied.
    case moved(to: RedisPlace)
    /// Another node has this key, whose slot is being moved (ASK). Not applied.
    case ask(at: RedisPlace)
    /// Any other error, of a script as a rule; `line` is the script's line where the server named it.
    /// Maybe applied in part: a script is not rolled back. Nobody is admitted under grace because of it; it
    /// raises an alert.
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
    /// Reads an error answer. Its first word is kept, a script's line, and of a host's own ERR the words that
    /// quote no argument.
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

    /// `MOVED 3999 127.0.0.1:6381`.
    private static func redirect(code: String, _ answer: [UInt8]) -> RedisError {
        let words = String(decoding: answer.prefix(400), as: UTF8.self).split(separator: " ")
        guard words.count >= 3, let place = RedisPlace(told: words[2]) else {
            return .scriptFailure(code: code, line: nil)
        }
        return code == "MOVED" ? .moved(to: place) : .ask(at: place)
    }

    /// Whether the call was answered by a node that does not have its keys, or not all of them: nothing was
    /// applied, and the router knows where to ask.
    package var isRedirect: Bool {
        switch self {
        case .moved, .ask, .moving: true
        default: false
        }
    }

    /// Errors whose first word is only ERR: a full server's, a script's own, and (before Redis 7) those that
    /// a script's inner call met, told as `… @user_script: 3: -READONLY …`.
    private static func other(code: String, _ answer: [UInt8]) -> RedisError {
        let text = String(decoding: answer.prefix(400), as: UTF8.self)
        if text.hasPrefix("ERR max number of clients") { return .loading }
        // A command inside a script that the user may not call, or on a key that it may not touch: Redis up
        // to 7.0, then 7.2 and Valkey.
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

    /// The words of a host's own error, as "ERR max daily request limit exceeded": those up to the arguments
    /// that Redis quotes, and none that could be of a key.
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

    /// The number in `user_script:<line>:`.
    private static func line(in text: String) -> Int? {
        let mark = "user_script:"
        guard let start = text.firstRange(of: mark)?.upperBound else { return nil }
        return Int(text[start...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber })
    }
}
