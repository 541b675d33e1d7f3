import Foundation

/// The form NFKC of a text, without invisible characters, so that similar characters compare as equal. For
/// example, `ｃhat` becomes `chat`, and a no-break space becomes a space. This type is in Configuration
/// because the code that handles messages does not import Foundation. Few paths contain such characters.
package enum SimilarText {
    package static func plainForm(_ text: String) -> String {
        let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(seen)).precomposedStringWithCompatibilityMapping
    }
}
