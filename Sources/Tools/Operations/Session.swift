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
    /// The colours of standard output, and of standard error.
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

    /// An operand whose presence the parser has checked.
    func readOperand(_ placeholder: String) -> String { invocation.operands[placeholder] ?? "" }

    func readWhole(_ option: String, in range: ClosedRange<Int> = 0...Int.max) throws(CommandError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text.replacing("_", with: "")), range.contains(number) else {
            let bounds =
                range.upperBound == .max
                ? "from \(range.lowerBound) on" : "from \(range.lowerBound) to \(range.upperBound)"
            throw .usage("--\(option) is a whole number \(bounds)")
        }
        return number
    }

    /// A moment; one without an offset is meant in `localTime`.
    func readMoment(_ option: String) async throws(CommandError) -> Moment? {
        guard let text = self[option] else { return nil }
        try await learnZone()
        guard let moment = TimePhrase.parseMoment(text, now: now, in: localTime) else {
            throw .usage("--\(option) is \(TimePhrase.forms)")
        }
        return moment
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    /// The zone in which times are read and shown: that of --zone, else the edge's, in which its days begin.
    /// If no edge has named one, it is this machine's.
    var localTime: LocalTime {
        let edge = clients.lazy.compactMap(\.zone).first
        return LocalTime(self["zone"] ?? edge ?? environment["TZ"], TimeZone.current.identifier)
    }

    /// Whether times are shown in the edge's zone.
    var isZoneWanted: Bool { self["zone"] == nil && form == .table }

    /// Asks the edge for its zone, before times are read in it.
    func learnZone() async throws(CommandError) {
        if self["zone"] == nil { await (try admins()[0]).learnZone() }
    }

    /// A zone that nobody knows would show times in another one.
    func checkZone() throws(CommandError) {
        guard let zone = self["zone"], !LocalTime.knowsZone(zone) else { return }
        throw .usage(
            "--zone is an IANA name such as Europe/Berlin; \(Printable.quoted(zone)) is unknown here")
    }

    /// How moments are written for people.
    var clock: ZonedTimestamp { ZonedTimestamp(localTime) }

    // MARK: What is answered

    /// A message for the person at the terminal (standard error); never part of the result.
    func say(_ text: String) { Console.talk.write(text) }

    func writeLines(_ lines: [String]) {
        if !lines.isEmpty { Console.output.write(lines.joined(separator: "\n")) }
    }

    /// A result: the document as it came, or a table of it with times in `localTime`.
    func showDocument(_ document: Document, _ table: (Document) -> [String]) {
        if form == .json { writeLines([document.json]) } else { writeLines(table(document.shown(by: clock))) }
    }

    /// Rows as a table, as CSV with its heading, or as one JSON document.
    func showSheet(_ sheet: RowOutput, _ document: Document) {
        switch form {
        case .table: writeLines(sheet.renderTable(palette, clock))
        case .csv: writeLines([sheet.csvHeading] + sheet.csv)
        case .json: writeLines([document.json])
        }
    }

    // MARK: Whom to ask

    /// Whether `doctor` looks at Redis alone.
    var isDirect: Bool { invocation["redis"] != nil }

    /// The edge's admin interface.
    func admin() throws(CommandError) -> AdminClient {
        let all = try admins()
        guard all.count == 1 else {
            throw .usage("--admin names one edge here; several are for config diff and config apply")
        }
        return all[0]
    }

    /// The admin interfaces of all edges that `--admin` names.
    func admins() throws(CommandError) -> [AdminClient] {
        if !clients.isEmpty { return clients }
        let named = (self["admin"] ?? "http://127.0.0.1:9090").split(separator: ",")
        for place in named { clients.append(try AdminClient(String(place), self)) }
        guard !clients.isEmpty else { throw .usage("--admin is an address such as http://127.0.0.1:9090") }
        return clients
    }

    /// Redis itself.
    func openStore() throws(CommandError) -> DirectStore {
        if let store { return store }
        let made = try DirectStore(self)
        store = made
        return made
    }

    /// Redis as an edge names it.
    func openStore(of edge: EdgeStore) throws(CommandError) -> DirectStore? {
        guard let address = try edge.findAddress(environment) else { return nil }
        let made = try DirectStore(address, trusting: edge.caFile.map { .file($0) } ?? .system, self)
        store = made
        return made
    }

    /// The configuration that `--config` or `--preset` name; nil if neither does.
    func readSettings() throws(CommandError) -> Settings? {
        guard invocation["config"] != nil || invocation["preset"] != nil else { return nil }
        do throws(SettingsMistakes) {
            return try Settings.load(Overrides(invocation), environment: environment)
        } catch {
            throw .configuration(error)
        }
    }

    /// The data directory that was named, else that of the configuration, else the usual one. Its whole path,
    /// since a socket without one would be taken for a host.
    func dataDirectory(of settings: Settings?) -> String {
        let folder =
            self["data-dir"] ?? settings?.dataDirectory ?? AdminToken.findDirectory(invocation, environment)
        return URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    /// A configuration that is only read, so that the edge's secrets need not be on this machine.
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

    /// Frees what was opened.
    func end() {
        for client in clients { client.close() }
        store?.close()
    }
}
