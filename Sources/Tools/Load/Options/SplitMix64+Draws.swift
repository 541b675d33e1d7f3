package import Bytes

extension SplitMix64 {
    /// A number from 0 up to, but not including, 1.
    package mutating func drawShare() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A whole number from 0 up to, but not including, `bound`; its bias is below 2⁻³² for our bounds.
    package mutating func drawBelow(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Another generator, independent of this one for all that is tested here.
    package mutating func makeBranch() -> SplitMix64 { SplitMix64(seed: next()) }
}
