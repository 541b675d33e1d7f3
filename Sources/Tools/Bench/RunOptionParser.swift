import Commands
import Foundation
import Load
import Reactor
import Reports
import TLS

/// Reads the flags of `usher-bench run`. A named workload supplies the flags that are missing.
struct RunOptionParser {
    let workload: Workload?
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
        workload = invocation["workload"].flatMap { Workload(rawValue: $0.text) }
    }

    subscript(_ name: String) -> String? { invocation[name]?.text ?? workload?.flags[name] }

    /// - Parameter form: the expected form of the value, for the error message. The message never contains
    ///   the wrong value, because it can be a secret.
    func readOption<Value>(
        _ name: String, _ form: String, _ read: (String) -> Value?
    ) throws(ArgumentMistake) -> Value? {
        guard let text = self[name] else { return nil }
        guard let value = read(text) else { throw ArgumentMistake(text: "--\(name) must be \(form)") }
        return value
    }

    func positiveNumber(_ text: String) -> Int? { Quantity.parseWhole(text).flatMap { $0 > 0 ? $0 : nil } }

    func positiveTime(_ text: String) -> Double? { Quantity.parseSeconds(text).flatMap { $0 > 0 ? $0 : nil } }

    // MARK: Pace

    func readPace() throws(ArgumentMistake) -> Pace {
        let rate = try readOption("rate", "a rate such as 2000/s") { text in
            Quantity.parseRate(text).flatMap { $0 > 0 ? $0 : nil }
        }
        let seconds = try readOption("duration", "a time such as 10s", positiveTime) ?? 10
        let ramp = try readOption("ramp", "a time such as 5s", Quantity.parseSeconds) ?? 0
        let stages = try readOption("stages", "legs such as 10s:100,30s:500", stages)
        let spacing = try readOption("arrivals", "even or poisson") { Arrivals.Spacing(rawValue: $0) }
        let isOpen = rate != nil || spacing != nil
        let workers = try readOption("connections", "a whole number from 1 on", positiveNumber)
        if let stages {
            let course = RateCurve(from: isOpen ? rate ?? 0 : Double(workers ?? 0), stages: stages)
            guard course.highest > 0 else { throw ArgumentMistake(text: "--stages never leaves 0") }
            return isOpen ? .open(rate: course, spacing ?? .even) : .closed(connections: course)
        }
        guard isOpen else {
            return .closed(connections: RateCurve(level: Double(workers ?? 32), seconds: seconds, ramp: ramp))
        }
        guard let rate else { throw ArgumentMistake(text: "--arrivals needs a --rate or --stages") }
        return .open(rate: RateCurve(level: rate, seconds: seconds, ramp: ramp), spacing ?? .even)
    }

    private func stages(_ text: String) -> [RateCurve.Stage]? {
        var stages: [RateCurve.Stage] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let halves = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard halves.count == 2, let seconds = positiveTime(halves[0]),
                let level = Quantity.parseRate(halves[1])
            else { return nil }
            stages.append(RateCurve.Stage(seconds: seconds, level: level))
        }
        return stages
    }

    func readConnections(_ pace: Pace) throws(ArgumentMistake) -> Int {
        guard pace.isOpen else { return max(1, Int(pace.course.highest.rounded(.up))) }
        return try readOption("connections", "a whole number from 1 on", positiveNumber) ?? 1000
    }

    // MARK: Requests

    func readMix() throws(ArgumentMistake) -> Weighted<Variant> {
        let dialects = try readOption("dialect", "openai or anthropic") { text in
            Quantity.parseWeighted(text) { Variant.Dialect(rawValue: $0) }
        }
        let streamed = try readOption("stream", "a share such as 30%", Quantity.parseShare) ?? 0
        let models = try readOption("model", "a name, or names with weights: a=3,b=1") { text in
            Quantity.parseWeighted(text) { $0.isEmpty ? nil : $0 }
        }
        let sizes = try readOption("body", "a size from 1 to 16MB, or sizes with weights: 1KB=9,16KB=1") {
            text in
            Quantity.parseWeighted(text) { size in
                Quantity.parseBytes(size).flatMap { (1...16_000_000).contains($0) ? $0 : nil }
            }
        }
        let tokens = try readOption("max-tokens", "a whole number from 1 on", positiveNumber) ?? 256
        var kinds: [(value: Variant, weight: Double)] = []
        for dialect in dialects ?? [(.openAI, 1)] {
            for model in models ?? [(workload?.model ?? "bench", 1)] {
                for size in sizes ?? [(1024, 1)] {
                    for (isStreamed, share) in [(false, 1 - streamed), (true, streamed)] where share > 0 {
                        let variant = Variant(
                            dialect: dialect.value, isStreamed: isStreamed, model: model.value,
                            bodyBytes: size.value, maxTokens: tokens)
                        kinds.append((variant, dialect.weight * model.weight * size.weight * share))
                    }
                }
            }
        }
        return Weighted(kinds)
    }

    func readUsers() throws(ArgumentMistake) -> Users {
        let draw = try readOption("draw", "turn, uniform, zipf or zipf:EXPONENT") { text -> Users.Draw? in
            if text == "turn" { return .roundRobin }
            if text == "uniform" { return .uniform }
            if text == "zipf" { return .zipf(exponent: 1) }
            guard text.hasPrefix("zipf:"), let exponent = Quantity.parseNumber(String(text.dropFirst(5))),
                exponent > 0, exponent <= 10
            else { return nil }
            return .zipf(exponent: exponent)
        }
        if let path = self["users-file"] {
            return Users(.listed(try names(in: path)), draw ?? .roundRobin)
        }
        let count = try readOption("users", "a whole number from 1 to 1000M") { text in
            positiveNumber(text).flatMap { $0 <= 1_000_000_000 ? $0 : nil }
        }
        let prefix = try readOption("user-prefix", "a word of letters, digits, - and _") { text in
            text.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
                    || $0 == 95
            }
                ? text : nil
        }
        return Users(.numbered(prefix: prefix ?? "u", count: count ?? 10_000), draw ?? .roundRobin)
    }

    private func names(in path: String) throws(ArgumentMistake) -> [[UInt8]] {
        guard let content = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw ArgumentMistake(text: "The file of --users-file cannot be read")
        }
        let names = content.split(whereSeparator: { $0 == 10 || $0 == 13 }).map { Array($0) }
        guard !names.isEmpty, names.allSatisfy({ $0.allSatisfy { $0 >= 0x20 && $0 != 0x7f } }) else {
            throw ArgumentMistake(
                text: "The file of --users-file names one user a line, without control characters")
        }
        return names
    }

    func readFields() throws(ArgumentMistake) -> [FieldTemplate] {
        let lines = invocation.lists["header"] ?? workload?.headers ?? ["x-user-id: {user}"]
        var fields: [FieldTemplate] = []
        for line in lines {
            guard let field = FieldTemplate(line: line) else {
                throw ArgumentMistake(text: "--header is written 'name: value'")
            }
            fields.append(field)
        }
        return fields
    }

    // MARK: The machine

    /// The local addresses of connections. One address has some 28,000 ports towards one server. If more
    /// connections to this machine are needed, further loopback addresses are used.
    func readSources(_ load: LoadOptions) throws(ArgumentMistake) -> [SocketAddress] {
        var sources: [SocketAddress] = []
        for text in invocation.lists["source"] ?? [] {
            guard let address = SocketAddress(numeric: text, port: 0) else {
                throw ArgumentMistake(text: "--source must be a numeric address of this machine")
            }
            sources.append(address)
        }
        let needed = (load.connections + 19_999) / 20_000
        guard sources.isEmpty, load.target.isLoopback, needed > 1 else { return sources }
        return (1...UInt32(needed)).map { .v4(0x7F00_0000 + $0, port: 0) }
    }

    func readSecurity(_ target: LoadTarget) throws(ArgumentMistake) -> TLSContext? {
        guard target.isSecure else { return nil }
        do throws(TLSError) {
            return try TLSContext.client(trusting: self["trust"].map { .file($0) } ?? .system)
        } catch {
            throw ArgumentMistake(text: "The file of --trust holds no certificates in PEM form")
        }
    }

    func readThreshold(_ text: String) throws(ArgumentMistake) -> PassCriterion {
        guard let threshold = PassCriterion(text) else {
            throw ArgumentMistake(
                text:
                    "--threshold is a measure, a relation and a bound: 'p99<20ms', 'first_chunk.p95<=300ms', "
                    + "'rate>=2000', 'errors<0.1%'")
        }
        return threshold
    }
}
