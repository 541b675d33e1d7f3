package import Foundation

/// A webhook of a purchase service in the documented format (`Tests/Service/SubscriptionsTests/Stores`). The
/// test replaces `$status`, `$at`, `$end` and `$ended` in it.
package struct StoreDocument: Sendable {
    private enum Times { case text, fractions, seconds, milliseconds }

    private let template: String
    private let times: Times

    package static func read(_ name: String) throws -> StoreDocument {
        let folder = Checkout.root.appending(path: "Tests/Service/SubscriptionsTests/Stores")
        let text = try String(contentsOf: folder.appending(path: "\(name).json"), encoding: .utf8)
        let times: Times =
            switch name {
            case "paddle", "lemonsqueezy", "polar": .text
            case "adapty": .fractions
            case "stripe", "qonversion": .seconds
            default: .milliseconds
            }
        return StoreDocument(template: text, times: times)
    }

    /// The webhook at this time, for a purchase with this status and this end of its period.
    package func text(_ status: String, at moment: Date, ends: Date) -> String {
        template.replacing("$status", with: status).replacing("$at", with: written(moment))
            .replacing("$ended", with: status == "canceled" ? written(moment) : "null")
            .replacing("$end", with: written(ends))
    }

    private func written(_ moment: Date) -> String {
        let text = moment.formatted(.iso8601)
        return switch times {
        case .text: "\"\(text)\""
        case .fractions: "\"\(text.dropLast()).000000+0000\""
        case .seconds: "\(Int(moment.timeIntervalSince1970))"
        case .milliseconds: "\(Int(moment.timeIntervalSince1970 * 1000))"
        }
    }
}
