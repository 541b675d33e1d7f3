import Configuration
import Limits
import Reactor

/// The message that the edge prints after its start.
struct StartMessage {
    private let base: String
    private let admin: String
    private let settings: Settings
    private let demoUsers: [String]

    /// The digest of the configuration in force.
    private let digest: String

    init(
        _ address: SocketAddress, _ admin: SocketAddress, _ settings: Settings, demoUsers: [String],
        digest: String
    ) {
        self.digest = digest
        self.demoUsers = demoUsers
        base = Self.place(address, settings.listen.host, isTLS: settings.tls != nil)
        self.admin = Self.place(admin, settings.adminListen.host, isTLS: settings.admin.tls != nil)
        self.settings = settings
    }

    var listening: String {
        "usher: listening on \(base), operators on \(admin) (\(settings.source), configuration \(digest))"
    }

    /// Three commands to try with a preset: an answer, a stream and a refusal.
    var demo: String {
        let isPages = settings.source == "preset \(Preset.pages.rawValue)"
        guard isPages || settings.source == "preset \(Preset.coach.rawValue)" else { return ownDemo }
        let (plain, stream, refused) =
            isPages
            ? ("demo-pro", "demo-business", "demo-free") : ("demo-premium", "demo-trial", "demo-expired")
        return """

            Try it. An answer:
              \(curl("x-user-id: \(plain)"))
            A stream:
              \(curl("x-user-id: \(stream)", isStream: true))
            A friendly refusal:
              \(curl("x-user-id: \(refused)", model: isPages ? "glm-4.6" : "demo"))

            Usage: curl -s \(base)/v1/usage -H 'x-user-id: \(plain)'
            An OpenAI client: base URL \(base)/v1, key \(plain)
            The page that an app shows, in a browser: \(base)/usage#token=\(plain)
            \(subscriptions)
            """
    }

    /// Commands to try with a configuration of the user's own. If it has upstreams, there are no
    /// commands for messages, since the upstreams' models are unknown.
    private var ownDemo: String {
        guard let field = ownField else {
            return """

                This configuration has no demo users. Identify yourself as its section identity: says.
                \(subscriptions)
                """
        }
        let messages = """

            Try it. A message:
              \(curl(field))
            A stream:
              \(curl(field, isStream: true))
            """
        return """
            \(settings.upstreams.isEmpty ? messages : "")
            Usage: curl -s \(base)/v1/usage -H '\(field)'
            \(subscriptions)
            """
    }

    /// A header field that names a user whom the configuration recognizes on this machine.
    private var ownField: String? {
        let name = demoUsers.first ?? "ann"
        for case .trustedHeader(let header, let peers, _) in settings.identity
        where peers.contains(where: { network in IPAddress("127.0.0.1").map(network.contains) == true }) {
            return "\(header): \(name)"
        }
        return demoUsers.isEmpty ? nil : "authorization: Bearer \(name)"
    }

    /// Says that subscription services are absent or in use, or which environment variable enables them.
    private var subscriptions: String {
        guard let name = settings.subscriptionsAwait else {
            return settings.subscriptions == nil
                ? "Subscriptions: no service is asked about them; give plans with usherctl user entitle."
                : "Subscriptions: on. GET \(base)/v1/subscription, POST \(base)/v1/subscription/restore."
        }
        return """
            Subscriptions: off. Set \(name) in the environment, and the edge asks the service who bought what:
              a trial becomes monthly by itself; a cancelled, paused or unpaid subscription is shown as
              such, with what can be done (manage, resubscribe, update payment, restore).
            """
    }

    private func curl(_ field: String, model: String = "demo", isStream: Bool = false) -> String {
        let stream = isStream ? #""stream":true,"# : ""
        return "curl -s\(isStream ? "N" : "") \(base)/v1/chat/completions -H '\(field)' "
            + #"-H 'content-type: application/json' -d '{"model":"\#(model)",\#(stream)"#
            + #""messages":[{"role":"user","content":"Hello!"}]}'"#
    }

    /// The address to print for a listener. A wildcard address is replaced by the loopback address.
    private static func place(_ address: SocketAddress, _ host: String, isTLS: Bool) -> String {
        if case .unix(let path) = address { return "unix:\(path)" }
        let isWildcard = ["0.0.0.0", "::"].contains(host)
        let name = isWildcard ? "127.0.0.1" : host
        return "http\(isTLS ? "s" : "")://\(HostPort(host: name, port: Int(address.port ?? 0)))"
    }
}
