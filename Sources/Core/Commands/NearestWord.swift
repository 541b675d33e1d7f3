/// Finds the valid word that was probably meant, for error messages about flags, keys and values.
package enum NearestWord {
    /// Words with more characters than this are not compared. No known word is longer, and the time of a
    /// comparison grows with the product of the two lengths.
    private static let longest = 64

    /// The known word that needs the fewest edits to become `word`; nil if no known word is similar. An edit
    /// adds, drops or changes a letter, or swaps two neighbours. A short word can differ by one edit, and a
    /// longer word by one edit for every three letters. Case is ignored, and `-`, `_` and a space are equal.
    /// If two known words need equally many edits, the first one in the list is used.
    package static func of(_ word: String, in known: [String]) -> String? {
        let written = folded(word)
        guard !written.isEmpty, written.count <= longest else { return nil }
        var best: (word: String, edits: Int)?
        for candidate in known {
            let letters = folded(candidate)
            guard letters.count <= longest else { continue }
            let allowed = max(1, max(letters.count, written.count) / 3)
            let edits = distance(written, letters)
            let isWholeWordChanged = edits >= min(letters.count, written.count)
            if edits <= allowed, !isWholeWordChanged || edits == 0, edits < best?.edits ?? .max {
                best = (candidate, edits)
            }
        }
        return best?.word
    }

    /// The number of edits between two words (optimal string alignment, a variant of Damerau's distance).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var edits = min(
                    last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                let isSwap =
                    row > 1 && column > 1 && left[row - 1] == right[column - 2]
                    && left[row - 2] == right[column - 1]
                if isSwap { edits = min(edits, beforeLast[column - 2] + 1) }
                current.append(edits)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }

    private static func folded(_ word: String) -> [Character] {
        word.prefix(longest + 1).lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
    }
}
