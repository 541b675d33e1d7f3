import Cryptography
import Limits

/// An edge's knowledge of its models' tokens, as far as it outlives a restart: the medians of all callers,
/// without the callers' own figures.
package struct LearnedModels: Sendable {
    /// A model at an upstream of an app. Requests name models, so that their names are not kept: only the
    /// first half of the SHA-256 of all three.
    struct Name: Hashable, Sendable {
        static let bytes = 16
        let digest: [UInt8]

        init(tenant: String, upstream: String, model: [UInt8]) {
            digest = Array(
                Digest.sha256(Array("\(tenant)\n\(upstream)\n".utf8) + model).prefix(Self.bytes))
        }

        init(digest: [UInt8]) { self.digest = digest }
    }

    /// More are not kept. The largest configured sets are some hundred models.
    static let most = 256
    private(set) var models: [Name: Target.Learned] = [:]

    package init() {}

    package var count: Int { models.count }

    func findLearned(of name: Name) -> Target.Learned? { models[name] }

    /// Adds the knowledge of other loops; a caller who asked on several of them has one vote all the same.
    package mutating func mergeModels(_ other: LearnedModels) {
        for (name, learned) in other.models {
            if models[name] != nil {
                models[name]?.merge(learned)
            } else {
                models[name] = learned
            }
        }
    }

    /// The models that are saved: models of which three callers have shown something, so that no caller
    /// alone can fill the file with invented names, and then, as far as there is room, those that were
    /// known before.
    package func kept(beside known: LearnedModels) -> LearnedModels {
        var kept = LearnedModels()
        let all = models.lazy.filter { $0.value.isCommon }.sorted {
            $0.key.digest.lexicographicallyPrecedes($1.key.digest)
        }
        for (name, learned) in all.prefix(Self.most) { kept.models[name] = learned }
        for (name, learned) in known.models where kept.models[name] == nil && kept.count < Self.most {
            kept.models[name] = learned
        }
        return kept
    }

    mutating func putLearned(_ learned: Target.Learned, of name: Name) {
        guard models.count < Self.most || models[name] != nil else { return }
        models[name] = learned
    }
}

extension Target.Learned {
    static let figureCount = InputGuess.figureCount + 2 * OutputGuess.figureCount

    /// `figureCount` figures.
    var shown: [LearnedFigure] { input.shown + plainOutput.shown + foreignOutput.shown }

    init(shown: [LearnedFigure]) {
        let outputs = shown.dropFirst(InputGuess.figureCount)
        input = InputGuess(shown: shown)
        plainOutput = OutputGuess(shown: outputs)
        foreignOutput = OutputGuess(shown: outputs.dropFirst(OutputGuess.figureCount))
    }

    /// Whether anybody's median has moved for good: three votes outweigh what was believed without any.
    var isCommon: Bool { shown.contains { $0.callers >= 3 } }

    var isTaught: Bool { shown.contains { $0.callers > 0 } }

    /// A copy without callers' own figures, which keeps it small. The loop goes on learning meanwhile.
    var ofAll: Target.Learned {
        var all = Target.Learned()
        (all.input, all.plainOutput, all.foreignOutput) = (
            input.ofAll, plainOutput.ofAll, foreignOutput.ofAll
        )
        return all
    }

    fileprivate mutating func merge(_ other: Target.Learned) {
        input.mergeGuesses(other.input)
        plainOutput.mergeGuesses(other.plainOutput)
        foreignOutput.mergeGuesses(other.foreignOutput)
    }
}

extension Gateway {
    /// The models' figures that this loop has learned since the edge started.
    package var learnedModels: LearnedModels {
        var models = LearnedModels()
        for target in directory.targets where target.learned.isTaught {
            models.putLearned(target.learned.ofAll, of: target.name)
        }
        return models
    }
}
