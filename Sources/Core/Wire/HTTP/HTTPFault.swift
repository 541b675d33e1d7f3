/// Why a peer's HTTP message was refused. Nothing of the message itself is kept, so a fault is safe to log.
package struct HTTPFault: Error, Hashable, Sendable {
    /// The status for a client: 400, 413, 414, 417, 431, 501 or 505; always 502 where an upstream is at
    /// fault.
    package let status: Int
    package let reason: Reason

    package init(_ reason: Reason) {
        self.reason = reason
        status = reason.status
    }

    private init(status: Int, reason: Reason) {
        self.status = status
        self.reason = reason
    }

    /// This fault, committed by an upstream.
    package var ofUpstream: HTTPFault { HTTPFault(status: 502, reason: reason) }

    /// The rule that the message broke.
    package enum Reason: String, Hashable, Sendable {
        // lines
        case bareLineFeed, bareCarriageReturn, controlByte
        // request line
        case badRequestLine, badMethod, badTarget, dotSegment, badEscape, badVersion, unsupportedVersion
        case unsupportedMethod, targetTooLong, methodTooLong
        // status line
        case badStatusLine, badStatus, unexpectedUpgrade
        // fields
        case foldedField, spaceBeforeColon, badFieldName, missingColon, headTooLong,
            tooManyFields
        case missingHost, repeatedHost, badHost, hostMismatch, repeatedIdempotencyKey, repeatedContentType
        case repeatedContentLength, badContentLength, lengthAndTransferEncoding
        case badTransferEncoding, unknownTransferCoding, transferEncodingOnHTTP10, badConnection
        case unknownExpectation
        // body
        case badChunkSize, chunkSizeTooLarge, badChunkExtension, chunkExtensionTooLong, badChunkEnd
        case badTrailer, trailerTooLong, bodyTooLong, incompleteBody

        var status: Int {
            switch self {
            case .bodyTooLong: 413
            case .targetTooLong: 414
            case .unknownExpectation: 417
            case .headTooLong, .tooManyFields, .trailerTooLong: 431
            case .unsupportedMethod, .methodTooLong, .unknownTransferCoding: 501
            case .unsupportedVersion: 505
            default: 400
            }
        }
    }
}
