import Commands
import Configuration
import Load
import Proof
import TLS

/// Reads the flags of `usher-bench prove` for edges that are already running.
struct RunningEdgeParser {
    static let options = [
        Option("also", .list(placeholder: "URL"), help: "Running edge: another one on the same Redis"),
        Option(
            "header", .list(placeholder: "LINE"),
            help: "Running edge: a field that names the user (default 'x-user-id: {user}')"),
        Option("model", .value(placeholder: "NAME"), help: "Running edge: the model to ask for (any)"),
        Option(
            "messages", .value(placeholder: "N"),
            help: "Running edge: the most messages of one scenario (default 500)"),
        Option(
            "trust", .value(placeholder: "FILE"),
            help: "Running edge: the authorities (PEM) whose certificates are good"),
        Option(
            "courtesy", .value(placeholder: "N"),
            help: "Running edge: messages admitted past a limit (default 0; --admin finds it)"),
        Option("admin", .value(placeholder: "URL"), help: "Running edge: its admin listener"),
        AdminToken.fileOption, AdminToken.directoryOption,
        Option(
            "plan", .value(placeholder: "NAME"), help: "Running edge: its users' plan (needs --admin)"),
        Option(
            "next-plan", .value(placeholder: "NAME"),
            help: "Running edge: the plan to which a user changes under load (--admin)"),
    ]

    private let invocation: Invocation
    private let reading: RunOptionParser
    private let environment: [String: String]

    init(_ invocation: Invocation, _ environment: [String: String]) {
        self.invocation = invocation
        self.environment = environment
        reading = RunOptionParser(invocation)
    }

    func parseEdge(at address: String) throws(ArgumentMistake) -> RunningEdge {
        var targets: [LoadTarget] = []
        for text in [address] + (invocation.lists["also"] ?? []) { targets.append(try target(text)) }
        var front = EdgeFront(targets, fields: try reading.readFields())
        front.model = reading["model"] ?? front.model
        for target in targets where target.isSecure { front.security = try reading.readSecurity(target) }
        var edge = RunningEdge(front)
        edge.budget =
            try reading.readOption("messages", "a whole number from 1 on", reading.positiveNumber)
            ?? edge.budget
        edge.courtesy =
            try reading.readOption("courtesy", "a whole number from 0 to 1000") { text in
                Int(text).flatMap { 0...1000 ~= $0 ? $0 : nil }
            } ?? 0
        edge.operators = try operators()
        (edge.plan, edge.nextPlan) = (reading["plan"], reading["next-plan"])
        guard edge.operators != nil || (edge.plan == nil && edge.nextPlan == nil) else {
            throw ArgumentMistake(text: "--plan and --next-plan need --admin, whose token may change plans")
        }
        return edge
    }

    private func target(_ text: String) throws(ArgumentMistake) -> LoadTarget {
        guard let target = LoadTarget(text) else {
            throw ArgumentMistake(text: "A running edge is written http://HOST:PORT or https://HOST:PORT")
        }
        return target
    }

    private func operators() throws(ArgumentMistake) -> AdminAccess? {
        guard let address = reading["admin"] else { return nil }
        let token: String?
        do throws(AdminToken.Fault) {
            token = try AdminToken.findToken(invocation, environment)?.token
        } catch {
            throw ArgumentMistake(text: error.text)
        }
        guard let token, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            throw ArgumentMistake(
                text: "--admin needs a token: --token-file FILE, the variable USHER_ADMIN_TOKEN, or run "
                    + "usher-bench as the edge's own user, beside its data directory (--data-dir)")
        }
        let target = try target(address)
        guard !target.isSecure else {
            throw ArgumentMistake(
                text: "--admin is written http://HOST:PORT: usher-bench asks that listener without TLS")
        }
        return AdminAccess(target, token: token)
    }
}
