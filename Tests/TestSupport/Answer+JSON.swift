import Foundation

extension Answer {
    /// The member of a JSON answer at this path, such as `display.state` or `limits.0.used`. The text is
    /// `null` if the member is null, and nil if it is missing.
    package subscript(path: String) -> String? {
        var value = try? JSONSerialization.jsonObject(with: Data(body))
        for step in path.split(separator: ".") {
            if let list = value as? [Any], let index = Int(step) {
                value = list.indices.contains(index) ? list[index] : nil
            } else {
                value = (value as? [String: Any])?[String(step)]
            }
        }
        return switch value {
        case is NSNull: "null"
        case let text as String: text
        case let number as NSNumber: "\(number)"
        default: value.map { "\($0)" }
        }
    }
}
