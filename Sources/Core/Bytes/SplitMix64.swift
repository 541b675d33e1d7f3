/// Pseudorandom numbers that are the same for the same seed. They are not fit for secrets. The algorithm is
/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators"). A number takes a few
/// cycles, while the generator of the operating system needs a system call.
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
