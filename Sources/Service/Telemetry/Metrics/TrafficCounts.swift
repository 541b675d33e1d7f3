import Histogram
import Limits
import Pricing

/// Counts the decisions about one plan's users. There are few kinds of decisions, so a list is fast.
final class PlanCounts {
    private struct Cell {
        let decision: Decision
        let limit: String
        let modelClass: String
        let labels: Labels
        /// The words about the decision, limit and class for an access log line.
        let phrase: LogPhrase
        var count: UInt64
    }

    /// The plan's name in the configuration; empty for decisions before the plan was known.
    let id: String
    private let app: String
    private var cells: [Cell] = []
    private var shadows: [(limit: String, labels: Labels, count: UInt64)] = []

    /// Whether the counted users bought the plan with a test account of an app store.
    let isSandbox: Bool
    /// The plan's name in metrics and logs.
    private let label: String

    init(_ id: String, isSandbox: Bool = false, app: String) {
        self.id = id
        self.isSandbox = isSandbox
        label = Self.planLabel(id, isSandbox)
        self.app = app
    }

    static func planLabel(_ id: String, _ isSandbox: Bool) -> String { isSandbox ? "\(id) (sandbox)" : id }

    /// Counts a decision.
    ///
    /// - Returns: the words about the decision for an access log line.
    func count(_ decision: Decision, _ limit: String, _ modelClass: ModelClass?) -> LogPhrase {
        let name = modelClass?.name ?? ""
        for index in cells.indices
        where cells[index].decision == decision && cells[index].limit == limit
            && cells[index].modelClass == name
        {
            cells[index].count &+= 1
            return cells[index].phrase
        }
        let labels = Labels(
            (.app, app), (.reason, "\(decision.word)"), (.plan, label), (.limit, limit), (.modelClass, name))
        let phrase = LogPhrase(app: app, plan: label, decision, limit: limit, modelClass: name)
        cells.append(
            Cell(
                decision: decision, limit: limit, modelClass: name, labels: labels, phrase: phrase, count: 1))
        return phrase
    }

    /// Counts the limits in shadow that would have refused a request.
    func count(shadowed bits: Int, _ schedule: Schedule) {
        for index in schedule.entries.indices where bits >> index & 1 != 0 {
            count(shadow: schedule.entries[index].limit.name)
        }
        let bursts = schedule.entries.count
        for index in schedule.bursts.indices where bits >> (bursts + index) & 1 != 0 {
            count(shadow: schedule.bursts[index].name)
        }
        if bits >> (bursts + schedule.bursts.count) & 1 != 0 { count(shadow: "concurrency") }
    }

    private func count(shadow limit: String) {
        for index in shadows.indices where shadows[index].limit == limit {
            shadows[index].count &+= 1
            return
        }
        shadows.append((limit, Labels((.app, app), (.plan, label), (.limit, limit)), 1))
    }

    func readCounts(into readings: inout Readings) {
        for cell in cells { readings.add(.decisions, cell.labels, Int(cell.count)) }
        for shadow in shadows { readings.add(.shadowDecisions, shadow.labels, Int(shadow.count)) }
    }
}

package final class ModelCounts {
    /// The prefix that a model's name gets for the use by test accounts. The books have the same prefix.
    static let sandboxMark = "sandbox:"

    /// The model's name as labels, logs and traces write it.
    package let name: String
    private let app: String
    private var used = RecordedUsage()
    private var estimates = 0
    /// The number of answers without a price, by the index in `Unpriced.kinds`; empty if there were none.
    private var unpriced: [Int] = []
    /// The tokens by the words of `AnswerDetails.kinds`, and the answers by service tier.
    private var detailed: [String: Int] = [:]
    private var tiers: [String: Int] = [:]
    private lazy var labels = Labels((.app, app), (.model, name))
    /// The words about the model for an access log line.
    let phrase: LogPhrase
    private lazy var kinds = ["input", "cached", "output", "reasoning"].map {
        Labels((.app, app), (.model, name), (.kind, $0))
    }

    init(_ name: String, app: String) {
        self.name = name
        self.app = app
        phrase = LogPhrase(model: name)
    }

    /// How long answers took until their first byte, for each of the few upstreams of the model.
    private var firstBytes: [FirstByteCounts] = []

    private func firstByte(from upstream: UpstreamCounts?) -> FirstByteCounts {
        for counts in firstBytes where counts.upstream === upstream { return counts }
        let counts = FirstByteCounts(
            upstream, Labels((.app, app), (.model, name), (.upstream, upstream?.name ?? "")))
        firstBytes.append(counts)
        return counts
    }

    func countFirstByte(firstByte nanoseconds: UInt64, from upstream: UpstreamCounts?) {
        firstByte(from: upstream).timing.recordTime(nanoseconds)
    }

    func noteFirstByte(firstByte exemplar: Exemplar, from upstream: UpstreamCounts?) {
        firstByte(from: upstream).timing.noteExemplar(exemplar)
    }

    func addFirstBytes(to histogram: inout Histogram) {
        for counts in firstBytes { histogram.add(counts.timing.histogram) }
    }

    func countUsage(_ figures: RecordedUsage) {
        used.add(figures)
        if figures.isGuessed { estimates &+= 1 }
    }

    func countUnpriced(_ missing: Unpriced) {
        if unpriced.isEmpty { unpriced = Array(repeating: 0, count: Unpriced.kinds.count) }
        for (place, kind) in Unpriced.kinds.enumerated() where missing.contains(kind.kind) {
            unpriced[place] &+= 1
        }
    }

    /// Counts the figures that few answers report. The standard tier is left out of the counts by tier.
    func countDetails(_ details: AnswerDetails) {
        for (word, tokens) in details.kinds where tokens > 0 {
            detailed[word] = (detailed[word] ?? 0).addingSaturating(tokens)
        }
        guard !details.tier.isEmpty, details.tier != AnswerDetails.standardTier else { return }
        tiers[details.tier, default: 0] += 1
    }

    func readCounts(into readings: inout Readings) {
        for (word, tokens) in detailed {
            readings.add(.tokens, Labels((.app, app), (.model, name), (.kind, word)), tokens)
        }
        for (tier, count) in tiers {
            readings.add(.tierAnswers, Labels((.app, app), (.model, name), (.tier, tier)), count)
        }
        for (place, count) in unpriced.enumerated() where count > 0 {
            let kind = "\(Unpriced.kinds[place].word)"
            readings.add(.unpriced, Labels((.app, app), (.model, name), (.kind, kind)), count)
        }
        for counts in firstBytes { readings.addTiming(.firstByte, counts.labels, counts.timing) }
        // Models that were never used are left out, because zeros for many names would make the page long.
        guard used != RecordedUsage() else { return }
        readings.add(.messages, labels, used.messages)
        readings.add(.repeats, labels, used.repeats)
        readings.add(.tokens, kinds[0], used.input)
        readings.add(.tokens, kinds[1], used.cached)
        readings.add(.tokens, kinds[2], used.output)
        readings.add(.tokens, kinds[3], used.reasoning)
        readings.add(.cost, labels, used.cost)
        readings.add(.estimates, labels, estimates)
    }
}

/// How long one model's answers from one upstream took until their first byte.
private final class FirstByteCounts {
    let upstream: UpstreamCounts?
    let labels: Labels
    var timing = Timing()

    init(_ upstream: UpstreamCounts?, _ labels: Labels) {
        self.upstream = upstream
        self.labels = labels
    }
}

package final class UpstreamCounts {
    package let name: String
    private let app: String
    private var outcomes = [UInt64](repeating: 0, count: UpstreamOutcome.allCases.count)
    private var retries = 0
    private var latency = Timing()
    private lazy var labels = Labels((.app, app), (.upstream, name))
    /// The words about each outcome for an access log line. The last entry means that there is no outcome.
    private let phrases: [LogPhrase]
    /// Called for each answer that shows a trouble, and for the first successful answer afterwards.
    package var report: ((UpstreamOutcome) -> Void)?
    private var isInTrouble = false

    init(_ name: String, app: String) {
        self.name = name
        self.app = app
        phrases = (UpstreamOutcome.allCases + [nil]).map { LogPhrase(upstream: name, $0) }
    }

    func countAnswer(_ record: borrowing ExchangeRecord) {
        guard let outcome = record.outcome else { return }
        if record.headReceived != 0 { latency.recordTime(record.headReceived - record.sent) }
        note(outcome)
    }

    /// Counts a request that was sent to another endpoint because this endpoint failed or refused it.
    package func note(moved outcome: UpstreamOutcome) { note(outcome) }

    private func note(_ outcome: UpstreamOutcome) {
        outcomes[Int(outcome.rawValue)] &+= 1
        if outcome.isTroubleOfAnswers {
            isInTrouble = true
            report?(outcome)
        } else if isInTrouble, outcome == .ok {
            isInTrouble = false
            report?(outcome)
        }
    }

    func note(_ exemplar: Exemplar) { latency.noteExemplar(exemplar) }

    /// Counts a request that is sent again because its pooled connection broke.
    package func noteRetry() { retries &+= 1 }

    func outcomePhrase(_ outcome: UpstreamOutcome?) -> LogPhrase {
        phrases[outcome.map { Int($0.rawValue) } ?? UpstreamOutcome.allCases.count]
    }

    func readCounts(into readings: inout Readings) {
        for outcome in UpstreamOutcome.allCases {
            let labels = Labels((.app, app), (.upstream, name), (.outcome, "\(outcome.word)"))
            readings.add(.upstreamAnswers, labels, Int(outcomes[Int(outcome.rawValue)]))
        }
        readings.add(.upstreamRetries, labels, retries)
        readings.addTiming(.upstreamDuration, labels, latency)
    }
}
