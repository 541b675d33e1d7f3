public import Foundation
import Limits

/// The usage of one limit by a user, as apps receive it (docs/specification.md §1).
///
/// The members in JSON are `user_id`, `billing_period`, `message_count`, `limit` and `updated_at` (RFC 3339).
public struct UsageRecord: Hashable, Sendable, Codable {
    /// The user's id, which the app's own server assigns.
    public let userID: String
    /// The period's name: `2026-11` for a month, `2026-11-20` for a day, or `trial` for a trial.
    public let billingPeriod: String
    /// The messages sent in the period, 0 or more.
    public let messageCount: Int
    /// The messages allowed in the period, 0 or more.
    public let limit: Int
    /// When a count of the user last changed. If none has ever changed, it is when the figures were read.
    public let updatedAt: Date

    /// Creates a record. Negative figures count as 0.
    public init(userID: String, billingPeriod: String, messageCount: Int, limit: Int, updatedAt: Date) {
        self.userID = userID
        self.billingPeriod = billingPeriod
        self.messageCount = max(messageCount, 0)
        self.limit = max(limit, 0)
        self.updatedAt = updatedAt
    }

    /// The messages that are left, 0 or more.
    public var messagesRemaining: Int { usageLevel.remaining }

    /// The percentage that is used, rounded down; 0 if the limit is 0.
    public var usagePercentage: Int { usageLevel.percentage }

    /// Whether nothing is left. This is always true if the limit is 0.
    public var isAtLimit: Bool { usageLevel.isAtLimit }

    private var usageLevel: UsageLevel { UsageLevel(used: messageCount, amount: limit) }

    /// The record after the user has sent `count` more messages. An app can show it until the server's
    /// figures arrive. The count never exceeds the limit, since the server would refuse further messages.
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

    /// Decodes a record. Its time is always read as RFC 3339, whatever the decoder's date strategy is.
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

    /// Encodes a record. The time is in UTC, in whole seconds.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(userID, forKey: .userID)
        try fields.encode(billingPeriod, forKey: .billingPeriod)
        try fields.encode(messageCount, forKey: .messageCount)
        try fields.encode(limit, forKey: .limit)
        try fields.encode(updatedAt.formatted(.iso8601), forKey: .updatedAt)
    }

    /// Parses a time in RFC 3339 with or without fractions of a second.
    private static func date(_ text: String) -> Date? {
        let whole = try? Date(text, strategy: .iso8601)
        return whole ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}
