import Ledger
import Limits

/// Checks the reported and shown figures of limits: laws 6 and 17.
extension LawChecker {
    /// Law 6 is about periods, and a rolling window has none.
    mutating func tell(_ level: Threshold, _ entry: Schedule.Entry, _ request: RequestID)
        throws(TestFailure)
    {
        if thresholdsAreLost { return }
        if case .rolling = entry.limit.window { return }
        let marker = "\(entry.field) \(entry.limit.enforcement)"
        guard entry.limit.meter.countsRequests else {
            guard
                let place = reached.lastIndex(where: {
                    $0.marker == marker && $0.level == level && !$0.isTold
                })
            else {
                throw TestFailure("law 17: an answer told \(level) of \(marker), which nothing had reached")
            }
            return reached[place].isTold = true
        }
        guard !tellings.contains(where: { $0.marker == marker && $0.level >= level }) else {
            throw TestFailure("law 6: \(level) of \(marker) was told twice")
        }
        tellings.append((marker, request, level))
    }

    /// Law 17: the figures that users see for tokens and money are the settled ones.
    func checkShown(_ used: Int, _ entry: Schedule.Entry) throws(TestFailure) {
        guard !entry.limit.meter.countsRequests, entry.resetsAt != nil else { return }
        guard used == max(settled[entry.field, default: 0], 0) else {
            throw TestFailure(
                "law 17: \(used) of \(entry.field) were shown, \(settled[entry.field, default: 0]) settled")
        }
    }

    /// Laws 6 and 17: a token threshold is reported once, by the settlement that reaches it.
    mutating func reach(_ threshold: ReachedThreshold, _ ask: AdmitCommand) throws(TestFailure) {
        let entry = ask.schedule.entries[threshold.limit]
        guard entry.resetsAt != nil, !thresholdsAreLost else { return }
        let sum = settled[entry.field, default: 0]
        guard threshold.used == sum,
            Threshold.highestReached(used: sum, amount: entry.amount) == threshold.level
        else {
            throw TestFailure("law 17: \(threshold) of \(entry.field) with \(sum) settled")
        }
        let marker = "\(entry.field) \(entry.limit.enforcement)"
        guard !reached.contains(where: { $0.marker == marker && $0.level >= threshold.level }) else {
            throw TestFailure("law 6: \(threshold.level) of \(marker) was reached twice")
        }
        reached.append((marker, threshold.level, false))
    }
}
