/// The expected output of curl in a block `http`. It can omit lines, and `…` stands for any characters.
struct ExpectedAnswer {
    private let lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n").map(String.init)
    }

    /// Returns the first line that is missing in the answer, or nil if all lines are there in their order.
    func firstMissing(in answer: String) -> String? {
        var rest = answer.replacing("\r\n", with: "\n").split(separator: "\n")[...]
        for line in lines {
            guard let index = rest.firstIndex(where: { Self.matches($0, line) }) else { return line }
            rest = rest[(index + 1)...]
        }
        return nil
    }

    private static func matches(_ line: Substring, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, line.hasPrefix(first) else { return false }
        if parts.count == 1 { return line == first }
        var rest = line.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
