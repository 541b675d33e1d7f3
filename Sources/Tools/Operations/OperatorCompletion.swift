import Commands
import Reactor
import Terminal

/// The words that a shell can offer after `usherctl`. They include the edge's users, plans and limits.
package enum OperatorCompletion {
    /// The nanoseconds in which the edge must answer. Otherwise no words of the edge are offered.
    private static let timeout: UInt64 = 1_000_000_000

    /// Prints the possible words for the completion script of a shell.
    ///
    /// - Parameter words: the words after the program's name. The last one is the word at the cursor.
    package static func printChoices(_ words: [String], _ environment: [String: String]) {
        var completion = OperatorCommand.declaration.completeLastWord(of: words)
        if let placeholder = completion.placeholder, let lookUp = lookUps[placeholder],
            let session = session(completion, environment)
        {
            completion.addChoices(answers(of: lookUp, session))
        }
        Console.output.write(completion.text)
    }

    private typealias LookUp = @Sendable (Session) async throws(CommandError) -> [Completion.Choice]

    /// For each placeholder of an operand, the function that finds the words for it.
    private static let lookUps: [String: LookUp] = [
        "USER": users, "INTO": users, "PLAN": plans, "LIMIT": limits,
    ]

    private static let users: LookUp = { session async throws(CommandError) in
        let page = try await session.admin().fetchPage("users", from: nil, limit: 1000)
        return (page["users"]?.items ?? []).compactMap { user in
            user["user_id"]?.text.map { .init($0, user["plan"]?.text ?? "") }
        }
    }

    private static let plans: LookUp = { session async throws(CommandError) in
        try await inForce(session).map { .init($0.text("id"), $0.text("kind")) }
    }

    private static let limits: LookUp = { session async throws(CommandError) in
        var seen: Set<String> = []
        return try await inForce(session).flatMap { plan in plan["limits"]?.items ?? [] }
            .map { $0.text("name") }.filter { seen.insert($0).inserted }.map { .init($0) }
    }

    private static func inForce(_ session: Session) async throws(CommandError) -> [Document] {
        let settings = try await session.admin().get("settings", isOfApp: false)
        let apps = (settings["apps"]?.items ?? []).filter { app in
            session["app"] == nil || app["name"]?.text == session["app"]
        }
        return apps.flatMap { $0["plans"]?.items ?? [] }
    }

    /// A session with the options of the command line. The result is nil if they have mistakes.
    private static func session(_ completion: Completion, _ environment: [String: String]) -> Session? {
        let names = Set(OperatorCommand.declaration.options.map(\.name))
        let options = completion.given.filter { names.contains($0.name) }.map { "--\($0.name)=\($0.value)" }
        guard
            let invocation = try? OperatorCommand.declaration.parseArguments(
                options + ["version"], environment: environment)
        else { return nil }
        return Session(invocation, environment, on: EventLoop(name: "usherctl"))
    }

    private static func answers(of lookUp: @escaping LookUp, _ session: Session) -> [Completion.Choice] {
        let answer = Answer()
        let end = Deadline(session.loop)
        session.loop.arm(end.timer, at: session.loop.now + timeout)
        session.loop.spawn(with: (session, answer)) { session, answer in
            answer.choices = (try? await lookUp(session)) ?? []
            session.loop.stop()
        }
        session.loop.run()
        return answer.choices
    }

    /// The words that the shell can offer. Only the loop's thread uses them.
    private final class Answer: @unchecked Sendable {
        var choices: [Completion.Choice] = []
    }

    private final class Deadline: Timed {
        private let loop: EventLoop
        private(set) lazy var timer = Timer(self)

        init(_ loop: EventLoop) { self.loop = loop }

        func timePassed() { loop.stop() }
    }
}
