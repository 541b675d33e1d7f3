import COpenSSL
package import TLS

/// Sends TLS messages that a peer may send at any time. They must not be read as application data. A message
/// is sent at once if no bytes are waiting, and otherwise with the next bytes.
extension SecureLayer {
    /// TLS 1.3: changes the keys with which this side sends. If `asks` is true, the other side must change
    /// its keys, too (RFC 8446, section 4.6.3).
    package func changeKeys(asks: Bool = true) {
        let kind = asks ? SSL_KEY_UPDATE_REQUESTED : SSL_KEY_UPDATE_NOT_REQUESTED
        if unsafe SSL_key_update(connection, kind) == 1 { unsafe _ = SSL_do_handshake(connection) }
        ERR_clear_error()
    }

    /// TLS 1.3: a server sends another session ticket (RFC 8446, section 4.6.1).
    package func sendTicket() {
        if unsafe SSL_new_session_ticket(connection) == 1 { unsafe _ = SSL_do_handshake(connection) }
        ERR_clear_error()
    }

    /// Sends close_notify of TLS (RFC 8446, section 6.1). The socket stays open.
    package func sendCloseNotify() {
        unsafe _ = SSL_shutdown(connection)
        ERR_clear_error()
    }

    package func renegotiate() {
        unsafe _ = SSL_clear_options(connection, noRenegotiation)
        if unsafe SSL_renegotiate(connection) == 1 { unsafe _ = SSL_do_handshake(connection) }
        ERR_clear_error()
    }
}

/// The value of the macro `SSL_OP_NO_RENEGOTIATION`, which Swift cannot import.
private let noRenegotiation: UInt64 = 1 << 30

extension TLSContext {
    package func limitToTLS12() {
        unsafe _ = SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
    }
}
