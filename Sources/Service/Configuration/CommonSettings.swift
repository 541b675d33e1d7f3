import Commands

/// The settings that all apps of an edge share, such as its listeners, its Redis and its bounds.
struct CommonSettings: Sendable {
    let source: String
    let listen: HostPort
    let adminListen: HostPort
    /// The address of a separate listener for probes and metrics; nil if the edge has none.
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
            overrides.readValue(option, path: key, reading: reading)
        }
        self.source = source
        let listener =
            given("listen", "listen") ?? section["listen"] ?? Self.usualAddress(reading)
            ?? section.readValue("listen")
        listen = listener.listenAddress() ?? .nowhere
        adminListen =
            (given("admin-listen", "admin_listen") ?? section.readValue("admin_listen")).listenAddress()
            ?? .nowhere
        probeListen = (given("probe-listen", "probe_listen") ?? section["probe_listen"])?.listenAddress()
        loops = (given("loops", "loops") ?? section["loops"])?.readInt(in: 1...256)
        dataDirectory = Self.dataDirectory(given("data-dir", "data_dir") ?? section["data_dir"], reading)
        drainDelay = section.readDuration("drain_delay", in: .zero ... .seconds(600))
        drainGrace = section.readDuration("drain_grace", in: .zero ... .seconds(3600))
        tls = section["tls"].flatMap { TLSFiles($0) }
        http = HTTPLimits(section.readSection("http", HTTPLimits.keys))
        redis = RedisSettings(
            section.readSection("redis", RedisSettings.keys), override: given("redis", "redis.url"))
        spool = SpoolSettings(section.readSection("spool", SpoolSettings.keys))
        admin = AdminSettings(section.readSection("admin", AdminSettings.keys))
        log = LogSettings(section.readSection("log", LogSettings.keys))
        traces = section["traces"].flatMap(TraceSettings.init)
    }

    /// The address on which an edge listens by default, if the installation sets one. For example, a
    /// container image listens on all interfaces, because its clients are outside the container.
    private static func usualAddress(_ reading: Reading) -> Value? {
        let name = DefaultAddress.variable
        guard !reading.isOfFileAlone, let text = reading.environment[name] else { return nil }
        guard HostPort(text) != nil else {
            reading.addWarning("\(name) is not HOST:PORT, such as 0.0.0.0:8080, and is ignored.")
            return nil
        }
        return Value(.init(text, from: .environment(name)), path: "listen", reading: reading)
    }

    private static func dataDirectory(_ value: Value?, _ reading: Reading) -> String {
        if let folder = value?.directory() { return folder }
        let usual = DataDirectory.usualDirectory(reading.isOfFileAlone ? [:] : reading.environment)
        reading.values.recordValue(usual, at: "data_dir")
        return usual
    }
}

extension HostPort {
    /// A placeholder for an invalid address. It is never used, because invalid addresses are refused.
    fileprivate static let nowhere = HostPort(host: "", port: 0)
}

/// The address on which an edge listens if no flag, variable or file names one.
enum DefaultAddress {
    static let variable = "USHER_DEFAULT_LISTEN"
}

package enum DataDirectory {
    /// The directory of the service that the Debian package and the tarball install
    /// (deploy/systemd/usher.service).
    package static let packaged = "/var/lib/usher"

    /// The default data directory, in the folder for state that the XDG base directory specification names.
    package static func usualDirectory(_ environment: [String: String]) -> String {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/usher" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state/usher" }
        return packaged
    }
}

extension Value {
    /// Reads a folder's path. The folder need not exist. A flag's path is relative to the working directory.
    fileprivate func directory() -> String? {
        guard let text = text("a folder's path") else { return nil }
        return isInFile ? reading.resolvePath(text) : text
    }
}
