import Foundation
import Ledger
import Limits
import TestSupport
import Testing
import Usage

@testable import Subscriptions

/// Tests the table of docs/app-store.md, which says what each notification of Apple means.
@Suite(.needsOpenSSL, .needsPythonPackages) struct `The table of Apple's notifications` {
    private static let rows: [AppleNotification.Row] = {
        let page =
            (try? String(contentsOf: Checkout.root.appending(path: "docs/app-store.md"), encoding: .utf8))
            ?? ""
        let part = page.components(separatedBy: "## Apple's notifications").last ?? ""
        return part.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
                cell.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
            }
            guard cells.count == 5, let effect = AppleNotification.Effect(rawValue: cells[3]) else {
                return nil
            }
            return AppleNotification.Row(type: cells[1], subtype: cells[2], effect: effect)
        }
    }()

    @Test func `The documented table of Apple's notifications equals that of the code`() {
        #expect(Self.rows.count > 30)
        #expect(Set(Self.rows) == Set(AppleNotification.rows))
        #expect(Self.rows.count == AppleNotification.rows.count)
    }

    @Test func `The table of notifications has every type and subtype of Apple's library`() async throws {
        let printed = try await Python.run(AppStore.script, ["-", "0", "kinds"])
        let known = try JSONDecoder().decode([Set<String>].self, from: printed)
        #expect(known[0] == Set(Self.rows.map(\.type)))
        #expect(known[1] == Set(Self.rows.map(\.subtype).filter { !$0.isEmpty }))
    }

    /// The purchase to which this notification refers, by Apple's documents.
    private static func row(_ row: AppleNotification.Row) -> AppStoreRow {
        var made = AppStoreRow(row.type, status: 1)
        made.subtype = row.subtype.isEmpty ? nil : row.subtype
        switch row.effect {
        case .runs, .answered, .nothing: break
        case .cancelled: made.renews = false
        case .unpaid:
            made.status = 4
            (made.to, made.grace) = (made.from, made.to)
        case .over: (made.status, made.to, made.renews, made.intent) = (2, made.from, false, 1)
        case .overUnpaid: (made.status, made.to, made.intent) = (3, made.from, 2)
        case .bought: made = .pack(row.type)
        case .refunded: (made.status, made.revoked) = (5, made.from)
        }
        return made
    }

    @Test func `Each notification has its documented effect as Apple's library writes it`() async throws {
        let store = try await AppStore.open()
        let signed = try await store.signed(Self.rows.map(Self.row))
        try await onLoop { loop in
            let bench = AppStoreDesk(store, on: loop)
            for (row, one) in zip(Self.rows, signed) {
                let event = try bench.webhook.readEvent(in: one.body, now: bench.now)
                let shown = event.told.map { told -> String in
                    let record = Purchases(at: bench.now, subscriptions: [told]).makeRecord(
                        EntitlementRules(products: coachProducts, zone: "UTC"), known: .init(),
                        source: "apple")
                    return SubscriptionState(record.entitlement, at: bench.now).status.rawValue
                }
                let expected: String? =
                    switch row.effect {
                    case .runs: "active"
                    case .cancelled: "cancelled"
                    case .unpaid: "billing_issue"
                    case .over, .overUnpaid, .refunded: "expired"
                    case .bought, .answered, .nothing: nil
                    }
                #expect(shown == expected, "\(row)")
                #expect((event.meaning == .nothing) == (row.effect == .nothing), "\(row)")
                #expect((event.errand != nil) == (row.effect == .answered), "\(row)")
                #expect((event.pack != nil) == (row.effect == .bought), "\(row)")
                let isOver = row.effect == .over || row.effect == .overUnpaid
                #expect((event.meaning == .ended) == isOver, "\(row)")
            }
        }
    }
}
