import Glibc

/// The address on which a socket listens, or to which it connects.
package enum SocketAddress: Hashable, Sendable {
    /// An IPv4 address in host byte order.
    case v4(UInt32, port: UInt16)
    /// An IPv6 address. Its 16 bytes are two big-endian words.
    case v6(UInt64, UInt64, port: UInt16)
    /// The path of a unix-domain socket, at most 107 bytes.
    case unix(String)

    package static func loopback(port: UInt16) -> SocketAddress { .v4(0x7F00_0001, port: port) }

    package var port: UInt16? {
        switch self {
        case .v4(_, let port), .v6(_, _, let port): port
        case .unix: nil
        }
    }

    package func with(port: UInt16) -> SocketAddress {
        switch self {
        case .v4(let address, _): .v4(address, port: port)
        case .v6(let high, let low, _): .v6(high, low, port: port)
        case .unix: self
        }
    }

    /// The 4 or 16 bytes of an IP address in network order. It is nil for a unix socket.
    package var bytes: [UInt8]? {
        switch self {
        case .v4(let word, _): (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
        case .v6(let high, let low, _):
            [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
        case .unix: nil
        }
    }

    package init?(numeric text: String, port: UInt16) {
        var four = in_addr()
        var six = in6_addr()
        if unsafe inet_pton(AF_INET, text, &four) == 1 {
            self = .v4(UInt32(bigEndian: four.s_addr), port: port)
        } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
            self = .v6(in6: six, port: port)
        } else {
            return nil
        }
    }

    private static func v6(in6 address: in6_addr, port: UInt16) -> SocketAddress {
        let words = unsafe unsafeBitCast(address, to: (UInt64, UInt64).self)
        return .v6(UInt64(bigEndian: words.0), UInt64(bigEndian: words.1), port: port)
    }
}

extension SocketAddress {
    var family: Int32 {
        switch self {
        case .v4: AF_INET
        case .v6: AF_INET6
        case .unix: AF_UNIX
        }
    }

    func withKernelForm<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var storage = sockaddr_storage()
        let length = write(to: &storage)
        return unsafe withUnsafePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
        }
    }

    private func write(to storage: inout sockaddr_storage) -> socklen_t {
        unsafe withUnsafeMutableBytes(of: &storage) { bytes in
            switch self {
            case .v4(let address, let port):
                var form = sockaddr_in()
                form.sin_family = sa_family_t(AF_INET)
                form.sin_port = port.bigEndian
                form.sin_addr.s_addr = address.bigEndian
                unsafe bytes.storeBytes(of: form, as: sockaddr_in.self)
                return socklen_t(MemoryLayout<sockaddr_in>.size)
            case .v6(let high, let low, let port):
                var form = sockaddr_in6()
                form.sin6_family = sa_family_t(AF_INET6)
                form.sin6_port = port.bigEndian
                form.sin6_addr = unsafe unsafeBitCast((high.bigEndian, low.bigEndian), to: in6_addr.self)
                unsafe bytes.storeBytes(of: form, as: sockaddr_in6.self)
                return socklen_t(MemoryLayout<sockaddr_in6>.size)
            case .unix(let path):
                let name = Array(path.utf8)
                precondition(name.count < 108, "a unix socket's path has at most 107 bytes")
                unsafe bytes.storeBytes(of: sa_family_t(AF_UNIX), as: sa_family_t.self)
                for (offset, byte) in name.enumerated() { unsafe bytes[2 + offset] = byte }
                return socklen_t(2 + name.count + 1)
            }
        }
    }

    /// Reads an address in the kernel's form. The result is nil if it is not an IPv4, IPv6 or unix address.
    init?(kernelForm pointer: UnsafePointer<sockaddr>) {
        switch Int32(unsafe pointer.pointee.sa_family) {
        case AF_INET:
            self = unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                .v4(
                    UInt32(bigEndian: unsafe $0.pointee.sin_addr.s_addr),
                    port: UInt16(bigEndian: unsafe $0.pointee.sin_port))
            }
        case AF_INET6:
            self = unsafe pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                .v6(in6: unsafe $0.pointee.sin6_addr, port: UInt16(bigEndian: unsafe $0.pointee.sin6_port))
            }
        case AF_UNIX:
            // A client's end of a unix connection has an empty path, so `sun_path` contains only zeros.
            let path = unsafe pointer.withMemoryRebound(to: sockaddr_un.self, capacity: 1) { form in
                unsafe withUnsafeBytes(of: form.pointee.sun_path) { unsafe Array($0) }
            }
            self = .unix(String(decoding: path.prefix { $0 != 0 }, as: UTF8.self))
        default: return nil
        }
    }

    /// Reads an address that a call of the kernel writes, such as `getsockname` or `accept4`.
    static func fromKernel(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> (result: Int32, address: SocketAddress?) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { form in
                let result = unsafe body(form, &length)
                return (result, result < 0 ? nil : unsafe SocketAddress(kernelForm: form))
            }
        }
    }
}

extension SocketAddress: CustomStringConvertible {
    package var description: String {
        switch self {
        case .v4(_, let port): "\(bytes?.map(String.init).joined(separator: ".") ?? ""):\(port)"
        case .v6(_, _, let port): "[\(Self.text(ofSix: bytes ?? []))]:\(port)"
        case .unix(let path): path
        }
    }

    private static func text(ofSix bytes: [UInt8]) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard bytes.count == 16, unsafe inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
            return ""
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
