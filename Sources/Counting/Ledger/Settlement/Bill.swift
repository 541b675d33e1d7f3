import Limits

/// The final use of one request: everything that the books record about the request. A bill is a class, since
/// it is passed to every phase of a settlement.
package final class Bill: Equatable, Sendable {
    /// The model that the request to the upstream named; empty if it named none.
    package let model: [UInt8]
    /// The tokens, money, messages and calls that this bill adds to the books.
    package let used: Consumption
    /// Whether the message is given back, since nothing useful came of it. Its tokens and money are charged
    /// nevertheless. The bills for the books that are made from this bill have false here.
    package let isGivenBack: Bool
    /// Whether a figure of this bill was guessed, since the upstream did not report it.
    package let isGuessed: Bool
    package let guessed: GuessedShare
    /// The use of other models in the answer. Each of these bills has its own line in the books.
    package let parts: [Bill]

    package init(
        model: [UInt8] = [], used: Consumption, isGivenBack: Bool = false, isGuessed: Bool,
        guessed: GuessedShare = .nothing, parts: [Bill] = []
    ) {
        self.model = model
        self.used = used
        self.isGivenBack = isGivenBack
        self.isGuessed = isGuessed
        self.guessed = guessed
        self.parts = parts
    }

    /// The prefix of model names in those lines of the books that show the use of test accounts.
    static let sandboxMark = "sandbox:"
    /// The prefix of model names in those lines of the books that show requests that were never answered. The
    /// provider perhaps bills these requests, but no user was charged.
    static let unansweredMark = "unanswered:"

    /// The prefix of model names in those lines of the books that show images, seconds of sound and
    /// characters. These lines have the three numbers in place of input, output and cached tokens. Three
    /// further figures would make every line too large for Redis' compact encoding.
    static let piecesMark = "pieces:"

    /// The bill's images, seconds and characters as a line of the books; nil if it has none.
    var ofPieces: Bill? {
        guard used.hasPieces else { return nil }
        return Bill(
            model: Array(Self.piecesMark.utf8) + (model.isEmpty ? Array("-".utf8) : model),
            used: Consumption(
                messages: 0, calls: 0, inputTokens: used.images, outputTokens: used.audioSeconds,
                cachedTokens: used.characters), isGuessed: false)
    }

    /// The use of the bill's own model, without the use of other models.
    package var own: Consumption {
        if parts.isEmpty { return used }
        var own = used
        for part in parts {
            own.inputTokens -= part.used.inputTokens
            own.outputTokens -= part.used.outputTokens
            own.cachedTokens -= part.used.cachedTokens
            own.reasoningTokens -= part.used.reasoningTokens
            own.cost -= part.used.cost
        }
        return own
    }

    /// Adds another bill of the same model, for example to sum up the requests of a batch. The bills of other
    /// models (`parts`) are added up model by model.
    package func adding(_ other: Bill) -> Bill {
        var used = used
        used.add(other.used)
        var parts = parts
        for part in other.parts {
            if let place = parts.firstIndex(where: { $0.model == part.model }) {
                parts[place] = parts[place].adding(part)
            } else {
                parts.append(part)
            }
        }
        return Bill(
            model: model, used: used, isGivenBack: isGivenBack && other.isGivenBack,
            isGuessed: isGuessed || other.isGuessed,
            guessed: GuessedShare(
                inputTokens: guessed.inputTokens.addingSaturating(other.guessed.inputTokens),
                outputTokens: guessed.outputTokens.addingSaturating(other.guessed.outputTokens),
                cost: guessed.cost.addingSaturating(other.guessed.cost)), parts: parts)
    }

    /// This bill under the model name `sandbox:<model>`. A purchase with a test account brings no money, so
    /// the use of such an account has lines of its own in the books.
    var ofSandbox: Bill { marked(Self.sandboxMark) }

    /// This bill for a user without a test account. If the caller chose a model name that begins with
    /// `sandbox:`, `unanswered:` or `pieces:`, the name gets the prefix `paid:`. Otherwise the books would
    /// show another kind of use.
    var ofPaid: Bill {
        if parts.isEmpty { return hasMark ? marked("paid:") : self }
        return Bill(
            model: hasMark ? Array("paid:".utf8) + model : model, used: used, isGuessed: isGuessed,
            guessed: guessed, parts: parts.map(\.ofPaid))
    }

    /// This bill for a request that was never answered. It charges no user.
    var ofUnanswered: Bill {
        var used = used
        (used.messages, used.calls) = (0, 0)
        return Bill(
            model: Array(Self.unansweredMark.utf8) + model, used: used, isGuessed: true, guessed: guessed)
    }

    /// Whether the model's name begins with `unanswered:`. Either the bill is for unanswered requests, or a
    /// caller chose such a name.
    var isUnanswered: Bool {
        model.first == UInt8(ascii: "u") && model.starts(with: Self.unansweredMark.utf8)
    }

    private var hasMark: Bool {
        // The first byte alone rules out nearly every name, so it is compared before the whole prefix.
        isUnanswered || model.first == UInt8(ascii: "s") && model.starts(with: Self.sandboxMark.utf8)
            || model.first == UInt8(ascii: "p") && model.starts(with: Self.piecesMark.utf8)
    }

    private func marked(_ mark: String) -> Bill {
        Bill(
            model: Array(mark.utf8) + model, used: used, isGuessed: isGuessed, guessed: guessed,
            parts: parts.map { $0.marked(mark) })
    }

    /// This bill without its message, because the message was counted before. Tokens and money stay.
    var withoutMessage: Bill {
        var used = used
        (used.messages, used.calls) = (0, 0)
        return Bill(model: model, used: used, isGuessed: isGuessed, guessed: guessed, parts: parts)
    }

    package static func == (left: Bill, right: Bill) -> Bool {
        left.model == right.model && left.used == right.used && left.isGuessed == right.isGuessed
            && left.guessed == right.guessed && left.parts == right.parts
    }
}

/// The guessed part of a bill's use. It replaces the figures that the upstream did not report.
package struct GuessedShare: Hashable, Sendable {
    package var inputTokens: Int
    package var outputTokens: Int
    /// The guessed part of the cost, in micro-dollars.
    package var cost: Int

    package static let nothing = GuessedShare(inputTokens: 0, outputTokens: 0, cost: 0)

    package init(inputTokens: Int, outputTokens: Int, cost: Int) {
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.cost = cost
    }
}
