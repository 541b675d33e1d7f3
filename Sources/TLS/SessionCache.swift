import COpenSSL
import Synchronization

/// What makes the next handshake with a host short: the newest session of each, for all loops.
final class SessionCache: Sendable {
    /// A session that lives while somebody holds this.
    @safe private final class Session: @unchecked Sendable {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
        deinit { unsafe SSL_SESSION_free(pointer) }
    }

    private let sessions = Mutex<[String: Session]>([:])
    /// An edge talks to a few upstreams; a list that grows beyond this is somebody's mistake.
    private static let capacity = 256

    /// Takes over a reference to the session.
    func store(_ pointer: OpaquePointer, for host: String) {
        let session = unsafe Session(pointer)
        sessions.withLock { sessions in
            if sessions.count >= Self.capacity && sessions[host] == nil { sessions.removeAll() }
            sessions[host] = session
        }
    }

    /// Makes a connection that has not begun try to resume the host's last session.
    func offer(to connection: OpaquePointer, host: String) {
        guard let session = sessions.withLock({ $0[host] }) else { return }
        unsafe SSL_set_session(connection, session.pointer)
    }
}
