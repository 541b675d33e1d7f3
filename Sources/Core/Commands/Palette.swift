/// Colours for a terminal. If colour is off, every function returns its text unchanged.
package struct Palette: Hashable, Sendable {
    package let isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    package static let plain = Palette(isColoured: false)

    /// Colour needs a terminal that supports it. NO_COLOR (no-color.org) or `--no-color` disables it.
    package init(isTerminal: Bool, environment: [String: String], noColorFlag: Bool = false) {
        let refused = noColorFlag || !(environment["NO_COLOR"] ?? "").isEmpty
        isColoured = isTerminal && !refused && environment["TERM"] != "dumb"
    }

    package func bold(_ text: String) -> String { styled(text, "1") }
    package func faint(_ text: String) -> String { styled(text, "2") }
    package func red(_ text: String) -> String { styled(text, "31") }
    package func green(_ text: String) -> String { styled(text, "32") }
    package func yellow(_ text: String) -> String { styled(text, "33") }

    private func styled(_ text: String, _ code: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
