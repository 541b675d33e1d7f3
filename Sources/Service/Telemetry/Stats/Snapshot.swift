import Bytes
import Histogram
package import JSON
import Limits

/// The state of this edge at one moment: its figures for the last seconds, the state of its parts, and the
/// limits that refuse most often. `GET /admin/v1/stats` returns it.
package struct Snapshot: Sendable {
    /// The edge's figures for each of the last seconds, the oldest first. There are at most 300.
    package let samples: [Sample]
    package let readings: Readings
    /// The time of the snapshot, in milliseconds since 1970.
    package let at: Int64
    package let settings: String

    package func sum(_ family: MetricFamily) -> Int {
        readings.numbers.reduce(0) { $1.family == family ? $0.addingSaturating($1.value) : $0 }
    }

    /// The sum of a metric over the use by test accounts, or over all other use if `isSandbox` is false.
    private func sum(_ family: MetricFamily, isSandbox: Bool) -> Int {
        readings.numbers.reduce(0) { sum, number in
            let isMeant =
                number.family == family
                && number.labels[.model].hasPrefix(ModelCounts.sandboxMark) == isSandbox
            return isMeant ? sum.addingSaturating(number.value) : sum
        }
    }

    /// The number of refusals since the start, by their labels. The most frequent ones are listed first.
    package var topRefusals: [(labels: Labels, count: Int)] {
        let refusals = readings.numbers.filter { number in
            number.family == .decisions && !["allowed", "passed"].contains(number.labels[.reason])
        }
        return refusals.sorted { $0.value > $1.value }.prefix(10).map { ($0.labels, $0.value) }
    }

    /// Writes the members of a JSON object that the caller has begun.
    ///
    /// - Parameter most: how many of the last seconds are written at most.
    package func writeMembers(_ json: inout JSONWriter, most: Int = SampleRing.capacity) {
        json.name("at")
        var clock = LogClock()
        var text = ByteBuffer()
        clock.append(at, to: &text)
        json.string(text.readable)
        json.member("settings", utf8: settings)
        json.object("parts") { writeParts(&$0) }
        json.object("totals") { writeTotals(&$0) }
        json.array("top_refusals") { json in
            for refusal in topRefusals {
                json.object { json in
                    for name in MetricFamily.decisions.labels where !refusal.labels[name].isEmpty {
                        json.member(name.word, utf8: refusal.labels[name])
                    }
                    json.member("count", refusal.count)
                }
            }
        }
        json.array("unpriced") { json in
            for number in readings.numbers where number.family == .unpriced && number.value > 0 {
                json.object { json in
                    for name in MetricFamily.unpriced.labels where !number.labels[name].isEmpty {
                        json.member(name.word, utf8: number.labels[name])
                    }
                    json.member("count", number.value)
                }
            }
        }
        json.array("certificates") { json in
            for number in readings.numbers where number.family == .certificateEnd {
                json.object { json in
                    for name in MetricFamily.certificateEnd.labels {
                        json.member(name.word, utf8: number.labels[name])
                    }
                    json.member("ends", number.value)
                }
            }
        }
        json.array("seconds") { json in
            for sample in samples.suffix(most) { json.object { sample.write(&$0) } }
        }
    }

    private func writeParts(_ json: inout JSONWriter) {
        json.member("open_streams", sum(.streamsOpen))
        json.member("connections", sum(.connectionsOpen))
        json.member("upstream_connections", sum(.upstreamConnections))
        json.member("reservations_open", sum(.reservationsOpen))
        json.member("redis_connections", sum(.redisConnected))
        json.member("breakers_open", sum(.breakerOpen))
        json.member("spool_depth", sum(.spoolDepth))
        json.member("spool_fault", sum(.spoolFault) > 0)
        json.member("spool_parked", sum(.spoolParked))
        json.member("spool_delayed", sum(.spoolDelayed))
        json.member("spool_damaged", sum(.spoolDamaged))
        json.member("settlements_pending", sum(.settlementsPending))
        json.member("refusal_notes_dropped", sum(.refusalNotesDropped))
        json.member("draining", sum(.draining) > 0)
        json.array("loop_lag_ms") { json in
            for spread in readings.histograms where spread.family == .loopLag {
                json.decimal(Double(spread.histogram.quantile(0.99)) / 1e6, places: 3)
            }
        }
        json.member("resident_bytes", sum(.residentMemory))
    }

    private func writeTotals(_ json: inout JSONWriter) {
        json.object("decisions") { json in
            for decision in Decision.allCases {
                let count = readings.numbers.reduce(0) { sum, number in
                    number.family == .decisions && number.labels[.reason] == "\(decision.word)"
                        ? sum.addingSaturating(number.value) : sum
                }
                if count > 0 { json.member(decision.word, count) }
            }
        }
        json.member("messages", sum(.messages, isSandbox: false))
        json.member("cost_microdollars", sum(.cost, isSandbox: false))
        json.member("sandbox_messages", sum(.messages, isSandbox: true))
        json.member("sandbox_cost_microdollars", sum(.cost, isSandbox: true))
        json.member("redis_calls", sum(.redisCalls))
        json.member("grace_messages", sum(.graceMessages))
        json.member("grace_overspent", sum(.graceOverspent))
        json.member("reservations_leaked", sum(.reservationsLeaked))
    }
}

extension Sample {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("at", Int(at))
        json.object("decisions") { json in
            for decision in Decision.allCases where countOf(decision) > 0 {
                json.member(decision.word, countOf(decision))
            }
        }
        json.member("requests", requests)
        json.member("messages", messages)
        json.member("input_tokens", inputTokens)
        json.member("output_tokens", outputTokens)
        json.member("cost_microdollars", cost)
        json.member("redis_calls", redisCalls)
        json.member("open_streams", openStreams)
        json.member("connections", connections)
        json.object("limiter_ms") { limiter.write(&$0) }
        json.object("duration_ms") { duration.write(&$0) }
        json.object("first_byte_ms") { firstByte.write(&$0) }
    }
}

extension Sample.Percentiles {
    fileprivate func write(_ json: inout JSONWriter) {
        json.name("p50")
        json.decimal(Double(half) / 1e6, places: 3)
        json.name("p99")
        json.decimal(Double(most) / 1e6, places: 3)
    }
}
