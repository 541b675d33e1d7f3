package import Wire

/// Why a request could not be read.
package enum ServerCallFault: Error, Hashable, Sendable {
    /// The request is not valid HTTP, or exceeds a size limit.
    case refused(HTTPFault)
    /// All request bodies together use all the allowed memory. The answer is 503.
    case crowded
    /// The request was not complete in time. The answer is 408.
    case timedOut
    case clientLeft

    package var status: Int {
        switch self {
        case .refused(let fault): fault.status
        case .crowded: 503
        case .timedOut: 408
        case .clientLeft: 400
        }
    }

    /// A sentence of advice for the author of the client. It contains nothing of the request.
    package var advice: StaticString {
        switch status {
        case 408: "The request took too long to arrive.\n"
        case 413: "The request body is larger than this service accepts.\n"
        case 414: "The request target is longer than this service accepts.\n"
        case 417: "The only expectation that this service knows is 100-continue.\n"
        case 431: "The request header fields are larger than this service accepts.\n"
        case 501: "This service does not know the request method or the transfer coding.\n"
        case 503: "The service is busy. Please try again in a moment.\n"
        case 505: "This service speaks HTTP/1.0 and HTTP/1.1.\n"
        default: "The request is not well-formed HTTP.\n"
        }
    }
}
