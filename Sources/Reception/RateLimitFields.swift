package import Ledger
import Limits
package import Wire

/// The header fields that tell a client where it stands: the IETF draft's, and those of its own dialect.
/// Bound to one loop.
package struct RateLimitFields {
    /// The few schedules that most requests want.
    private static let capacity = 8
    private var sheets: [RateLimitSheet] = []
    private var oldest = 0

    package init() {}

    /// Appends them for every limit of the schedule. Refusals and answers carry the same fields.
    package mutating func append(_ account: Account, _ dialect: Dialect, to buffer: inout ByteBuffer) {
        guard !account.schedule.entries.isEmpty else { return }
        sheet(of: account.schedule).append(account.tally, dialect, to: &buffer)
    }

    private mutating func sheet(of schedule: Schedule) -> RateLimitSheet {
        for known in sheets where known.schedule === schedule { return known }
        let new = RateLimitSheet(schedule)
        if sheets.count < Self.capacity {
            sheets.append(new)
        } else {
            sheets[oldest] = new
            oldest = (oldest + 1) % Self.capacity
        }
        return new
    }
}

/// The fields of one schedule. All but the figures of the moment is written down once: a third of the
/// instructions.
///
/// - `RateLimit-Policy: "messages";q=800;w=2592000`, `RateLimit: "messages";r=640;t=86400`
///   (draft-ietf-httpapi-ratelimit-headers): a lifetime has neither window nor reset.
/// - `x-ratelimit-*` and `anthropic-ratelimit-*` name the limit that leaves the least.
final class RateLimitSheet {
    let schedule: Schedule
    /// From the policy up to where the first limit's figure stands.
    private let policy: [UInt8]
    private let lines: [Line]

    /// What is said of one limit.
    private final class Line {
        let entry: Schedule.Entry
        let isTokens: Bool
        /// `"messages";r=`, for all but the first with a comma before it
        let name: [UInt8]
        /// The dialect's fields up to the units that are left.
        let openAI: [UInt8]
        let anthropic: [UInt8]

        init(_ entry: Schedule.Entry, isFirst: Bool) {
            self.entry = entry
            isTokens = entry.limit.meter.isTokens
            name = Array("\(isFirst ? "" : ", ")\"\(entry.limit.name)\";r=".utf8)
            let what = isTokens ? "tokens" : "requests"
            openAI = Array(
                "x-ratelimit-limit-\(what): \(entry.amount)\r\nx-ratelimit-remaining-\(what): ".utf8)
            let prefix = "anthropic-ratelimit-\(what)"
            anthropic = Array("\(prefix)-limit: \(entry.amount)\r\n\(prefix)-remaining: ".utf8)
        }
    }

    init(_ schedule: Schedule) {
        self.schedule = schedule
        lines = schedule.entries.enumerated().map { Line($1, isFirst: $0 == 0) }
        let policies = schedule.entries.map { entry in
            let window = entry.limit.window.nominalSeconds.map { ";w=\($0)" } ?? ""
            return "\"\(entry.limit.name)\";q=\(entry.amount)\(window)"
        }
        policy = Array("RateLimit-Policy: \(policies.joined(separator: ", "))\r\nRateLimit: ".utf8)
    }

    func append(_ tally: Tally, _ dialect: Dialect, to buffer: inout ByteBuffer) {
        buffer.append(policy)
        var requests: (index: Int, remaining: Int)?
        var tokens: (index: Int, remaining: Int)?
        for index in lines.indices {
            let line = lines[index]
            let remaining = Standing(used: tally.used(index), amount: line.entry.amount).remaining
            buffer.append(line.name)
            buffer.append(decimal: remaining)
            if let seconds = line.entry.secondsToReset(at: tally.now) {
                buffer.append(";t=")
                buffer.append(decimal: seconds)
            }
            if line.isTokens {
                if remaining < tokens?.remaining ?? .max { tokens = (index, remaining) }
            } else {
                if remaining < requests?.remaining ?? .max { requests = (index, remaining) }
            }
        }
        buffer.append("\r\n")
        if let requests { append(lines[requests.index], requests.remaining, tally.now, dialect, to: &buffer) }
        if let tokens { append(lines[tokens.index], tokens.remaining, tally.now, dialect, to: &buffer) }
    }

    private func append(
        _ line: Line, _ remaining: Int, _ now: Moment, _ dialect: Dialect, to buffer: inout ByteBuffer
    ) {
        if dialect == .anthropicMessages {
            buffer.append(line.anthropic)
            buffer.append(decimal: remaining)
            buffer.append("\r\n")
            guard let reset = line.entry.resetsAt else { return }
            buffer.append(
                line.isTokens ? "anthropic-ratelimit-tokens-reset: " : "anthropic-ratelimit-requests-reset: ")
            buffer.append(rfc3339: Int(reset.seconds))
            buffer.append("\r\n")
        } else {
            buffer.append(line.openAI)
            buffer.append(decimal: remaining)
            buffer.append("\r\n")
            guard let seconds = line.entry.secondsToReset(at: now) else { return }
            buffer.append(line.isTokens ? "x-ratelimit-reset-tokens: " : "x-ratelimit-reset-requests: ")
            buffer.append(decimal: seconds)
            buffer.append("s\r\n")
        }
    }
}

extension Meter {
    fileprivate var isTokens: Bool {
        switch self {
        case .messages, .calls: false
        case .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens, .cost: true
        }
    }
}

extension Schedule.Entry {
    /// Rounded up, so that nobody comes a moment too early.
    func secondsToReset(at now: Moment) -> Int? {
        resetsAt.map { Int(max(0, $0.milliseconds - now.milliseconds) + 999) / 1000 }
    }
}

extension Window {
    /// The window's length: a month's or a day's nominal one, since the draft knows only one figure.
    fileprivate var nominalSeconds: Int? {
        switch self {
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .month, .billingMonth: 2_592_000
        case .rolling(let seconds): seconds
        case .lifetime: nil
        }
    }
}
