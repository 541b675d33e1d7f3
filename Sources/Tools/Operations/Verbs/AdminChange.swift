import Commands
import Foundation
import Terminal
import Wire

extension Document {
    var isPreview: Bool { self["dry_run"]?.flag == true }
}

/// A change that an edge makes, with the operator's name, a reason, a request id and, if needed, a
/// confirmation.
struct AdminChange {
    static let options = [
        Option("reason", .value(placeholder: "TEXT"), help: "The reason, for the audit trail (needed)"),
        Option(
            "actor", .value(placeholder: "NAME"), help: "The person who makes the change (the login name)",
            variable: "USHER_ACTOR"),
        Option(
            "request-id", .value(placeholder: "ID"), help: "The id of an earlier call, to repeat it safely"),
        Option("dry-run", .toggle, help: "Show what would happen, and change nothing"),
    ]

    /// The options of every change that cannot be undone.
    static let finalOptions =
        options + [
            Option("confirm", .value(placeholder: "WORD"), help: "The word that the command would ask for"),
            Option("yes", .toggle, help: "Do not ask"),
        ]

    var request: AdminClient.Request
    /// What cannot be undone, and the word that confirms it. It is nil if the change can be undone.
    var danger: (warning: String, word: String)?

    init(_ method: Method, _ path: [String], isOfApp: Bool = true, _ members: [(String, Document)] = []) {
        request = AdminClient.Request(
            method: method, path: path,
            body: .object(members.map { Document.Member(name: $0.0, value: $0.1) }), isOfApp: isOfApp)
    }

    func send(_ session: Session) async throws(CommandError) -> Document {
        let admin = try session.admin()
        return try await prepareChange(session).sendChange(to: admin, session)
    }

    func prepareChange(_ session: Session) throws(CommandError) -> PreparedChange {
        guard let reason = session["reason"], !reason.trimming().isEmpty else {
            throw .usage("--reason TEXT is needed: the audit trail records why this was done")
        }
        let id = try Self.requestID(session)
        try confirm(session)
        var request = request
        let act: [Document.Member] = [
            .init(name: "request_id", value: .text(id)),
            .init(name: "actor", value: .text(Self.actorName(session))),
            .init(name: "reason", value: .text(reason)),
        ]
        request.body = .object((request.body?.members ?? []) + act)
        if session.invocation.has("dry-run") { request.query.append(("dry_run", "true")) }
        return PreparedChange(request: request, id: id)
    }

    static func requestID(_ session: Session) throws(CommandError) -> String {
        guard let id = session["request-id"] else {
            return "ctl-" + String(UInt64.random(in: UInt64(1) << 60...UInt64.max), radix: 16)
        }
        guard id.utf8.count <= 64, id.utf8.allSatisfy({ (33...126).contains($0) }) else {
            throw .usage("--request-id must have 1 to 64 printable characters without spaces")
        }
        return id
    }

    static func actorName(_ session: Session) -> String {
        let name =
            session["actor"] ?? session.environment["USER"] ?? session.environment["LOGNAME"] ?? NSUserName()
        return String(Printable.line(name).prefix(64))
    }

    /// Asks for the confirmation of a change that cannot be undone, at the terminal or by `--confirm`.
    private func confirm(_ session: Session) throws(CommandError) {
        guard let danger, !session.invocation.has("yes"), !session.invocation.has("dry-run") else { return }
        if let word = session["confirm"] {
            guard word == danger.word else {
                throw .usage("--confirm is not the word \(Printable.quoted(danger.word))")
            }
            return
        }
        guard Keyboard.isThere else {
            throw .usage("\(danger.warning) Say --confirm \(Printable.line(danger.word)) or --yes to do it")
        }
        session.say(session.talkPalette.yellow(danger.warning))
        guard Keyboard.answer(to: "Type \(Printable.quoted(danger.word)) to do it: ") == danger.word else {
            throw .usage("The change was not confirmed; nothing was changed")
        }
    }
}

/// A change with its reason and a request id. Even if it is sent again, the edge makes it only once.
struct PreparedChange {
    var request: AdminClient.Request
    let id: String

    func sendChange(to edge: AdminClient, _ session: Session) async throws(CommandError) -> Document {
        do throws(CommandError) {
            let answer = try await edge.sendRequest(request)
            session.say(session.talkPalette.faint(outcome(answer)))
            return answer
        } catch {
            if case .unavailable = error {
                session.say(
                    "It is unknown whether the change was made. Repeat the command with --request-id "
                        + "\(id): it is made only once."
                )
            }
            throw error
        }
    }

    private func outcome(_ answer: Document) -> String {
        if answer["dry_run"]?.flag == true { return "A dry run: nothing was changed." }
        let isApplied = answer["applied"]?.flag ?? answer["draining"]?.flag ?? true
        return isApplied
            ? "Done, under the request id \(id)."
            : "Nothing was changed: the change was made before under the request id \(id), or there is "
                + "nothing to change."
    }
}
