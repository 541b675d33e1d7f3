package import Commands
import Configuration
import Reactor
import Terminal

package enum OperatorCommand {
    private static let verbs: [Verb] = [
        UserVerbs.group, TopVerb.verb, WatchVerb.verb, ReservationsVerb.verb, KeyVerbs.group,
        PlanVerbs.group, PriceVerbs.group, BillVerbs.group, ConfigVerbs.group, ExportVerb.verb,
        ImportVerb.verb,
        DoctorVerb.verb,
        SpoolVerbs.group, StoreVerbs.group, RightsVerb.verb, KillSwitchVerbs.group, DrainVerb.verb,
        versionVerb,
    ]

    private static let versionVerb = Verb("version", "Shows the version", forms: [.table]) {
        session async throws(CommandError) in
        session.writeLines(["usherctl \(Release.version)"])
        return .fine
    }

    package static let declaration = Command(
        name: "usherctl",
        summary: "The operators' tool: shows users and refusals, and changes what users have",
        options: [
            Option(
                "admin", .value(placeholder: "URL"),
                help: "The edge's admin interface (http://127.0.0.1:9090)", variable: "USHER_ADMIN"),
            AdminToken.fileOption,
            Option(
                "ca-file", .value(placeholder: "FILE"),
                help: "A file of the authorities that sign the edge's certificate (the system's)",
                variable: "USHER_ADMIN_CA_FILE"),
            Option(
                "insecure", .toggle,
                help: "Send the token unencrypted to another machine (http:// is otherwise for loopback only)"
            ),
            Option(
                "app", .value(placeholder: "NAME"), help: "The app, if the edge serves several",
                variable: "USHER_APP"),
            AdminToken.directoryOption,
            Option(
                "zone", .value(placeholder: "ZONE"),
                help: "The time zone in which times are read and shown (the edge's)",
                variable: "USHER_ZONE"),
        ],
        subcommands: verbs.map(\.command) + Command.documentCommands,
        notes: [
            "Examples:",
            "  usherctl user show ann",
            "  usherctl user explain ann --at 'yesterday 9:00'",
            "  usherctl user grant ann messages 50 --for 7d --reason 'our outage'",
            "  usherctl top --by cost --period day",
            "  usherctl doctor",
            "",
        ] + OperatorExit.notes)

    package static func run(
        _ invocation: Invocation, _ environment: [String: String]
    ) -> OperatorExit {
        if let document = declaration.documentText(invocation, version: Release.version) {
            Console.output.write(document)
            return .fine
        }
        guard let action = Verb.findAction(at: invocation.path, in: verbs) else {
            Console.output.write(declaration.page)
            return .usage
        }
        let loop = EventLoop(name: "usherctl")
        let call = Call(Session(invocation, environment, on: loop), action)
        loop.spawn(with: call) { await $0.run() }
        loop.run()
        return call.exit
    }
}

private final class Call {
    private let session: Session
    private let action: Verb.Action
    private(set) var exit = OperatorExit.fine

    init(_ session: Session, _ action: @escaping Verb.Action) {
        self.session = session
        self.action = action
    }

    func run() async {
        do throws(CommandError) {
            try session.checkZone()
            exit = try await action(session)
        } catch {
            Console.talk.write(error.renderText(session.talkPalette))
            exit = error.exit
        }
        session.end()
        session.loop.stop()
    }
}
