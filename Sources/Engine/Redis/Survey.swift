import Reactor

/// Collects the answers to a question that several servers are asked at once.
final class Survey<Answer> {
    private(set) var answers: [Answer] = []
    private var running: Int
    private var isOver = false
    private let waiter = Waiter()

    init(_ count: Int) { running = count }

    /// Adds the answer of one server. `answer` is nil if that server gave none.
    func takeAnswer(_ answer: Answer?) {
        if let answer { answers.append(answer) }
        running -= 1
        if running == 0 { end() }
    }

    /// Ends the wait now if one of the answers so far is enough.
    func endSoon(_ isEnough: (Answer) -> Bool = { _ in true }) {
        if answers.contains(where: isEnough) { end() }
    }

    private func end() {
        isOver = true
        waiter.wake()
    }

    func waitForAnswers() async {
        if !isOver { await waiter.wait() }
    }
}

extension Survey {
    /// Asks all servers at once and waits for all of them. The answers are in the order of `servers`.
    static func ofAll<Server>(
        _ servers: [Server], on loop: EventLoop, _ ask: @escaping (Server) async -> Answer
    ) async -> [Answer] {
        guard !servers.isEmpty else { return [] }
        let survey = Survey<(place: Int, answer: Answer)>(servers.count)
        for (place, server) in servers.enumerated() {
            loop.spawn(with: (survey, place, server, ask)) { survey, place, server, ask in
                survey.takeAnswer((place, await ask(server)))
            }
        }
        await survey.waitForAnswers()
        return survey.answers.sorted { $0.place < $1.place }.map(\.answer)
    }
}
