import Configuration
import Cryptography
import HTTP
import Ledger
import Limits
import Reactor
import Telemetry

/// The edge's access log and its exporter of traces. They are used on the control loop.
final class TelemetryOutputs {
    let setup: TelemetrySetup
    let exporter: SpanExporter?
    private let control: EventLoop

    private init(_ setup: TelemetrySetup, _ exporter: SpanExporter?, on control: EventLoop) {
        self.setup = setup
        self.exporter = exporter
        self.control = control
    }

    static func start(
        _ settings: Settings, version: String, on control: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) async throws(EdgeError) -> TelemetryOutputs {
        let target: LogSink.Target? =
            switch settings.log.access {
            case .off: nil
            case .standardOutput: .standardOutput
            case .file(let path): .file(path)
            }
        let users = try TelemetrySetup.userNames(settings)
        var exporter: SpanExporter?
        if let traces = settings.traces {
            exporter = SpanExporter(try SpanReceiver(traces, version: version), on: control, log: log)
        }
        var sink: LogSink?
        if let target { sink = await LogSink.open(target, talk: log) }
        let setup = TelemetrySetup(
            models: ModelNames(configured: settings.writtenModels), version: version, sink: sink,
            exporter: exporter.map { LoopBound($0, on: control) }, users: users,
            share: settings.traces?.sample ?? 0)
        return TelemetryOutputs(setup, exporter, on: control)
    }

    /// Writes the remaining log lines and sends the remaining traces. This takes at most about a second.
    func stop() async {
        await setup.sink?.close(on: control)
        await exporter?.stop()
    }
}

/// The parts from which each loop makes its observer.
struct TelemetrySetup: Sendable {
    let models: ModelNames
    let version: String
    let sink: LogSink?
    fileprivate let exporter: LoopBound<SpanExporter>?
    fileprivate let users: UserNames
    fileprivate let share: Double

    func makeObserver(on loop: EventLoop) -> LoopObserver {
        LoopObserver(
            on: loop, log: sink.map { AccessLog($0, on: loop, users: users) },
            tracer: exporter.map { Tracer($0, share: share, on: loop) })
    }

    fileprivate static func userNames(_ settings: Settings) throws(EdgeError) -> UserNames {
        guard settings.log.names == .hashed, settings.log.access != .off else {
            return .verbatim { stem in
                UserKey.id(inStem: stem).map { String(decoding: $0, as: UTF8.self) }
                    ?? UserKey.tag(inStem: stem)
            }
        }
        let key: [UInt8]
        if let written = settings.log.key {
            key = Array(written.reveal().utf8)
        } else {
            key = try ownKey(in: settings.dataDirectory)
        }
        return .hashed { Pseudonyms(secret: key).number }
    }

    /// The key for hashed user ids in logs. The edge makes it once and keeps it in the data directory.
    private static func ownKey(in directory: String) throws(EdgeError) -> [UInt8] {
        let path = "\(directory)/log.key"
        let known = Files.readStart(of: path)
        if known.count >= 32 { return known }
        let key = Pseudonyms.freshSecret()
        do throws(SystemError) {
            try Files.makeDirectory(directory)
            let file = try Files.openForAppend(to: path)
            if Files.writeBytes(key.span, to: file.number) { return key }
        } catch {
            throw EdgeError("The key for hashed ids could not be written to \(path): \(error).")
        }
        throw EdgeError("The key for hashed ids could not be written to \(path).")
    }
}

extension Settings {
    /// All models and patterns of models that the configuration of any app names.
    var writtenModels: [String] {
        apps.flatMap { app in
            app.upstreams.flatMap(\.models) + app.models.rules.map(\.model) + app.pricedModels
                + app.planTable.modelClasses.rules.map(\.model)
        }
    }
}

extension SpanReceiver {
    fileprivate init(_ traces: TraceSettings, version: String) throws(EdgeError) {
        let address = traces.url
        var origin = Origin(
            host: address.endpoint.host, port: UInt16(address.endpoint.port),
            security: address.isTLS ? try EdgeTLS.serviceContext() : nil)
        origin.limits.connectMilliseconds = 2_000
        origin.limits.firstByteMilliseconds = 10_000
        origin.limits.idleMilliseconds = 10_000
        origin.limits.connections = 2
        let lines = traces.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.reveal())\r\n" }
        self.init(
            origin, authority: address.authority, target: address.path, fields: Array(lines.joined().utf8),
            service: traces.service, version: version)
    }
}
