/// A server's reply (RESP2).
package enum RedisReply: Equatable, Sendable {
    /// A number. Numbers beyond ±2^56 become ±2^56, so that the sum of a few numbers does not overflow. All
    /// figures in the books are smaller than 2^56.
    case integer(Int)
    /// A bulk string.
    case bytes([UInt8])
    /// A simple string such as `OK`.
    case status([UInt8])
    case array([RedisReply])
    case null
    /// An error inside an array. If the whole reply is an error, it is thrown as a `RedisError` instead.
    case error([UInt8])

    static func bounded(_ number: Int) -> RedisReply {
        .integer(min(max(number, -(1 << 56)), 1 << 56))
    }

    package var integer: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    package var array: [RedisReply]? {
        if case .array(let items) = self { items } else { nil }
    }

    package var bytes: [UInt8]? {
        switch self {
        case .bytes(let value), .status(let value): value
        default: nil
        }
    }
}
