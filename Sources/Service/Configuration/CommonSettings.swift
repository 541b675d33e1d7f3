/// What all apps of an edge share: its listeners, its store and its bounds.
struct CommonSettings: Sendable {
    let source: String
    let listen: HostPort
    let adminListen: HostPort
    /// For probes and metrics alone; nil: no port of their own.
    let probeListen: HostPort?
    let loops: Int?
    let dataDirectory: String
    let drainDelay: Duration
    let drainGrace: Duration
    let tls: TLSFiles?
    let http: HTTPLimits
    let redis: RedisSettings
    let spool: SpoolSettings
    let admin: AdminSettings
    let log: LogSettings
    let traces: TraceSettings?

    init(_ section: Section, source: String, overrides: Overrides) {
        let reading = section.whole.reading
        func given(_ option: String, _ key: String) -> Value? {
            overrides.value(option, path: key, reading: reading)
        }
        self.source = source
        listen =
            (given("listen", "listen") ?? section["listen"])?.listenAddress()
            ?? Self.usualAddress(reading) ?? HostPort(host: "127.0.0.1", port: 8080)
        adminListen =
            (given("admin-listen", "admin_listen") ?? section["admin_listen"])?.listenAddress()
            ?? HostPort(host: "127.0.0.1", port: 9090)
        probeListen = (given("probe-listen", "probe_listen") ?? section["probe_listen"])?.listenAddress()
        loops = (given("loops", "loops") ?? section["loops"])?.int(in: 1...256)
        dataDirectory =
            (given("data-dir", "data_dir") ?? section["data_dir"])?.directory()
            ?? DataDirectory.usual(reading.isOfFileAlone ? [:] : reading.environment)
        drainDelay = section["drain_delay"]?.duration(in: .seconds(0) ... .seconds(600)) ?? .zero
        drainGrace = section["drain_grace"]?.duration(in: .seconds(0) ... .seconds(3600)) ?? .seconds(30)
        tls = section["tls"].flatMap { TLSFiles($0) }
        http = HTTPLimits(section["http"])
        redis = RedisSettings(section["redis"], override: given("redis", "redis.url"), reading: reading)
        spool = SpoolSettings(section["spool"])
        admin = AdminSettings(section["admin"])
        log = LogSettings(section["log"])
        traces = section["traces"].flatMap(TraceSettings.init)
    }

    /// Where an installation listens unless its configuration says otherwise: a container's image, whose
    /// clients never come from loopback.
    private static func usualAddress(_ reading: Reading) -> HostPort? {
        guard !reading.isOfFileAlone, let text = reading.environment[DefaultAddress.variable] else {
            return nil
        }
        let address = HostPort(text)
        if address == nil {
            reading.warn(
                "\(DefaultAddress.variable) is not HOST:PORT, such as 0.0.0.0:8080, and is not heeded.")
        }
        return address
    }
}

/// The listener's address where neither flag nor variable nor file names one.
enum DefaultAddress {
    static let variable = "USHER_DEFAULT_LISTEN"
}

/// Where an edge keeps its files.
package enum DataDirectory {
    /// Where nothing names another: the XDG base directory specification's place for state.
    package static func usual(_ environment: [String: String]) -> String {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/usher" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state/usher" }
        return "/var/lib/usher"
    }
}

extension Value {
    /// A folder, which need not be there yet. A flag's is relative to where the program was started.
    fileprivate func directory() -> String? {
        guard let text = text("a folder's path") else { return nil }
        return isInFile ? reading.resolved(text) : text
    }
}
