/// Writing heads and chunks. Names and constant values are `StaticString`s of ours; values from elsewhere are
/// checked with `FieldValue.isValid` where they come in, since a line break inside one would forge a field.
extension ByteBuffer {
    /// `HTTP/1.1 200 OK` and its line end. Unknown statuses get an empty reason.
    package mutating func appendStatusLine(_ status: Int) {
        precondition(status >= 100 && status <= 999, "a status has three digits")
        // What most answers begin with, in one piece.
        switch status {
        case 200: append("HTTP/1.1 200 OK\r\n")
        case 429: append("HTTP/1.1 429 Too Many Requests\r\n")
        default:
            append("HTTP/1.1 ")
            append(decimal: status)
            append(" ")
            append(Reasons.phrase(of: status))
            append("\r\n")
        }
    }

    /// `POST /path HTTP/1.1` and its line end.
    package mutating func appendRequestLine(method: Span<UInt8>, target: Span<UInt8>) {
        append(method)
        append(ASCII.space)
        append(target)
        append(" HTTP/1.1\r\n")
    }

    package mutating func appendField(_ name: StaticString, _ value: StaticString) {
        append(name)
        append(": ")
        append(value)
        append("\r\n")
    }

    package mutating func appendField(_ name: StaticString, _ value: Span<UInt8>) {
        append(name)
        append(": ")
        append(value)
        append("\r\n")
    }

    package mutating func appendField(_ name: StaticString, _ value: Int) {
        append(name)
        append(": ")
        append(decimal: value)
        append("\r\n")
    }

    /// Forwards a field as it came.
    package mutating func appendField(_ field: Field, of bytes: Span<UInt8>) {
        let (colon, end) = (field.name.upperBound, field.value.upperBound)
        if field.value.lowerBound == colon + 2 && bytes[colon + 1] == ASCII.space
            && bytes[end] == ASCII.carriageReturn
        {
            // The usual spelling, `name: value` and its line end, is what we would write.
            append(bytes.extracting(field.name.lowerBound..<end + 2))
            return
        }
        append(bytes[field.name])
        append(": ")
        append(bytes[field.value])
        append("\r\n")
    }

    /// The empty line after the last field.
    package mutating func appendEndOfHead() { append("\r\n") }

    /// The size line of a chunk; `count` bytes and `appendChunkEnd` must follow.
    package mutating func appendChunkStart(_ count: Int) {
        precondition(count > 0, "a chunk of 0 bytes would end the body")
        append(hex: count)
        append("\r\n")
    }

    package mutating func appendChunkEnd() { append("\r\n") }

    /// The end of a chunked body, without trailers.
    package mutating func appendLastChunk() { append("0\r\n\r\n") }
}

/// What may stand in a field's value.
package enum FieldValue {
    /// Whether nothing in it could end the line: no control byte but the tab.
    package static func isValid(_ value: Span<UInt8>) -> Bool {
        ByteScan.firstControl(in: value, from: 0, to: value.count) == value.count
    }
}

private enum Reasons {
    static func phrase(of status: Int) -> StaticString {
        switch status {
        case 201: "Created"
        case 202: "Accepted"
        case 204: "No Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }
}
