import Bytes
import Glibc

/// The endpoints of one upstream on one loop, and which of them a request goes to.
///
/// Each caller has an order of preference over the endpoints, by a hash of both and by the weights
/// (rendezvous hashing, Thaler and Ravishankar 1998). A caller's conversations thus stay with one key, on
/// which the provider has their prompts in its cache; if that key cannot be used, only its own callers
/// move.
final class EndpointPool {
    let endpoints: [UpstreamEndpoint]
    private let hashes: [UInt64]
    /// Spreads the requests of nobody in particular.
    private var draws = SplitMix64(seed: 0)

    init(_ endpoints: [UpstreamEndpoint]) {
        precondition((1...64).contains(endpoints.count), "sets of endpoints are the bits of a number")
        self.endpoints = endpoints
        hashes = endpoints.map { FNV1a.hash(Array($0.label.utf8).span) }
    }

    /// The fittest endpoint, and among equally fit ones the caller's own; those that rest alone are asked in
    /// the order in which they will be back. A request is never refused here: the provider decides.
    ///
    /// - Parameter caller: a hash that is the same on every edge; nil: nobody in particular.
    func firstEndpoint(for caller: UInt64?, at now: UInt64) -> Int {
        best(for: caller ?? draws.next(), besides: 0, at: now) ?? 0
    }

    /// Another endpoint that can be used now; nil if there is none.
    ///
    /// - Parameter tried: a bit for each endpoint that was asked.
    func nextEndpoint(for caller: UInt64?, besides tried: UInt64, at now: UInt64) -> Int? {
        guard let index = best(for: caller ?? draws.next(), besides: tried, at: now),
            endpoints[index].state.fitness(at: now) <= .low
        else { return nil }
        return index
    }

    private func best(for caller: UInt64, besides tried: UInt64, at now: UInt64) -> Int? {
        var best: (index: Int, fitness: EndpointState.Fitness, preference: Double)?
        for index in endpoints.indices where tried >> UInt64(index) & 1 == 0 {
            let state = endpoints[index].state
            let fitness = state.fitness(at: now)
            let preference =
                fitness == .resting ? -Double(state.restEnd()) : preference(of: caller, for: index)
            if let found = best, (found.fitness, -found.preference) <= (fitness, -preference) { continue }
            best = (index, fitness, preference)
        }
        return best?.index
    }

    /// The greatest one wins: each endpoint in as many of all callers as its weight is of all weights.
    private func preference(of caller: UInt64, for index: Int) -> Double {
        var mixed = SplitMix64(seed: caller ^ hashes[index])
        // Above 0 and at most 1.
        let draw = Double(mixed.next() >> 11 + 1) * 0x1p-53
        return log(draw) / Double(endpoints[index].weight)
    }
}
