import Foundation

/// A colour in sRGB, with components from 0 to 255.
struct Color: Hashable {
    let red: Int
    let green: Int
    let blue: Int

    /// The account page's light background (`--paper` in web/usage/page.css) and dark one (`--card` in
    /// elements.css). An accent colour must have enough contrast with them.
    static let paper = Color(red: 0xF6, green: 0xF4, blue: 0xF0)
    static let night = Color(red: 0x24, green: 0x24, blue: 0x27)

    /// The lowest contrast of readable text (WCAG 2.2, success criterion 1.4.3).
    static let readableContrast = 4.5

    init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Reads a colour such as `#2c7a6b`; nil for any other text.
    init?(_ text: String) {
        guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let number = Int(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(red: number >> 16, green: number >> 8 & 0xFF, blue: number & 0xFF)
    }

    var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The contrast, from 1 (equal brightness) to 21 (black on white; WCAG 2.2, "contrast ratio").
    func contrastRatio(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// A contrast in the form `3.2:1`, rounded down, so that an insufficient contrast never looks sufficient.
    static func text(of contrast: Double) -> String {
        let tenths = Int(contrast * 10)
        return "\(tenths / 10).\(tenths % 10):1"
    }

    /// The nearest colour, darker or lighter, that has enough contrast with the background.
    func readableColor(on ground: Color, contrast: Double = readableContrast) -> Color {
        let goal = ground.luminance > 0.18 ? 0 : 255
        func mixed(_ share: Int) -> Color {
            func part(_ value: Int) -> Int { value + (goal - value) * share / 100 }
            return Color(red: part(red), green: part(green), blue: part(blue))
        }
        for share in 0..<100 where mixed(share).contrastRatio(with: ground) >= contrast {
            return mixed(share)
        }
        return mixed(100)
    }

    /// The colour's luminance from 0 to 1 (WCAG 2.2, "relative luminance").
    private var luminance: Double {
        func linear(_ part: Int) -> Double {
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
