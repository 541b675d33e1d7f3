package import JSON
import Ledger
import Limits

// These types are the objects in answers that list users. web/openapi.json describes their JSON.

package struct UserSummary: Sendable {
    let user: UserKey
    let entitlement: Entitlement
    let books: MonthBooks

    /// Writes the members of the JSON object `UserSummary` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        let (paid, sandbox) = (books.lines.paid, books.lines.sandbox)
        json.member("user_id", utf8: user.name?.text)
        json.member("redis_key", utf8: user.stemText)
        json.member("plan", utf8: entitlement.plan)
        json.member("status", utf8: entitlement.status)
        json.member("version", entitlement.version)
        json.member("period_end", utf8: timestamp.formatMoment(entitlement.periodEnd))
        json.member("blocked", entitlement.isBlocked)
        json.member("sandbox", entitlement.isSandbox)
        json.object("month") {
            $0.member("month", utf8: ZonedTimestamp.monthName(of: books.month))
            $0.member("messages", paid.messages)
            $0.member("tokens", paid.inputTokens.addingSaturating(paid.outputTokens))
            $0.member("cost_microdollars", paid.cost)
            $0.member("sandbox_messages", sandbox.messages)
            $0.member("sandbox_tokens", sandbox.inputTokens.addingSaturating(sandbox.outputTokens))
            $0.member("sandbox_cost_microdollars", sandbox.cost)
        }
    }
}

/// The users with the greatest use, and how many users were examined.
package struct TopReport: Sendable {
    let by: String
    /// Whether the list contains test accounts instead of paying users.
    let isSandbox: Bool
    let isOfDay: Bool
    let periodName: String
    let list: TopList
    let milliseconds: Int
    let isWhole: Bool

    /// Writes the members of `Top` (web/openapi.json) into a JSON object that the caller has opened.
    package func writeMembers(_ json: inout JSONWriter) {
        json.member("by", utf8: by)
        json.member("sandbox", isSandbox)
        json.member("period", isOfDay ? "day" : "month")
        json.member("period_name", utf8: periodName)
        json.array("users") { json in
            for item in list.items {
                json.object {
                    $0.member("user_id", utf8: item.user.name?.text)
                    $0.member("redis_key", utf8: item.user.stemText)
                    $0.member("value", item.value)
                }
            }
        }
        json.object("walked") {
            $0.member("users", list.seen)
            $0.member("milliseconds", milliseconds)
            $0.member("is_whole", isWhole)
        }
    }
}

package struct OpenRequest: Sendable {
    let user: UserKey
    let id: [UInt8]
    let row: StoredUser.Reservation
    let now: Moment

    /// Writes the members of the JSON object `OpenRequest` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("user_id", utf8: user.name?.text)
        json.member("redis_key", utf8: user.stemText)
        row.writeMembers(&json, id, isAbandoned: false, now: now, timestamp)
    }
}
