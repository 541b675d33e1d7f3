package import Bytes

extension SplitMix64 {
    /// A random number that is at least 0 and less than 1.
    package mutating func drawShare() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A random integer that is at least 0 and less than `bound`. For bounds below 2³², its bias is below
    /// 2⁻³².
    package mutating func drawBelow(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Another generator, which is independent enough for load tests.
    package mutating func makeBranch() -> SplitMix64 { SplitMix64(seed: next()) }
}
