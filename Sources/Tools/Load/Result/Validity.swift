import Glibc
import Histogram

/// Whether the figures of a run describe the target. Otherwise they only describe the limits of the
/// generator.
package struct Validity: Hashable, Sendable {
    /// Why the figures of the run must not be used. The list is empty if the run is valid.
    package let objections: [String]
    package let remarks: [String]

    package var isValid: Bool { objections.isEmpty }

    package init(of result: LoadResult) {
        let (total, tolerance) = (result.total, result.options.tolerance)
        var objections: [String] = []
        let late = Double(total.lateStart.quantile(0.99)) / 1e9
        if late > tolerance.lateStart {
            objections.append(
                "1 % of the requests began more than \(Self.milliseconds(late)) after they were due, though a "
                    + "connection was free")
        }
        let lag = Double(total.loopLag.quantile(0.99)) / 1e9
        if lag > tolerance.loopLag {
            objections.append(
                "the generator's loop came round \(Self.milliseconds(lag)) late (99th percentile)")
        }
        if result.generator.busiest > tolerance.busy {
            objections.append(
                "a generator's thread ran \(Int(result.generator.busiest * 100)) % of the time: it is the "
                    + "bottleneck; give it more --loops or another machine")
        }
        if total.started == 0 { objections.append("no request was sent") }
        self.objections = objections
        remarks = Self.remarks(on: result)
    }

    private static func remarks(on result: LoadResult) -> [String] {
        var remarks: [String] = []
        if result.total.waited > 0 {
            remarks.append(
                "\(result.total.waited) requests found every connection busy when they were due; their wait is in "
                    + "their latency. Raise --connections to send more at once.")
        }
        if result.wasStopped { remarks.append("The run was stopped before its end.") }
        return remarks
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 10_000).rounded() / 10) ms"
    }
}

extension Double {
    var logarithm2: Double { log2(self) }
}
