import Bytes
package import Reactor
import Wire

extension ServerCall {
    /// The address that the request comes from: the other end of the connection, or, where that is a
    /// balancer, the client whom it names. Whatever is limited by address is counted for this one.
    ///
    /// X-Forwarded-For is read from its end, where the balancers have written. The first address that is no
    /// balancer's is the client's; what stands before it a client may have made up.
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

    /// Whether a balancer says who the client is.
    package var isForwarded: Bool { clientAddress != peer }
}

extension SocketAddress {
    /// One element of X-Forwarded-For: an address, which some balancers write with its port.
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
