package import Limits

/// The units of each meter that one request uses: at first an estimate, and exact after its settlement.
///
/// A negative figure, which only a faulty upstream reports, counts as 0. A figure above `largest` is reduced
/// to `largest`.
package struct Consumption: Hashable, Sendable {
    package var messages: Int
    package var calls: Int
    package var inputTokens: Int
    package var outputTokens: Int
    package var cachedTokens: Int
    package var reasoningTokens: Int
    package var totalTokens: Int
    /// The cost in micro-dollars.
    package var cost: Int
    package var images: Int
    package var audioSeconds: Int
    package var characters: Int

    package init(
        messages: Int = 1, calls: Int = 1, inputTokens: Int = 0, outputTokens: Int = 0, cachedTokens: Int = 0,
        reasoningTokens: Int = 0, totalTokens: Int = 0, cost: Int = 0, images: Int = 0,
        audioSeconds: Int = 0, characters: Int = 0
    ) {
        self.messages = messages
        self.calls = calls
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.cachedTokens = cachedTokens
        self.reasoningTokens = reasoningTokens
        self.totalTokens = totalTokens
        self.cost = cost
        (self.images, self.audioSeconds, self.characters) = (images, audioSeconds, characters)
    }

    package static let nothing = Consumption(messages: 0, calls: 0)

    /// The units of a meter, 0 or more. A meter of calls counts the calls to one class of models. The
    /// request's schedule has no meter of another class, so the classes need not be compared.
    package func units(of meter: Meter) -> Int {
        let units =
            switch meter {
            case .messages: messages
            case .calls: calls
            case .inputTokens: inputTokens
            case .outputTokens: outputTokens
            case .cachedTokens: cachedTokens
            case .reasoningTokens: reasoningTokens
            case .totalTokens: totalTokens
            case .cost: cost
            case .images: images
            case .audioSeconds: audioSeconds
            case .characters: characters
            }
        return Self.believed(units)
    }

    /// The units that the request uses of a burst limit: 1 request, or its tokens (at least 1).
    package func units(of unit: Burst.Unit) -> Int {
        switch unit {
        case .requests: self == .nothing ? 0 : 1
        case .tokens: self == .nothing ? 0 : max(units(of: .totalTokens), 1)
        }
    }

    /// Whether the request used images, seconds of sound or characters. Image and sound APIs bill by them.
    var hasPieces: Bool { images | audioSeconds | characters != 0 }

    static func believed(_ units: Int) -> Int { min(max(units, 0), largest) }

    /// The largest figure: 2^43. Redis' Lua counts in doubles, and a double holds the sum of a thousand
    /// figures of this size exactly. No answer uses nine trillion tokens or costs nine million dollars.
    private static let largest = 1 << 43

    package mutating func add(_ other: Consumption) {
        for figure in Self.figures {
            self[keyPath: figure] = self[keyPath: figure].addingSaturating(other[keyPath: figure])
        }
    }

    private static var figures: [WritableKeyPath<Consumption, Int>] {
        [
            \.messages, \.calls, \.inputTokens, \.outputTokens, \.cachedTokens, \.reasoningTokens,
            \.totalTokens, \.cost, \.images, \.audioSeconds, \.characters,
        ]
    }
}
