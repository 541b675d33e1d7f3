import COpenSSL
import Glibc
package import Reactor

extension SecureLayer {
    /// Performs the handshake with a server and verifies that its certificate is for `host`, a name or a
    /// numeric address. Afterwards all bytes of the channel are encrypted. The channel's deadline limits the
    /// wait.
    @discardableResult
    package static func connect(
        _ channel: Channel, _ context: TLSContext, host: String
    ) async throws(TLSError) -> SecureLayer {
        let layer = SecureLayer(context, on: channel, host: host)
        layer.expect(host)
        unsafe SSL_set_connect_state(layer.connection)
        unsafe context.sessions.offerSession(to: layer.connection, host: host)
        try await layer.shakeHands(over: channel)
        return layer
    }

    @discardableResult
    package static func accept(_ channel: Channel, _ context: TLSContext) async throws(TLSError)
        -> SecureLayer
    {
        let layer = SecureLayer(context, on: channel, host: nil)
        unsafe SSL_set_accept_state(layer.connection)
        try await layer.shakeHands(over: channel)
        return layer
    }

    /// Sets the server name that is verified and sent. A numeric address is not sent (RFC 6066).
    private func expect(_ host: String) {
        let parameters = unsafe SSL_get0_param(connection)
        if SocketAddress(numeric: host, port: 0) != nil {
            unsafe X509_VERIFY_PARAM_set1_ip_asc(parameters, host)
        } else {
            let name = host.hasSuffix(".") ? String(host.dropLast()) : host
            unsafe openssl_set_server_name(connection, name)
            unsafe X509_VERIFY_PARAM_set_hostflags(parameters, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
            unsafe SSL_set1_host(connection, name)
        }
    }

    private func shakeHands(over channel: Channel) async throws(TLSError) {
        // The layer is set before the handshake ends, because it must send those bytes of the handshake that
        // the socket did not accept at once.
        channel.layer = self
        socket.peerClosed = channel.peerClosed
        while true {
            guard !channel.isAborted else { throw fail(channel.timedOut ? .timedOut : .aborted) }
            ERR_clear_error()
            let result = unsafe SSL_do_handshake(connection)
            if result == 1 { break }
            let code = unsafe SSL_get_error(connection, result)
            guard code == SSL_ERROR_WANT_READ else {
                if let host { context.sessions.forgetSession(host) }
                throw fail(failure(code: code))
            }
            channel.isReadable = false
            await channel.waitUntilReadable()
        }
        // OpenSSL perhaps already has bytes that came with the end of the handshake. No event will report
        // them, so the channel is marked as readable.
        channel.isReadable = true
        channel.isWritable = !socket.isWaiting
    }

    private func fail(_ error: TLSError) -> TLSError {
        isBroken = true
        return error
    }

    private func failure(code: Int32) -> TLSError {
        let verdict = unsafe SSL_get_verify_result(connection)
        if let host, let error = TLSError(verdict: verdict, host: host) {
            ERR_clear_error()
            return error
        }
        let error = ERR_peek_error()
        let isCut = error != 0 && openssl_reason(error) == SSL_R_UNEXPECTED_EOF_WHILE_READING
        if code == SSL_ERROR_SYSCALL && error == 0 || code == SSL_ERROR_ZERO_RETURN || isCut {
            ERR_clear_error()
            return .hungUp
        }
        // OpenSSL reports one of these errors if the first bytes are not a TLS record. For example, it reads
        // the text of an HTTP answer as a wrong length.
        let isForeign =
            [SSL_R_WRONG_VERSION_NUMBER, SSL_R_PACKET_LENGTH_TOO_LONG, SSL_R_HTTP_REQUEST]
            .contains(openssl_reason(error))
        let reason = TLSError.takeReason()
        return isForeign ? .noTLS(reason: reason) : .failedHandshake(reason: reason)
    }
}
