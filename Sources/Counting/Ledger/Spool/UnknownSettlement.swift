import Limits

/// The decision about a settlement whose reservation the ledger does not know. The ledger's reply “unknown”
/// does not prove that the settlement was counted (L15): the store can have lost the reservation, or dropped
/// it after 48 hours.
enum UnknownSettlement: Equatable {
    /// The settlement only gives units back, so there is nothing to count.
    case nothingToCount
    /// The settlement was sent before and its reply was lost, but the user's books contain its use.
    case countedBefore
    /// The store has lost the reservation. The associated settlement counts the whole use of the message.
    case neverAdmitted(Settlement)
    /// Nothing shows that this charge was counted, so it probably was not.
    case lost

    /// Why a lost settlement is parked, in words for operators.
    static let reason =
        "Redis does not know this reservation: it has lost it (or the user was forgotten), or more than "
        + "48 h have passed"

    /// - Parameter wasSent: whether the settlement was sent before, so that the store has perhaps counted it.
    init(_ settlement: Settlement, wasSent: Bool, _ ledger: any Ledger) async throws(LedgerError) {
        if settlement.onlyGivesBack {
            self = .nothingToCount
        } else if let admitted = settlement.admitted, let whole = settlement.whole,
            try await ledger.recallAttempts([admitted], of: settlement.user) == [.never]
        {
            self = .neverAdmitted(whole)
        } else {
            let isCounted = wasSent ? try await ledger.booksHold(settlement) : false
            self = isCounted ? .countedBefore : .lost
        }
    }
}

extension Settlement {
    /// Whether the settlement charges nothing: no tokens, no money, and the message is given back.
    var onlyGivesBack: Bool {
        guard kind == .messageReturned else { return false }
        return bill.map { $0.used == .nothing || changes.isEmpty && $0.isUnanswered } ?? changes.isEmpty
    }
}

extension Ledger {
    /// Whether the user's books have at least the figures of the settlement, on its day and for its model.
    /// This shows whether the store counted a settlement whose reply was lost. (One script writes the
    /// counters and the books, so a store that lost its data has neither.)
    fileprivate func booksHold(_ settlement: Settlement) async throws(LedgerError) -> Bool {
        guard let bill = settlement.bill, let day = settlement.day else { return false }
        let lines = try await readBooks(of: settlement.user, in: day.month)
        return lines.contains { $0.day == day.day && $0.holds(bill) }
    }
}

extension BookLine {
    /// Whether this line of the books has at least the figures of a bill. Messages are not compared, since
    /// another attempt of the same message id can have counted the message.
    fileprivate func holds(_ bill: Bill) -> Bool {
        let name =
            bill.model.isEmpty
            ? "-" : String(decoding: bill.model.prefix(BookFormat.longestModel), as: UTF8.self)
        let mark = [Bill.sandboxMark, Bill.unansweredMark].first { name.hasPrefix($0) } ?? ""
        let own = bill.own
        return (model == name || model == "\(mark)*")
            && inputTokens >= own.units(of: .inputTokens)
            && outputTokens >= own.units(of: .outputTokens)
            && cachedTokens >= own.units(of: .cachedTokens)
            && reasoningTokens >= own.units(of: .reasoningTokens)
            && cost >= own.units(of: .cost)
    }
}
