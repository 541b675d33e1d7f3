/// How one language says one sentence.
package struct Wording: Hashable, Sendable {
    /// As it stands in the configuration.
    package enum Source: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
        case template(String)
        /// A template for each plural category: `one`, `other`, `few`, …
        case forms([String: String])

        package init(stringLiteral text: String) { self = .template(text) }

        package init(dictionaryLiteral forms: (String, String)...) {
            self = .forms(Dictionary(forms, uniquingKeysWith: { _, last in last }))
        }
    }

    private let forms: [PluralCategory: Template]

    /// A wording that has passed `WordingFault.about`.
    init(forms: [PluralCategory: Template]) { self.forms = forms }

    /// The template for a count; nil counts go by `other`.
    func findTemplate(for category: PluralCategory) -> Template? {
        forms[category] ?? forms[.other] ?? forms[.many] ?? forms.values.first
    }
}
