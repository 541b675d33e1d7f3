import Proof
import Reports

/// Measures how much processor time other processes use between two moments.
struct ProcessSampler {
    private let ids: [Int32]
    private let start: [Int]

    init(_ ids: [Int32]) {
        self.ids = ids
        start = ids.map(ProcessTime.processNanoseconds)
    }

    var used: [WatchedProcess] {
        zip(ids, start).map { id, start in
            let name = ProcessTime.processName(of: id)
            return WatchedProcess(
                id: Int(id), name: name.isEmpty ? "process" : name,
                nanoseconds: max(0, ProcessTime.processNanoseconds(of: id) - start))
        }
    }
}
