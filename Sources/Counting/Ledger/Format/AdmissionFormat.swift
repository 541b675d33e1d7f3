import Limits
import Redis

/// The arguments and the reply of `lua/admit.lua`. The top of that file describes both.
struct AdmissionFormat {
    private var schedules = ScheduleFormat()

    mutating func makeCall(for command: AdmitCommand) -> AdmitCall {
        AdmitCall(command, schedules.written(command.schedule, lease: command.lease))
    }

    /// Decodes a reply of `admit`; nil if the reply is invalid.
    static func admitReply(_ reply: RedisReply, _ command: AdmitCommand) -> AdmitReply? {
        if case .bytes(let packed) = reply { return unpacked(packed.span, command) }
        guard let items = reply.array, items.count >= 2, let code = items[0].integer,
            let micros = items[1].integer
        else { return nil }
        let moment = Moment(milliseconds: Int64(micros / 1000))
        switch code {
        case 3: return entitlement(items, moment)
        case 4: return .outsideSpan(now: moment)
        case 6: return .otherPayload
        case 7: return .spent
        case 8: return .abandoned
        default: return nil
        }
    }

    /// The format string with which Lua's `struct` packs the figures of each reply. A refusal adds more.
    static func packingFormat(limits: Int, bursts: Int) -> String {
        let figures = { String(repeating: "I7", count: $0) }
        return ">BI7I7\(figures(limits))I5\(figures(bursts + limits))"
    }

    /// Decodes a reply that Lua has packed by `packingFormat`; nil if the reply is invalid.
    static func unpacked(_ packed: Span<UInt8>, _ command: AdmitCommand) -> AdmitReply? {
        let schedule = command.schedule
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        let clocks = 20 + 7 * limits
        let reserved = clocks + 7 * bursts
        let waits = reserved + 7 * limits
        let isRefused = packed.count > 0 && packed[0] == 0
        guard packed.count == (isRefused ? waits + 7 * (limits + bursts + 1) : waits) else { return nil }
        let micros = number(packed, at: 1, bytes: 7)
        let slot = number(packed, at: 8, bytes: 7)
        let crossed = number(packed, at: clocks - 5, bytes: 5)
        // `Array(capacity:)` is not used, because it would look up the type of its storage at run time.
        var figures: [Int] = []
        figures.append(addingCapacity: 3 * limits + 2 * bursts) { figures in
            for index in 0..<limits { figures.append(number(packed, at: 15 + 7 * index, bytes: 7)) }
            for index in 0..<limits { figures.append(levels[crossed >> (2 * index) & 3]) }
            for index in 0..<limits { figures.append(number(packed, at: reserved + 7 * index, bytes: 7)) }
            for index in 0..<bursts {
                let clock = number(packed, at: clocks + 7 * index, bytes: 7)
                figures.append(schedule.bursts[index].unitsLeft(at: micros, clock: clock))
            }
            for index in 0..<bursts { figures.append(number(packed, at: clocks + 7 * index, bytes: 7)) }
        }
        func counts(shadowMask: Int) -> LimitCounts {
            LimitCounts(
                now: Moment(milliseconds: Int64(micros / 1000)), limits: limits, figures: figures,
                shadowMask: shadowMask)
        }
        switch packed[0] {
        case 0: return refusal(packed, waitsAt: waits, mask: slot, counts(shadowMask: 0), command)
        case 1: return .admitted(counts(shadowMask: slot))
        case 2: return .open(attempt: slot, counts(shadowMask: 0))
        case 5: return .repeated(left: slot % 4, counts(shadowMask: slot / 4))
        case 9:
            let at = Moment(milliseconds: Int64(slot / 2))
            return .openAlready(since: at, isRepeat: slot % 2 == 1, counts(shadowMask: 0))
        default: return nil
        }
    }

    @inline(__always)
    private static func number(_ packed: Span<UInt8>, at place: Int, bytes count: Int) -> Int {
        var number = 0
        for index in place..<place + count { number = number << 8 | Int(packed[index]) }
        return number
    }

    /// The thresholds in percent; 0 for none. The reply has an index into this array for each limit.
    private static let levels: InlineArray<4, Int> = [0, 80, 95, 100]

    /// - Parameters:
    ///   - waits: the offset of the figures that only a refusal has.
    ///   - mask: a bit for each limit, each burst limit and the limit on open requests, set if it refuses.
    private static func refusal(
        _ packed: Span<UInt8>, waitsAt waits: Int, mask: Int, _ counts: LimitCounts, _ command: AdmitCommand
    ) -> AdmitReply? {
        let schedule = command.schedule
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        func wait(_ rule: Int) -> Int { number(packed, at: waits + 7 * rule, bytes: 7) }
        let age = wait(limits + bursts)
        var causes: [Refusal.Cause] = []
        for index in 0..<limits where mask >> index & 1 != 0 {
            let entry = schedule.entries[index]
            causes.append(
                Refusal.Cause(
                    limit: index, used: counts.used(index),
                    cost: command.estimate.units(of: entry.limit.meter), of: entry, wait: wait(index),
                    age: age))
        }
        for index in 0..<bursts where mask >> (limits + index) & 1 != 0 {
            causes.append(.burst(index, wait: wait(limits + index)))
        }
        if mask >> (limits + bursts) & 1 != 0 { causes.append(.concurrency) }
        return causes.isEmpty ? nil : .refused(Refusal(causes: causes, counts: counts))
    }

    private static func entitlement(_ items: [RedisReply], _ now: Moment) -> AdmitReply? {
        guard items.count == 3 + EntitlementFields.names.count, let version = items[2].integer else {
            return nil
        }
        let values = items.dropFirst(3).compactMap { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
        return EntitlementFields.decode(version: version, values).map { .staleEntitlement($0, now: now) }
    }
}

struct AdmitCall: ScriptCall {
    private let command: AdmitCommand
    private let written: WrittenSchedule
    private let costs: WrittenSchedule.Costs

    fileprivate init(_ command: AdmitCommand, _ written: WrittenSchedule) {
        precondition(command.accounts.others.isEmpty, "the script counts one account")
        self.command = command
        self.written = written
        costs = written.computeCosts(of: command.estimate)
    }

    var keys: Int { command.requestID.isMessageID ? 3 : 2 }

    var room: Int {
        keys * (command.user.stem.count + 1 + UncheckedWriter.frame) + UncheckedWriter.frame
            + written.plan.count
            + command.requestID.span.count + costs.row.count + costs.packed.count + Self.room
    }

    /// The largest number of bytes of the argument's items, without the plan and the costs.
    private static let room =
        4 * UncheckedWriter.numberRoom + UncheckedWriter.nameRoom + 3 + 21
        + 2 * (UncheckedWriter.textRoom + UncheckedWriter.fingerprintRoom)

    func put(to writer: inout UncheckedWriter) {
        writer.put(keys: command.requestID.isMessageID ? "srd" : "sr", of: command.user.stem)
        writer.put { writer in
            writer.put(packed: Int(command.span.from.milliseconds))
            writer.put(packed: Int(command.span.to.milliseconds))
            writer.put(written.plan)
            RequestItem.forEach(from: .name) { put($0, to: &writer) }
        }
    }

    @inline(__always)
    private func put(_ item: RequestItem, to writer: inout UncheckedWriter) {
        switch item {
        case .name: writer.put(packedName: command.requestID, attempt: command.attempt)
        case .flags:
            let flags = flags
            writer.begin(textOf: flags.utf8CodeUnitCount)
            writer.put(flags)
        case .ev:
            let version = UncheckedWriter.digits(of: command.version.magnitude)
            writer.begin(textOf: version)
            writer.put(command.version.magnitude, digits: version)
        case .row:
            writer.begin(textOf: UncheckedWriter.room(of: command.fingerprint) + costs.row.count)
            writer.put(fingerprint: command.fingerprint)
            writer.put(costs.row)
        case .fingerprint: writer.put(packedFingerprint: command.fingerprint)
        case .clock: writer.put(packed: command.clock.now)
        case .steady: writer.put(packed: command.clock.steady)
        case .costs: writer.put(costs.packed)
        }
    }

    private var flags: StaticString {
        if command.peeks { return "p" }
        return command.requestID.isMessageID ? "c" : ""
    }
}

extension Burst {
    /// The microseconds in which one unit of the burst limit refills. The number is rounded up, so that a
    /// rate that does not divide a minute evenly is never exceeded (L11).
    var microsecondsPerUnit: Int { (60_000_000 + perMinute - 1) / perMinute }

    /// The microseconds in which an empty burst limit refills completely.
    var capacityMicroseconds: Int { microsecondsPerUnit * capacity }

    /// The microseconds by which a charge of `units` advances the clock of the burst limit. A request that is
    /// larger than the capacity is charged the whole capacity, since it could otherwise never pass.
    func charge(_ units: Int) -> Int { microsecondsPerUnit * min(units, capacity) }

    /// The units that the burst limit would accept at `micros`, if its clock shows `clock` (both in µs).
    func unitsLeft(at micros: Int, clock: Int) -> Int {
        let room = capacityMicroseconds - (clock - micros)
        return room >= 0 ? room / microsecondsPerUnit : 0
    }
}

/// How a rolling window is divided into slices. Each slice has a counter field of its own.
enum RollingWindow {
    /// The number of slices: 12. Old use leaves the window one whole slice at a time. So the window can
    /// refuse for up to one twelfth of its length too long, but it never admits too much.
    static let count = 12

    static func sliceLength(seconds: Int) -> Int { (seconds * 1000 + count - 1) / count }

    /// The counter field of the slice that contains a moment.
    static func fieldName(_ prefix: String, seconds: Int, at moment: Moment) -> String {
        "\(prefix):\(Int(moment.milliseconds) / sliceLength(seconds: seconds))"
    }

    /// The slices of a rolling window, for the script `reset`: `<ms of a slice>x<number of slices>`.
    static func sliceText(seconds: Int) -> String { "\(sliceLength(seconds: seconds))x\(count)" }
}
