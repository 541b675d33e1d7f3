/// Merges the reports of all load loops.
struct Collector {
    private let options: LoadOptions
    private let progress: (LoadProgress) -> Void
    private var start: UInt64 = 0
    private var made: LoadResult
    /// The reports of each loop, by its number, that wait for the other loops' reports of the same interval.
    private var pendingReports: [Int: [LoopReport]] = [:]
    private var last: Set<Int> = []
    private var lastEnd: UInt64 = 0
    private var running: [Int: (busy: UInt64, span: UInt64)] = [:]

    init(_ options: LoadOptions, progress: @escaping (LoadProgress) -> Void) {
        self.options = options
        self.progress = progress
        made = LoadResult(options: options, began: 0)
    }

    mutating func beginCollecting(at start: UInt64, wallMilliseconds: Int64) {
        self.start = start
        made.began = wallMilliseconds
    }

    var isDone: Bool { last.count == options.loops }

    private func seconds(_ moment: UInt64) -> Double { moment > start ? Double(moment - start) / 1e9 : 0 }

    mutating func takeReport(_ report: LoopReport) {
        pendingReports[report.loop, default: []].append(report)
        if report.isLast { last.insert(report.loop) }
        lastEnd = max(lastEnd, report.end)
        while let reports = interval() { close(reports) }
    }

    /// Returns the next report of each loop. Returns nil while the report of a running loop is missing.
    private mutating func interval() -> [LoopReport]? {
        let waiting = (0..<options.loops).filter {
            pendingReports[$0, default: []].isEmpty && !last.contains($0)
        }
        guard waiting.isEmpty, pendingReports.values.contains(where: { !$0.isEmpty }) else { return nil }
        return (0..<options.loops).compactMap { loop in
            pendingReports[loop, default: []].isEmpty ? nil : pendingReports[loop]?.removeFirst()
        }
    }

    private mutating func close(_ reports: [LoopReport]) {
        var counts = LoadCounts()
        for report in reports { counts.addCounts(report.counts) }
        let begin = reports.map(\.start).min() ?? start
        let end = reports.map(\.end).max() ?? begin
        // An interval that begins or ends in the warm-up counts as warm-up, with a tolerance of 1 ms. Without
        // a warm-up, every interval is measured, even one of less than a millisecond.
        let isWarmUp =
            options.warmUp > 0
            && (seconds(end) <= options.warmUp + 0.001 || seconds(begin) + 0.001 < options.warmUp)
        let point = SeriesPoint(
            counts, start: seconds(begin), seconds: Double(end - begin) / 1e9,
            inFlight: reports.reduce(0) { $0 + $1.inFlight })
        if !isWarmUp {
            made.total.addCounts(counts)
            // The last interval can be short. It is a point of the series if it has answers, or if it is
            // longer than a quarter of a full interval.
            if point.seconds > options.interval / 4 || counts.answered > 0 { made.series.append(point) }
            for report in reports {
                let soFar = running[report.loop] ?? (0, 0)
                let span = report.end > max(report.start, start) ? report.end - max(report.start, start) : 0
                running[report.loop] = (soFar.busy + report.threadTime, soFar.span + span)
            }
        }
        progress(
            LoadProgress(
                elapsed: seconds(end), whole: options.pace.course.seconds, total: made.total, last: point,
                isWarmingUp: isWarmUp))
    }

    func makeResult(wasStopped: Bool) -> LoadResult {
        var result = made
        result.seconds = max(0, seconds(lastEnd) - options.warmUp)
        result.wasStopped = wasStopped
        result.generator.processorTime = running.values.reduce(0) { $0 + $1.busy }
        result.generator.busiest =
            running.values.map { $0.span > 0 ? Double($0.busy) / Double($0.span) : 0 }.max() ?? 0
        return result
    }
}
