package import Bytes

extension SplitMix64 {
    /// A random number from 0 up to, but not including, 1.
    package mutating func drawShare() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A random integer from 0 up to, but not including, `bound`. For the bounds used here, its bias is <
    /// 2⁻³².
    package mutating func drawBelow(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Another generator. It is independent enough for load tests.
    package mutating func makeBranch() -> SplitMix64 { SplitMix64(seed: next()) }
}
