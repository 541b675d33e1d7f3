import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Reactor
import Wire

/// An answer that the provider makes in the background (`background: true`). The provider's first reply says
/// only that the work has begun. The edge then polls the provider until the answer is finished, and settles
/// what it used. Until then the message is open, and its lease is renewed.
extension Exchange {
    /// The time until the first poll, in nanoseconds. Each later wait is 1.5 times as long.
    private static let firstPause: UInt64 = 1_000_000_000
    private static let longestPause: UInt64 = 30_000_000_000
    /// How long an answer can stay unfinished before the guess is charged, in nanoseconds (two hours).
    /// OpenAI's longest answers, those of deep research, take up to half an hour.
    private static let longestWait: UInt64 = 7_200_000_000_000
    /// The time between two checks whether this process is draining, in nanoseconds.
    private static let tick: UInt64 = 1_000_000_000

    /// Waits in a task until the background answer is finished, and then settles it.
    ///
    /// - Parameters:
    ///   - object: the provider's object that contains the answer.
    ///   - guess: the bill that is charged if the provider no longer has the object, or the edge stops
    ///     waiting.
    func settleWhenFinished(_ object: StoredReferences.Reference, _ routed: RoutedRequest, guess: Bill?) {
        gateway.loop.spawn(with: (self, object, routed, guess)) { exchange, object, routed, guess in
            let isKept = await exchange.keepTicket(of: object, guess)
            let keeper = isKept ? nil : exchange.ticket.map { LeaseKeeper($0, exchange.gateway) }
            let progress = await exchange.end(of: object, routed, guess: guess)
            keeper?.stop()
            switch progress {
            case .running where !isKept: await exchange.settleAfterwards(guess)
            case .running: exchange.leaveReservation()
            case .finished(let bill):
                if isKept, await !exchange.claims(object) { return exchange.leaveReservation() }
                await exchange.settleAfterwards(bill)
            }
        }
    }

    /// Polls until the background answer is finished, the longest wait is over, or the edge drains.
    private func end(of object: StoredReferences.Reference, _ routed: RoutedRequest, guess: Bill?)
        async -> BackgroundProgress
    {
        let path = Array("\(object.kind.path)/".utf8) + object.id
        let longest = batch == nil ? Self.longestWait : UInt64(BatchTicket.lease) * 1_000_000
        let last = gateway.loop.now + longest
        var pause = Self.firstPause
        while gateway.loop.now < last, await waits(pause) {
            pause = min(pause + pause / 2, Self.longestPause)
            guard let answer = try? await routed.upstream.fetchDocument(path, batch?.fields ?? []) else {
                continue
            }
            if answer.status == 404 { return .finished(guess) }
            guard answer.status == 200 else { continue }
            let progress: BackgroundProgress
            if let batch {
                progress = await bill(of: batch, answer.body, at: path, routed.upstream)
            } else {
                progress = gateway.bill(ofBackground: answer.body, routed, route.dialect)
            }
            if case .finished = progress { return progress }
        }
        return .running
    }

    /// Waits for `pause` nanoseconds. Returns false if this process began to drain meanwhile.
    private func waits(_ pause: UInt64) async -> Bool {
        let end = gateway.loop.now + pause
        while gateway.loop.now < end {
            if call.server.isDraining { return false }
            await gateway.loop.sleep(nanoseconds: min(Self.tick, end - gateway.loop.now))
        }
        return !call.server.isDraining
    }
}

enum BackgroundProgress {
    case running
    /// The answer is finished. The bill is nil if the answer used nothing.
    case finished(Bill?)
}

extension Gateway {
    fileprivate func bill(ofBackground document: [UInt8], _ routed: RoutedRequest, _ dialect: Dialect)
        -> BackgroundProgress
    {
        switch Self.status(document, &shared.parser) {
        case "queued", "in_progress": return .running
        // A cancelled answer does not always report its usage. If it reports none, the prompt is charged.
        case "cancelled":
            return .finished(makeBill(ofAnswer: document.span, routed, dialect) ?? routed.promptBill)
        default: return .finished(makeBill(ofAnswer: document.span, routed, dialect))
        }
    }

    /// The bill of a whole answer, by the prices of its request; nil if the answer used nothing.
    func makeBill(ofAnswer document: Span<UInt8>, _ routed: RoutedRequest, _ dialect: Dialect) -> Bill? {
        var reader = ReplyReader(dialect, .document, limit: 16 << 20)
        reader.feed(document, with: &shared.parser)
        reader.finish(.whole, with: &shared.parser)
        return routed.bill(ofBackground: reader)
    }

    private static func status(_ document: [UInt8], _ parser: inout JSONParser) -> String {
        guard let root = try? parser.parse(document.span), let status = root.member("status")?.string else {
            return ""
        }
        return String(decoding: [UInt8](status), as: UTF8.self)
    }
}
