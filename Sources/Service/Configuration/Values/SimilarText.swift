import Foundation

/// Replaces similar characters by a common form (Unicode's NFKC) and removes invisible ones. For example,
/// `ｃhat` becomes `chat`, and a no-break space becomes a space. This needs Foundation, which the modules that
/// handle messages do not import. The type is therefore in the module Configuration.
package enum SimilarText {
    package static func plainForm(_ text: String) -> String {
        let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(seen)).precomposedStringWithCompatibilityMapping
    }
}
