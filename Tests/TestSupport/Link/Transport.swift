import Glibc
package import Reactor

/// How the bytes of a test travel: plain or TLS, over loopback or over a simulated link. The raw values are
/// those of `USHER_TRANSPORT`.
package enum Transport: String, CaseIterable, Sendable, CustomStringConvertible {
    case plainLoopback = "plain"
    case secureLoopback = "tls"
    case plainLink = "line"
    case secureLink = "tls-line"

    /// The transport that test helpers use by default. It is `USHER_TRANSPORT`, or plain loopback if that is
    /// not set.
    @TaskLocal package static var current = ofEnvironment

    private static let ofEnvironment: Transport = {
        guard let text = unsafe getenv("USHER_TRANSPORT") else { return .plainLoopback }
        let name = unsafe String(cString: text)
        guard let transport = Transport(rawValue: name) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            fatalError("USHER_TRANSPORT is \(name); it must be one of \(known), or unset")
        }
        guard !transport.isSecure || Programs.has("openssl") else {
            fatalError(
                "USHER_TRANSPORT is \(name), and the openssl program that makes certificates is missing")
        }
        return transport
    }()

    /// Runs `body`. While it runs, test helpers use this transport.
    package func scope<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        try await Self.$current.withValue(self) { try await body() }
    }

    package var isSecure: Bool { self == .secureLoopback || self == .secureLink }
    package var isSimulatedLink: Bool { self == .plainLink || self == .secureLink }

    package var description: String {
        (isSecure ? "TLS" : "plain") + (isSimulatedLink ? " over a simulated link" : " over loopback")
    }

    /// Starts the simulated link that this transport needs. The result is nil over plain loopback.
    ///
    /// - Parameter endsTLS: whether TLS is between the client and the link. Otherwise it is between the link
    ///   and the upstream.
    package func link(to upstream: SocketAddress, endsTLS: Bool, _ version: TLSVersion = .newest) async throws
        -> SimulatedLink?
    {
        guard self != .plainLoopback else { return nil }
        var settings = isSimulatedLink ? LinkSettings.network : LinkSettings()
        if isSecure && endsTLS { settings.accepting = try await SharedCertificates.server(version) }
        if isSecure && !endsTLS {
            settings.connecting = LinkTLS(try await SharedCertificates.client(), host: "localhost")
        }
        return try await SimulatedLink.start(to: upstream, settings)
    }

    /// The transports that tests can use: all four, or only the plain ones if no certificates can be made. If
    /// `USHER_TRANSPORT` names a transport other than `plain`, only that one is used.
    package static var possible: [Transport] {
        if ofEnvironment != .plainLoopback { return [ofEnvironment] }
        let canBeSecure = Programs.has("openssl") || Requirement.mayNotBeMissing
        return canBeSecure ? allCases : [.plainLoopback, .plainLink]
    }
}

/// The newest TLS version that a server of a test supports.
package enum TLSVersion: Sendable { case newest, tls12 }
