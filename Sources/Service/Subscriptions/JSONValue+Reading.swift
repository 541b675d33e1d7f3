import Dates
import JSON
import Limits

extension JSONValue {
    /// The value as a text; nil if the value is not a JSON string.
    var text: String? {
        guard let bytes = string else { return nil }
        return String(bytes)
    }

    /// The text of a member; nil if the member is missing, empty or not a JSON string.
    func readText(_ name: StaticString) -> String? {
        guard let text = member(name)?.text, !text.isEmpty else { return nil }
        return text
    }

    /// The time of a member that contains milliseconds since 1970; nil if the member is missing or the time
    /// is outside the calendar's range.
    func readMilliseconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.milliseconds).contains(Int64(number))
            ? Moment(milliseconds: Int64(number)) : nil
    }

    func readSeconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.seconds).contains(Int64(number))
            ? Moment(seconds: Int64(number)) : nil
    }
}

extension String {
    init(_ bytes: Span<UInt8>) {
        self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
