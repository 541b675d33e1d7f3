import Bytes
import Histogram
import JSON
import Load

/// Why a file cannot be read as a report.
package enum RecordFault: Error, Hashable, Sendable {
    case noJSON
    /// The file is from another program or of another version.
    case otherFormat
    /// A member is missing or has the wrong type.
    case incomplete(String)
}

extension Record {
    package static func readRecord(_ text: Span<UInt8>) throws(RecordFault) -> Record {
        var parser = JSONParser(maxBytes: 256 << 20)
        guard let root = try? parser.parse(text) else { throw .noJSON }
        guard let format = root.member("format")?.string, format.equals(Record.format) else {
            throw .otherFormat
        }
        var record = Record(
            title: try words(root, "title"), facts: facts(root), began: Int64(try whole(root, "began_ms")),
            nanoseconds: try whole(root, "elapsed_ns"), total: try counts(root))
        record.objections = list(root, "objections")
        record.remarks = list(root, "remarks")
        record.series = series(root)
        if let generator = root.member("generator") {
            record.processorTime = try whole(generator, "processor_ns")
            record.busiest = try whole(generator, "busiest_permille")
        }
        return record
    }

    private static func counts(_ root: JSONValue) throws(RecordFault) -> LoadCounts {
        guard let requests = root.member("requests") else { throw .incomplete("requests") }
        var total = LoadCounts()
        total.started = try whole(requests, "started")
        total.answered = try whole(requests, "answered")
        total.waited = try whole(requests, "waited")
        total.hungUp = try whole(requests, "hung_up")
        total.repeated = try whole(requests, "repeated")
        total.connections = try whole(requests, "connections")
        total.bodyBytes = try whole(requests, "body_bytes")
        if let streams = root.member("streams") {
            total.streams = try whole(streams, "count")
            total.chunks = try whole(streams, "chunks")
        }
        if let tokens = root.member("tokens") {
            total.inputTokens = try whole(tokens, "input")
            total.outputTokens = try whole(tokens, "output")
        }
        readCounts(root, &total)
        guard let distributions = root.member("distributions") else { throw .incomplete("distributions") }
        var members = distributions.members
        while let member = members.next() {
            guard let kind = Distribution.Kind(rawValue: text(member.name)) else { continue }
            total[kind] = histogram(member.value)
        }
        return total
    }

    private static func readCounts(_ root: JSONValue, _ total: inout LoadCounts) {
        if let statuses = root.member("statuses") {
            var members = statuses.members
            while let member = members.next() {
                guard let status = Int(text(member.name)), let count = member.value.integer, count > 0 else {
                    continue
                }
                total.countStatus(status: status, times: UInt64(count))
            }
        }
        if let errors = root.member("errors") {
            var members = errors.members
            while let member = members.next() {
                let name = text(member.name)
                guard let failure = Failure.allCases.first(where: { $0.name == name }),
                    let count = member.value.integer, count > 0
                else { continue }
                total.countFailure(failure, times: UInt64(count))
            }
        }
    }

    /// Makes a histogram of bins. Each value is placed in the middle of its bin, except the smallest and the
    /// largest one.
    private static func histogram(_ value: JSONValue) -> Histogram {
        let numbers = integers(value, "bins")
        let least = value.member("min_ns")?.integer ?? 0
        let most = value.member("max_ns")?.integer ?? 0
        var histogram = Histogram()
        for at in stride(from: 0, to: numbers.count - 1, by: 2) where numbers[at] >= 0 && numbers[at + 1] > 0
        {
            let middle = min(max(numbers[at] + numbers[at] / 256, least), max(most, least))
            histogram.record(UInt64(middle), times: UInt64(numbers[at + 1]))
        }
        return histogram
    }

    private static func series(_ root: JSONValue) -> [SeriesPoint] {
        guard let list = root.member("series") else { return [] }
        var points: [SeriesPoint] = []
        var elements = list.elements
        while let point = elements.next() {
            var statuses: [Int: Int] = [:]
            if let counts = point.member("statuses") {
                var members = counts.members
                while let member = members.next() {
                    if let hundred = Int(text(member.name).prefix(1)) {
                        statuses[hundred] = member.value.integer ?? 0
                    }
                }
            }
            let cells = integers(point, "cells")
            func number(_ name: StaticString) -> Int { point.member(name)?.integer ?? 0 }
            points.append(
                SeriesPoint(
                    start: Double(number("start_ms")) / 1000, seconds: Double(number("length_ms")) / 1000,
                    started: number("started"), answered: number("answered"), chunks: number("chunks"),
                    inFlight: number("in_flight"), failures: number("errors"), statuses: statuses,
                    latency: quantiles(point, "latency"), firstChunk: quantiles(point, "first_chunk"),
                    gap: quantiles(point, "gap"),
                    cells: stride(from: 0, to: cells.count - 1, by: 2).map {
                        SeriesPoint.Cell(octave: cells[$0], count: cells[$0 + 1])
                    }))
        }
        return points
    }

    private static func quantiles(_ point: JSONValue, _ name: StaticString) -> SeriesPoint.Quantiles {
        guard let value = point.member(name) else {
            return SeriesPoint.Quantiles(count: 0, p50: 0, p90: 0, p99: 0, maximum: 0)
        }
        func number(_ name: StaticString) -> Int { max(0, value.member(name)?.integer ?? 0) }
        return SeriesPoint.Quantiles(
            count: number("count"), p50: UInt64(number("p50_ns")), p90: UInt64(number("p90_ns")),
            p99: UInt64(number("p99_ns")), maximum: UInt64(number("max_ns")))
    }

    // MARK: Members

    private static func whole(_ value: JSONValue, _ name: StaticString) throws(RecordFault) -> Int {
        guard let number = value.member(name)?.integer, number >= 0 else { throw .incomplete("\(name)") }
        return number
    }

    private static func words(_ value: JSONValue, _ name: StaticString) throws(RecordFault) -> String {
        guard let word = value.member(name)?.string else { throw .incomplete("\(name)") }
        return text(word)
    }

    private static func facts(_ root: JSONValue) -> [Fact] {
        guard let object = root.member("facts") else { return [] }
        var facts: [Fact] = []
        var members = object.members
        while let member = members.next() {
            if let value = member.value.string { facts.append(Fact(text(member.name), text(value))) }
        }
        return facts
    }

    private static func list(_ root: JSONValue, _ name: StaticString) -> [String] {
        guard let array = root.member(name) else { return [] }
        var words: [String] = []
        var elements = array.elements
        while let element = elements.next() { if let word = element.string { words.append(text(word)) } }
        return words
    }

    private static func integers(_ value: JSONValue, _ name: StaticString) -> [Int] {
        guard let array = value.member(name) else { return [] }
        var numbers: [Int] = []
        var elements = array.elements
        while let element = elements.next() { numbers.append(element.integer ?? 0) }
        return numbers
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
