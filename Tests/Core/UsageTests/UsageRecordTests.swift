import Foundation
import Testing
import Usage

@Suite struct UsageRecordTests {
    let date = Date(timeIntervalSince1970: 1_795_176_000)

    func record(_ count: Int, of limit: Int) -> UsageRecord {
        UsageRecord(
            userID: "u1", billingPeriod: "2026-11", messageCount: count, limit: limit, updatedAt: date)
    }

    @Test(arguments: [
        (0, 800, 800, 0, false), (160, 800, 640, 20, false), (799, 800, 1, 99, false),
        (800, 800, 0, 100, true),
        (850, 800, 0, 106, true), (0, 0, 0, 0, true), (5, 0, 0, 0, true), (-3, 10, 10, 0, false),
    ]) func `A record derives what remains, the percentage and whether it is at its limit`(
        count: Int, limit: Int, remaining: Int, percentage: Int, isAtLimit: Bool
    ) {
        let record = record(count, of: limit)
        #expect(record.messagesRemaining == remaining)
        #expect(record.usagePercentage == percentage)
        #expect(record.isAtLimit == isAtLimit)
    }

    @Test func `A record is written under the names that apps read`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(record(160, of: 800)), as: UTF8.self)
        #expect(
            json == #"{"billing_period":"2026-11","limit":800,"message_count":160,"#
                + #""updated_at":"2026-11-20T12:00:00Z","user_id":"u1"}"#)
        #expect(try JSONDecoder().decode(UsageRecord.self, from: Data(json.utf8)) == record(160, of: 800))
    }

    @Test(arguments: ["2026-11-20T12:00:00.000Z", "2026-11-20T13:00:00+01:00"])
    func `A record is read with fractions and with an offset`(time: String) throws {
        let json =
            #"{"user_id":"u1","billing_period":"2026-11","message_count":1,"limit":800,"updated_at":"\#(time)"}"#
        #expect(try JSONDecoder().decode(UsageRecord.self, from: Data(json.utf8)) == record(1, of: 800))
    }

    @Test func `A record with a malformed time is not read`() {
        let json =
            #"{"user_id":"u1","billing_period":"2026-11","message_count":1,"limit":800,"updated_at":"soon"}"#
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(UsageRecord.self, from: Data(json.utf8))
        }
    }

    @Test func `An app counts its own message at once`() {
        #expect(record(160, of: 800).addingMessages(at: date) == record(161, of: 800))
        #expect(record(.max, of: 800).addingMessages(at: date).messageCount == .max)
        #expect(record(799, of: 800).addingMessages(2, at: date).messageCount == 800, "never past the limit")
        #expect(record(0, of: 0).addingMessages(at: date).messageCount == 0)
    }
}
