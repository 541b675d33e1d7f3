import JSON
import Limits

/// Reads answers of Apple's App Store Server API. The signed documents in them are not verified here.
enum AppleAnswer {
    struct Item {
        let status: AppleStatus?
        let transaction: String
        let renewal: String?
    }

    /// The most subscriptions or transactions that are read from one of Apple's answers.
    private static let most = 100

    /// Reads Apple's `StatusResponse`. Each subscription in it is represented by its last transaction.
    static func readItems(_ body: Span<UInt8>, _ parser: inout JSONParser) throws(SourceFailure) -> [Item] {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let data = root.member("data"), data.kind == .array else { throw .strange }
        var items: [Item] = []
        var groups = data.elements
        while let group = groups.next() {
            guard let list = group.member("lastTransactions") else { continue }
            var elements = list.elements
            while let element = elements.next(), items.count < most {
                guard let transaction = element.readText("signedTransactionInfo") else { throw .strange }
                let status = element.member("status")?.integer.flatMap { AppleStatus(rawValue: $0) }
                items.append(
                    Item(
                        status: status, transaction: transaction,
                        renewal: element.readText("signedRenewalInfo")))
            }
        }
        return items
    }

    /// Reads Apple's `HistoryResponse`: signed transactions, and the token for the next page.
    static func readHistory(_ body: Span<UInt8>, _ parser: inout JSONParser) throws(SourceFailure) -> (
        transactions: [String], next: String?
    ) {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let list = root.member("signedTransactions"), list.kind == .array else { throw .strange }
        var transactions: [String] = []
        var elements = list.elements
        while let element = elements.next(), transactions.count < most {
            guard let text = element.text else { throw .strange }
            transactions.append(text)
        }
        let next = root.member("hasMore")?.bool == true ? root.readText("revision") : nil
        return (transactions, next)
    }
}
