import Bytes
import Dialects
import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Wire

extension ServerCall {
    var now: Moment { Moment(milliseconds: loop.wallMilliseconds) }

    /// The message id in the request's head; nil if there is none. It is read from `Idempotency-Key`, or else
    /// from the header field that the configuration names. Throws 400 if the configured field occurs twice,
    /// because the edge could not know which value is meant.
    func messageID(_ header: [UInt8]?) throws(Problem) -> FieldRange? {
        if let key = head.value(of: .idempotencyKey), !key.isEmpty { return key }
        guard let header, let found = Self.value(of: header, head, inbound) else { return nil }
        if found.isRepeated { throw .repeatedMessageID }
        return found.value.isEmpty ? nil : found.value
    }

    private static func value(of name: [UInt8], _ head: RequestHead, _ inbound: borrowing ByteBuffer)
        -> (value: FieldRange, isRepeated: Bool)?
    {
        head.fields.first(named: name.span, in: inbound.readable)
    }

    /// A 64-bit hash of the payload. It shows whether two requests with the same message id differ.
    func makeFingerprint(secret: [UInt8]) -> UInt64 { Self.fingerprint(inbound, head.path, body, secret) }

    private static func fingerprint(
        _ inbound: borrowing ByteBuffer, _ path: FieldRange, _ body: Range<Int>, _ secret: [UInt8]
    ) -> UInt64 {
        PayloadFingerprint.makeFingerprint(
            inbound.readable[path], inbound.readable.extracting(body), secret: secret)
    }
}
