import Identity
import Reception
import Settings

extension Guests {
    /// The identity sources of a configuration; `demoUsers` may also be named by their own keys, from this
    /// machine.
    init(_ settings: Settings, demoUsers: [String]) {
        var sources: [CallerSource] = []
        var tenants: [String] = []
        for source in settings.identity {
            switch source {
            case .trustedHeader(let name, let peers, let tenant):
                sources.append(.trustedHeader(name: Array(name.utf8)) { Self.isAmong(peers, $0) })
                tenants.append(tenant ?? "")
            }
        }
        if !demoUsers.isEmpty {
            let loopback = ["127.0.0.0/8", "::1/128"].compactMap(IPNetwork.init)
            sources.append(
                .demoKeys(users: demoUsers.map { Array($0.utf8) }) { Self.isAmong(loopback, $0) })
            tenants.append("")
        }
        self.init(Doorkeeper(sources), tenants: tenants)
    }

    private static func isAmong(_ networks: [IPNetwork], _ peer: PeerAddress) -> Bool {
        guard let address = IPAddress(bytes: peer) else { return false }
        return networks.contains { $0.contains(address) }
    }
}
