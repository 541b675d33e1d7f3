import Words

/// The section `brand`, which sets the account page's appearance.
extension Brand {
    private static let keys = KeyList {
        Key("name", "The product's name, as people know it.")
        Key(
            "color",
            "The accent colour on the light background: `\"#2c7a6b\"`, with a contrast of at least 4.5:1.")
        Key("color_dark", "The accent colour on the dark background; by default derived from `color`.")
        Key("logo", "A picture beside the name, at an https address.")
        Key("links", "Links from the page; https addresses.")
    }
    private static let linkKeys = KeyList {
        Key("home", "Back to the app.")
        Key("help", "Help.")
        Key("privacy", "The privacy policy.")
        Key("terms", "The terms.")
        Key("sign_in", "A button for people who are not signed in.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else {
            return nil
        }
        let light = section["color"].flatMap { $0.accent(on: .paper, "light") }
        let written = section["color_dark"].map { $0.accent(on: .night, "dark")?.text }
        if let dark = section["color_dark"], section["color"] == nil {
            dark.complain("color_dark needs color: for the light page, too; add color:")
        }
        self.init(
            name: section["name"].flatMap { $0.brandName() }, color: light?.text,
            colorDark: written ?? light?.readableColor(on: .night, contrast: 6.5).text,
            logo: section["logo"].flatMap { $0.secureLink() },
            links: section["links"].map(Self.links) ?? [:])
    }

    private static func links(_ value: Value) -> [String: String] {
        guard let section = value.section(linkKeys) else { return [:] }
        var links: [String: String] = [:]
        for kind in Link.allCases.map(\.rawValue) {
            if let link = section[kind].flatMap({ $0.secureLink() }) { links[kind] = link }
        }
        return links
    }
}

extension Value {
    fileprivate func brandName() -> String? {
        guard let text = text("the product's name, such as Coach") else { return nil }
        if (1...60).contains(text.count), !text.unicodeScalars.contains(where: { $0.value < 32 }) {
            return text
        }
        complain("a name has 1 to 60 characters, and no control characters")
        return nil
    }

    /// Reads a colour. It must have enough contrast with the account page's background, because text is
    /// written in this colour and on it.
    fileprivate func accent(on ground: Color, _ groundName: String) -> Color? {
        guard let text = text("a colour, such as \"#2c7a6b\"") else { return nil }
        guard let color = Color(text) else {
            complain("a colour is # and six hexadecimal digits, in quotes, such as \"#2c7a6b\"")
            return nil
        }
        let contrast = color.contrastRatio(with: ground)
        guard contrast < Color.readableContrast else { return color }
        complain(
            "this has a contrast of \(Color.text(of: contrast)) on the page's \(groundName) background "
                + "\(ground.text); "
                + "4.5:1 is the least that people can read (WCAG 2.2, 1.4.3)",
            suggestion: color.readableColor(on: ground).text)
        return nil
    }

    /// Reads a link for the account page. It must use https, and it must have no character that ends an entry
    /// of the page's content security policy.
    fileprivate func secureLink() -> String? {
        guard let text = text("a link, such as https://example.com/help") else { return nil }
        let isPlain = text.utf8.allSatisfy {
            (33...126).contains($0) && $0 != 0x3B && $0 != 0x2C && $0 != 0x27
        }
        if text.hasPrefix("https://"), text.utf8.count > 8, text.utf8.count <= 2000, isPlain { return text }
        complain(
            "a link here begins with https:// and holds no space, quote, comma or semicolon; percent-encode them"
        )
        return nil
    }
}
