/// Why an HTTP message from a client or an upstream was refused. It contains nothing of the message, so that
/// it can be logged.
package struct HTTPFault: Error, Hashable, Sendable {
    /// The status with which the edge answers: 400, 413, 414, 417, 431, 501 or 505. For upstreams it is 502.
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

    /// This fault with status 502, since it was found in an upstream's message.
    package var ofUpstream: HTTPFault { HTTPFault(status: 502, reason: reason) }

    /// The rule that the message broke.
    package enum Reason: String, Hashable, Sendable {
        // Faults of any line
        case bareLineFeed, bareCarriageReturn, controlByte
        // Faults of the request line
        case badRequestLine, badMethod, badTarget, dotSegment, badEscape, badVersion, unsupportedVersion
        case unsupportedMethod, targetTooLong, methodTooLong
        // Faults of the status line
        case badStatusLine, badStatus, unexpectedUpgrade
        // Faults of the header fields
        case foldedField, spaceBeforeColon, badFieldName, missingColon, headTooLong,
            tooManyFields
        case missingHost, repeatedHost, badHost, hostMismatch, repeatedIdempotencyKey, repeatedContentType
        case repeatedContentLength, badContentLength, lengthAndTransferEncoding
        case badTransferEncoding, unknownTransferCoding, transferEncodingOnHTTP10, badConnection
        case unknownExpectation
        // Faults of the body
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
