import COpenSSL
import Synchronization

/// Sessions that make the next handshake with a host short: the newest session of each, for all loops.
final class SessionCache: Sendable {
    /// A session that lives while somebody holds this.
    @safe private final class Session: @unchecked Sendable {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
        deinit { unsafe SSL_SESSION_free(pointer) }
    }

    private let sessions = Mutex<[String: Session]>([:])
    /// An edge has a few upstreams, so that more hosts than this can only come from a mistake.
    private static let capacity = 256

    /// Keeps a copy: OpenSSL marks a session as not resumable when its connection ends without
    /// `close_notify`, as many do, though RFC 5246, section 7.2.1, has dropped that rule.
    func storeSession(_ original: OpaquePointer, for host: String) {
        guard let copy = unsafe SSL_SESSION_dup(original) else { return }
        let session = unsafe Session(copy)
        sessions.withLock { sessions in
            if sessions.count >= Self.capacity && sessions[host] == nil { sessions.removeAll() }
            sessions[host] = session
        }
    }

    /// Makes a connection that has not begun try to resume the host's last session.
    func offerSession(to connection: OpaquePointer, host: String) {
        guard let session = sessions.withLock({ $0[host] }),
            let copy = unsafe SSL_SESSION_dup(session.pointer)
        else { return }
        unsafe SSL_set_session(connection, copy)
        unsafe SSL_SESSION_free(copy)
    }

    /// Called after a handshake that failed: the session may be why.
    func forgetSession(_ host: String) { sessions.withLock { $0[host] = nil } }
}
