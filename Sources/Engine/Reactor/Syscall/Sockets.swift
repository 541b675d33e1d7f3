import CLinux
import Glibc

/// The system calls for sockets. Each socket is non-blocking and close-on-exec from its creation.
package enum Sockets {
    /// Opens a listening socket. If `shared` is true, every loop can open one on the same port
    /// (`SO_REUSEPORT`).
    package static func listen(
        on address: SocketAddress, shared: Bool, backlog: Int32 = 4096
    ) throws(SystemError) -> Descriptor {
        let socket = try open(family: address.family)
        set(socket, SOL_SOCKET, SO_REUSEADDR, 1)
        if shared { set(socket, SOL_SOCKET, SO_REUSEPORT, 1) }
        // A socket at `[::]` also accepts IPv4 connections. Their peers have addresses such as
        // ::ffff:192.0.2.1.
        if case .v6(let high, let low, _) = address {
            set(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, high == 0 && low == 0 ? 0 : 1)
        }
        guard unsafe address.withKernelForm({ unsafe bind(socket.number, $0, $1) }) == 0 else {
            throw SystemError.lastError("bind")
        }
        guard CLinux.listen(socket.number, backlog) == 0 else { throw SystemError.lastError("listen") }
        return socket
    }

    /// Gives the connections of a shared port only to the first `count` sockets, which all listen already. A
    /// process of the same user that listens on the port later gets none. On a kernel without this feature,
    /// such a process gets some of the connections.
    package static func keepShare(among count: Int, _ socket: borrowing Descriptor) {
        _ = linux_keep_among(socket.number, UInt32(count))
    }

    package static func localAddress(of number: Int32) -> SocketAddress? {
        unsafe SocketAddress.fromKernel { unsafe getsockname(number, $0, $1) }.address
    }

    /// The address of a connected socket's peer. It is nil if the socket is not connected.
    package static func remoteAddress(of number: Int32) -> SocketAddress? {
        unsafe SocketAddress.fromKernel { unsafe getpeername(number, $0, $1) }.address
    }

    /// Begins to connect. When the socket is ready to write, `pendingError` returns the result.
    ///
    /// - Parameters:
    ///   - source: the local address. The kernel chooses its port. One address has some 28,000 ports towards
    ///     one server, so more connections need more addresses.
    ///   - configure: sets options that must precede the handshake, such as the size of buffers.
    package static func connect(
        to address: SocketAddress, from source: SocketAddress? = nil, configure: ((Int32) -> Void)? = nil
    ) throws(SystemError) -> Descriptor {
        let socket = try open(family: address.family)
        configure?(socket.number)
        if let source {
            linux_bind_without_port(socket.number)
            guard unsafe source.withKernelForm({ unsafe bind(socket.number, $0, $1) }) == 0 else {
                throw SystemError.lastError("bind")
            }
        }
        if address.port != nil { set(socket, Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
        let result = unsafe address.withKernelForm { unsafe CLinux.connect(socket.number, $0, $1) }
        guard result == 0 || errno == EINPROGRESS else { throw SystemError.lastError("connect") }
        return socket
    }

    static func acceptConnection(from listener: borrowing Descriptor) -> (
        descriptor: Int32, peer: SocketAddress?
    ) {
        let number = listener.number
        let (socket, peer) = unsafe SocketAddress.fromKernel { unsafe linux_accept(number, $0, $1) }
        return (socket, peer)
    }

    static func disableDelay(_ number: Int32) {
        var one: Int32 = 1
        _ = unsafe setsockopt(
            number, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    /// The result of an attempt to connect: 0, or an `errno`.
    static func pendingError(of number: Int32) -> Int32 {
        var value: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(number, SOL_SOCKET, SO_ERROR, &value, &length) == 0 else { return errno }
        return value
    }

    package static func receive(_ number: Int32, into bytes: inout MutableRawSpan) -> Transfer {
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
            retryInterrupted { unsafe linux_receive(number, buffer.baseAddress, buffer.count) }
        }
        if count > 0 { return .moved(count) }
        if count == 0 { return .ended }
        return errno == EAGAIN ? .wouldBlock : .broken
    }

    /// Returns what `receive` would return, but consumes no byte.
    static func peek(_ number: Int32) -> Transfer {
        var byte: UInt8 = 0
        let count = retryInterrupted { unsafe recv(number, &byte, 1, Int32(MSG_PEEK)) }
        if count > 0 { return .moved(count) }
        if count == 0 { return .ended }
        return errno == EAGAIN ? .wouldBlock : .broken
    }

    /// Returns up to `most` received bytes and leaves them in the socket.
    static func peek(_ number: Int32, atMost most: Int) -> (Transfer, [UInt8]) {
        var count = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
            count = retryInterrupted { unsafe recv(number, buffer.baseAddress, most, Int32(MSG_PEEK)) }
            filled = max(0, count)
        }
        if count > 0 { return (.moved(count), bytes) }
        if count == 0 { return (.ended, bytes) }
        return (errno == EAGAIN ? .wouldBlock : .broken, bytes)
    }

    package static func send(_ number: Int32, _ bytes: RawSpan) -> Transfer {
        let count = unsafe bytes.withUnsafeBytes { buffer in
            retryInterrupted {
                unsafe linux_send(number, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
            }
        }
        if count > 0 { return .moved(count) }
        return errno == EAGAIN ? .wouldBlock : .broken
    }

    /// Sends one datagram to a unix socket. A path that begins with `@` is the name of an abstract socket.
    static func sendDatagram(_ text: String, to path: String) -> Bool {
        let bytes = Array(text.utf8)
        return unsafe bytes.withUnsafeBytes {
            unsafe linux_send_datagram(path, $0.baseAddress, $0.count) == 0
        }
    }

    /// The number of sent bytes that a TCP peer has not acknowledged. It is 0 for other sockets.
    static func unacknowledgedBytes(_ number: Int32) -> Int { Int(linux_unacknowledged(number)) }

    /// Makes the next close send a reset instead of an orderly end.
    static func resetOnClose(_ number: Int32) {
        var linger = CLinux.linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(
            number, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<CLinux.linger>.size))
    }

    package static func finishSending(_ number: Int32) { _ = shutdown(number, Int32(SHUT_WR)) }

    private static func open(family: Int32) throws(SystemError) -> Descriptor {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let number = socket(family, kind, 0)
        guard number >= 0 else { throw SystemError.lastError("socket") }
        return Descriptor(owning: number)
    }

    private static func set(_ socket: borrowing Descriptor, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = unsafe setsockopt(socket.number, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}
