import Bytes
import Identity
import Limits
import Wire

/// Keeps the parts that many access log lines have in common: all except the time, the user and the figures.
/// Only a few kinds of lines are in use at a time. Each kind is composed once and then copied.
struct LineKinds {
    private static let count = 64
    /// The kinds of lines, by hash. If several kinds have the same hash, the one that was used last is kept.
    private var known = [LineKind?](repeating: nil, count: count)

    /// - Parameter decided: the words about the app, the plan and the decision.
    @inline(__always)
    mutating func appendLine(
        _ record: borrowing ExchangeRecord, _ decision: Decision, _ decided: LogPhrase, status: Int,
        _ facts: CallFacts, to line: inout ByteBuffer
    ) {
        let place = Self.place(record, decided, status)
        if let kind = known[place], kind.fitsLine(record, decided, status, facts) {
            return line.append(kind.text)
        }
        let kind = LineKind(record, decision, decided, status, facts)
        known[place] = kind
        line.append(kind.text)
    }

    private static func place(_ record: borrowing ExchangeRecord, _ decided: LogPhrase, _ status: Int)
        -> Int
    {
        var mix = UInt(bitPattern: ObjectIdentifier(decided)) >> 4
        if let model = record.modelCounts { mix &+= UInt(bitPattern: ObjectIdentifier(model)) >> 3 }
        return Int(truncatingIfNeeded: mix &+ UInt(truncatingIfNeeded: status &+ record.marks)) & (count - 1)
    }
}

/// One kind of log line. Its phrase, route, model and upstream are compared by their memory addresses. The
/// kind retains these objects, so that no other object can get one of their addresses.
private final class LineKind {
    let text: [UInt8]
    private let decided: LogPhrase
    private let route: RouteFacts
    private let method: Method
    private let status: Int
    private let model: ModelCounts?
    private let upstream: UpstreamCounts?
    private let marks: Int

    init(
        _ record: borrowing ExchangeRecord, _ decision: Decision, _ decided: LogPhrase, _ status: Int,
        _ facts: CallFacts
    ) {
        self.decided = decided
        self.status = status
        (route, method) = (facts.route, facts.method)
        (model, upstream, marks) = (record.modelCounts, record.upstreamCounts, record.marks)
        var line = ByteBuffer()
        line.append(decided.bytes)
        line.append(#","method":""#)
        line.append(facts.method.word)
        line.append(UInt8(ascii: "\""))
        line.append(facts.route.phrase.bytes)
        record.writeKind(decision, status: status, to: &line)
        text = [UInt8](line)
    }

    func fitsLine(
        _ record: borrowing ExchangeRecord, _ decided: LogPhrase, _ status: Int, _ facts: CallFacts
    ) -> Bool {
        self.decided === decided && route === facts.route && self.status == status
            && marks == record.marks && model === record.modelCounts && upstream === record.upstreamCounts
            && method == facts.method
    }
}

extension ExchangeRecord {
    /// The record's facts that distinguish kinds of lines, packed into one number.
    fileprivate var marks: Int {
        var marks = Int(upstreamTries)
        marks = marks << 8 | (ending.map { Int($0.rawValue) + 1 } ?? 0)
        marks = marks << 8 | (outcome.map { Int($0.rawValue) + 1 } ?? 0)
        marks = marks << 8 | (identity.map { $0.index + 1 } ?? 0)
        return marks << 2 | (isStream ? 2 : 0) | (isRepeat ? 1 : 0)
    }

    /// Writes the part of the line that all lines of its kind share. It contains no text of a user or an
    /// upstream. Only a model's name can appear in it, if the name is known (`ModelNames`).
    fileprivate borrowing func writeKind(_ decision: Decision, status: Int, to line: inout ByteBuffer) {
        line.append(#","status":"#)
        line.append(decimal: status)
        if let identity {
            line.append(#","cause":""#)
            line.append(identity.word)
            line.append(UInt8(ascii: "\""))
        }
        if let modelCounts { line.append(modelCounts.phrase.bytes) }
        if isStream { line.append(#","stream":true"#) }
        if isRepeat { line.append(#","repeat":true"#) }
        if decision.isForwarded { writeUpstream(to: &line) }
    }

    private borrowing func writeUpstream(to line: inout ByteBuffer) {
        if let upstreamCounts { line.append(upstreamCounts.outcomePhrase(outcome).bytes) }
        if upstreamTries > 1 {
            line.append(#","attempt":"#)
            line.append(decimal: Int(upstreamTries))
        }
        if let ending {
            line.append(#","reservation":""#)
            line.append(ending.word)
            line.append(UInt8(ascii: "\""))
        }
    }
}
