package import Dialects

/// One endpoint of an upstream: a key with an address.
package struct EndpointSettings: Hashable, Sendable {
    /// The endpoint's name, which is unique in its upstream. If the configuration sets no name, the
    /// endpoint's number is used, counted from 1.
    package let name: String
    package let address: HTTPAddress
    package let key: Secret?
    package let keyField: KeyField
    /// The share of the callers that the endpoint serves is in proportion to this weight.
    package let weight: Int
}

extension EndpointSettings {
    private static let keys = KeyList {
        Key("name", "Its name in metrics and logs, after the upstream's; by default its number.")
        Key("url", "The endpoint's address; by default the upstream's.")
        Key("key", "The endpoint's key; by default the upstream's.")
        Key("send_key_as", "The field that carries its key; by default as the upstream's.")
        Key("weight", default: "1", "The endpoint's share of the callers, in proportion to the others'.")
    }
    /// The most endpoints of an upstream. A set of endpoints is stored in the 64 bits of one number.
    private static let most = 64

    /// - Parameter upstream: the upstream, whose settings apply to endpoints without settings of their own.
    static func readList(_ value: Value, of upstream: Upstream) -> [EndpointSettings] {
        let items = value.readList("one entry for each key or address")
        guard (1...most).contains(items.count) else {
            if case .list = value.node.content { value.complain("an upstream has 1 to \(most) endpoints") }
            return []
        }
        var seen: Set<String> = []
        return items.enumerated().compactMap { index, item in
            guard let section = item.section(keys),
                let endpoint = EndpointSettings(section, number: index + 1, of: upstream)
            else { return nil }
            if !seen.insert(endpoint.name).inserted {
                (section["name"] ?? item).complain(
                    "another endpoint of this upstream has the name \(endpoint.name); choose a different one")
            }
            return endpoint
        }
    }

    private init?(_ section: Section, number: Int, of upstream: Upstream) {
        let name = section["name"].map { $0.readName("endpoint's name") } ?? "\(number)"
        let written = section["url"]
        let own = written?.upstreamAddress(isPrivate: upstream.allowsPrivateAddresses)
        let key = section["key"]?.readSecret("a key") ?? upstream.key
        keyField = section["send_key_as"]?.keyField(isKeyed: key != nil) ?? upstream.keyField
        weight = section.readInt("weight", in: 1...1000)
        guard let name, written == nil || own != nil else { return nil }
        (self.name, address, self.key) = (name, own ?? upstream.address, key)
    }
}

/// One address of an upstream, with the key that is sent to it.
package struct UpstreamPlace: Hashable, Sendable {
    /// The upstream's settings, as if it had only this address and this key.
    package let upstream: Upstream
    /// The endpoint's name in metrics and logs: `openai`, or `openai/eu` if there are several endpoints.
    package let label: String
    package let weight: Int
    /// Whether the upstream has other endpoints to which its requests can be sent.
    package let hasOthers: Bool
}

extension Settings {
    package var places: [UpstreamPlace] { upstreams.flatMap(\.places) }
}

extension Upstream {
    package var places: [UpstreamPlace] {
        if endpoints.isEmpty {
            return [UpstreamPlace(upstream: self, label: name, weight: 1, hasOthers: false)]
        }
        return endpoints.map { endpoint in
            UpstreamPlace(
                upstream: replacingEndpoint(endpoint), label: "\(name)/\(endpoint.name)",
                weight: endpoint.weight,
                hasOthers: endpoints.count > 1)
        }
    }
}
