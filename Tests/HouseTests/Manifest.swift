/// The rooms (modules) in the text of Package.swift, each with the rooms that it may import.
enum Manifest {
    static let rooms: [String: Set<String>] = {
        let text = SourceTree.readFile("Package.swift")?.text ?? ""
        // C modules have no imports to check, so they are left out.
        let shims = Set(SourceTree.files(in: "Sources/Shims") { _ in true }.map(\.room))
        return Dictionary(
            text.matches(of: declaration).map { match in
                let name = match.output.1.split(separator: "/").last.map(String.init) ?? ""
                let offered = (match.output.2 ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "-" }
                return (name, Set(offered.map(String.init)))
            }.filter { !shims.contains($0.0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// Matches a declaration such as `room("Core/Dates", ["Bytes"])`, `program("usher", [...])`, or the
    /// target `TestSupport`. It can have several lines.
    private static var declaration: Regex<(Substring, Substring, Substring?)> {
        #/
        (?:\b(?:room|program)\(|\.target\(\s*name:) \s* "([\w\/\-]+)"
        (?: ,\s* (?:dependencies:\s*)? \[([^\]]*)\] )?
        /#
    }
}
