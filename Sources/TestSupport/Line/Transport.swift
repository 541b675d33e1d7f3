package import Reactor

/// What a test's bytes travel over: {plain, TLS} × {loopback, line}.
package enum Transport: CaseIterable, Sendable, CustomStringConvertible {
    case plainLoopback, secureLoopback, plainLine, secureLine

    package var isSecure: Bool { self == .secureLoopback || self == .secureLine }
    package var isLine: Bool { self == .plainLine || self == .secureLine }

    package var description: String {
        (isSecure ? "TLS" : "plain") + (isLine ? " over the line" : " over loopback")
    }

    /// The line of this transport; nil over plain loopback.
    ///
    /// - Parameter endsTLS: what lies behind speaks plainly, and what lies before it TLS; else the other way
    ///   round.
    package func line(to upstream: SocketAddress, endsTLS: Bool, _ version: TLSVersion = .newest) async throws
        -> Line?
    {
        guard self != .plainLoopback else { return nil }
        var settings = isLine ? LineSettings.network : LineSettings()
        if isSecure && endsTLS { settings.accepting = try await SharedCertificates.server(version) }
        if isSecure && !endsTLS {
            settings.connecting = LineTLS(try await SharedCertificates.client(), host: "localhost")
        }
        return try await Line.start(to: upstream, settings)
    }

    /// All four, or the plain ones where certificates cannot be made.
    package static var possible: [Transport] {
        Programs.has("openssl") ? allCases : [.plainLoopback, .plainLine]
    }
}

/// What a test's TLS servers speak at most.
package enum TLSVersion: Sendable { case newest, tls12 }
