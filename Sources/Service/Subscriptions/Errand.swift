package import Ledger
package import Limits

/// A message about a purchase that the edge sends to a subscription service. It is kept in Redis until the
/// service has accepted it or its deadline has passed.
package struct Errand: Hashable, Sendable {
    package enum Verb: String, Hashable, Sendable {
        /// Acknowledges a subscription. Google refunds a purchase that is not acknowledged within three days.
        case acknowledge
        case acknowledgeItem = "acknowledge_item"
        /// Acknowledges a pack, so that it can be bought again.
        case consume
        /// Reports to Apple how much of a purchase was used. Apple waits twelve hours for it.
        case consumption
    }

    /// A message to a subscription service, while it is not known yet which user the message concerns.
    package struct Request: Hashable, Sendable {
        package var verb: Verb
        package var subject: String
        package var purchase: String
        package var until: Moment
        /// All names of the product. If the product table contains none of them, the purchase is not
        /// acknowledged, so that its buyer is refunded.
        package var names: [String] = []

        package init(_ verb: Verb, subject: String, purchase: String, until: Moment) {
            (self.verb, self.subject, self.purchase, self.until) = (verb, subject, purchase, until)
        }
    }

    package var verb: Verb
    /// The name of the subscription service, as users' records contain it.
    package var store: String
    /// The product, or another value that the service needs besides the purchase's id. It contains no spaces.
    package var subject: String
    /// The service's id of the purchase. It contains no spaces.
    package var purchase: String
    package var user: UserName
    /// The deadline of this message to the service. If the message could not be sent by then, it is deleted.
    package var until: Moment

    package init(_ request: Request, at store: String, of user: UserName) {
        (verb, subject, purchase) = (request.verb, request.subject, request.purchase)
        (until, self.store, self.user) = (request.until, store, user)
    }

    /// The message as an element of the queue in Redis: words separated by spaces, with the user last.
    package var member: [UInt8] {
        Array("\(verb.rawValue) \(store) \(until.milliseconds) \(subject) \(purchase) ".utf8) + user.member
    }

    package init?(member: [UInt8]) {
        let words = member.split(
            separator: UInt8(ascii: " "), maxSplits: 5, omittingEmptySubsequences: false)
        guard words.count == 6, let user = UserName(member: Array(words[5])) else { return nil }
        let texts = words.prefix(5).map { String(decoding: $0, as: UTF8.self) }
        guard let verb = Verb(rawValue: texts[0]), let until = Int64(texts[2]) else { return nil }
        self.init(
            Request(
                verb, subject: texts[3], purchase: texts[4], until: Moment(milliseconds: until)),
            at: texts[1], of: user)
    }
}
