import Commands
import Configuration
import Terminal

enum ConfigDiffVerb {
    static let verb = Verb(
        "diff", "Shows what a configuration would change in the one in force, or in another file",
        operands: [
            ConfigVerbs.file,
            Operand(
                "OTHER",
                help: "The file that is compared with it; without one, what FILE would change of the edge's",
                isRequired: false),
        ],
        notes: [
            "A line with - is in force (or in FILE, if OTHER is given); a line with + would replace it.",
            "Only the files are compared: not the flags and variables of an edge, and not the path of",
            "its file. Of a secret it compares only whether there is one. --admin may name several "
                + "edges: A,B,C.",
            "The exit code is 1 if something is different, and never for another reason.",
        ]
    ) { session async throws(CommandError) in
        let settings = try ConfigVerbs.loadSettings(session.readOperand("FILE"), session)
        let differences: [Difference]
        if session.invocation.operands["OTHER"] != nil {
            let other = try ConfigVerbs.loadSettings(session.readOperand("OTHER"), session)
            differences = [Difference(edge: nil, from: settings.written, to: other.written)]
        } else {
            differences = try await compare(settings, session)
        }
        let changes = differences.flatMap(\.changes)
        session.showDocument(document(differences)) { _ in
            if changes.isEmpty { return ["Nothing is different."] }
            return differences.flatMap { lines($0, isAlone: differences.count == 1, session) }
        }
        return changes.isEmpty ? .fine : .failed
    }

    /// What differs between a file and one edge's configuration, or between two files.
    private struct Difference {
        /// The address of the edge. It is nil if two files are compared.
        let edge: String?
        let before: String
        let after: String
        let changes: [SettingsChange]

        init(edge: String?, from old: WrittenSettings, to new: WrittenSettings) {
            self.init(
                edge: edge, from: old.digest, to: new.digest,
                SettingsChange.between(old.outline, and: new.outline))
        }

        init(edge: String?, from before: String, to after: String, _ changes: [SettingsChange]) {
            (self.edge, self.before, self.after, self.changes) = (edge, before, after, changes)
        }
    }

    private static func compare(_ settings: Settings, _ session: Session) async throws(CommandError)
        -> [Difference]
    {
        var differences: [Difference] = []
        for edge in try session.admins() {
            let inForce: Document
            do throws(CommandError) {
                inForce = try await edge.get("settings", isOfApp: false)
            } catch {
                // A refused request must not end the command with the exit code for a difference.
                if case .refused(let text) = error { throw .data(text) }
                throw error
            }
            guard let lines = inForce["outline"]?.items else {
                throw .data("The edge at \(edge.place) does not report its settings.")
            }
            let outline = lines.map { SettingsLine(path: $0.text("path"), value: $0.text("value")) }
            differences.append(
                Difference(
                    edge: edge.place, from: inForce.text("digest"), to: settings.digest,
                    SettingsChange.between(outline, and: settings.written.outline)))
        }
        return differences
    }

    /// The result as JSON. `edges` has the changes of each edge. `changes` has them, too, if there is only
    /// one comparison, and is otherwise empty.
    private static func document(_ differences: [Difference]) -> Document {
        func list(_ changes: [SettingsChange]) -> Document {
            .list(
                changes.map { change in
                    [
                        "path": .text(change.path), "before": .text(orNull: change.before),
                        "after": .text(orNull: change.after),
                    ]
                })
        }
        return [
            "changes": list(differences.count == 1 ? differences[0].changes : []),
            "edges": .list(
                differences.map { difference in
                    [
                        "edge": .text(orNull: difference.edge), "before": .text(difference.before),
                        "after": .text(difference.after), "changes": list(difference.changes),
                    ]
                }),
        ]
    }

    private static func lines(_ difference: Difference, isAlone: Bool, _ session: Session) -> [String] {
        let palette = session.palette
        let heading = isAlone ? [] : [palette.faint(Printable.line(difference.edge ?? ""))]
        let digests = "\(difference.before) -> \(difference.after)"
        if difference.changes.isEmpty { return heading + ["Nothing is different."] }
        return heading
            + difference.changes.map { change in
                let before = change.before.map { "  " + palette.red("- " + Printable.line($0)) }
                let after = change.after.map { "  " + palette.green("+ " + Printable.line($0)) }
                return ([palette.bold(Printable.line(change.path))] + [before, after].compactMap { $0 })
                    .joined(separator: "\n")
            } + [palette.faint(digests)]
    }
}
