package import Commands

/// All mistakes of a configuration. A program that throws this exits with `ExitCode.configuration`.
package struct SettingsMistakes: Error, Sendable {
    /// The path of the configuration file as given, or `preset coach`.
    package let file: String
    /// All mistakes: first those of flags and variables, and then those of the file, in the file's order.
    package let mistakes: [Mistake]
    private let source: [Substring]

    init(file: String, source: String, mistakes: [Mistake]) {
        self.file = file
        self.mistakes = mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        self.source = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The report about all mistakes. Its last line is the number of mistakes. No line shows a secret. For
    /// each mistake it contains:
    ///
    /// - a line `FILE:LINE:COLUMN: text`;
    /// - the source line, with a mark below the mistake;
    /// - the word that was probably meant.
    package func reportText(_ palette: Palette = .plain) -> String {
        let parts = mistakes.map { part(for: $0, palette) }
        let count = mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"
        return (parts + [palette.bold("\(count) in \(file)")]).joined(separator: "\n")
    }

    private func part(for mistake: Mistake, _ palette: Palette) -> String {
        var parts = [palette.bold(place(of: mistake)) + " " + palette.red(makeSentence(of: mistake))]
        if let quoted = quoted(mistake) {
            let number = String(mistake.line)
            let margin = String(repeating: " ", count: number.count)
            parts.append(palette.faint("  \(number) | ") + quoted.text)
            parts.append(palette.faint("  \(margin) | ") + palette.yellow(quoted.caret))
        }
        if let suggestion = mistake.suggestion {
            parts.append("  did you mean " + palette.green(Printable.line(suggestion)) + "?")
        }
        return parts.joined(separator: "\n")
    }

    private func place(of mistake: Mistake) -> String {
        switch mistake.place {
        case .file(let line, let column): "\(file):\(line):\(column):"
        case .flag(let name), .environment(let name): "\(name):"
        case .whole: "\(file):"
        }
    }

    func makeSentence(of mistake: Mistake) -> String {
        Printable.line(mistake.path.isEmpty ? mistake.text : "\(mistake.path): \(mistake.text)")
    }

    /// The part of the source line that can be shown, and the mark below the mistake.
    private func quoted(_ mistake: Mistake) -> (text: String, caret: String)? {
        guard mistake.line > 0, mistake.line <= source.count else { return nil }
        let characters = Array(String(source[mistake.line - 1]).unicodeScalars)
        // Another mistake on this line can concern a secret. Only the text before that secret is shown.
        let sameLine = mistakes.filter { $0.line == mistake.line }
        let hidden = sameLine.compactMap { $0.firstHiddenColumn(in: characters) }.min() ?? Int.max
        let shown = characters.prefix(hidden - 1)
        let start = mistake.column - 1
        guard start <= characters.count else { return nil }
        let text = String(String.UnicodeScalarView(shown)) + (shown.count < characters.count ? "…" : "")
        let width = max(1, min(mistake.length, characters.count - start))
        let caret = String(repeating: " ", count: start) + String(repeating: "^", count: width)
        return (
            Printable.line(Self.withoutPassword(text)),
            hidden <= start + 1 ? String(caret.prefix(start)) + "^" : caret
        )
    }

    /// Replaces user and password in `redis://user:password@host` with stars, one for each character.
    private static func withoutPassword(_ line: String) -> String {
        guard let scheme = line.firstRange(of: "://"), let at = line[scheme.upperBound...].lastIndex(of: "@")
        else {
            return line
        }
        let secret = line[scheme.upperBound..<at]
        return line[..<scheme.upperBound] + String(repeating: "*", count: secret.count) + line[at...]
    }
}

extension SettingsMistakes: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { reportText() }
    package var debugDescription: String { reportText() }
}

extension Mistake {
    /// The first column of the source line that must not be shown; nil if the whole line can be shown.
    fileprivate func firstHiddenColumn(in line: [Unicode.Scalar]) -> Int? {
        switch quotation {
        case .line: return nil
        case .upToPlace: return max(1, column)
        case .throughPlace: return column + length
        case .unread:
            let text = String(String.UnicodeScalarView(line)).lowercased()
            guard ["password", "key", "secret", "token", "url", "env", "file"].contains(where: text.contains)
            else {
                return nil
            }
            return (line.firstIndex(of: ":") ?? 0) + 2
        }
    }
}
