import COpenSSL
package import Reactor

/// TLS on a channel: OpenSSL between the bytes and the socket.
///
/// Made by `connect` or `accept`, which shake hands first. A stream that ends without the other side's
/// farewell (`close_notify`) is `.broken`, for somebody may have cut it; an orderly one has `.ended`. Before
/// an orderly close call the channel's `finishSending`.
@safe package final class SecureLayer: Layer {
    let connection: OpaquePointer
    let context: TLSContext
    /// Under which name the session is remembered; nil on a server.
    let host: String?
    /// After a fatal error OpenSSL must not be called again.
    private var isBroken = false
    /// Reading goes on when the socket can be written, or writing when it can be read: TLS answers key
    /// updates.
    private var readWaitsToWrite = false
    private var writeWaitsToRead = false

    init(_ context: TLSContext, on channel: Channel, host: String?) {
        guard let connection = unsafe SSL_new(context.context) else {
            preconditionFailure("no memory for a TLS connection")
        }
        unsafe self.connection = connection
        self.context = context
        self.host = host
        unsafe SSL_set_fd(connection, channel.number)
        unsafe SSL_set_ex_data(connection, 0, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        // Without this OpenSSL would forbid the session's resumption where no farewells were exchanged (RFC
        // 5246 dropped that rule of older versions, section 7.2.1).
        if !isBroken { unsafe SSL_set_shutdown(connection, SSL_SENT_SHUTDOWN | SSL_RECEIVED_SHUTDOWN) }
        unsafe SSL_free(connection)
    }

    /// "TLSv1.2" or "TLSv1.3".
    package var version: String { unsafe String(cString: SSL_get_version(connection)) }

    /// Whether the handshake was shortened by an earlier one.
    package var isResumed: Bool { unsafe SSL_session_reused(connection) == 1 }

    /// What ALPN agreed on; nil when nothing was offered.
    package var applicationProtocol: String? {
        var name: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        unsafe SSL_get0_alpn_selected(connection, &name, &length)
        guard length > 0 else { return nil }
        return unsafe String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
    }

    // MARK: Layer

    package func receive(from channel: Channel, into bytes: inout MutableRawSpan) -> Transfer {
        guard !isBroken else { return .broken }
        var count = 0
        ERR_clear_error()
        let result = unsafe bytes.withUnsafeMutableBytes {
            unsafe SSL_read_ex(connection, $0.baseAddress, $0.count, &count)
        }
        // More may lie in OpenSSL's buffers, so the channel stays readable until OpenSSL itself asks for
        // more.
        if result == 1 { return .moved(count) }
        switch unsafe SSL_get_error(connection, result) {
        case SSL_ERROR_WANT_READ: channel.canRead = false
        case SSL_ERROR_WANT_WRITE:
            channel.canRead = false
            channel.canWrite = false
            readWaitsToWrite = true
        case SSL_ERROR_ZERO_RETURN: return .ended
        default: return fail()
        }
        return .wouldBlock
    }

    package func send(_ bytes: RawSpan, through channel: Channel) -> Transfer {
        guard !isBroken else { return .broken }
        var count = 0
        ERR_clear_error()
        let result = unsafe bytes.withUnsafeBytes {
            unsafe SSL_write_ex(connection, $0.baseAddress, $0.count, &count)
        }
        if result == 1 { return .moved(count) }
        switch unsafe SSL_get_error(connection, result) {
        case SSL_ERROR_WANT_WRITE: channel.canWrite = false
        case SSL_ERROR_WANT_READ:
            channel.canWrite = false
            writeWaitsToRead = true
        default: return fail()
        }
        return .wouldBlock
    }

    package func finishSending(_ channel: Channel) {
        guard !isBroken else { return }
        ERR_clear_error()
        // The farewell is sent or, when the socket is full, lost: then the other side sees a cut stream.
        if unsafe SSL_shutdown(connection) < 0 { ERR_clear_error() }
    }

    package func readied(_ channel: Channel) {
        if readWaitsToWrite && channel.canWrite {
            readWaitsToWrite = false
            channel.canRead = true
        }
        if writeWaitsToRead && channel.canRead {
            writeWaitsToRead = false
            channel.canWrite = true
        }
    }

    private func fail() -> Transfer {
        isBroken = true
        ERR_clear_error()
        return .broken
    }

    // MARK: Sessions

    /// OpenSSL's call when a server has sent a session to resume. 1 means that the reference is ours.
    static func keep(_ session: OpaquePointer?, of connection: OpaquePointer?) -> Int32 {
        guard let session = unsafe session, let connection = unsafe connection,
            let data = unsafe SSL_get_ex_data(connection, 0)
        else { return 0 }
        let layer = unsafe Unmanaged<SecureLayer>.fromOpaque(data).takeUnretainedValue()
        guard let host = layer.host else { return 0 }
        unsafe layer.context.sessions.store(session, for: host)
        return 1
    }
}
