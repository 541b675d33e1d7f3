import COpenSSL
package import Reactor

/// TLS on a channel, by OpenSSL.
///
/// `connect` and `accept` return a layer after the handshake. If the stream ends without the peer's
/// `close_notify`, the layer reports `.broken`, because an attacker can have cut the stream. Otherwise it
/// reports `.ended`. Before an orderly close, call the channel's `finishSending`.
@safe package final class SecureLayer: Layer {
    /// OpenSSL's handle. It is `package` so that a test's peer can change keys during a transfer.
    package let connection: OpaquePointer
    let context: TLSContext
    /// The host under which the TLS session is stored. It is nil on a server.
    let host: String?
    let socket: SecureSocket
    /// Whether a fatal error has occurred. OpenSSL must not be called after one.
    var isBroken = false
    private var hasFinished = false
    /// Whether to end the sending once the socket has accepted the waiting `close_notify`.
    private var endsAfterFlush = false
    /// The number of bytes that the last `sendEncrypted` has encrypted but not reported as moved. The sender
    /// must keep these bytes until the socket has accepted all of them.
    private var bytesInFlight = 0

    init(_ context: TLSContext, on channel: Channel, host: String?) {
        guard let connection = unsafe SSL_new(context.context) else {
            preconditionFailure("no memory for a TLS connection")
        }
        unsafe self.connection = connection
        self.context = context
        self.host = host
        socket = SecureSocket(channel.number)
        unsafe socket.attach(to: connection)
        unsafe SSL_set_ex_data(connection, 0, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { unsafe SSL_free(connection) }

    /// The version of the protocol: "TLSv1.2" or "TLSv1.3".
    package var version: String { unsafe String(cString: SSL_get_version(connection)) }

    package var isResumed: Bool { unsafe SSL_session_reused(connection) == 1 }

    /// The protocol that ALPN has agreed on. It is nil if there is none.
    package var applicationProtocol: String? {
        var name: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        unsafe SSL_get0_alpn_selected(connection, &name, &length)
        guard length > 0 else { return nil }
        return unsafe String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
    }

    // MARK: Layer

    package func receiveDecrypted(from channel: Channel, into bytes: inout MutableRawSpan) -> Transfer {
        guard !isBroken else { return .broken }
        var count = 0
        emptyErrors()
        let result = unsafe bytes.withUnsafeMutableBytes {
            unsafe SSL_read_ex(connection, $0.baseAddress, $0.count, &count)
        }
        return outcome(of: result, count, channel)
    }

    package func peekDecrypted(at channel: Channel) -> Transfer {
        guard !isBroken else { return .broken }
        var (byte, count) = (UInt8(0), 0)
        emptyErrors()
        let result = unsafe SSL_peek_ex(connection, &byte, 1, &count)
        return outcome(of: result, count, channel)
    }

    private func outcome(of result: Int32, _ count: Int, _ channel: Channel) -> Transfer {
        if socket.isWaiting { channel.isWritable = false }
        if result == 1 {
            // If neither OpenSSL nor the kernel has more bytes, the next read must wait for an event.
            if unsafe socket.isDrained && SSL_has_pending(connection) == 0 { channel.isReadable = false }
            return .moved(count)
        }
        switch unsafe SSL_get_error(connection, result) {
        case SSL_ERROR_WANT_READ:
            channel.isReadable = false
            return .wouldBlock
        case SSL_ERROR_ZERO_RETURN: return .ended
        default: return fail()
        }
    }

    package func sendEncrypted(_ bytes: RawSpan, through channel: Channel) -> Transfer {
        guard !isBroken else { return .broken }
        // If the kernel took only a part the last time, the caller passes the same `bytes` again. The rest of
        // their encrypted form waits in `socket` and is sent first.
        guard socket.flushBytes() else { return block(channel) }
        if bytesInFlight == 0 {
            emptyErrors()
            let result = unsafe bytes.withUnsafeBytes {
                unsafe SSL_write_ex(connection, $0.baseAddress, $0.count, &bytesInFlight)
            }
            guard result == 1 else { return fail() }
            if socket.isWaiting { return block(channel) }
        }
        defer { bytesInFlight = 0 }
        return socket.isBroken ? .broken : .moved(bytesInFlight)
    }

    private func block(_ channel: Channel) -> Transfer {
        channel.isWritable = false
        return .wouldBlock
    }

    package func finishSending(_ channel: Channel) -> Bool {
        guard !isBroken, !hasFinished else { return true }
        hasFinished = true
        ERR_clear_error()
        if unsafe SSL_shutdown(connection) < 0 { ERR_clear_error() }
        guard socket.isWaiting else { return true }
        channel.isWritable = false
        endsAfterFlush = true
        return false
    }

    package func channelBecameReady(_ channel: Channel) {
        if channel.isReadable {
            socket.isDrained = false
            socket.peerClosed = channel.peerClosed
        }
        if channel.isWritable { flush(channel) }
    }

    private func flush(_ channel: Channel) {
        guard socket.flushBytes() else { return channel.isWritable = false }
        guard endsAfterFlush else { return }
        endsAfterFlush = false
        Sockets.finishSending(channel.number)
    }

    /// Empties the thread's queue of errors, as `SSL_get_error` requires before each call of OpenSSL
    /// (SSL_get_error(3)). The queue is nearly always empty, and this check costs a tenth of clearing it.
    private func emptyErrors() {
        if ERR_peek_error() != 0 { ERR_clear_error() }
    }

    private func fail() -> Transfer {
        isBroken = true
        ERR_clear_error()
        return .broken
    }

    // MARK: Sessions

    /// OpenSSL calls this for each session that can be resumed. The result 0 means that OpenSSL keeps its
    /// reference.
    static func keepSession(_ session: OpaquePointer?, of connection: OpaquePointer?) -> Int32 {
        guard let session = unsafe session, let connection = unsafe connection,
            let data = unsafe SSL_get_ex_data(connection, 0)
        else { return 0 }
        let layer = unsafe Unmanaged<SecureLayer>.fromOpaque(data).takeUnretainedValue()
        guard let host = layer.host else { return 0 }
        unsafe layer.context.sessions.storeSession(session, for: host)
        return 0
    }
}
