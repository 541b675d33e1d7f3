import Commands
import Configuration
import Terminal
import Wire

enum ConfigApplyVerb {
    static let verb = Verb(
        "apply",
        "Makes edges read their configuration again: the new one takes effect, or all mistakes are listed",
        operands: [
            Operand(
                "FILE",
                help:
                    "The configuration that the edges' files must equal; without it, edges apply the file as it is",
                isRequired: false)
        ],
        options: AdminChange.options + [
            Option(
                "expect", .value(placeholder: "DIGEST"),
                help: "The digest that the edges' files must have, as config check prints it")
        ],
        notes: [
            "An edge reads the file that it was started with: copy the new one there first. If that file is not FILE, or",
            "has mistakes, nothing changes on that edge (exit code 1).",
            "--admin may name several edges: A,B,C. All of them read and check the file first, and none is changed if",
            "one refuses. Then they apply it in turn, up to the first that refuses. The same --request-id continues.",
            "With --dry-run it shows what would be different.",
        ]
    ) { session async throws(CommandError) in
        let digest = try expectedDigest(session)
        let edges = try session.admins()
        let change = AdminChange(
            .post, ["settings", "apply"], isOfApp: false, digest.map { [("expect", .text($0))] } ?? [])
        var act = try change.prepareChange(session)
        let isDry = session.invocation.has("dry-run")
        if edges.count > 1 && !isDry {
            var look = act
            look.request.query.append(("dry_run", "true"))
            for edge in edges {
                do throws(CommandError) {
                    _ = try await edge.sendRequest(look.request)
                } catch {
                    session.say("\(edge.place) refuses; nothing was changed on any edge.")
                    throw error
                }
            }
        }
        var answers: [(edge: AdminClient, answer: Document)] = []
        for edge in edges {
            do throws(CommandError) {
                answers.append((edge, try await act.sendChange(to: edge, session)))
            } catch {
                if edges.count > 1 { tellWhereItStopped(edges, answers.count, session) }
                throw error
            }
        }
        show(answers, session)
        return .fine
    }

    /// The digest that the files of the edges must have. The result is nil if every file is accepted.
    private static func expectedDigest(_ session: Session) throws(CommandError) -> String? {
        let given = session["expect"]
        if let given, given.utf8.count != 16 || !given.allSatisfy(\.isHexDigit) {
            throw .usage(
                "--expect must be a digest of 16 hexadecimal digits, as usherctl config check prints it")
        }
        guard session.invocation.operands["FILE"] != nil else { return given?.lowercased() }
        let digest = try ConfigVerbs.loadSettings(session.readOperand("FILE"), session).digest
        if let given, given.lowercased() != digest {
            throw .data(
                "\(session.readOperand("FILE")) has the digest \(digest), not \(given); nothing was changed.")
        }
        return digest
    }

    private static func tellWhereItStopped(_ edges: [AdminClient], _ done: Int, _ session: Session) {
        func places(_ edges: some Sequence<AdminClient>) -> String {
            edges.map(\.place).joined(separator: ", ")
        }
        session.say("\(edges[done].place) did not apply it.")
        if done > 0 { session.say("In force on: \(places(edges.prefix(done))).") }
        if done + 1 < edges.count { session.say("Not asked: \(places(edges.dropFirst(done + 1))).") }
    }

    private static func show(_ answers: [(edge: AdminClient, answer: Document)], _ session: Session) {
        func lines(_ answer: Document) -> [String] {
            ["\(answer.text("before")) -> \(answer.text("digest"))"]
                + (answer["changes"]?.items ?? []).compactMap(\.text).map { "  " + Printable.line($0) }
        }
        guard answers.count > 1 else { return session.showDocument(answers[0].answer, lines) }
        let edges = answers.map { edge, answer in
            Document.object([.init(name: "edge", value: .text(edge.place))] + answer.members)
        }
        session.showDocument(["edges": .list(edges)]) { _ in
            answers.flatMap { edge, answer in
                [session.palette.faint(Printable.line(edge.place))] + lines(answer)
            }
        }
    }
}
