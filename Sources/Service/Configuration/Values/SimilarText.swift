import Foundation

/// The text that readers may see who treat similar characters as the same: its form NFKC, without
/// characters that nobody sees. `ｃhat` becomes `chat`, a no-break space a space.
///
/// It stands here since only rooms off the path of messages use Foundation; few paths have such characters.
package enum SimilarText {
    package static func plainForm(_ text: String) -> String {
        let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(seen)).precomposedStringWithCompatibilityMapping
    }
}
