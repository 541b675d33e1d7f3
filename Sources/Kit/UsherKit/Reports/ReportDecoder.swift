import Dates
package import Foundation

/// Decodes the edge's JSON. Times are in RFC 3339, with any offset.
package enum ReportDecoder {
    package static func decode<Report: Decodable>(_ type: Report.Type, from data: Data) throws -> Report {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let milliseconds = RFC3339.parseMilliseconds(text) else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath, debugDescription: "not a time of RFC 3339"))
            }
            return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        }
        return try decoder.decode(type, from: data)
    }
}

/// A value of an enumeration in JSON. It is nil if a newer edge sent a value that this library does not know.
struct Known<Value: RawRepresentable & Sendable>: Decodable, Sendable where Value.RawValue == String {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = Value(rawValue: try decoder.singleValueContainer().decode(String.self))
    }
}
