/// The text of one sentence in one language.
package struct Wording: Hashable, Sendable {
    /// The text of a wording in a configuration, before it is checked.
    package enum Source: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
        case template(String)
        /// One template for each plural category: `one`, `other`, `few`, …
        case forms([String: String])

        package init(stringLiteral text: String) { self = .template(text) }

        package init(dictionaryLiteral forms: (String, String)...) {
            self = .forms(Dictionary(forms, uniquingKeysWith: { _, last in last }))
        }
    }

    private let forms: [PluralCategory: Template]

    init(forms: [PluralCategory: Template]) { self.forms = forms }

    /// The template for a plural category. If the wording has no such template, the one for `other` is used.
    func findTemplate(for category: PluralCategory) -> Template? {
        forms[category] ?? forms[.other] ?? forms[.many] ?? forms.values.first
    }
}
