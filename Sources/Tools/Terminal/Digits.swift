package enum Digits {
    package static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

    /// Formats a number with `places` decimal places: `12.50`. A number that is not finite becomes `–`.
    package static func fixed(_ value: Double, _ places: Int) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "–" }
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let whole = Int((abs(value) * Double(scale)).rounded())
        let sign = value < 0 && whole > 0 ? "-" : ""
        guard places > 0 else { return "\(sign)\(whole)" }
        let rest = String(whole % scale)
        return "\(sign)\(whole / scale)." + String(repeating: "0", count: places - rest.count) + rest
    }
}
