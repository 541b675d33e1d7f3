import Dates
import JSON
import Limits

extension JSONValue {
    /// A string's text; nil for anything else.
    var text: String? {
        guard let bytes = string else { return nil }
        return String(bytes)
    }

    /// A member's text if it is a string that is not empty.
    func readText(_ name: StaticString) -> String? {
        guard let text = member(name)?.text, !text.isEmpty else { return nil }
        return text
    }

    /// A member in milliseconds of the epoch; nil if there is none, or if it is beyond any calendar.
    func readMilliseconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.milliseconds).contains(Int64(number))
            ? Moment(milliseconds: Int64(number)) : nil
    }

    /// A member that counts seconds of the epoch.
    func readSeconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.seconds).contains(Int64(number))
            ? Moment(seconds: Int64(number)) : nil
    }
}

extension String {
    /// Bytes that are known to be UTF-8.
    init(_ bytes: Span<UInt8>) {
        self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
