/// Numbers that come again with the same seed (SplitMix64).
package struct Randomness: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, 1.
    package mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A whole number from 0 up to, but not including, `bound`; its bias is below 2⁻³² for our bounds.
    package mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Another generator, independent of this one for all that is tested here.
    package mutating func branch() -> Randomness { Randomness(seed: next()) }
}
