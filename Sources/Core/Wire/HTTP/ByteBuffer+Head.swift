package import Bytes

/// Methods that write heads and chunks. Names and constant values are `StaticString`s of this program. A
/// value from outside must be checked with `FieldValue.isValid` first, since a line break could add a field.
extension ByteBuffer {
    /// Appends a line such as `HTTP/1.1 200 OK`. Unknown statuses have an empty reason.
    package mutating func appendStatusLine(_ status: Int) {
        precondition(status >= 100 && status <= 999, "a status has three digits")
        if let line = StatusLines.known(status) { return append(line) }
        append("HTTP/1.1 ")
        append(decimal: status)
        append(" \r\n")
    }

    package mutating func appendField(_ name: StaticString, _ value: StaticString) {
        append(name)
        append(": ")
        append(value)
        appendLineEnd()
    }

    package mutating func appendField(_ name: StaticString, _ value: Span<UInt8>) {
        append(name)
        append(": ")
        append(value)
        appendLineEnd()
    }

    package mutating func appendField(_ name: StaticString, _ value: Int) {
        append(name)
        append(": ")
        append(decimal: value)
        appendLineEnd()
    }

    /// Appends a header field of a message that was received.
    package mutating func appendField(_ field: Field, of bytes: Span<UInt8>) {
        let (colon, end) = (field.name.upperBound, field.value.upperBound)
        if field.value.lowerBound == colon + 2 && bytes[colon + 1] == ASCII.space
            && bytes[end] == ASCII.carriageReturn
        {
            // A field that was received in the form `name: value` with a CR LF is copied in one piece.
            append(bytes.extracting(field.name.lowerBound..<end + 2))
            return
        }
        append(bytes[field.name])
        append(": ")
        append(bytes[field.value])
        appendLineEnd()
    }

    /// Appends CR LF, of which CR is the lower byte.
    @inline(__always)
    private mutating func appendLineEnd() { append(word: 0x0a0d, first: 2) }

    package mutating func appendEndOfHead() { appendLineEnd() }

    /// Appends the line with the size of a chunk. After it, append `count` bytes and call `appendChunkEnd`.
    package mutating func appendChunkStart(_ count: Int) {
        precondition(count > 0, "a chunk of 0 bytes would end the body")
        append(hex: UInt32(count))
        appendLineEnd()
    }

    package mutating func appendChunkEnd() { appendLineEnd() }

    /// Appends the end of a chunked body without trailers.
    package mutating func appendLastChunk() { append("0\r\n\r\n") }
}

private enum StatusLines {
    static func known(_ status: Int) -> StaticString? {
        switch status {
        case 200: "HTTP/1.1 200 OK\r\n"
        case 201: "HTTP/1.1 201 Created\r\n"
        case 202: "HTTP/1.1 202 Accepted\r\n"
        case 204: "HTTP/1.1 204 No Content\r\n"
        case 301: "HTTP/1.1 301 Moved Permanently\r\n"
        case 302: "HTTP/1.1 302 Found\r\n"
        case 304: "HTTP/1.1 304 Not Modified\r\n"
        case 400: "HTTP/1.1 400 Bad Request\r\n"
        case 401: "HTTP/1.1 401 Unauthorized\r\n"
        case 403: "HTTP/1.1 403 Forbidden\r\n"
        case 404: "HTTP/1.1 404 Not Found\r\n"
        case 405: "HTTP/1.1 405 Method Not Allowed\r\n"
        case 408: "HTTP/1.1 408 Request Timeout\r\n"
        case 409: "HTTP/1.1 409 Conflict\r\n"
        case 411: "HTTP/1.1 411 Length Required\r\n"
        case 413: "HTTP/1.1 413 Content Too Large\r\n"
        case 414: "HTTP/1.1 414 URI Too Long\r\n"
        case 415: "HTTP/1.1 415 Unsupported Media Type\r\n"
        case 417: "HTTP/1.1 417 Expectation Failed\r\n"
        case 422: "HTTP/1.1 422 Unprocessable Content\r\n"
        case 429: "HTTP/1.1 429 Too Many Requests\r\n"
        case 431: "HTTP/1.1 431 Request Header Fields Too Large\r\n"
        case 500: "HTTP/1.1 500 Internal Server Error\r\n"
        case 501: "HTTP/1.1 501 Not Implemented\r\n"
        case 502: "HTTP/1.1 502 Bad Gateway\r\n"
        case 503: "HTTP/1.1 503 Service Unavailable\r\n"
        case 504: "HTTP/1.1 504 Gateway Timeout\r\n"
        case 505: "HTTP/1.1 505 HTTP Version Not Supported\r\n"
        default: nil
        }
    }
}
