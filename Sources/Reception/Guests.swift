package import HTTP
package import Identity
package import Ledger
import Reactor
import Wire
import Words

/// Tells who is calling, as the ledger knows people.
package struct Guests: Sendable {
    package let doorkeeper: Doorkeeper
    /// The app that each identity source belongs to, by its position; an empty one is the only app.
    private let tenants: [[UInt8]]

    package init(_ doorkeeper: Doorkeeper, tenants: [String]) {
        precondition(doorkeeper.sources.count == tenants.count, "every identity source has its tenant")
        self.doorkeeper = doorkeeper
        self.tenants = tenants.map { Array($0.utf8) }
    }

    /// The caller's user id and the key of their counters. Throws 401 where nobody is named, 400 where two
    /// are.
    package func guest(of call: ServerCall) throws(Problem) -> Guest {
        let (range, source) = try caller(of: call)
        return Guest(id: call.bytes(range), key: key(range, source, in: call.inbound))
    }

    /// The key alone.
    package func key(of call: ServerCall) throws(Problem) -> UserKey {
        let (range, source) = try caller(of: call)
        return key(range, source, in: call.inbound)
    }

    private func key(_ range: FieldRange, _ source: Int, in inbound: borrowing ByteBuffer) -> UserKey {
        UserKey(tenant: tenants[source], user: inbound.readable[range])
    }

    private func caller(of call: ServerCall) throws(Problem) -> (FieldRange, source: Int) {
        let trust = trust(in: call)
        switch doorkeeper.caller(call.head, in: call.inbound, trust: trust) {
        case .user(let range, let source): return (range, source)
        case .unknown: throw Problem(.identityMissing, Phrase(.identityMissing))
        case .ambiguous:
            throw Problem(
                .identityAmbiguous, Phrase(.unreadable),
                advice: "the header that names the user came more than once")
        }
    }

    /// Asked once for each connection: the peer stays the same.
    private func trust(in call: ServerCall) -> UInt64 {
        if let known = call.peerTrust { return known }
        let trust = doorkeeper.trust(in: call.peer?.networkBytes ?? [])
        call.peerTrust = trust
        return trust
    }
}

/// A caller who said who they are.
package struct Guest: Sendable {
    /// As the caller's gateway or token names the user; any bytes.
    package let id: [UInt8]
    package let key: UserKey
}

extension Doorkeeper {
    fileprivate func caller(
        _ head: RequestHead, in bytes: borrowing ByteBuffer, trust: UInt64
    ) -> Caller {
        caller(head.fields, in: bytes.readable, trust: trust)
    }
}

extension SocketAddress {
    /// 4 or 16 bytes; none for a unix socket.
    fileprivate var networkBytes: PeerAddress {
        func bytes(_ word: UInt64, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * (count - 1 - $0))) }
        }
        return switch self {
        case .v4(let address, _): bytes(UInt64(address), 4)
        case .v6(let high, let low, _): bytes(high, 8) + bytes(low, 8)
        case .unix: []
        }
    }
}
