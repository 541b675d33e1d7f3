package import Bytes
import Dates
package import Dialects
package import Ledger
import Limits

/// Writes the header fields about a user's limits: those of the IETF draft and those of the dialect. An
/// instance is bound to one event loop.
package struct RateLimitFields {
    /// The number of schedules whose texts are kept. Most requests have one of a few common schedules.
    private static let capacity = 8
    private var sheets: [RateLimitSheet] = []

    package init() {}

    /// Appends the fields of every limit that callers may read. They are the same in refusals and in answers.
    package mutating func appendFields(_ account: Account, _ dialect: Dialect, to buffer: inout ByteBuffer) {
        guard !account.schedule.toldEntries.isEmpty else { return }
        sheet(of: account.schedule).appendFields(account.counts, dialect, to: &buffer)
    }

    private mutating func sheet(of schedule: Schedule) -> RateLimitSheet {
        for place in sheets.indices where sheets[place].schedule === schedule {
            // The texts that were used last are the likeliest to be used next, so they are moved to the
            // front.
            if place > 0 { sheets.swapAt(0, place) }
            return sheets[0]
        }
        if sheets.count == Self.capacity { sheets.removeLast() }
        sheets.insert(RateLimitSheet(schedule), at: 0)
        return sheets[0]
    }
}

/// The rate-limit fields of one schedule. Only the remaining units differ from user to user. The text between
/// them is rendered once a second.
///
/// - `RateLimit-Policy: "messages";q=800;w=2592000`, `RateLimit: "messages";r=640;t=86400`
///   (draft-ietf-httpapi-ratelimit-headers). A limit over the lifetime has neither a window nor a reset.
/// - `x-ratelimit-*` and `anthropic-ratelimit-*` describe one limit on requests and one on tokens. If there
///   are several of a kind, they describe the one of which the least is left.
final class RateLimitSheet {
    let schedule: Schedule
    /// The bytes from `RateLimit-Policy` up to the first limit's figure.
    private let policy: [UInt8]
    private var openAI: RateLimitText?
    private var anthropic: RateLimitText?

    init(_ schedule: Schedule) {
        self.schedule = schedule
        let entries = schedule.toldEntries.map { schedule.entries[$0] }
        let policies = entries.map { entry in
            let window = entry.limit.window.facts.seconds.map { ";w=\($0)" } ?? ""
            return "\"\(entry.limit.name)\";q=\(entry.amount)\(window)"
        }
        let first = entries.first.map { "\"\($0.limit.name)\";r=" } ?? ""
        policy = Array("RateLimit-Policy: \(policies.joined(separator: ", "))\r\nRateLimit: \(first)".utf8)
    }

    func appendFields(_ counts: LimitCounts, _ dialect: Dialect, to buffer: inout ByteBuffer) {
        text(for: dialect, at: counts.now).append(counts, to: &buffer)
    }

    private func text(for dialect: Dialect, at now: Moment) -> RateLimitText {
        let instant = now.milliseconds / schedule.grain
        switch dialect.rateLimitNaming {
        case .openAI:
            if let openAI, openAI.instant == instant { return openAI }
            let new = RateLimitText(policy, schedule, .openAI, at: now, instant)
            openAI = new
            return new
        case .anthropic:
            if let anthropic, anthropic.instant == instant { return anthropic }
            let new = RateLimitText(policy, schedule, .anthropic, at: now, instant)
            anthropic = new
            return new
        }
    }
}

/// The texts between the figures in a schedule's fields. They are valid for a second. One array of bytes
/// contains all of them, because reading an array of arrays would retain each text.
private final class RateLimitText {
    private struct Row {
        let index: Int
        let amount: Int
        let unit: QuotaUnit?
        /// The bytes between the figures of two limits in `RateLimit`, such as `;t=86400, "tokens";r=`.
        let between: Range<Int>
        /// The limit's fields in the dialect: the text before the remaining units, and the text after them.
        let before: Range<Int>
        let after: Range<Int>
    }

    let instant: Int64
    private let bytes: [UInt8]
    private let policy: Range<Int>
    private let rows: [Row]

    init(
        _ policy: [UInt8], _ schedule: Schedule, _ naming: RateLimitNaming, at now: Moment, _ instant: Int64
    ) {
        var bytes = policy
        func place(_ text: some Sequence<UInt8>) -> Range<Int> {
            let start = bytes.count
            bytes.append(contentsOf: text)
            return start..<bytes.count
        }
        let told = schedule.toldEntries
        let next = told.dropFirst().map { ", \"\(schedule.entries[$0].limit.name)\";r=" } + ["\r\n"]
        rows = zip(told, next).map { index, next in
            let entry = schedule.entries[index]
            let reset = entry.secondsToReset(at: now).map { ";t=\($0)" } ?? ""
            let between = place("\(reset)\(next)".utf8)
            guard let unit = QuotaUnit(entry.limit.meter) else {
                return Row(
                    index: index, amount: entry.amount, unit: nil, between: between, before: 0..<0,
                    after: 0..<0)
            }
            let limit = naming.fieldName("limit", of: unit.rawValue)
            let remaining = naming.fieldName("remaining", of: unit.rawValue)
            return Row(
                index: index, amount: entry.amount, unit: unit, between: between,
                before: place("\(limit): \(entry.amount)\r\n\(remaining): ".utf8),
                after: place(Self.reset(of: entry, unit, naming, at: now).utf8))
        }
        self.policy = 0..<policy.count
        self.bytes = bytes
        self.instant = instant
    }

    func append(_ counts: LimitCounts, to buffer: inout ByteBuffer) {
        buffer.append(bytes, policy)
        var (requests, tokens) = (-1, -1)
        var (fewestRequests, fewestTokens) = (Int.max, Int.max)
        for index in rows.indices {
            let used = counts.used(rows[index].index)
            let remaining = UsageLevel(used: used, amount: rows[index].amount).remaining
            buffer.append(decimal: remaining)
            buffer.append(bytes, rows[index].between)
            switch rows[index].unit {
            case .requests where remaining < fewestRequests: (requests, fewestRequests) = (index, remaining)
            case .tokens where remaining < fewestTokens: (tokens, fewestTokens) = (index, remaining)
            case .requests, .tokens, nil: break
            }
        }
        if requests >= 0 { append(rows[requests], fewestRequests, to: &buffer) }
        if tokens >= 0 { append(rows[tokens], fewestTokens, to: &buffer) }
    }

    private func append(_ row: Row, _ remaining: Int, to buffer: inout ByteBuffer) {
        buffer.append(bytes, row.before)
        buffer.append(decimal: remaining)
        buffer.append(bytes, row.after)
    }

    /// The end of the header line about a limit. If the limit resets, a field with the reset follows, in
    /// seconds for OpenAI and by RFC 3339 for Anthropic.
    private static func reset(
        of entry: Schedule.Entry, _ unit: QuotaUnit, _ naming: RateLimitNaming, at now: Moment
    ) -> String {
        let reset: String? =
            switch naming {
            case .openAI: entry.secondsToReset(at: now).map { "\($0)s" }
            case .anthropic: entry.resetsAt.map(\.rfc3339)
            }
        return reset.map { "\r\n\(naming.fieldName("reset", of: unit.rawValue)): \($0)\r\n" } ?? "\r\n"
    }
}

extension Moment {
    fileprivate var rfc3339: String {
        var text = ByteBuffer()
        text.append(rfc3339: Int(seconds))
        return String(decoding: [UInt8](text), as: UTF8.self)
    }
}

/// The unit of a limit in OpenAI's and Anthropic's own fields.
private enum QuotaUnit: String, CustomStringConvertible {
    case requests, tokens

    /// The unit of what a limit counts; nil for money and pieces. Limits on these appear only in `RateLimit`,
    /// because clients would take micro-dollars for tokens.
    init?(_ meter: Meter) {
        switch meter {
        case .messages, .calls: self = .requests
        case .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens: self = .tokens
        case .cost, .images, .audioSeconds, .characters: return nil
        }
    }

    var description: String { rawValue }
}

extension Schedule.Entry {
    /// The seconds to the reset, rounded up so that no client returns early; nil if the limit never resets.
    func secondsToReset(at now: Moment) -> Int? {
        resetsAt.map { Int(max(0, $0.milliseconds - now.milliseconds) + 999) / 1000 }
    }
}
