package import Limits
import Redis

package struct CheckInRecord: Hashable, Sendable {
    package let now: Moment
    /// `1` if the user wants check-ins, `0` if not, and empty if the user never chose. Any other text is
    /// invalid.
    package let enabled: String
    /// How often the user wants check-ins, such as `daily`; empty if the user never chose.
    package let frequency: String
    package let hasFirstSession: Bool
    package let isComplete: Bool
    /// Whether the user answered the operating system's permission dialog, so that the app never asks again.
    package let isAnswered: Bool
}

package enum CheckInClaim: Hashable, Sendable {
    /// Nobody else can send this check-in. The next one is due on the day `next` of the user's calendar.
    case claimed(frequency: String, next: Int)
    case notDue(next: Int)
    /// The user wants no check-ins, or never chose.
    case unwanted
}

package struct CheckInStore {
    let connection: RecordConnection

    package enum CheckInStep: Hashable, Sendable {
        case look
        /// Stores whether the user wants check-ins. If the frequency is nil, the stored frequency stays.
        case prefer(Bool, frequency: String?)
        case message, background
        /// The user wants to be asked about check-ins later, or answered the system's dialog (`final`).
        case later, final
    }

    @discardableResult
    package func checkIn(_ step: CheckInStep, of user: UserKey) async throws(LedgerError) -> CheckInRecord {
        var arguments = start(user)
        switch step {
        case .look: arguments.append("look" as StaticString)
        case .prefer(let isEnabled, let frequency):
            arguments.append("prefer" as StaticString)
            arguments.append(isEnabled ? "1" : "0" as StaticString)
            arguments.append(frequency ?? "")
        case .message: arguments.append("message" as StaticString)
        case .background: arguments.append("background" as StaticString)
        case .later: arguments.append("later" as StaticString)
        case .final: arguments.append("final" as StaticString)
        }
        return try await call(arguments).record
    }

    /// Whether the app can now ask the user for permission to send check-ins. Once this method has returned
    /// true, it returns false until the user has chosen “later” and completed another session.
    package func mayAskForCheckIns(_ user: UserKey) async throws(LedgerError) -> Bool {
        var arguments = start(user)
        arguments.append("ask" as StaticString)
        return try await call(arguments).code == 1
    }

    /// Claims a user's check-in of one day, if the user's choices permit it. Nobody else can then send it.
    ///
    /// - Parameters:
    ///   - day: the day's number in the user's calendar.
    ///   - from: the beginning of this day.
    ///   - to: the end of this day. If the store's time is outside the day, the claim is nil.
    ///   - claimant: the sender of the check-in. If it is not empty, the same claimant can repeat the claim.
    package func claimCheckIn(
        _ user: UserKey, day: Int, from: Moment, to: Moment, by claimant: [UInt8] = []
    ) async throws(LedgerError) -> (claim: CheckInClaim?, now: Moment) {
        var arguments = start(user)
        arguments.append("claim" as StaticString)
        arguments.append(day)
        arguments.append(Int(from.milliseconds))
        arguments.append(Int(to.milliseconds))
        arguments.append(claimant)
        let reply = try await call(arguments)
        let claim: CheckInClaim? =
            switch reply.code {
            case 1: .claimed(frequency: reply.record.frequency, next: reply.nextDay)
            case 0: .notDue(next: reply.nextDay)
            case 2: .unwanted
            default: nil
            }
        return (claim, reply.record.now)
    }

    /// Gives back the check-in that this claimant has claimed and will not send, so that it is due again.
    /// Returns false if the user's last claim is not this claimant's.
    package func releaseCheckIn(_ user: UserKey, by claimant: [UInt8]) async throws(LedgerError) -> Bool {
        var arguments = start(user)
        arguments.append("release" as StaticString)
        arguments.append(claimant)
        return try await call(arguments).code == 1
    }

    private func start(_ user: UserKey) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "c")
        return arguments
    }

    private func call(_ arguments: RedisArguments) async throws(LedgerError) -> (
        record: CheckInRecord, code: Int, nextDay: Int
    ) {
        let reply = try await connection.runScript(connection.scripts.checkin, keys: 1, arguments).array ?? []
        guard reply.count == 8, let now = reply[0].integer, let code = reply[1].integer,
            let enabled = reply[2].bytes, let frequency = reply[3].bytes, let next = reply[7].integer
        else { throw .faulty(script: connection.scripts.checkin.name) }
        let record = CheckInRecord(
            now: Moment(milliseconds: Int64(now)), enabled: String(decoding: enabled, as: UTF8.self),
            frequency: String(decoding: frequency, as: UTF8.self), hasFirstSession: reply[4].integer == 1,
            isComplete: reply[5].integer == 1, isAnswered: reply[6].integer == 1)
        return (record, code, next)
    }
}
