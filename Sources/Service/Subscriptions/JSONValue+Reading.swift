import Limits
import Wire

extension JSONValue {
    /// A string's text; nil for anything else.
    var text: String? {
        guard let bytes = string else { return nil }
        return String(bytes)
    }

    /// A member's text, where it is a string that is not empty.
    func text(_ name: StaticString) -> String? {
        guard let text = member(name)?.text, !text.isEmpty else { return nil }
        return text
    }

    /// A member that counts milliseconds of the epoch; nil where there is none, or one beyond any calendar.
    func milliseconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.milliseconds).contains(Int64(number))
            ? Moment(milliseconds: Int64(number)) : nil
    }

    /// A member that counts seconds of the epoch.
    func seconds(_ name: StaticString) -> Moment? {
        guard let number = member(name)?.integer else { return nil }
        return (0...Moment.distantFuture.seconds).contains(Int64(number))
            ? Moment(seconds: Int64(number)) : nil
    }

    /// A member in RFC 3339, in UTC; nil where there is none.
    func time(_ name: StaticString) -> Moment? { member(name)?.text.flatMap(Moment.init(rfc3339:)) }
}

extension String {
    /// Bytes that are known to be UTF-8.
    init(_ bytes: Span<UInt8>) {
        self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}

extension Moment {
    /// `2026-11-20T12:00:00Z`, with or without fractions, with `Z` or an offset.
    init?(rfc3339 text: String) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard bytes.count >= range.upperBound else { return nil }
            let digits = bytes[range]
            guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            bytes.count >= 20, bytes[4] == 45, bytes[7] == 45, bytes[13] == 58, bytes[16] == 58,
            (1...12).contains(month), (1...CivilDate.length(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second < 61
        else { return nil }
        var at = 19
        var milliseconds = 0
        if bytes[at] == 46 {
            let digits = bytes[(at + 1)...].prefix { (48...57).contains($0) }
            guard !digits.isEmpty else { return nil }
            for place in 0..<3 {
                milliseconds =
                    milliseconds * 10 + (place < digits.count ? Int(digits[at + 1 + place]) - 48 : 0)
            }
            at += 1 + digits.count
        }
        guard let offset = Self.offset(bytes[at...]) else { return nil }
        let days = CivilDate(year: year, month: month, day: day).dayNumber
        let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
        self.init(milliseconds: Int64(seconds * 1000 + milliseconds))
    }

    /// Seconds east of UTC: `Z`, `+01:00`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(text)
        if bytes == [90] || bytes == [122] { return 0 }
        guard bytes.count == 6, bytes[0] == 43 || bytes[0] == 45, bytes[3] == 58 else { return nil }
        let digits = [bytes[1], bytes[2], bytes[4], bytes[5]].map { Int($0) - 48 }
        guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
        let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
        return bytes[0] == 43 ? seconds : -seconds
    }
}
