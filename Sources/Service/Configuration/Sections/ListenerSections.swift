extension HTTPLimits {
    init(_ value: Value?) {
        self.init()
        let keys = [
            "max_body", "max_body_memory", "header_timeout", "body_timeout", "idle_stream", "idle_connection",
            "max_connections",
            "max_connections_per_address", "max_unidentified_per_minute", "max_free_per_minute",
            "trusted_proxies", "proxy_protocol",
        ]
        guard let section = value?.section(keys) else { return }
        let second = Duration.seconds(1)
        maxBody = section["max_body"]?.bytes(in: (1 << 10)...(64 << 20)) ?? maxBody
        if let value = section["max_body_memory"] {
            maxBodyMemory = value.bytes(in: (1 << 20)...(1 << 40)) ?? maxBodyMemory
            if maxBodyMemory < maxBody {
                value.complain("this is less than max_body, so that no body of that size could ever be read")
            }
        }
        headerTimeout = section["header_timeout"]?.duration(in: second ... .seconds(60)) ?? headerTimeout
        bodyTimeout = section["body_timeout"]?.duration(in: second ... .seconds(600)) ?? bodyTimeout
        idleStream = section["idle_stream"]?.duration(in: second ... .seconds(3600)) ?? idleStream
        idleConnection = section["idle_connection"]?.duration(in: second ... .seconds(3600)) ?? idleConnection
        maxConnections = section["max_connections"]?.int(in: 1...1_000_000) ?? maxConnections
        if let value = section["max_connections_per_address"] {
            maxConnectionsPerAddress = value.int(in: 1...1_000_000) ?? maxConnectionsPerAddress
        }
        if let value = section["max_unidentified_per_minute"] {
            maxUnidentifiedPerMinute = value.int(in: 0...1_000_000) ?? maxUnidentifiedPerMinute
        }
        maxFreePerMinute = section["max_free_per_minute"]?.int(in: 0...1_000_000) ?? maxFreePerMinute
        maxConnectionsPerAddress = min(maxConnectionsPerAddress, maxConnections)
        trustedProxies = section["trusted_proxies"].map { IPNetwork.list($0, of: "balancers") } ?? []
        proxyProtocol = section["proxy_protocol"]?.bool() ?? false
        if proxyProtocol, trustedProxies.isEmpty {
            section["proxy_protocol"]?.complain(
                "only named balancers may say who a client is; write trusted_proxies: [10.0.0.0/8] beside it")
        }
    }
}

extension TLSFiles {
    init?(_ value: Value) {
        guard let section = value.section(["certificate", "key"]) else { return nil }
        let certificate = section.required("certificate", "the path of the certificate chain")?
            .pemFile("the certificate chain")
        let key = section.required("key", "the path of the private key")?
            .pemFile("the private key", holding: .privateKey)
        guard let certificate, let key else { return nil }
        self.init(certificate: certificate, key: key)
    }
}
