import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Reactor
import Wire

/// An answer that the provider makes in the background (`background: true`): its reply says only that it has
/// begun. The edge asks for it until it is finished, and settles what it used. Until then the message is
/// open, and its lease is renewed.
extension Exchange {
    /// Nanoseconds until the edge first asks; each wait is half as long again as the one before.
    private static let firstPause: UInt64 = 1_000_000_000
    private static let longestPause: UInt64 = 30_000_000_000
    /// After which an answer that is not finished is charged by its reservation. OpenAI's longest, deep
    /// research, take up to half an hour.
    private static let longestWait: UInt64 = 7_200_000_000_000
    /// A batch takes up to 24 hours.
    private static let longestBatch: UInt64 = 93_600_000_000_000
    /// How often it is looked whether this process ends.
    private static let tick: UInt64 = 1_000_000_000

    /// Settles once the answer is finished.
    ///
    /// - Parameters:
    ///   - object: the answer.
    ///   - guess: what is charged where nobody can tell.
    func settleWhenFinished(_ object: StoredReferences.Reference, _ routed: RoutedRequest, guess: Bill?) {
        let keeper = ticket.map { LeaseKeeper($0, gateway) }
        gateway.loop.spawn(with: (self, object, routed, guess, keeper)) {
            exchange, object, routed, guess, keeper in
            let bill = await exchange.finishedBill(of: object, routed, guess: guess)
            keeper?.stop()
            await exchange.settleAfterwards(bill)
        }
    }

    private func finishedBill(of object: StoredReferences.Reference, _ routed: RoutedRequest, guess: Bill?)
        async -> Bill?
    {
        let path = Array("\(object.kind.path)/".utf8) + object.id
        let last = gateway.loop.now + (batch == nil ? Self.longestWait : Self.longestBatch)
        var pause = Self.firstPause
        while gateway.loop.now < last, await waits(pause) {
            pause = min(pause + pause / 2, Self.longestPause)
            guard let answer = try? await routed.upstream.fetch(path, batch?.fields ?? []) else { continue }
            if answer.status == 404 { return guess }
            guard answer.status == 200 else { continue }
            let progress: BackgroundProgress
            if let batch {
                progress = await bill(of: batch, answer.body, at: path, routed.upstream)
            } else {
                progress = gateway.bill(ofBackground: answer.body, routed, route.dialect)
            }
            switch progress {
            case .running: continue
            case .finished(let bill): return bill
            }
        }
        return guess
    }

    /// False where this process is to end: then nobody waits any longer.
    private func waits(_ pause: UInt64) async -> Bool {
        let end = gateway.loop.now + pause
        while gateway.loop.now < end {
            if call.server.isDraining { return false }
            await gateway.loop.sleep(nanoseconds: min(Self.tick, end - gateway.loop.now))
        }
        return !call.server.isDraining
    }
}

/// How far an answer in the background is.
enum BackgroundProgress {
    case running
    /// The answer is finished, with the bill of its use; nil where it came to nothing.
    case finished(Bill?)
}

extension Gateway {
    fileprivate func bill(ofBackground document: [UInt8], _ routed: RoutedRequest, _ dialect: Dialect)
        -> BackgroundProgress
    {
        switch Self.status(document, &parser) {
        case "queued", "in_progress": return .running
        // An answer that was cancelled does not always report the tokens that it used until then.
        case "cancelled":
            return .finished(bill(ofAnswer: document.span, routed, dialect) ?? routed.promptBill)
        default: return .finished(bill(ofAnswer: document.span, routed, dialect))
        }
    }

    /// The bill of a whole answer, at the price of its request; nil where it came to nothing.
    func bill(ofAnswer document: Span<UInt8>, _ routed: RoutedRequest, _ dialect: Dialect) -> Bill? {
        var reader = ReplyReader(dialect, .document, limit: 16 << 20)
        reader.feed(document, with: &parser)
        reader.finish(.whole, with: &parser)
        return routed.bill(ofBackground: reader)
    }

    private static func status(_ document: [UInt8], _ parser: inout JSONParser) -> String {
        guard let root = try? parser.parse(document.span), let status = root.member("status")?.string else {
            return ""
        }
        return String(decoding: [UInt8](status), as: UTF8.self)
    }
}
