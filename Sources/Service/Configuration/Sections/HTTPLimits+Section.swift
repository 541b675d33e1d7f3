extension HTTPLimits {
    static let keys = KeyList {
        Key("max_body", default: "1MiB", "The largest body of one request; a larger one gets a 413.")
        Key(
            "max_body_memory", default: "256MiB",
            "The most memory for the bodies of all requests together; beyond it, a 503.")
        Key("header_timeout", default: "10s", "The time for a request's head.")
        Key("body_timeout", default: "30s", "The time for a request's body.")
        Key("idle_stream", default: "5m", "The longest pause in the middle of an answer.")
        Key(
            "idle_connection", default: "75s", "The time for which a connection without a request stays open."
        )
        Key("max_connections", default: "10_000", "The most connections on each loop.")
        Key("max_connections_per_address", default: "1000", "The most on each loop from one address.")
        Key(
            "max_unidentified_per_minute", default: "600",
            "The most answers per minute and loop to one address whose callers are not identified;",
            "0 means no bound.")
        Key(
            "max_free_per_minute", default: "600",
            "The most free calls (token counts and lists of models) of one user per minute and loop;",
            "0 means no bound.")
        Key(
            "trusted_proxies",
            "The balancers that are trusted to report a client's address ([balancers](../balancers.md)).")
        Key(
            "proxy_protocol", default: "false",
            "Whether each connection of the trusted proxies begins with a PROXY header.")
    }

    init(_ section: Section) {
        let second = Duration.seconds(1)
        maxBody = section.readBytes("max_body", in: (1 << 10)...(64 << 20))
        maxBodyMemory = section.readBytes("max_body_memory", in: (1 << 20)...(1 << 40))
        if maxBodyMemory < maxBody {
            section["max_body_memory"]?.complain(
                "this is less than max_body, so a body of that size could never be read")
        }
        headerTimeout = section.readDuration("header_timeout", in: second ... .seconds(60))
        bodyTimeout = section.readDuration("body_timeout", in: second ... .seconds(600))
        idleStream = section.readDuration("idle_stream", in: second ... .seconds(3600))
        idleConnection = section.readDuration("idle_connection", in: second ... .seconds(3600))
        maxConnections = section.readInt("max_connections", in: 1...1_000_000)
        maxConnectionsPerAddress = min(
            section.readInt("max_connections_per_address", in: 1...1_000_000), maxConnections)
        maxUnidentifiedPerMinute = section.readInt("max_unidentified_per_minute", in: 0...1_000_000)
        maxFreePerMinute = section.readInt("max_free_per_minute", in: 0...1_000_000)
        trustedProxies = section["trusted_proxies"].map { IPNetwork.readNetworks($0, of: "balancers") } ?? []
        proxyProtocol = section.readFlag("proxy_protocol")
        if proxyProtocol, trustedProxies.isEmpty {
            section["proxy_protocol"]?.complain(
                "PROXY headers are accepted from named balancers only; add trusted_proxies: [10.0.0.0/8]")
        }
    }
}

extension TLSFiles {
    private static let keys = KeyList {
        Key("certificate", "The certificate and its chain, in PEM.")
        Key("key", "The certificate's private key, in PEM.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let certificate = section.requireValue("certificate", "the path of the certificate chain")?
            .pemFile("the certificate chain")
        let key = section.requireValue("key", "the path of the private key")?
            .pemFile("the private key", holding: .privateKey)
        guard let certificate, let key else { return nil }
        self.init(certificate: certificate, key: key)
    }
}
