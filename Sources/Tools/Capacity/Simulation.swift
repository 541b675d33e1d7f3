import Glibc

/// Plays the busiest hour second by second: random arrivals, streams of random length, edges and shards as
/// planned. It shows what the formula's averages hide.
package struct Simulation: Hashable, Sendable {
    package struct Second: Hashable, Sendable {
        package let arrivals: Double
        package let openStreams: Double
        /// The share of their time for which the edges, and the fullest shard, are busy.
        package let edges: Double
        package let fullestShard: Double
    }

    package let seconds: [Second]

    /// - Parameters:
    ///   - length: seconds to play.
    ///   - random: the same one plays the same hour.
    package init(_ plan: CapacityPlan, length: Int = 600, random: inout some RandomNumberGenerator) {
        let (load, costs) = (plan.load, plan.costs)
        let edgeCores = (plan.edges - plan.margins.spareEdges) * plan.margins.coresPerEdge
        let shards = Int(plan.shards)
        let leaving = 1 - exp(-1 / max(0.001, load.streamSeconds))
        var open = plan.openStreams
        var played: [Second] = []
        for _ in 0..<length {
            let arrivals = Poisson.draw(plan.peakRate, &random)
            let begun = Poisson.draw(arrivals * load.streamShare, &random)
            let ended = min(open, Poisson.draw(open * leaving, &random))
            open = max(0, open + begun - ended)
            let chunks = open * load.chunksPerStream / max(0.001, load.streamSeconds)
            let work = arrivals * (costs.admitted + load.refusals * costs.refused) + chunks * costs.chunk
            let redis = costs.redisAdmitted + load.refusals * costs.redisRefused
            let fullest = Self.fullest(arrivals, of: shards, &random)
            played.append(
                Second(
                    arrivals: arrivals, openStreams: open, edges: work / 1e6 / max(1, edgeCores),
                    fullestShard: fullest * redis / 1e6))
        }
        seconds = played
    }

    /// Of so many messages, each on a random one of the shards, those on the fullest.
    private static func fullest(
        _ arrivals: Double, of shards: Int, _ random: inout some RandomNumberGenerator
    ) -> Double {
        var most = 0.0
        // Beyond some hundred shards the largest hardly grows: its spread is that of the extreme value.
        for _ in 0..<min(shards, 256) { most = max(most, Poisson.draw(arrivals / Double(shards), &random)) }
        return most
    }

    package func quantile(_ share: Double, _ read: (Second) -> Double) -> Double {
        let values = seconds.map(read).sorted()
        guard !values.isEmpty else { return 0 }
        return values[min(values.count - 1, Int(share * Double(values.count)))]
    }
}

/// Numbers of random events.
enum Poisson {
    /// - Parameter mean: above 50 the normal distribution stands in, whose error is below the draw's own
    /// noise.
    static func draw(_ mean: Double, _ random: inout some RandomNumberGenerator) -> Double {
        guard mean > 0 else { return 0 }
        func share() -> Double { Double(random.next() >> 11) * 0x1p-53 }
        guard mean <= 50 else {
            let radius = (-2 * log(1 - share())).squareRoot()
            return max(0, (mean + mean.squareRoot() * radius * cos(2 * Double.pi * share())).rounded())
        }
        let bound = exp(-mean)
        var (count, product) = (0.0, share())
        while product > bound {
            count += 1
            product *= share()
        }
        return count
    }
}
