import Bytes
package import Reactor
import Wire

extension ServerCall {
    /// The client's address: the connection's peer, or the client that a trusted balancer names. Limits by
    /// address use this address.
    ///
    /// Balancers append to X-Forwarded-For, so the field is read from right to left. The first address that
    /// is not a balancer's is the client's. The client can forge everything to the left of it.
    package var clientAddress: SocketAddress? {
        guard let proxies = server.limits.trustedProxies, proxies.includeAddress(peer) else { return peer }
        var last = peer
        for index in (0..<head.fields.count).reversed() where head.fields[index].known == .xForwardedFor {
            let text = String(decoding: bytes(head.fields[index].value), as: UTF8.self)
            for hop in text.split(separator: ",", omittingEmptySubsequences: false).reversed() {
                guard let address = SocketAddress(hop: hop) else { return last }
                guard proxies.includeAddress(address) else { return address }
                last = address
            }
        }
        return last
    }

    /// Whether the client's address comes from a balancer.
    package var isForwarded: Bool { clientAddress != peer }
}

extension SocketAddress {
    /// Reads one element of X-Forwarded-For: an address, after which some balancers write a port.
    fileprivate init?(hop: Substring) {
        var text = hop.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        if text.first == "[", let end = text.firstIndex(of: "]") {
            text = text[text.index(after: text.startIndex)..<end]
        } else if let colon = text.firstIndex(of: ":"), colon == text.lastIndex(of: ":") {
            text = text[..<colon]
        }
        guard text.utf8.count <= 45 else { return nil }
        self.init(numeric: String(text), port: 0)
    }
}
