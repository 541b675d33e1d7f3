import Limits
import Testing

@Suite struct `A sum or product that saturates` {
    @Test func `A sum or product that saturates stops at the smallest or the largest number`() {
        #expect(Int.max.addingSaturating(1) == .max)
        #expect(Int.min.addingSaturating(-1) == .min)
        #expect(Int.max.addingSaturating(.min) == -1)
        #expect(2.addingSaturating(3) == 5)
        #expect(Int.max.multipliedSaturating(by: 2) == .max)
        #expect(Int.max.multipliedSaturating(by: -2) == .min)
        #expect(Int.min.multipliedSaturating(by: -1) == .max)
        #expect(Int.min.multipliedSaturating(by: 0) == 0)
        #expect(1024.multipliedSaturating(by: 1 << 53) == .max)
        #expect((-3).multipliedSaturating(by: 4) == -12)
    }
}
