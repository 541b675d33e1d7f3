import COpenSSL
import Reactor

/// The socket below a TLS connection, as OpenSSL's BIO. It accepts all bytes that OpenSSL writes, and keeps
/// those that the kernel does not accept yet.
///
/// A refused write would stop OpenSSL in the middle of a record. If OpenSSL then had to answer a change of
/// keys during a read, the connection would break ("bad length"). OpenSSL also allows no read after a failed
/// write, although the socket can still be read.
@safe final class SecureSocket {
    private let number: Int32
    /// The bytes that OpenSSL has written and the kernel has not accepted yet.
    private var waiting: [UInt8] = []
    private var sent = 0
    /// Whether the kernel accepts no more bytes, because the connection is broken.
    private(set) var isBroken = false
    /// Whether the last read emptied the socket. The next read is tried only after another event.
    var isDrained = false
    /// Whether the peer has closed the connection. The poller reports this once, so a read must not wait for
    /// another event.
    var peerClosed = false

    /// The most bytes that can wait: a record, and some handshake messages for a peer that reads nothing.
    private static let mostWaiting = 64 << 10

    init(_ number: Int32) { self.number = number }

    /// Makes this object the connection's BIO. The object must outlive the connection.
    func attach(to connection: OpaquePointer) {
        let bio = unsafe BIO_new(Self.method)
        unsafe BIO_set_data(bio, Unmanaged.passUnretained(self).toOpaque())
        unsafe BIO_set_init(bio, 1)
        unsafe SSL_set_bio(connection, bio, bio)
    }

    /// Sends the waiting bytes. Returns false if the kernel does not accept all of them now.
    func flushBytes() -> Bool {
        while sent < waiting.count, !isBroken {
            switch Self.send(number, waiting, from: sent) {
            case .moved(let count): sent += count
            case .wouldBlock: return false
            case .ended, .broken: isBroken = true
            }
        }
        if !waiting.isEmpty { waiting = [] }
        sent = 0
        return true
    }

    /// Sends the array's bytes from `start` on. The array is a parameter, as a span of a field cannot
    /// outlive the access to the field.
    private static func send(_ number: Int32, _ bytes: [UInt8], from start: Int) -> Transfer {
        unsafe Sockets.send(number, bytes.span.bytes.extracting(droppingFirst: start))
    }

    var isWaiting: Bool { !waiting.isEmpty }

    // MARK: OpenSSL's calls

    /// Sends bytes and keeps those that the kernel does not accept. Returns false if more than `mostWaiting`
    /// bytes would wait.
    private func write(_ bytes: RawSpan) -> Bool {
        // On a broken socket the bytes are dropped without an error, because `isBroken` reports the fault.
        guard !isBroken else { return true }
        var rest = bytes
        if waiting.isEmpty {
            switch Sockets.send(number, bytes) {
            case .moved(let count): rest = bytes.extracting(droppingFirst: count)
            case .wouldBlock: break
            case .ended, .broken: isBroken = true
            }
            if rest.isEmpty || isBroken { return true }
        }
        guard waiting.count - sent + rest.byteCount <= Self.mostWaiting else { return false }
        unsafe rest.withUnsafeBytes { unsafe waiting.append(contentsOf: $0) }
        return true
    }

    private func read(into bytes: inout MutableRawSpan) -> Transfer {
        guard !isDrained else { return .wouldBlock }
        let transfer = Sockets.receive(number, into: &bytes)
        switch transfer {
        case .moved(let count): isDrained = count < bytes.byteCount && !peerClosed
        case .wouldBlock: isDrained = true
        case .ended, .broken: break
        }
        return transfer
    }

    private static func owner(of bio: OpaquePointer?) -> SecureSocket? {
        guard let data = unsafe BIO_get_data(bio) else { return nil }
        return unsafe Unmanaged<SecureSocket>.fromOpaque(data).takeUnretainedValue()
    }

    nonisolated(unsafe) private static let method: OpaquePointer? = {
        let kind = BIO_get_new_index() | BIO_TYPE_SOURCE_SINK
        let method = unsafe BIO_meth_new(kind, "socket")
        unsafe BIO_meth_set_write_ex(method) { bio, bytes, count, written in
            guard let bytes = unsafe bytes, let socket = unsafe owner(of: bio) else { return 0 }
            let span = unsafe RawSpan(_unsafeStart: bytes, byteCount: count)
            guard socket.write(span) else { return 0 }
            unsafe written?.pointee = count
            return 1
        }
        unsafe BIO_meth_set_read_ex(method) { bio, bytes, count, read in
            guard let bytes = unsafe bytes, let socket = unsafe owner(of: bio) else { return 0 }
            let room = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: count)
            var span = unsafe MutableRawSpan(_unsafeBytes: room)
            unsafe BIO_clear_flags(bio, SecureSocket.retryFlags)
            switch socket.read(into: &span) {
            case .moved(let count):
                unsafe read?.pointee = count
                return 1
            case .wouldBlock: unsafe BIO_set_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_SHOULD_RETRY)
            case .ended: unsafe BIO_set_flags(bio, BIO_FLAGS_IN_EOF)
            case .broken: break
            }
            return 0
        }
        unsafe BIO_meth_set_ctrl(method) { bio, command, _, _ in
            switch command {
            case BIO_CTRL_FLUSH: 1
            case BIO_CTRL_EOF: unsafe BIO_test_flags(bio, BIO_FLAGS_IN_EOF) == 0 ? 0 : 1
            default: 0
            }
        }
        return unsafe method
    }()

    private static let retryFlags = BIO_FLAGS_READ | BIO_FLAGS_WRITE | BIO_FLAGS_SHOULD_RETRY
}
