import Proof
import Reports

/// Measures the processor time of other processes between two moments.
struct ProcessSampler {
    private let ids: [Int32]
    private let start: [Int]

    init(_ ids: [Int32]) {
        self.ids = ids
        start = ids.map(ProcessTime.processNanoseconds)
    }

    /// The processor time of each process since the start of the measurement.
    var used: [WatchedProcess] {
        zip(ids, start).map { id, start in
            let name = ProcessTime.processName(of: id)
            return WatchedProcess(
                id: Int(id), name: name.isEmpty ? "process" : name,
                nanoseconds: max(0, ProcessTime.processNanoseconds(of: id) - start))
        }
    }
}
