public import Foundation
import Limits

/// How much of one limit a user has used, as apps read it (docs/specification.md §1).
///
/// As JSON: `user_id`, `billing_period`, `message_count`, `limit`, `updated_at` (RFC 3339).
public struct UsageRecord: Hashable, Sendable, Codable {
    /// The user, as the app's own server names them.
    public let userID: String
    /// `2026-11` for a month, `2026-11-20` for a day, the fixed word `trial` for a trial.
    public let billingPeriod: String
    /// Messages sent in the period, 0 or more.
    public let messageCount: Int
    /// Messages allowed in the period, 0 or more.
    public let limit: Int
    /// When a count last changed; if none has, when the figures were read.
    public let updatedAt: Date

    /// A record; negative figures count as 0.
    public init(userID: String, billingPeriod: String, messageCount: Int, limit: Int, updatedAt: Date) {
        self.userID = userID
        self.billingPeriod = billingPeriod
        self.messageCount = max(messageCount, 0)
        self.limit = max(limit, 0)
        self.updatedAt = updatedAt
    }

    /// Never below 0.
    public var messagesRemaining: Int { usageLevel.remaining }

    /// Percent used, rounded down; 0 if the limit is 0.
    public var usagePercentage: Int { usageLevel.percentage }

    /// Whether nothing is left, as is always so where the limit is 0.
    public var isAtLimit: Bool { usageLevel.isAtLimit }

    private var usageLevel: UsageLevel { UsageLevel(used: messageCount, amount: limit) }

    /// The record after `count` more messages: what an app shows at once, until it has the server's figure.
    /// Never past the limit, where a message would not count.
    public func addingMessages(_ count: Int = 1, at date: Date) -> UsageRecord {
        UsageRecord(
            userID: userID, billingPeriod: billingPeriod,
            messageCount: messageCount + min(max(count, 0), messagesRemaining), limit: limit,
            updatedAt: date)
    }
}

// MARK: - JSON

extension UsageRecord {
    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case billingPeriod = "billing_period"
        case messageCount = "message_count"
        case limit
        case updatedAt = "updated_at"
    }

    /// Reads a record, whatever date strategy the decoder has.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let updated = try fields.decode(String.self, forKey: .updatedAt)
        guard let date = Self.date(updated) else {
            throw DecodingError.dataCorruptedError(
                forKey: .updatedAt, in: fields, debugDescription: "updated_at is not an RFC 3339 time")
        }
        self.init(
            userID: try fields.decode(String.self, forKey: .userID),
            billingPeriod: try fields.decode(String.self, forKey: .billingPeriod),
            messageCount: try fields.decode(Int.self, forKey: .messageCount),
            limit: try fields.decode(Int.self, forKey: .limit), updatedAt: date)
    }

    /// Writes a record with its time in UTC, to the second.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(userID, forKey: .userID)
        try fields.encode(billingPeriod, forKey: .billingPeriod)
        try fields.encode(messageCount, forKey: .messageCount)
        try fields.encode(limit, forKey: .limit)
        try fields.encode(updatedAt.formatted(.iso8601), forKey: .updatedAt)
    }

    /// RFC 3339 with or without fractions of a second.
    private static func date(_ text: String) -> Date? {
        let whole = try? Date(text, strategy: .iso8601)
        return whole ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}
