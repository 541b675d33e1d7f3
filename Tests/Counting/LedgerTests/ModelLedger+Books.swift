@testable import Ledger

extension ModelLedger {
    /// - Parameter soFar: the use of this message that the books already contain.
    func write(
        _ settlement: Settlement, isCounted: Bool = false, after soFar: Settlement? = nil,
        _ person: inout Person
    ) {
        guard let bill = settlement.bill, let day = settlement.day else { return }
        write(bill, bill.own, day, isCounted: isCounted, after: soFar, &person)
        for part in bill.parts { write(part, part.used, day, isCounted: false, after: nil, &person) }
    }

    private func write(
        _ bill: Bill, _ used: Consumption, _ day: BookDay, isCounted: Bool, after soFar: Settlement?,
        _ person: inout Person
    ) {
        let lines = person.books[day.month] ?? []
        var model = bill.model.isEmpty ? "-" : String(decoding: bill.model, as: UTF8.self)
        let isKnown = lines.contains { $0.day == day.day && $0.model == model }
        if !isKnown && lines.count >= 16 * day.day {
            model = (["sandbox:", "unanswered:"].first { model.hasPrefix($0) } ?? "") + "*"
        }
        var line = BookLine(day: day.day, model: model)
        let before = soFar?.bill?.used ?? .nothing
        line.messages = isCounted ? 0 : used.messages
        line.inputTokens = used.inputTokens - before.inputTokens
        line.outputTokens = used.outputTokens - before.outputTokens
        line.cachedTokens = used.cachedTokens - before.cachedTokens
        line.reasoningTokens = used.reasoningTokens - before.reasoningTokens
        line.cost = used.cost - before.cost
        line.estimated = (bill.isGuessed ? 1 : 0) - (soFar == nil ? 0 : 1)
        let guessedBefore = soFar?.bill?.guessed ?? .nothing
        line.guessed.inputTokens = bill.guessed.inputTokens - guessedBefore.inputTokens
        line.guessed.outputTokens = bill.guessed.outputTokens - guessedBefore.outputTokens
        line.guessed.cost = bill.guessed.cost - guessedBefore.cost
        person.books[day.month] = lines.adding([line])
    }
}

extension [BookLine] {
    func adding(_ others: [BookLine]) -> [BookLine] {
        var lines = self
        for line in others {
            guard let index = lines.firstIndex(where: { $0.day == line.day && $0.model == line.model })
            else {
                lines.append(line)
                continue
            }
            for figure in BookFigure.allCases {
                lines[index][keyPath: figure.path] += line[keyPath: figure.path]
            }
        }
        return lines.sorted { ($0.day, $0.model) < ($1.day, $1.model) }
    }
}
