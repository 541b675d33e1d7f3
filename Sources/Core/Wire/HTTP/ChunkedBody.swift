import Bytes

/// A decoder for the chunked coding (RFC 9112, section 7.1). Between the chunks it reads byte by byte, so
/// that a body can arrive in pieces of any size.
///
/// It is stricter than the RFC's grammar. A size has at most 15 digits, and blanks are allowed only around
/// `;` and `=`, not at the end of a line. Extensions and trailers are checked, bounded and dropped.
struct ChunkedBody: Sendable {
    private enum Place: Sendable {
        case size, sizeDigits, sizeEnd
        // The decoder is in an extension: `;name`, `;name=token` or `;name="quoted string"` (section 7.1.1).
        case extensionStart, extensionName, extensionEquals, extensionToken
        case extensionQuoted, extensionEscape, extensionQuotedEnd
        // The last byte was a blank: after the size or a value (`extensionBlank`), or after a name.
        case extensionBlank, extensionNameBlank
        case data, dataEnd, dataLineFeed
        case trailer, trailerName, trailerValue, trailerEnd, lastLineFeed
        case finished
    }

    /// The largest number of extension bytes in one chunk and in one body.
    private static let extensionLimit = (ofChunk: 256, ofBody: 16 << 10)
    private static let trailerLimit = 8 << 10

    private var place = Place.size
    private var size = 0
    private var digits = 0
    private var extensionBytes = (ofChunk: 0, ofBody: 0)
    private var trailerBytes = 0

    var isFinished: Bool { place == .finished }

    /// The range of the next payload bytes. It is nil if all given bytes were read or the body has ended.
    mutating func next(in bytes: Span<UInt8>, from offset: inout Int, allowance: Int) throws(HTTPFault)
        -> Range<Int>?
    {
        while offset < bytes.count && place != .finished {
            if place == .data {
                let range = offset..<min(bytes.count, offset + size)
                size -= range.count
                if size == 0 { place = .dataEnd }
                offset = range.upperBound
                return range
            }
            if place == .size { takePlainSize(bytes, &offset) }
            try take(bytes[offset], allowance)
            offset += 1
        }
        return nil
    }

    /// Reads a size of at most eight digits and the CR after it, if this is the whole line, as it nearly
    /// always is. Otherwise `take` reads the line. This saves 60 instructions a chunk.
    private mutating func takePlainSize(_ bytes: Span<UInt8>, _ offset: inout Int) {
        var (at, number) = (offset, 0)
        let end = min(bytes.count, offset + 8)
        while at < end, let digit = ASCII.hexValue(bytes[at]) {
            number = number << 4 | Int(digit)
            at += 1
        }
        guard at > offset, at + 1 < bytes.count, bytes[at] == ASCII.carriageReturn else { return }
        (size, place, offset) = (number, .sizeEnd, at + 1)
    }

    private mutating func take(_ byte: UInt8, _ allowance: Int) throws(HTTPFault) {
        switch place {
        case .size, .sizeDigits, .sizeEnd: try takeSize(byte, allowance)
        case .extensionStart, .extensionName, .extensionEquals, .extensionToken, .extensionQuoted,
            .extensionEscape, .extensionQuotedEnd, .extensionBlank, .extensionNameBlank:
            try takeExtension(byte)
        case .dataEnd:
            guard byte == ASCII.carriageReturn else { throw HTTPFault(.badChunkEnd) }
            place = .dataLineFeed
        case .dataLineFeed:
            guard byte == ASCII.lineFeed else { throw HTTPFault(.badChunkEnd) }
            place = .size
        case .trailer, .trailerName, .trailerValue, .trailerEnd, .lastLineFeed: try takeTrailer(byte)
        case .data, .finished: break
        }
    }

    private mutating func takeSize(_ byte: UInt8, _ allowance: Int) throws(HTTPFault) {
        switch place {
        case .sizeEnd:
            guard byte == ASCII.lineFeed else { throw HTTPFault(.bareCarriageReturn) }
            if size > allowance { throw HTTPFault(.bodyTooLong) }
            place = size == 0 ? .trailer : .data
            digits = 0
            extensionBytes.ofChunk = 0
        case _ where byte == ASCII.carriageReturn && digits > 0: place = .sizeEnd
        case _ where byte == UInt8(ascii: ";") && digits > 0: place = .extensionStart
        case _ where FieldLine.isBlank(byte) && digits > 0: place = .extensionBlank
        default:
            guard let value = ASCII.hexValue(byte) else { throw HTTPFault(.badChunkSize) }
            if digits == 0 { size = 0 }
            digits += 1
            if digits > 15 { throw HTTPFault(.chunkSizeTooLarge) }
            size = size << 4 | Int(value)
            place = .sizeDigits
        }
    }

    private mutating func takeExtension(_ byte: UInt8) throws(HTTPFault) {
        place = try placeBehind(byte)
        if place == .sizeEnd { return }
        extensionBytes.ofChunk += 1
        extensionBytes.ofBody += 1
        if extensionBytes.ofChunk > Self.extensionLimit.ofChunk
            || extensionBytes.ofBody > Self.extensionLimit.ofBody
        {
            throw HTTPFault(.chunkExtensionTooLong)
        }
    }

    /// The decoder's state after `byte` in an extension. An extension can end only after a name or a value.
    private func placeBehind(_ byte: UInt8) throws(HTTPFault) -> Place {
        let isToken = ByteClass.of(byte).contains(.token)
        let isText = byte >= 0x20 && byte != 0x7f || byte == ASCII.tab
        if FieldLine.isBlank(byte), let place = placeBehindBlank { return place }
        switch (place, byte) {
        case (.extensionStart, _) where isToken, (.extensionName, _) where isToken: return .extensionName
        case (.extensionName, UInt8(ascii: "=")), (.extensionNameBlank, UInt8(ascii: "=")):
            return .extensionEquals
        case (.extensionEquals, UInt8(ascii: "\"")): return .extensionQuoted
        case (.extensionEquals, _) where isToken, (.extensionToken, _) where isToken: return .extensionToken
        case (.extensionQuoted, UInt8(ascii: "\"")): return .extensionQuotedEnd
        case (.extensionQuoted, UInt8(ascii: "\\")): return .extensionEscape
        case (.extensionQuoted, _) where isText, (.extensionEscape, _) where isText: return .extensionQuoted
        case (.extensionName, UInt8(ascii: ";")), (.extensionToken, UInt8(ascii: ";")),
            (.extensionQuotedEnd, UInt8(ascii: ";")), (.extensionBlank, UInt8(ascii: ";")),
            (.extensionNameBlank, UInt8(ascii: ";")):
            return .extensionStart
        case (.extensionName, ASCII.carriageReturn), (.extensionToken, ASCII.carriageReturn),
            (.extensionQuotedEnd, ASCII.carriageReturn):
            return .sizeEnd
        default: throw HTTPFault(.badChunkExtension)
        }
    }

    /// The decoder's state after a blank in an extension; nil if the blank is part of a quoted value.
    private var placeBehindBlank: Place? {
        switch place {
        case .extensionName, .extensionNameBlank: .extensionNameBlank
        case .extensionToken, .extensionQuotedEnd, .extensionBlank: .extensionBlank
        case .extensionStart, .extensionEquals: place
        default: nil
        }
    }

    private mutating func takeTrailer(_ byte: UInt8) throws(HTTPFault) {
        trailerBytes += 1
        if trailerBytes > Self.trailerLimit { throw HTTPFault(.trailerTooLong) }
        switch place {
        case .trailer where byte == ASCII.carriageReturn: place = .lastLineFeed
        case .trailer where ByteClass.of(byte).contains(.token): place = .trailerName
        case .trailerName where ByteClass.of(byte).contains(.token): break
        case .trailerName where byte == UInt8(ascii: ":"): place = .trailerValue
        case .trailerValue where byte == ASCII.carriageReturn: place = .trailerEnd
        case .trailerValue where byte >= 0x20 && byte != 0x7f || byte == ASCII.tab: break
        case .trailerEnd where byte == ASCII.lineFeed: place = .trailer
        case .lastLineFeed where byte == ASCII.lineFeed: place = .finished
        default: throw HTTPFault(.badTrailer)
        }
    }
}
