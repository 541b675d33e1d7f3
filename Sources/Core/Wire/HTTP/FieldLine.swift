import Bytes

/// How far the lines of a head have been read.
struct LineCursor: Sendable {
    /// The offset at which the next line begins.
    var line = 0
    /// The offset up to which the current line has been searched for its end. The next search begins there.
    var scanned = 0
    /// The offset of the first header line; nil until the first line has been read.
    var fields: Int?

    /// The next line without its CR LF; nil if the end of the line has not arrived. Control bytes in a line
    /// are refused, except the tab. CR and LF are accepted only as a pair.
    @inline(__always)
    mutating func nextLine(in bytes: Span<UInt8>) throws(HTTPFault) -> Range<Int>? {
        let end = ByteScan.firstControl(in: bytes, from: scanned, to: bytes.count)
        scanned = end
        guard end < bytes.count - 1 else {
            if end < bytes.count && bytes[end] != ASCII.carriageReturn { throw Self.fault(bytes[end]) }
            return nil
        }
        guard bytes[end] == ASCII.carriageReturn, bytes[end + 1] == ASCII.lineFeed else {
            throw Self.fault(bytes[end])
        }
        let found = line..<end
        line = end + 2
        scanned = line
        return found
    }

    /// Moves the cursor past lines that need no parsing.
    @inline(__always)
    mutating func skipLines(to next: Int) {
        if next == line { return }
        (line, scanned) = (next, next)
    }

    private static func fault(_ byte: UInt8) -> HTTPFault {
        switch byte {
        case ASCII.carriageReturn: HTTPFault(.bareCarriageReturn)
        case ASCII.lineFeed: HTTPFault(.bareLineFeed)
        default: HTTPFault(.controlByte)
        }
    }
}

extension HeadFields {
    /// Reads header lines up to the empty line that ends the head. Returns the offset of the head's end; nil
    /// if the end has not arrived.
    func read(_ bytes: Span<UInt8>, limits: HeadLimits) throws(HTTPFault) -> Int? {
        // The loop uses a local copy of the cursor, which can be kept in registers, and stores it at the end.
        var cursor = self.cursor
        defer { self.cursor = cursor }
        let begin = cursor.fields ?? cursor.line
        cursor.fields = begin
        let table = KnownFieldTable.shared
        while true {
            cursor.skipLines(to: appendSameLines(at: cursor.line, in: bytes, limits, from: begin))
            let start = cursor.line
            guard let line = try cursor.nextLine(in: bytes) else { break }
            if line.isEmpty {
                rememberFields(bytes, from: begin, to: start)
                return cursor.line
            }
            if cursor.line - begin > limits.fieldBytes { throw HTTPFault(.headTooLong) }
            if count >= limits.fieldCount { throw HTTPFault(.tooManyFields) }
            appendField(try FieldLine.readLine(bytes, line, table))
        }
        if bytes.count - begin > limits.fieldBytes { throw HTTPFault(.headTooLong) }
        return nil
    }
}

/// Parses one header line (RFC 9112, section 5).
enum FieldLine {
    @inline(__always)
    static func readLine(
        _ bytes: Span<UInt8>, _ line: Range<Int>, _ table: KnownFieldTable
    ) throws(HTTPFault) -> Field {
        let (start, end) = (line.lowerBound, line.upperBound)
        // The search ends at the end of all bytes, not of the line. If it ended at the end of the line, the
        // line's last bytes would be compared one by one, which is slower.
        let colon = ByteScan.firstColon(in: bytes, from: start, to: bytes.count)
        guard colon < end, colon > start else { throw fault(bytes, line) }
        let known = table.findField(named: bytes.extracting(start..<colon))
        if known == .other, ASCII.end(of: .token, in: bytes, from: start, to: colon) != colon {
            throw fault(bytes, line)
        }
        var first = colon + 1
        while first < end, isBlank(bytes[first]) { first += 1 }
        var last = end
        while last > first, isBlank(bytes[last - 1]) { last -= 1 }
        return Field(name: FieldRange(start..<colon), value: FieldRange(first..<last), known: known)
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

    private static func fault(_ bytes: Span<UInt8>, _ line: Range<Int>) -> HTTPFault {
        let at = ASCII.end(of: .token, in: bytes, from: line.lowerBound, to: line.upperBound)
        if at == line.upperBound { return HTTPFault(.missingColon) }
        if isBlank(bytes[at]) { return HTTPFault(at == line.lowerBound ? .foldedField : .spaceBeforeColon) }
        return HTTPFault(.badFieldName)
    }
}
