import Histogram
package import JSON
import Load

/// Writes a record as one JSON document. Times are whole nanoseconds, so `compare` reads them without loss.
extension Record {
    package static let format: StaticString = "usher-bench/1"

    package func writeRecord(_ json: inout JSONWriter) {
        json.object { json in
            json.member("format", Self.format)
            json.member("title", utf8: title)
            json.member("began", utf8: Format.date(began))
            json.member("began_ms", Int(began))
            json.member("elapsed_ns", nanoseconds)
            json.member("valid", isValid)
            json.array("objections") { json in for text in objections { json.string(utf8: text) } }
            json.array("remarks") { json in for text in remarks { json.string(utf8: text) } }
            json.object("facts") { json in
                for fact in facts {
                    json.name(utf8: fact.name)
                    json.string(utf8: fact.value)
                }
            }
            writeCounts(&json)
            writeThresholds(&json)
            writeDistributions(&json)
            writeGenerator(&json)
            json.array("series") { json in for point in series { point.write(&json) } }
        }
    }

    private func writeCounts(_ json: inout JSONWriter) {
        json.object("requests") {
            $0.member("started", total.started)
            $0.member("answered", total.answered)
            $0.name("answered_per_second")
            $0.decimal(rate, places: 2)
            $0.member("waited", total.waited)
            $0.member("hung_up", total.hungUp)
            $0.member("repeated", total.repeated)
            $0.member("connections", total.connections)
            $0.member("body_bytes", total.bodyBytes)
        }
        json.object("statuses") { json in
            for (status, count) in total.statuses {
                json.name(utf8: "\(status)")
                json.integer(count)
            }
        }
        json.object("errors") { json in
            for (failure, count) in total.failures {
                json.name(utf8: failure.name)
                json.integer(count)
            }
        }
        json.object("streams") {
            $0.member("count", total.streams)
            $0.member("chunks", total.chunks)
            $0.name("chunks_per_second")
            $0.decimal(chunkRate, places: 2)
        }
        json.object("tokens") {
            $0.member("input", total.inputTokens)
            $0.member("output", total.outputTokens)
            $0.name("output_per_second")
            $0.decimal(outputTokenRate, places: 2)
        }
    }

    private func writeThresholds(_ json: inout JSONWriter) {
        json.array("thresholds") { json in
            for verdict in verdicts {
                json.object {
                    $0.member("threshold", utf8: verdict.threshold.description)
                    $0.member("holds", verdict.holds)
                    $0.member("measured", utf8: verdict.text)
                }
            }
        }
    }

    private func writeDistributions(_ json: inout JSONWriter) {
        json.object("distributions") { json in
            for distribution in distributions {
                json.name(utf8: distribution.kind.rawValue)
                distribution.write(&json)
            }
        }
    }

    private func writeGenerator(_ json: inout JSONWriter) {
        json.object("generator") {
            $0.member("processor_ns", processorTime)
            $0.member("busiest_permille", busiest)
            $0.name("processor_us_per_unit")
            $0.decimal(effort / 1000, places: 3)
        }
        json.array("watched") { json in
            for process in watched {
                json.object {
                    $0.member("pid", process.id)
                    $0.member("name", utf8: process.name)
                    $0.member("processor_ns", process.nanoseconds)
                }
            }
        }
    }
}

extension Distribution {
    /// The quantiles that reports contain, with their names.
    package static let quantiles: [(name: StaticString, share: Double)] = [
        ("p50_ns", 0.5), ("p75_ns", 0.75), ("p90_ns", 0.9), ("p95_ns", 0.95), ("p99_ns", 0.99),
        ("p999_ns", 0.999), ("p9999_ns", 0.9999),
    ]

    fileprivate func write(_ json: inout JSONWriter) {
        json.object { json in
            json.member("count", Int(histogram.count))
            json.member("min_ns", Int(histogram.minimum))
            json.member("mean_ns", Int(histogram.mean.rounded()))
            for (name, share) in Self.quantiles { json.member(name, Int(histogram.quantile(share))) }
            json.member("max_ns", Int(histogram.maximum))
            // Each bin is written as a pair: its lowest value and its count.
            json.array("bins") { json in
                for bin in histogram.bins {
                    json.integer(Int(bin.lower))
                    json.integer(Int(bin.count))
                }
            }
        }
    }
}

extension SeriesPoint {
    fileprivate func write(_ json: inout JSONWriter) {
        json.object { json in
            json.member("start_ms", Int((start * 1000).rounded()))
            json.member("length_ms", Int((seconds * 1000).rounded()))
            json.member("started", started)
            json.member("answered", answered)
            json.member("chunks", chunks)
            json.member("in_flight", inFlight)
            json.member("errors", failures)
            json.object("statuses") { json in
                for (hundred, count) in statuses.sorted(by: { $0.key < $1.key }) {
                    json.name(utf8: "\(hundred)xx")
                    json.integer(count)
                }
            }
            latency.write("latency", &json)
            firstChunk.write("first_chunk", &json)
            gap.write("gap", &json)
            json.array("cells") { json in
                for cell in cells {
                    json.integer(cell.octave)
                    json.integer(cell.count)
                }
            }
        }
    }
}

extension SeriesPoint.Quantiles {
    fileprivate func write(_ name: StaticString, _ json: inout JSONWriter) {
        json.object(name) {
            $0.member("count", count)
            $0.member("p50_ns", Int(p50))
            $0.member("p90_ns", Int(p90))
            $0.member("p99_ns", Int(p99))
            $0.member("max_ns", Int(maximum))
        }
    }
}
