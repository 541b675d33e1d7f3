/// The looks of the account page: name, colours, logo and links.
package struct Brand: Hashable, Sendable {
    /// A place to which a person may go from the page. The raw value is its name in the configuration.
    package enum Link: String, Hashable, Sendable, CaseIterable {
        case home, help, privacy, terms
        case signIn = "sign_in"

        /// The link's label.
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

    /// The product's name, as people know it.
    package let name: String?
    /// The accent on the page's light ground, `#2c7a6b`: at least 4.5:1 (WCAG 2.2, 1.4.3).
    package let color: String?
    /// The accent on the dark ground, by the same rule.
    package let colorDark: String?
    /// A picture beside the name, at an https address.
    package let logo: String?
    /// https addresses, by the names of ``Link``.
    package let links: [String: String]

    package init(
        name: String? = nil, color: String? = nil, colorDark: String? = nil, logo: String? = nil,
        links: [String: String] = [:]
    ) {
        (self.name, self.color, self.colorDark) = (name, color, colorDark)
        (self.logo, self.links) = (logo, links)
    }
}
