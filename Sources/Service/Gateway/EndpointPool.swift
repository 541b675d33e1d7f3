import Bytes
import Glibc

/// The endpoints (keys and addresses) of one upstream on one event loop. The pool chooses one for each
/// request.
///
/// Each caller prefers the endpoints in an order of their own. A hash of caller and endpoint decides this
/// order, together with the weights (rendezvous hashing, Thaler and Ravishankar 1998). A caller's
/// conversations thus stay with one key, so that the provider finds their prompts in its cache. If a key
/// cannot be used, only the callers that prefer it change to another key.
final class EndpointPool {
    let endpoints: [UpstreamEndpoint]
    private let hashes: [UInt64]
    /// Random numbers that replace the caller's hash if a request has no known caller.
    private var draws = SplitMix64(seed: 0)

    init(_ endpoints: [UpstreamEndpoint]) {
        precondition((1...64).contains(endpoints.count), "sets of endpoints are the bits of a number")
        self.endpoints = endpoints
        hashes = endpoints.map { FNV1a.hash(Array($0.label.utf8).span) }
    }

    /// Returns the endpoint that the caller prefers among the fittest ones. If all endpoints rest, it is the
    /// one whose rest ends first, because the pool never refuses a request.
    ///
    /// - Parameter caller: a hash of the caller that is the same on every edge; nil if the caller is unknown.
    func firstEndpoint(for caller: UInt64?, at now: UInt64) -> Int {
        best(for: caller ?? draws.next(), besides: 0, at: now) ?? 0
    }

    /// The best endpoint that is not in the bit set `tried`; nil if none can be used now.
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

    /// How much a caller prefers an endpoint. The endpoint with the highest value is chosen. Each endpoint is
    /// the first choice of a share of all callers, in proportion to its weight.
    private func preference(of caller: UInt64, for index: Int) -> Double {
        var mixed = SplitMix64(seed: caller ^ hashes[index])
        // The random number is above 0 and at most 1, so that its logarithm exists.
        let draw = Double(mixed.next() >> 11 + 1) * 0x1p-53
        return log(draw) / Double(endpoints[index].weight)
    }
}
