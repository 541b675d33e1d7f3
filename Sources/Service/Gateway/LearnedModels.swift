import Cryptography
import Limits

/// What an edge has learned about its models' token counts. The edge saves these figures for its next start.
/// The figures are medians over all callers. Figures of single callers are not kept.
package struct LearnedModels: Sendable {
    /// Identifies a model at an upstream of an app. Names of models are not stored, because callers can
    /// invent them. Instead the first half of the SHA-256 of app, upstream and model is stored.
    struct Name: Hashable, Sendable {
        static let bytes = 16
        let digest: [UInt8]

        init(tenant: String, upstream: String, model: [UInt8]) {
            digest = Array(
                Digest.sha256(Array("\(tenant)\n\(upstream)\n".utf8) + model).prefix(Self.bytes))
        }

        init(digest: [UInt8]) { self.digest = digest }
    }

    /// The most models that are kept. The largest configurations have a few hundred models.
    static let most = 256
    private(set) var models: [Name: Target.Learned] = [:]

    package init() {}

    package var count: Int { models.count }

    func findLearned(of name: Name) -> Target.Learned? { models[name] }

    /// Adds the figures of another event loop. A caller who used several loops still counts once.
    package mutating func mergeModels(_ other: LearnedModels) {
        for (name, learned) in other.models {
            if models[name] != nil {
                models[name]?.merge(learned)
            } else {
                models[name] = learned
            }
        }
    }

    /// The models to save. Models that at least three callers have used are saved first, so that no single
    /// caller can fill the file with invented names. Models that were saved before follow if there is room.
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

    /// All figures of the model, in the order in which they are saved. There are `figureCount` of them.
    var shown: [LearnedFigure] { input.shown + plainOutput.shown + foreignOutput.shown }

    init(shown: [LearnedFigure]) {
        let outputs = shown.dropFirst(InputGuess.figureCount)
        input = InputGuess(shown: shown)
        plainOutput = OutputGuess(shown: outputs)
        foreignOutput = OutputGuess(shown: outputs.dropFirst(OutputGuess.figureCount))
    }

    /// Whether at least three callers have contributed to a figure, so that they outweigh its initial value.
    var isCommon: Bool { shown.contains { $0.callers >= 3 } }

    var isTaught: Bool { shown.contains { $0.callers > 0 } }

    /// A copy without the figures of single callers, so that the file stays small.
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
