import Bytes
package import HTTP
package import Reactor
import Wire

/// The host names under which the admin listener answers.
///
/// A web page can make its own host name resolve to this machine, and could then read the answers (DNS
/// rebinding). However, the browser still sends the page's host name in `Host`. Therefore only loopback
/// names, the connection's local address and configured names are accepted. The port is ignored.
package struct AllowedHosts: Sendable {
    private let names: Set<String>
    private let addresses: Set<SocketAddress>

    /// - Parameter written: the host names and addresses in the configuration.
    package init(_ written: [String]) {
        names = Set(["localhost"] + written.map { $0.lowercased() })
        addresses = Set(written.compactMap(Self.address))
    }

    /// - Parameters:
    ///   - host: the host of the request, without its port.
    ///   - local: the local address of the connection.
    package func contains(_ host: String, local: SocketAddress?) -> Bool {
        if let address = Self.address(host) {
            return Self.isLoopback(address) || addresses.contains(address)
                || address == local.map { Self.unmapped($0.with(port: 0)) }
        }
        // A host name with a final dot is the same name (RFC 1034, section 3.1), so the dot is removed.
        let name = host.lowercased()
        return names.contains(name.last == "." ? String(name.dropLast()) : name)
    }

    /// Reads a numeric address. An IPv6 address can be in brackets.
    private static func address(_ text: String) -> SocketAddress? {
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let bare = isBracketed ? String(text.dropFirst().dropLast()) : text
        return SocketAddress(numeric: bare, port: 0).map(unmapped)
    }

    /// Converts an IPv4-mapped IPv6 address (`::ffff:127.0.0.1`) to the IPv4 address.
    private static func unmapped(_ address: SocketAddress) -> SocketAddress {
        guard case .v6(0, let low, let port) = address, low >> 32 == 0xFFFF else { return address }
        return .v4(UInt32(truncatingIfNeeded: low), port: port)
    }

    private static func isLoopback(_ address: SocketAddress) -> Bool {
        switch address {
        case .v4(let number, _): number >> 24 == 127
        case .v6(let high, let low, _): high == 0 && low == 1
        case .unix: false
        }
    }
}

/// Refuses requests to the admin listener whose `Host` is not one of its names. `/livez` and `/readyz` accept
/// every name, because probes use the address of a pod or the name of a service. The answers to them contain
/// no secrets. An instance is bound to one event loop.
package final class HostCheck: TaskResponder {
    package var hosts: AllowedHosts
    private let behind: any TaskResponder

    package init(_ hosts: AllowedHosts, before behind: any TaskResponder) {
        self.hosts = hosts
        self.behind = behind
    }

    package func respond(to call: ServerCall) async {
        let host = Self.host(call.head, call.inbound)
        let local = call.localAddress
        guard host.isProbe || hosts.contains(host.name, local: local) else {
            return AdminProblem(
                .misdirectedRequest,
                "This listener does not answer to the host name of the request. Add the name to admin: "
                    + "allowed_hosts: in the configuration, or ask by the listener's own address."
            ).answer(call)
        }
        await behind.respond(to: call)
    }

    /// The host of an absolute request target, or else of the field `Host`; empty if there is neither.
    private static func host(
        _ head: RequestHead, _ inbound: borrowing ByteBuffer
    ) -> (name: String, isProbe: Bool) {
        let bytes = inbound.readable
        let path = bytes[head.path]
        let isProbe = path.equals("/livez") || path.equals("/readyz")
        let host = bytes[head.host]
        guard let authority = Authority(host) else { return ("", isProbe) }
        return (String(copying: host.extracting(first: authority.nameLength)), isProbe)
    }
}
