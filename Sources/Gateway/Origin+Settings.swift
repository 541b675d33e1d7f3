package import HTTP
package import Observe
import Reactor
import Settings

extension Origin {
    /// Keeps connections to public addresses, whatever the name leads to (GUARANTEES, "Security", 6), unless
    /// the configuration says `private: true`; and tells the operator what keeps connections from being made.
    ///
    /// - Parameter name: what the configuration calls it, such as `upstream llm`.
    package mutating func keepToPublicAddresses(
        unless allowsPrivate: Bool, name: String, telling troubles: TroubleLog?
    ) {
        if !allowsPrivate {
            accepts = { address in
                guard let address = address.bytes.flatMap(IPAddress.init(bytes:)) else { return false }
                return !address.isPrivate
            }
        }
        guard let troubles else { return }
        let host = host
        report = { news in troubles.take(news, name, host) }
    }
}

extension TroubleLog {
    fileprivate func take(_ news: OriginNews, _ name: String, _ host: String) {
        let (address, trust, descriptors) = ("\(name) private", "\(name) trust", "\(name) descriptors")
        switch news {
        case .refused(let refused):
            let text = refused.bytes.flatMap(IPAddress.init(bytes:)).map { "\($0)" } ?? "a private one"
            begin(
                address,
                "The name \(host) of \(name) leads to \(text), a private address, and is not connected to. "
                    + "If that is meant, write private: true there; if not, look who changed the name.")
        case .untrusted(let fault):
            begin(
                trust,
                "\(name) is not connected to: \(fault). If the certificate is meant to be that one, name its "
                    + "authority's in ca_file: there; if not, look who answers at that address.")
        case .noDescriptors:
            begin(
                descriptors,
                "No file descriptor is left to connect to \(name): raise the limit "
                    + "(LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ulimit -n).")
        case .connected:
            end(address, "The name \(host) of \(name) leads to a public address again.")
            end(trust, "The certificate of \(name) is a good one again.")
            end(descriptors, "There are file descriptors to connect to \(name) again.")
        }
    }
}
