import COpenSSL
import Glibc

/// The TLS settings that many connections share: trusted authorities or a certificate, and TLS 1.2 at least.
///
/// All loops can share one context. After its creation only its session cache changes, under a lock.
@safe package final class TLSContext: @unchecked Sendable {
    package enum Trust: Equatable, Sendable {
        case system
        case file(String)
    }

    /// OpenSSL's handle. It is `package` so that a test's peer can allow only older versions of TLS.
    package let context: OpaquePointer
    let sessions = SessionCache()
    /// The application protocols, each preceded by its length. OpenSSL keeps pointers into this buffer.
    private let protocols: UnsafeMutableBufferPointer<UInt8>

    /// Creates the context for connections to servers. Their certificates and names are always verified.
    ///
    /// - Parameter protocols: the protocols that ALPN offers. If the list is empty, nothing is offered.
    package static func client(
        trusting trust: Trust = .system, offering protocols: [String] = []
    ) throws(TLSError) -> TLSContext {
        let made = unsafe TLSContext(TLS_client_method(), protocols)
        unsafe SSL_CTX_set_verify(made.context, SSL_VERIFY_PEER, nil)
        switch trust {
        case .system: unsafe SSL_CTX_set_default_verify_paths(made.context)
        case .file(let path):
            guard unsafe SSL_CTX_load_verify_file(made.context, path) == 1 else {
                throw .unusableFile(path: path, reason: TLSError.takeReason())
            }
        }
        if !protocols.isEmpty {
            unsafe SSL_CTX_set_alpn_protos(
                made.context, made.protocols.baseAddress, UInt32(made.protocols.count))
        }
        // OpenSSL never looks up a client's session itself, so `SessionCache` stores the sessions by host.
        unsafe openssl_set_session_cache(
            made.context, Int(SSL_SESS_CACHE_CLIENT | SSL_SESS_CACHE_NO_INTERNAL_STORE))
        unsafe SSL_CTX_sess_set_new_cb(made.context) { connection, session in
            unsafe SecureLayer.keepSession(session, of: connection)
        }
        return made
    }

    /// Creates the context for connections from clients.
    ///
    /// - Parameters:
    ///   - chain: a PEM file with the server's certificate first, followed by those that lead to the
    ///     authority.
    ///   - key: a PEM file with the server's private key.
    ///   - protocols: the protocols that ALPN accepts, the preferred first. Clients that offer only others
    ///     are refused.
    package static func server(
        chain: String, key: String, accepting protocols: [String] = ["http/1.1"]
    ) throws(TLSError) -> TLSContext {
        let made = unsafe TLSContext(TLS_server_method(), protocols)
        guard unsafe SSL_CTX_use_certificate_chain_file(made.context, chain) == 1 else {
            throw .unusableFile(path: chain, reason: TLSError.takeReason())
        }
        // Without this callback, OpenSSL would ask on the terminal for the pass phrase of a key, and wait.
        var isEncrypted = false
        unsafe SSL_CTX_set_default_passwd_cb_userdata(made.context, &isEncrypted)
        unsafe SSL_CTX_set_default_passwd_cb(made.context) { _, _, _, isEncrypted in
            unsafe isEncrypted?.assumingMemoryBound(to: Bool.self).pointee = true
            return 0
        }
        let isTaken = unsafe SSL_CTX_use_PrivateKey_file(made.context, key, SSL_FILETYPE_PEM) == 1
        unsafe SSL_CTX_set_default_passwd_cb_userdata(made.context, nil)
        guard isTaken, unsafe SSL_CTX_check_private_key(made.context) == 1 else {
            let reason = TLSError.takeReasonOfKey(chain)
            throw .unusableFile(
                path: key,
                reason: isEncrypted
                    ? "it is encrypted, and nobody can be asked for its pass phrase: openssl pkey decrypts it"
                    : reason)
        }
        let itself = unsafe Unmanaged.passUnretained(made).toOpaque()
        unsafe SSL_CTX_set_alpn_select_cb(
            made.context,
            { _, chosen, length, offered, count, data in
                unsafe TLSContext.select(chosen, length, offered, count, data)
            }, itself)
        return made
    }

    /// When the first of the server's certificates expires, in seconds since 1970. It is nil if the server
    /// has none.
    package var certificateEnd: Int? {
        guard var end = unsafe Self.end(of: SSL_CTX_get0_certificate(context)) else { return nil }
        var place: Int32 = 0
        while let next = unsafe Self.end(of: openssl_chain_certificate(context, place)) {
            end = min(end, next)
            place += 1
        }
        return end
    }

    private static func end(of certificate: OpaquePointer?) -> Int? {
        guard let certificate = unsafe certificate else { return nil }
        var time = unsafe tm()
        guard unsafe ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &time) == 1 else { return nil }
        return unsafe timegm(&time)
    }

    private init(_ method: OpaquePointer?, _ protocols: [String]) {
        ERR_clear_error()
        guard let context = unsafe SSL_CTX_new(method) else {
            preconditionFailure("no memory for a TLS context")
        }
        unsafe self.context = context
        let list = protocols.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
        unsafe self.protocols = .allocate(capacity: list.count)
        unsafe _ = self.protocols.initialize(from: list)
        unsafe openssl_require_tls12(context)
        unsafe openssl_forbid_compression(context)
        // Renegotiation is forbidden, because it costs a server more than the client that requests it. An
        // upstream could use it only to request a client certificate, which the edge does not have. nginx
        // refuses it, too.
        unsafe openssl_forbid_renegotiation(context)
        unsafe openssl_set_mode(
            context,
            Int(SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER)
                | Int(SSL_MODE_RELEASE_BUFFERS))
        unsafe openssl_read_ahead(context)
    }

    deinit {
        unsafe SSL_CTX_free(context)
        unsafe protocols.deallocate()
    }

    /// Chooses a client's protocol: the first one in this context's list that the client offers.
    private static func select(
        _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ length: UnsafeMutablePointer<UInt8>?,
        _ offered: UnsafePointer<UInt8>?, _ count: UInt32, _ context: UnsafeMutableRawPointer?
    ) -> Int32 {
        guard let context = unsafe context else { return SSL_TLSEXT_ERR_NOACK }
        let ours = unsafe Unmanaged<TLSContext>.fromOpaque(context).takeUnretainedValue().protocols
        var match: UnsafeMutablePointer<UInt8>?
        let result = unsafe SSL_select_next_proto(
            &match, length, ours.baseAddress, UInt32(ours.count), offered, count)
        guard result == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_ALERT_FATAL }
        unsafe chosen?.pointee = unsafe UnsafePointer(match)
        return SSL_TLSEXT_ERR_OK
    }
}
