import Foundation

/// An answer of a provider, with the figures that are correct for it. It is read from a file of
/// `Tests/Corpus/usage`, whose README describes the format.
package struct UsageFixture: Sendable, CustomStringConvertible {
    package let description: String
    package let source: String
    /// The name of the answer's dialect, and whether the answer is an event stream.
    package let dialect: String
    package let isOfEvents: Bool
    package let payload: [UInt8]
    private let facts: [String: String]

    package static let all: [UsageFixture] = {
        let folder = Checkout.root.appending(path: "Tests/Corpus/usage")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 != "README.md" }.sorted().map { name in
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
                let fixture = UsageFixture(name, text)
            else { preconditionFailure("Tests/Corpus/usage/\(name) is no fixture: see its README.md") }
            return fixture
        }
    }()

    private init?(_ name: String, _ text: String) {
        guard let end = text.range(of: "\n---\n") else { return nil }
        var facts: [String: String] = [:]
        for line in text[..<end.lowerBound].split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2, facts.updateValue(parts[1], forKey: parts[0]) == nil else { return nil }
        }
        guard let source = facts["source"], let reply = facts["reply"]?.split(separator: " "),
            reply.count == 2
        else { return nil }
        description = name
        self.source = source
        (dialect, isOfEvents) = (String(reply[0]), reply[1] == "events")
        payload = Array(text[end.upperBound...].utf8)
        self.facts = facts
    }

    /// The line with this name in the file, as it is written. It is nil if the file has no such line.
    package func fact(_ name: String) -> String? { facts[name] }

    package func isTrue(_ name: String) -> Bool { facts[name] == "yes" }

    /// The numbers of a line such as `tokens: input=3 output=4`.
    package func numbers(_ name: String) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for word in (facts[name] ?? "").split(separator: " ") {
            let parts = word.split(separator: "=").map(String.init)
            if parts.count == 2, let number = Int(parts[1]) { numbers[parts[0]] = number }
        }
        return numbers
    }

    package func pieces(of size: Int) -> [[UInt8]] {
        stride(from: 0, to: payload.count, by: size).map {
            Array(payload[$0..<min(payload.count, $0 + size)])
        }
    }

    /// The offsets at which the events of the stream end.
    package var eventEnds: [Int] {
        payload.indices.filter { $0 > 0 && payload[$0] == 10 && payload[$0 - 1] == 10 }.map { $0 + 1 }
    }
}
