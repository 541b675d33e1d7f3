import Limits
import Redis

/// The arguments and the answer of `lua/admit.lua`, whose contract stands on top of it.
enum AdmissionFormat {
    /// The part that is each request's own; `ScheduleFormat` writes the rest.
    static func append(_ ask: AdmissionAsk, to arguments: inout RedisArguments) {
        arguments.append(ask.request.bytes)
        arguments.append(ask.attempt)
        arguments.append(flags(ask))
        arguments.append(ask.fingerprint & 0x3FFFF)
        arguments.append(ask.version)
    }

    private static func flags(_ ask: AdmissionAsk) -> StaticString {
        if ask.peeks { return "p" }
        if ask.request.recurs { return ask.isAnonymous ? "ca" : "c" }
        return ask.isAnonymous ? "a" : ""
    }

    /// nil for what the script never answers.
    static func verdict(_ reply: RedisReply, _ schedule: Schedule) -> Verdict? {
        guard let items = reply.array, items.count >= 2, let code = items[0].integer,
            let now = items[1].integer
        else { return nil }
        let moment = Moment(milliseconds: Int64(now))
        switch code {
        case 3: return entitlement(items, moment)
        case 4: return .outside(now: moment)
        case 6: return .otherPayload
        case 7: return .spent
        default: break
        }
        guard items.count > 2, let slot = items[2].integer else { return nil }
        if code == 0 { return refusal(mask: slot, items, schedule, moment) }
        guard let tally = tally(items, from: 3, schedule, moment) else { return nil }
        switch code {
        case 1: return .admitted(tally)
        case 2: return .open(attempt: slot, tally)
        case 5: return .settled(replaysLeft: slot, tally)
        default: return nil
        }
    }

    private static func tally(_ items: [RedisReply], from start: Int, _ schedule: Schedule, _ now: Moment)
        -> Tally?
    {
        let limits = schedule.entries.count
        guard items.count == start + 2 * limits + schedule.bursts.count else { return nil }
        var figures: [Int] = []
        figures.reserveCapacity(items.count - start)
        for index in start..<items.count {
            guard let figure = items[index].integer else { return nil }
            figures.append(figure)
        }
        return Tally(now: now, limits: limits, figures: figures)
    }

    private static func refusal(mask: Int, _ items: [RedisReply], _ schedule: Schedule, _ now: Moment)
        -> Verdict?
    {
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        let waits = 3 + limits
        guard items.count == waits + limits + 2 * bursts else { return nil }
        // As a tally has it: used, no threshold told, then what is left of the bursts.
        var figures: [Int] = []
        figures.reserveCapacity(2 * limits + bursts)
        var causes: [Refusal.Cause] = []
        for index in 0..<limits {
            guard let used = items[3 + index].integer, let wait = items[waits + index].integer else {
                return nil
            }
            figures.append(used)
            if mask & 1 << index != 0 { causes.append(.limit(index, wait: wait)) }
        }
        for _ in 0..<limits { figures.append(0) }
        for index in 0..<bursts {
            guard let wait = items[waits + limits + index].integer,
                let left = items[waits + limits + bursts + index].integer
            else { return nil }
            figures.append(left)
            if mask & 1 << (limits + index) != 0 { causes.append(.burst(index, wait: wait)) }
        }
        if mask & 1 << (limits + bursts) != 0 { causes.append(.concurrency) }
        guard !causes.isEmpty else { return nil }
        return .refused(Refusal(causes: causes, tally: Tally(now: now, limits: limits, figures: figures)))
    }

    private static func entitlement(_ items: [RedisReply], _ now: Moment) -> Verdict? {
        guard items.count == 3 + EntitlementFields.names.count, let version = items[2].integer else {
            return nil
        }
        let values = items.dropFirst(3).compactMap { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
        return EntitlementFields.decode(version: version, values).map { .entitlement($0, now: now) }
    }
}

extension Burst {
    /// Rounded up, so that a rate that divides no minute evenly is never passed (law 11).
    var microsecondsPerUnit: Int { (60_000_000 + perMinute - 1) / perMinute }
}

/// How a rolling window is cut: its counter is one field per slice.
enum RollingWindow {
    /// The window may refuse up to one twelfth of its length too long, and never lets more through.
    static let count = 12

    /// `<slice ms>x<slices>`, as the scripts read it.
    static func slices(seconds: Int) -> String { "\((seconds * 1000 + count - 1) / count)x\(count)" }
}
