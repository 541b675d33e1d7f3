import Commands
import Configuration
import Foundation
import Limits
import Reactor
import Records
import TLS
import Terminal

/// One call of `usherctl`: its command line, its output, and the connections that it opens.
final class Session {
    let invocation: Invocation
    let environment: [String: String]
    let loop: EventLoop
    /// The colours of standard output, and those of standard error.
    let palette: Palette
    let talkPalette: Palette
    let form: Form
    private var clients: [AdminClient] = []
    private var store: DirectStore?

    init(_ invocation: Invocation, _ environment: [String: String], on loop: EventLoop) {
        self.invocation = invocation
        self.environment = environment
        self.loop = loop
        let isPlain = invocation.has("no-color")
        palette = Palette(
            isTerminal: Console.output.isTerminal, environment: environment, noColorFlag: isPlain)
        talkPalette = Palette(
            isTerminal: Console.talk.isTerminal, environment: environment, noColorFlag: isPlain)
        form = invocation["output"].flatMap { Form(rawValue: $0.text) } ?? .table
    }

    // MARK: What was said

    subscript(_ option: String) -> String? { invocation[option]?.text }

    /// An operand of the command line. The parser has checked that it is present.
    func readOperand(_ placeholder: String) -> String { invocation.operands[placeholder] ?? "" }

    func readWhole(_ option: String, in range: ClosedRange<Int> = 0...Int.max) throws(CommandError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text.replacing("_", with: "")), range.contains(number) else {
            let bounds =
                range.upperBound == .max
                ? "from \(range.lowerBound) on" : "from \(range.lowerBound) to \(range.upperBound)"
            throw .usage("--\(option) must be a whole number \(bounds)")
        }
        return number
    }

    /// The time that an option names. Without an offset, it is in the zone of `localTime`.
    ///
    /// - Parameter forms: examples of what can be written, for the message about a time that cannot be read.
    func readMoment(_ option: String, forms: String = TimePhrase.forms) async throws(CommandError) -> Moment?
    {
        guard let text = self[option] else { return nil }
        try await learnZone()
        guard let moment = TimePhrase.parseMoment(text, now: now, in: localTime) else {
            throw .usage("--\(option) must be \(forms)")
        }
        guard moment >= .distantPast else {
            throw .usage("--\(option) must not be before \(Moment.distantPast.timestamp)")
        }
        return moment
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    /// The time zone in which times are read and shown: that of --zone, or else that in which the edge's days
    /// begin. If no edge has reported one, it is this machine's zone.
    var localTime: LocalTime {
        let edge = clients.lazy.compactMap(\.zone).first
        return LocalTime(self["zone"] ?? edge ?? environment["TZ"], TimeZone.current.identifier)
    }

    /// Whether times must be shown in the edge's zone.
    var isZoneWanted: Bool { self["zone"] == nil && form == .table }

    /// Asks the edge for its time zone. Call this before a time is read in that zone.
    func learnZone() async throws(CommandError) {
        if self["zone"] == nil { await (try admins()[0]).learnZone() }
    }

    /// Refuses an unknown --zone, because times would otherwise be shown in another zone.
    func checkZone() throws(CommandError) {
        guard let zone = self["zone"], !LocalTime.knowsZone(zone) else { return }
        throw .usage(
            "--zone must be an IANA name such as Europe/Berlin; \(Printable.quoted(zone)) is unknown here")
    }

    /// Formats times for people, in `localTime`.
    var clock: ZonedTimestamp { ZonedTimestamp(localTime) }

    // MARK: What is answered

    /// Writes a message to standard error, where it is not a part of the result.
    func say(_ text: String) { Console.talk.write(text) }

    func writeLines(_ lines: [String]) {
        if !lines.isEmpty { Console.output.write(lines.joined(separator: "\n")) }
    }

    /// Writes a result: as JSON, or as a table with times in `localTime`.
    func showDocument(_ document: Document, _ table: (Document) -> [String]) {
        if form == .json { writeLines([document.json]) } else { writeLines(table(document.shown(by: clock))) }
    }

    /// Writes rows as a table, as CSV with a heading, or as one JSON document.
    func showSheet(_ sheet: RowOutput, _ document: Document) {
        switch form {
        case .table: writeLines(sheet.renderTable(palette, clock))
        case .csv: writeLines([sheet.csvHeading] + sheet.csv)
        case .json: writeLines([document.json])
        }
    }

    // MARK: Whom to ask

    /// Whether `doctor` examines only Redis.
    var isDirect: Bool { invocation["redis"] != nil }

    /// The admin interface of the only edge that `--admin` names. If it names several edges, an error is
    /// thrown.
    func admin() throws(CommandError) -> AdminClient {
        let all = try admins()
        guard all.count == 1 else {
            throw .usage("--admin names one edge here; several are for config diff and config apply")
        }
        return all[0]
    }

    func admins() throws(CommandError) -> [AdminClient] {
        if !clients.isEmpty { return clients }
        let named = (self["admin"] ?? "http://127.0.0.1:9090").split(separator: ",")
        for place in named { clients.append(try AdminClient(String(place), self)) }
        guard !clients.isEmpty else {
            throw .usage("--admin must be an address such as http://127.0.0.1:9090")
        }
        return clients
    }

    /// Opens the Redis that the command line, the configuration or the data directory names.
    func openStore() throws(CommandError) -> DirectStore {
        if let store { return store }
        let made = try DirectStore(self)
        store = made
        return made
    }

    /// Opens the Redis that an edge reports. The result is nil if only the edge's machine can reach it.
    func openStore(of edge: EdgeStore) throws(CommandError) -> DirectStore? {
        guard let address = try edge.findAddress(environment) else { return nil }
        let made = try DirectStore(address, trusting: edge.caFile.map { .file($0) } ?? .system, self)
        store = made
        return made
    }

    /// The configuration of `--config` or `--preset`. The result is nil if neither is given.
    func readSettings() throws(CommandError) -> Settings? {
        guard invocation["config"] != nil || invocation["preset"] != nil else { return nil }
        do throws(SettingsMistakes) {
            return try Settings.load(Overrides(invocation), environment: environment)
        } catch {
            throw .configuration(error)
        }
    }

    /// The data directory: that of the command line, or else of the configuration, or else the default. The
    /// path is absolute, because the path of a socket without a leading slash would be read as a host.
    func dataDirectory(of settings: Settings?) -> String {
        let folder =
            self["data-dir"] ?? settings?.dataDirectory ?? AdminToken.findDirectory(invocation, environment)
        return URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    /// Reads a configuration without its secrets, which need not be on this machine.
    func lookedAt(_ path: String) throws(CommandError) -> Settings {
        do throws(SettingsMistakes) {
            let settings = try Settings.load(
                path: StreamName.input(path), environment: environment, isWithoutSecrets: true)
            for warning in settings.warnings {
                say(palette.yellow("warning: ") + Printable.line(warning))
            }
            return settings
        } catch {
            throw .configuration(error)
        }
    }

    func end() {
        for client in clients { client.close() }
        store?.close()
    }
}
