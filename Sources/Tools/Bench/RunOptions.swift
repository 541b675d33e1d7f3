package import Commands
import Foundation
import Glibc
package import Load
import Reactor
package import Reports
import TLS

/// The parsed command line of `usher-bench run`.
package struct RunOptions: Sendable {
    package private(set) var load: LoadOptions
    package private(set) var thresholds: [PassCriterion] = []
    package let preludes: Int
    package let title: String
    package let wantsJSON: Bool
    package let savePath: String?
    package let reportPath: String?
    package private(set) var watched: [Int32] = []
    package let isLive: Bool

    /// - Parameter random: the seed of the run if the command line has none.
    package init(_ invocation: Invocation, random seed: UInt64) throws(ArgumentMistake) {
        let reading = RunOptionParser(invocation)
        let workload = reading.workload
        guard let target = LoadTarget(invocation.operands["URL"] ?? "") else {
            throw ArgumentMistake(
                text: "URL is written http://HOST:PORT or https://HOST:PORT, with a path if it needs one")
        }
        let pace = try reading.readPace()
        let fields = try reading.readFields()
        load = LoadOptions(
            target: target, pace: pace, mix: try reading.readMix(), users: try reading.readUsers(),
            fields: fields,
            connections: try reading.readConnections(pace))
        preludes = workload?.preludes ?? 0
        title = workload.map { "usher-bench \($0.rawValue)" } ?? "usher-bench run"
        wantsJSON = reading["output"] == "json"
        savePath = reading["save"]
        reportPath = reading["report"]
        isLive = !invocation.has("no-live")
        try readRest(reading, invocation, seed)
    }

    private mutating func readRest(
        _ reading: RunOptionParser, _ invocation: Invocation, _ seed: UInt64
    ) throws(ArgumentMistake) {
        load.requests = try reading.readOption("requests", "a whole number from 1 on", reading.positiveNumber)
        load.warmUp = try reading.readOption("warm-up", "a time such as 2s", Quantity.parseSeconds) ?? 0
        load.timeout = try reading.readOption("timeout", "a time such as 30s", reading.positiveTime) ?? 30
        load.drainSeconds = try reading.readOption("grace", "a time such as 10s", Quantity.parseSeconds) ?? 10
        load.repeats = try reading.readOption("repeat", "a share such as 5%", Quantity.parseShare) ?? 0
        load.hangUps = try reading.readOption("hang-up", "a share such as 5%", Quantity.parseShare) ?? 0
        load.hangUpChunks =
            try reading.readOption("hang-up-chunks", "a whole number from 1 on", reading.positiveNumber) ?? 20
        load.sendsKeys = invocation.has("idempotency-keys")
        load.loops =
            try reading.readOption("loops", "a whole number from 1 to 64") { text in
                reading.positiveNumber(text).flatMap { $0 <= 64 ? $0 : nil }
            } ?? 1
        load.seed = try reading.readOption("seed", "a whole number of 0 or more") { UInt64($0) } ?? seed
        let points = load.pace.course.seconds / 60
        load.interval =
            try reading.readOption("interval", "a time of 10ms or more") { text in
                Quantity.parseSeconds(text).flatMap { $0 >= 0.01 ? $0 : nil }
            } ?? min(max(0.1, points), 10)
        load.tolerance.lateStart =
            try reading.readOption("max-late", "a time such as 5ms", Quantity.parseSeconds) ?? 0.005
        load.tolerance.loopLag =
            try reading.readOption("max-lag", "a time such as 10ms", Quantity.parseSeconds) ?? 0.010
        guard load.warmUp < load.pace.course.seconds else {
            throw ArgumentMistake(text: "--warm-up is shorter than the run")
        }
        load.sources = try reading.readSources(load)
        load.security = try reading.readSecurity(load.target)
        for text in invocation.lists["threshold"] ?? [] { thresholds.append(try reading.readThreshold(text)) }
        for text in invocation.lists["watch"] ?? [] {
            guard let id = Int32(text), id > 0 else {
                throw ArgumentMistake(text: "--watch must be a process's number")
            }
            watched.append(id)
        }
    }

    /// The facts about the run, for a table in the report.
    package var facts: [Record.Fact] {
        let course = load.pace.course
        var facts = [Record.Fact("target", load.target.description)]
        switch load.pace {
        case .open(_, let spacing):
            facts.append(
                Record.Fact(
                    "pace",
                    "open loop, \(Format.digits(course.highest))/s \(spacing.rawValue) for "
                        + "\(Format.span(course.seconds)), at most \(Format.count(load.connections)) connections"
                ))
        case .closed:
            facts.append(
                Record.Fact(
                    "pace",
                    "closed loop, \(Format.count(load.connections)) connections for \(Format.span(course.seconds))"
                ))
        }
        if let requests = load.requests { facts.append(Record.Fact("requests", Format.count(requests))) }
        let kinds = load.mix.entries.map { entry in
            let variant = entry.value
            return (entry.weight < 1 ? Format.percent(entry.weight) + " " : "")
                + "\(variant.dialect.rawValue) \(variant.isStreamed ? "streamed" : "plain") \(variant.model) "
                + Format.bytes(Double(variant.bodyBytes))
        }
        facts.append(Record.Fact("mix", kinds.joined(separator: ", ")))
        facts.append(Record.Fact("users", "\(Format.count(load.users.count)), \(drawName)"))
        facts.append(Record.Fact("seed", "\(load.seed)"))
        if load.loops > 1 { facts.append(Record.Fact("loops", "\(load.loops)")) }
        return facts
    }

    private var drawName: String {
        switch load.users.draw {
        case .roundRobin: "in turn"
        case .uniform: "drawn uniformly"
        case .zipf(let exponent): "drawn by Zipf's law with exponent \(Format.digits(exponent))"
        }
    }
}
