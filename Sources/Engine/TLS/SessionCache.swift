import COpenSSL
import Synchronization

/// TLS sessions that shorten the next handshake with a host. The cache keeps the newest session of each host,
/// for all loops.
final class SessionCache: Sendable {
    /// A session that is freed with its last reference.
    @safe private final class Session: @unchecked Sendable {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
        deinit { unsafe SSL_SESSION_free(pointer) }
    }

    private let sessions = Mutex<[String: Session]>([:])
    /// The largest number of hosts with a stored session. An edge has only a few upstreams, so more hosts can
    /// only be a mistake.
    private static let capacity = 256

    /// Stores a copy of the session. OpenSSL marks the original as not resumable if its connection ends
    /// without `close_notify`, as many do. RFC 5246, section 7.2.1, has dropped that rule, so the copy is
    /// still used.
    func storeSession(_ original: OpaquePointer, for host: String) {
        guard let copy = unsafe SSL_SESSION_dup(original) else { return }
        let session = unsafe Session(copy)
        sessions.withLock { sessions in
            if sessions.count >= Self.capacity && sessions[host] == nil { sessions.removeAll() }
            sessions[host] = session
        }
    }

    /// Lets a new connection try to resume the last session with this host.
    func offerSession(to connection: OpaquePointer, host: String) {
        guard let session = sessions.withLock({ $0[host] }),
            let copy = unsafe SSL_SESSION_dup(session.pointer)
        else { return }
        unsafe SSL_set_session(connection, copy)
        unsafe SSL_SESSION_free(copy)
    }

    /// Removes the session after a failed handshake, because the session can be the cause of the failure.
    func forgetSession(_ host: String) { sessions.withLock { $0[host] = nil } }
}
