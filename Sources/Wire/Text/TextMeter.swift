/// Measures the text of an answer while it passes, at a cost of some 20 instructions an event.
///
/// The first events of a stream are read whole, and from then on ever fewer of those that look like the last
/// one that was: what stands around the text is the same in each, so that the length of an event tells the
/// length of its text. An event of another length is read. That errs by chance, by 2 to 7 % of a stream's text
/// and not at all on average: see ReplyTextTests.
struct TextMeter: ~Copyable {
    private var scanner = TextScanner()
    private var events = 0

    /// Events that go by unread before the next is read, and how many that is to be next time.
    private var left = 0
    private var gap = 0
    private var measured = 0
    /// The length of the event that was read last, if it held text, and how much of it was none.
    private var likeLength = notAlike
    private var envelope = 0
    /// Bytes of text in events that went by unread.
    private var unreadBytes = 0

    private static let notAlike = Int.min / 2
    /// Events read before any goes by unread, and how many go by at most.
    private static let readFirst = 8
    private static let widestGap = 64
    /// Bytes by which events that look alike may differ.
    private static let tolerance = 24

    mutating func reset(_ names: TextNames) {
        scanner.reset(names)
        (events, left, gap, measured) = (0, 0, 0, 0)
        (likeLength, envelope, unreadBytes) = (Self.notAlike, 0, 0)
    }

    /// An event, whole.
    @inline(__always)
    mutating func read(event: Span<UInt8>) {
        let length = event.count
        if left > 0 && abs(length &- likeLength) <= Self.tolerance {
            left &-= 1
            events &+= 1
            unreadBytes &+= max(0, length &- envelope)
        } else {
            measure(event)
        }
    }

    private mutating func measure(_ event: Span<UInt8>) {
        let before = scanner.rawBytes
        scanner.resetPlace()
        scanner.read(event)
        let text = scanner.rawBytes &- before
        measured &+= 1
        guard text > 0 else {
            likeLength = Self.notAlike
            return
        }
        events &+= 1
        (likeLength, envelope) = (event.count, event.count &- text)
        if left > 0 || measured < Self.readFirst { return }
        gap = min(max(1, gap &* 2), Self.widestGap)
        left = gap
    }

    /// A part of an event or a document that is too large to be kept.
    mutating func read(part: Span<UInt8>, isFirst: Bool, isLast: Bool) {
        if isFirst { scanner.resetPlace() }
        scanner.read(part)
        if isLast { events &+= 1 }
    }

    mutating func read(document: Span<UInt8>) {
        scanner.resetPlace()
        scanner.read(document)
        events = scanner.rawBytes > 0 ? 1 : 0
    }

    var text: ReplyText {
        let gauge = scanner.gauge
        guard unreadBytes > 0, scanner.rawBytes > 0 else {
            return ReplyText(units: gauge.units, foreignUnits: gauge.foreignUnits, events: events)
        }
        let all = scanner.rawBytes + unreadBytes
        return ReplyText(
            units: Self.scaled(gauge.units, all, scanner.rawBytes),
            foreignUnits: Self.scaled(gauge.foreignUnits, all, scanner.rawBytes), events: events)
    }

    /// Units of all bytes, by those that were read.
    private static func scaled(_ units: Int, _ all: Int, _ read: Int) -> Int {
        let (high, low) = units.multipliedFullWidth(by: all)
        guard high < read else { return units }
        return read.dividingFullWidth((high, low)).quotient
    }
}
