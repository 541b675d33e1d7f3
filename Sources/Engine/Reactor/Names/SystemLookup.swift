import Glibc

package enum LookupFailure: Error, Hashable, Sendable {
    /// The name servers report that the name does not exist or has no address.
    case unknownName
    /// The name servers did not answer, or failed.
    case noAnswer
    /// No result came in time. The look-up itself can still end later.
    case timedOut
    /// Any other error. The value is `getaddrinfo`'s code (`EAI_…`).
    case system(Int32)

    package var text: String {
        switch self {
        case .unknownName: "the name servers have no address for it"
        case .noAnswer: "the name servers give no answer"
        case .timedOut: "the name servers are silent"
        case .system(let code): unsafe String(cString: gai_strerror(code))
        }
    }
}

/// The system's look-up (`getaddrinfo`), which blocks its thread. The addresses have the order of RFC 6724
/// and port 0. A successful look-up has at least one address.
enum SystemLookup {
    static func findAddresses(of host: String) -> Result<[SocketAddress], LookupFailure> {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_ADDRCONFIG
        var first: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, nil, &hints, &first)
        guard code == 0 else { return .failure(LookupFailure(code: code)) }
        defer { unsafe freeaddrinfo(first) }
        var found: [SocketAddress] = []
        var next = unsafe first
        while let entry = unsafe next {
            if let form = unsafe entry.pointee.ai_addr, let address = unsafe SocketAddress(kernelForm: form),
                !found.contains(address)
            {
                found.append(address)
            }
            unsafe next = entry.pointee.ai_next
        }
        return found.isEmpty ? .failure(.unknownName) : .success(found)
    }
}

extension LookupFailure {
    fileprivate init(code: Int32) {
        switch code {
        // The number -5 is EAI_NODATA, a name that glibc defines for GNU sources only.
        case EAI_NONAME, -5: self = .unknownName
        case EAI_AGAIN, EAI_FAIL: self = .noAnswer
        default: self = .system(code)
        }
    }
}
