import Ledger
import Limits

/// Checks the thresholds that were reported and the figures that users see (laws 6 and 17).
extension LawChecker {
    /// A threshold is reported only once in a period (law 6). A rolling window has no period, so its
    /// thresholds are not checked.
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

    /// For tokens and money, users see the settled figures and no reservations (law 17).
    func checkShown(_ used: Int, _ entry: Schedule.Entry) throws(TestFailure) {
        guard !entry.limit.meter.countsRequests, entry.resetsAt != nil else { return }
        guard used == max(settled[entry.field, default: 0], 0) else {
            throw TestFailure(
                "law 17: \(used) of \(entry.field) were shown, \(settled[entry.field, default: 0]) settled")
        }
    }

    /// Only the settlement that reaches a threshold of a token limit reports it (laws 6 and 17).
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
