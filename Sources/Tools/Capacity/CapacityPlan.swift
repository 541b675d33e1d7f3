import Glibc

/// What a load needs: edges, Redis shards, memory, connections; with the formula behind each figure.
package struct CapacityPlan: Hashable, Sendable {
    package struct Load: Hashable, Sendable {
        package var users = 1_000_000.0
        /// Of one user in a month of 30 days, on the average.
        package var messagesPerMonth = 100.0
        /// The busiest hour's rate over the mean rate.
        package var peak = 4.0
        /// The share of messages that are streamed, and how long such an answer lasts.
        package var streamShare = 1.0
        package var streamSeconds = 15.0
        package var chunksPerStream = 300.0
        /// Messages refused for each that is admitted.
        package var refusals = 0.05

        package init() {}
    }

    /// What things cost on this machine.
    package struct Costs: Hashable, Sendable {
        /// Microseconds of an edge's processor time: per admitted message (its stream's chunks not counted),
        /// per refused one, and per chunk.
        package var admitted = 67.0
        package var refused = 34.0
        package var chunk = 10.0
        /// Microseconds of Redis' one thread: per admitted message (admission and settlement), per refused
        /// one.
        package var redisAdmitted = 64.0
        package var redisRefused = 33.0
        /// Bytes: of an edge per open stream and at rest, of Redis per user who was ever seen.
        package var streamBytes = 3584.0
        package var edgeBytes = 24.0 * 1_048_576
        package var userBytes = 600.0

        package init() {}
    }

    /// How full anything may be at the peak.
    package struct Margins: Hashable, Sendable {
        /// The share of a core's time.
        package var utilisation = 0.6
        package var coresPerEdge = 2.0
        /// Edges beyond the need, so that some may be away.
        package var spareEdges = 1.0

        package init() {}
    }

    /// One figure, and how it comes about.
    package struct Line: Hashable, Sendable {
        package let name: String
        package let value: Double
        package let unit: String
        package let formula: String
    }

    package let load: Load
    package let costs: Costs
    package let margins: Margins

    package init(_ load: Load, _ costs: Costs = Costs(), _ margins: Margins = Margins()) {
        self.load = load
        self.costs = costs
        self.margins = margins
    }

    private static let secondsPerMonth = 30.0 * 86_400

    /// Admitted messages a second on the average, and in the busiest hour.
    package var meanRate: Double { load.users * load.messagesPerMonth / Self.secondsPerMonth }
    package var peakRate: Double { meanRate * load.peak }

    /// The rate that one second in a thousand of the busiest hour exceeds: arrivals are random (a Poisson
    /// process), and its spread is the square root of its mean.
    package var burstRate: Double { peakRate + 3.09 * peakRate.squareRoot() }

    /// Open streams at the peak (Little's law), and the figure that one moment in a thousand exceeds: of
    /// random arrivals the streams in progress are Poisson too (an M/G/∞ queue), however long each lasts.
    package var openStreams: Double { peakRate * load.streamShare * load.streamSeconds }
    package var mostStreams: Double { openStreams + 3.09 * openStreams.squareRoot() }

    /// Cores of the edges that are busy at the burst rate.
    package var edgeCores: Double {
        let message = costs.admitted + load.refusals * costs.refused
        let stream = load.streamShare * load.chunksPerStream * costs.chunk
        return (burstRate * message + peakRate * stream) / 1e6
    }

    package var edges: Double {
        max(1, (edgeCores / (margins.utilisation * margins.coresPerEdge)).rounded(.up)) + margins.spareEdges
    }

    /// Redis threads that are busy at the burst rate; each shard has one.
    package var redisCores: Double {
        burstRate * (costs.redisAdmitted + load.refusals * costs.redisRefused) / 1e6
    }

    package var shards: Double { max(1, (redisCores / margins.utilisation).rounded(.up)) }

    package var redisBytes: Double { load.users * costs.userBytes }
    package var edgeBytes: Double { costs.edgeBytes + mostStreams / max(1, edges) * costs.streamBytes }

    package var lines: [Line] {
        [
            Line(
                name: "messages a second, on the average", value: meanRate, unit: "/s",
                formula: "users × messages a month ÷ 2,592,000 s"),
            Line(
                name: "… in the busiest hour", value: peakRate, unit: "/s", formula: "average × peak factor"),
            Line(
                name: "… in its busiest seconds", value: burstRate, unit: "/s",
                formula: "peak + 3.09 × √peak: 99.9 % of a Poisson process's seconds have fewer"),
            Line(
                name: "open streams at the peak", value: openStreams, unit: "",
                formula: "peak × share streamed × seconds a stream (Little's law)"),
            Line(
                name: "… at most, 99.9 % of the time", value: mostStreams, unit: "",
                formula: "streams + 3.09 × √streams (M/G/∞)"),
            Line(
                name: "edge cores busy", value: edgeCores, unit: "",
                formula: "(burst × (admitted + refusals × refused) + peak × share × chunks × chunk) ÷ 1 s"),
            Line(
                name: "edges", value: edges, unit: "",
                formula: "cores ÷ (utilisation × cores an edge), rounded up, + spares"),
            Line(
                name: "memory of an edge", value: edgeBytes, unit: "B",
                formula: "at rest + streams of an edge × bytes a stream"),
            Line(
                name: "Redis cores busy", value: redisCores, unit: "",
                formula: "burst × (Redis per admitted + refusals × Redis per refused) ÷ 1 s"),
            Line(
                name: "Redis shards", value: shards, unit: "",
                formula: "Redis cores ÷ utilisation, rounded up"),
            Line(name: "memory of all shards", value: redisBytes, unit: "B", formula: "users × bytes a user"),
        ]
    }
}
