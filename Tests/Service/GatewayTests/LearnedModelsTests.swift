import Limits
import Testing

@testable import Gateway

@Suite struct `The file of learnt models` {
    private static func name(_ model: String) -> LearnedModels.Name {
        LearnedModels.Name(tenant: "", upstream: "one", model: Array(model.utf8))
    }

    /// Makes an estimator that has learnt from these callers that a prompt costs 200 tokens more than its
    /// text.
    private static func learned(by callers: Range<Int>) -> Target.Learned {
        var learned = Target.Learned()
        for caller in callers { learned.input.learn(units: 640, shape: [], tokens: 210, by: caller) }
        return learned
    }

    private static func models(_ number: Int, callers: Range<Int> = 1..<4) -> LearnedModels {
        var models = LearnedModels()
        for index in 0..<number { models.putLearned(learned(by: callers), of: name("model-\(index)")) }
        return models
    }

    private static func tokens(_ models: LearnedModels, _ model: String) -> Int? {
        let learned = models.findLearned(of: name(model))
        return learned?.input.tokens(units: 640, shape: [], for: 99)
    }

    @Test func `The file of learnt models is read as it was written`() throws {
        let kept = Self.models(3).kept(beside: LearnedModels())
        let bytes = kept.bytes
        let read = try LearnedModels(bytes: bytes)
        #expect(read.count == 3 && Self.tokens(read, "model-2") == 210)
        #expect(Self.tokens(read, "another") == nil)
        #expect(read.bytes == bytes, "it loses nothing by being read and written again")
        #expect(read.kept(beside: LearnedModels()).bytes == bytes, "also without any request since")
        #expect(LearnedModels().kept(beside: read).bytes == bytes)
    }

    @Test func `The file of learnt models contains nothing that a user wrote`() {
        let bytes = Self.models(1).bytes
        #expect(!String(decoding: bytes, as: Unicode.ASCII.self).contains("model"))
    }

    @Test func `The file of learnt models has no model with fewer than three callers over all loops`() {
        #expect(Self.models(1, callers: 1..<3).kept(beside: LearnedModels()).count == 0)
        var loops = Self.models(1, callers: 1..<3)
        loops.mergeModels(Self.models(1, callers: 2..<3))
        #expect(loops.kept(beside: LearnedModels()).count == 0)
        loops.mergeModels(Self.models(1, callers: 3..<4))
        #expect(Self.tokens(loops.kept(beside: LearnedModels()), "model-0") == 210)
    }

    @Test func `The file of learnt models is bounded, and prefers models that were learnt last`() throws {
        var many = LearnedModels()
        for index in 0..<1000 { many.putLearned(Self.learned(by: 1..<4), of: Self.name("\(index)")) }
        #expect(many.count == LearnedModels.most && many.bytes.count == LearnedModels.mostBytes)
        #expect(try LearnedModels(bytes: many.bytes).count == LearnedModels.most)
        let kept = Self.models(10).kept(beside: many)
        #expect(kept.count == LearnedModels.most && Self.tokens(kept, "model-9") == 210)
    }

    @Test func `The file of learnt models is not used if it is damaged, wherever the damage is`() {
        let bytes = Self.models(2).bytes
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0x10
            #expect(throws: place == 7 ? LearnedModels.Fault.otherVersion : .damaged) {
                try LearnedModels(bytes: damaged)
            }
        }
        for length in [0, 1, 8, 39, 40, bytes.count - 1] {
            #expect(throws: LearnedModels.Fault.damaged) {
                try LearnedModels(bytes: Array(bytes.prefix(length)))
            }
        }
        #expect(throws: LearnedModels.Fault.damaged) { try LearnedModels(bytes: bytes + [0]) }
    }
}
