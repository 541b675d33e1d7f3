import Dates
import JSON
import Limits

extension JSONValue {
    /// The text of a string; nil for any other JSON value.
    var text: String? {
        guard let bytes = string else { return nil }
        return String(bytes)
    }

    /// The text of a member that is a string; nil if the member is missing, empty or of another type.
    func readText(_ name: StaticString) -> String? {
        guard let text = member(name)?.text, !text.isEmpty else { return nil }
        return text
    }

    /// The time of a member that counts milliseconds since 1970; nil if the member is missing or beyond any
    /// calendar.
    func readMilliseconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.milliseconds).contains(Int64(number))
            ? Moment(milliseconds: Int64(number)) : nil
    }

    /// The time of a member that counts seconds since 1970.
    func readSeconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.seconds).contains(Int64(number))
            ? Moment(seconds: Int64(number)) : nil
    }
}

extension String {
    /// Makes a string of bytes that are known to be UTF-8.
    init(_ bytes: Span<UInt8>) {
        self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
