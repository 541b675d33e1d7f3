/// The appearance of the account page: name, colours, logo and links.
package struct Brand: Hashable, Sendable {
    /// A kind of link on the account page. The raw value is its key in the configuration.
    package enum Link: String, Hashable, Sendable, CaseIterable {
        case home, help, privacy, terms
        case signIn = "sign_in"

        package var label: Sentence {
            switch self {
            case .home: .linkHome
            case .help: .linkHelp
            case .privacy: .linkPrivacy
            case .terms: .linkTerms
            case .signIn: .linkSignIn
            }
        }
    }

    /// The name of the product on the account page.
    package let name: String?
    /// The accent colour on a light background, with a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3).
    package let color: String?
    /// The accent colour on a dark background, with a contrast of at least 4.5:1.
    package let colorDark: String?
    /// The https address of a picture that the account page shows beside the product's name.
    package let logo: String?
    /// The https addresses of the account page's links, by the raw value of ``Link``.
    package let links: [String: String]

    package init(
        name: String? = nil, color: String? = nil, colorDark: String? = nil, logo: String? = nil,
        links: [String: String] = [:]
    ) {
        (self.name, self.color, self.colorDark) = (name, color, colorDark)
        (self.logo, self.links) = (logo, links)
    }
}
