import Glibc

/// Name look-ups, off the loop.
package enum Resolver {
    /// The addresses of a host, in the system's order of preference; empty where the name is not known.
    ///
    /// A numeric address is answered at once. `path` names a unix socket with a leading `/`.
    package static func addresses(of host: String, port: UInt16, on loop: EventLoop) async -> [SocketAddress]
    {
        if host.hasPrefix("/") { return [.unix(host)] }
        if let address = SocketAddress(numeric: host, port: port) { return [address] }
        return await loop.offload { lookUp(host, port: port) }
    }

    private static func lookUp(_ host: String, port: UInt16) -> [SocketAddress] {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_ADDRCONFIG
        var first: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
        defer { unsafe freeaddrinfo(first) }
        var found: [SocketAddress] = []
        var next = unsafe first
        while let entry = unsafe next {
            if let form = unsafe entry.pointee.ai_addr, let address = unsafe SocketAddress(kernelForm: form) {
                found.append(address.with(port: port))
            }
            unsafe next = entry.pointee.ai_next
        }
        return found
    }
}
