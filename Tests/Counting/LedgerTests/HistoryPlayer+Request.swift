import Limits

@testable import Ledger

extension HistoryPlayer {
    struct Request {
        let user: Int
        var ask: AdmitCommand
        var counts: LimitCounts
        var isRepeat: Bool
        let day: BookDay

        /// Makes the settlement that ends the request, as the edge makes it.
        func end(_ tokens: Int?, isUseful: Bool) -> Settlement {
            let reservation = reservation
            guard let tokens else {
                return isUseful ? reservation.settlement(using: nil) : reservation.refund()
            }
            return reservation.settlement(bill(tokens, isUseful: isUseful))
        }

        /// Makes what a renewal reports if the message has used `tokens` so far.
        func soFar(_ tokens: Int) -> Settlement? {
            let reservation = reservation
            let soFar = reservation.settlementSoFar(bill(tokens, isUseful: true))
            _ = reservation.refund()
            return soFar
        }

        private var reservation: Reservation {
            Reservation(ask, counts: counts, day: day, isRepeat: isRepeat)
        }

        /// Makes a bill whose figures differ from each other. The books write `-` for a model without a name.
        private func bill(_ tokens: Int, isUseful: Bool) -> Bill {
            let count = isUseful ? 1 : 0
            return Bill(
                model: Array(["-", "small", "large;~1=2@3"][ask.attempt % 3].utf8),
                used: Consumption(
                    messages: count, calls: count, inputTokens: tokens / 2,
                    outputTokens: tokens - tokens / 2, cachedTokens: tokens / 3, reasoningTokens: tokens / 5,
                    totalTokens: tokens, cost: tokens * 1_000_003), isGivenBack: !isUseful,
                isGuessed: tokens % 4 == 0,
                guessed: tokens % 4 > 0
                    ? .nothing
                    // Depending on `tokens`, the guess covers the whole use, only the input, only the output,
                    // or nothing.
                    : GuessedShare(
                        inputTokens: tokens % 8 == 0 ? tokens / 2 : 0,
                        outputTokens: tokens % 12 == 0 ? 0 : tokens - tokens / 2,
                        cost: tokens % 12 == 0 ? 0 : tokens * 500_009),
                parts: tokens % 3 == 0 ? [part("helper", tokens / 4), part("small", tokens / 8)] : [])
        }

        /// Makes the bill for a part of the message that another model answered.
        private func part(_ model: String, _ tokens: Int) -> Bill {
            Bill(
                model: Array(model.utf8),
                used: Consumption(
                    messages: 0, calls: 0, inputTokens: tokens / 2, outputTokens: tokens / 3,
                    cachedTokens: tokens / 4, cost: tokens * 7), isGuessed: false)
        }
    }
}
