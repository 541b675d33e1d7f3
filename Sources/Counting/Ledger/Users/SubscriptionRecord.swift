package import Limits

/// The record of a user's subscription. It has the entitlement, which decides the plan and the periods, and
/// the reported facts from which the entitlement was derived.
package struct SubscriptionRecord: Hashable, Sendable {
    /// The entitlement's version, which only the scripts in Redis change.
    package var version = 0
    package var plan: String?
    /// `active`, `cancelled`, `billing_issue`, `expired` or `free`.
    package var status: String?
    /// The beginning of the current paid period.
    package var periodStart: Moment?
    /// The end of the paid period, including the grace period of the service after a failed payment.
    package var periodEnd: Moment?
    /// The time at which the purchase lapses, if it renews by itself and its source reports no end. Otherwise
    /// nil, because the purchase lapses at the end of the period.
    package var lapsesAt: Moment?
    /// The day of the month on which periods begin (1–31). Short months do not change it.
    package var anchorDay: Int?
    /// The product that was bought, by the name that its source (the subscription service) reports.
    package var product: String?
    /// The row of the configuration's list `subscriptions.products` that the product matched.
    package var row: String?
    /// An identifier of the purchase that its source never changes. It keeps the plan the same even if the
    /// source renames the product.
    package var purchase: String?
    /// The price phase: `normal`, `intro`, `trial` or `promotional`.
    package var phase: String?
    /// The source of this record: `revenuecat`, `stripe` …, or `stripe2` for a second purchase at Stripe.
    package var source: String?
    /// The user's ids at subscription services, the most useful first. At most 8 are kept. An id begins with
    /// the service's name and a colon, unless the service is Stripe.
    package var customers: [String] = []
    /// The number of the product's row in the configured list of products. The best row has the number 0.
    /// `lua/lib/sources` uses this number to choose between the records of two sources.
    package var rank: Int?
    /// The records that other sources have reported about this user, by the source's name.
    package var others: [String: SubscriptionRecord] = [:]
    package var unsubscribedAt: Moment?
    package var billingIssueAt: Moment?
    /// The time at which a paused subscription resumes by itself, if its source reports that
    /// (`auto_resume_date`, `pause_collection.resumes_at`).
    package var pausedUntil: Moment?
    /// The page on which the user manages the subscription at its source: https, at most 256 bytes.
    package var managementURL: String?
    /// The price that the source will charge after the current period or trial; nil if the source names
    /// none, or if the subscription does not renew.
    package var renewalPrice: Money?
    /// Whether the subscription was bought with a test account of its source, which brings no money.
    package var isSandbox = false
    /// The user's own time zone, which operators write.
    package var timeZone: String?

    package init() {}

    /// The part of this record by which messages are admitted.
    package var entitlement: Entitlement {
        Entitlement(
            version: version, plan: plan, status: status, periodStart: periodStart, periodEnd: periodEnd,
            anchorDay: anchorDay, timeZone: timeZone, phase: phase, unsubscribedAt: unsubscribedAt,
            billingIssueAt: billingIssueAt, pausedUntil: pausedUntil, isSandbox: isSandbox, lapsesAt: lapsesAt
        )
    }

    /// The subscription services. The reports of each of them are stored separately.
    package static let stores = ["revenuecat", "stripe", "webhook", "apple", "google"]

    /// The sources of reports, as in `lua/lib/sources`. Each service is a source, and a second purchase at
    /// the service is another source, such as `stripe2`.
    package static let sources = stores + stores.map { "\($0)2" }

    /// The sources under which a service's purchases are stored, the best purchase first.
    package static func sources(of store: String) -> [String] { [store, "\(store)2"] }

    /// The service of this record's source, such as `stripe` for the source `stripe2`.
    package var store: String? { source.map { Self.store(of: $0) } }

    package static func store(of source: String) -> String {
        stores.contains(source) ? source : String(source.dropLast())
    }

    /// The record that a source has reported; nil if it has reported nothing.
    package func reported(by source: String) -> SubscriptionRecord? {
        self.source == source ? self : others[source]
    }
}

/// A report about a subscription. It is written if it is newer than the last report of its source.
package struct SubscriptionNews: Hashable, Sendable {
    /// The part of a report about a grant that a source gives for a limited time, without a transaction. A
    /// later call of the source would not return such a grant.
    package enum TemporaryGrant: Hashable, Sendable {
        /// A grant that is running stays until its end, even if this report says that the plan has ended.
        case respected
        case until(Moment)
        case over
    }

    /// The time of the report, by the source's clock.
    package let at: Moment
    package let id: String
    package let actor: String
    package let reason: String
    /// The new record. The report does not change the stored time zone and version.
    package let record: SubscriptionRecord
    package let temporaryGrant: TemporaryGrant

    package init(
        at: Moment, id: String, actor: String, reason: String, record: SubscriptionRecord,
        temporaryGrant: TemporaryGrant = .respected
    ) {
        self.at = at
        self.id = id
        self.actor = actor
        self.reason = reason
        self.record = record
        self.temporaryGrant = temporaryGrant
    }
}

enum SubscriptionFields {
    /// The names of the fields with the best report about a user.
    static let names = ["ev"] + RecordField.names { $0.owner == .user } + parts

    /// The names of the fields with the reports of all sources. The best report is stored under plain names,
    /// and any other report as `<source>.<name>` (`lua/entitle`).
    static let all = names + SubscriptionRecord.sources.flatMap { source in parts.map { "\(source).\($0)" } }

    /// The names of the fields that each source can report.
    private static let parts = RecordField.names { $0.isOfSource && $0 != .ei && $0 != .hold }

    /// The fields of the link to manage the subscription. It is stored in pieces of at most `longest` bytes.
    private static let links: [RecordField] = [.manage, .manage2, .manage3, .manage4]

    /// The largest number of bytes of a value. A longer value would make Redis convert the whole hash from
    /// its compact encoding to a hash table (docs/counting.md, "Keys").
    private static let longest = 64

    /// Decodes a record from values in the order of `names` or of `all`. The value of an absent field is
    /// empty.
    static func decode(_ values: [String]) -> SubscriptionRecord? {
        guard values.count == names.count || values.count == all.count else { return nil }
        let found = Dictionary(uniqueKeysWithValues: zip(all, values))
        var record = record(found, at: "")
        record.version = found["ev"].flatMap { Int(stored: $0) } ?? 0
        record.customers = (found["customer"] ?? "").split(separator: ",").map(String.init)
        record.timeZone = found["zone"].flatMap { $0.isEmpty ? nil : $0 }
        for source in SubscriptionRecord.sources where found["\(source).et"].map({ !$0.isEmpty }) ?? false {
            var other = self.record(found, at: "\(source).")
            (other.source, other.customers, other.timeZone) = (source, record.customers, record.timeZone)
            record.others[source] = other
        }
        return record
    }

    /// - Parameter place: the prefix of the fields: a source and a dot; empty for the best report.
    private static func record(_ found: [String: String], at place: String) -> SubscriptionRecord {
        func text(_ field: RecordField) -> String? {
            found[place + field.rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
        func moment(_ field: RecordField) -> Moment? {
            text(field).flatMap { Int64($0) }.map(Moment.init(milliseconds:))
        }
        var record = SubscriptionRecord()
        (record.plan, record.status) = (text(.plan), text(.status))
        (record.periodStart, record.periodEnd) = (moment(.from), moment(.to))
        record.lapsesAt = moment(.lapses)
        record.anchorDay = text(.anchor).flatMap { EntitlementFields.anchorDay($0) }
        (record.product, record.phase) = (text(.product), text(.phase))
        (record.row, record.purchase) = (text(.row), text(.bought))
        record.source = text(.store)
        record.rank = text(.rank).flatMap { Int($0) }
        (record.unsubscribedAt, record.billingIssueAt) = (moment(.unsubscribed), moment(.billing))
        record.pausedUntil = moment(.paused)
        record.isSandbox = text(.sandbox) != nil
        record.renewalPrice = text(.price).flatMap(Money.init(text:))
        let link = links.compactMap(text).joined()
        record.managementURL = link.isEmpty ? nil : link
        return record
    }

    static func encode(_ news: SubscriptionNews) -> [(name: String, value: String)] {
        let record = news.record
        func short(_ text: String?) -> String { text.flatMap { $0.utf8.count <= longest ? $0 : nil } ?? "" }
        func digits(_ moment: Moment?) -> String { moment.map { "\($0.milliseconds)" } ?? "" }
        var pairs: [(RecordField, String)] = [
            (.plan, record.plan ?? ""), (.status, record.status ?? ""),
            (.from, digits(record.periodStart)), (.to, digits(record.periodEnd)),
            (.lapses, digits(record.lapsesAt)), (.row, short(record.row)),
            (.bought, short(record.purchase)),
            (.anchor, record.anchorDay.map { "\($0)" } ?? ""), (.product, short(record.product)),
            (.phase, record.phase ?? ""), (.store, record.source ?? ""),
            (.unsubscribed, digits(record.unsubscribedAt)), (.billing, digits(record.billingIssueAt)),
            (.paused, digits(record.pausedUntil)), (.sandbox, record.isSandbox ? "1" : ""),
            (.price, short(record.renewalPrice?.text)),
        ]
        pairs += zip(links, pieces(of: record.managementURL))
        pairs.append((.rank, record.rank.map { "\($0)" } ?? ""))
        // The script `entitle` adds these customer ids to the stored ones.
        if !record.customers.isEmpty {
            pairs.append((.customer, record.customers.joined(separator: ",")))
        }
        switch news.temporaryGrant {
        case .respected: break
        case .until(let end): pairs.append((.hold, digits(end)))
        case .over: pairs.append((.hold, ""))
        }
        return pairs.map { ($0.rawValue, $1) }
    }

    /// Cuts a link into pieces, one for each field. Pieces behind the end of the link are empty. If the link
    /// is too long, all pieces are empty.
    private static func pieces(of link: String?) -> [String] {
        let bytes = Array((link ?? "").utf8)
        return links.indices.map { index in
            guard bytes.count <= longest * links.count, index * longest < bytes.count else { return "" }
            let piece = bytes[(index * longest)..<min((index + 1) * longest, bytes.count)]
            return String(decoding: piece, as: UTF8.self)
        }
    }
}
