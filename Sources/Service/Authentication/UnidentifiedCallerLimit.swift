package import HTTP
import Reactor

/// Limits how often callers from one address are answered who show no credential, or one that is not valid,
/// whatever the answer is (docs/guarantees.md, G22 and "Security", 10). One for each loop, shared by its apps
/// and kept over reloads; its memory is bounded.
///
/// A valid credential always passes. If an address has used up its allowance, unknown credentials from it
/// are checked one after the other, so that whoever guesses delays only those who share the address.
///
/// IPv6 networks are assigned as /64, so that such a network counts as one address.
package final class UnidentifiedCallerLimit {
    /// Nanoseconds between two checks for addresses that have used up their allowance: 2,000 a second. A
    /// signature costs some 70 µs, so that they take a seventh of a loop; who waits behind a thousand
    /// connections, as many as one address may have, waits for half a second.
    private static let pause: UInt64 = 500_000

    private var pace: CallerPace
    private var waiting: [(call: ServerCall, turn: Waiter)] = []
    private var isTakingTurns = false

    /// - Parameter perMinute: 0 for no bound.
    package init(perMinute: Int) { pace = CallerPace(perMinute: perMinute) }

    /// Takes another configuration's limit. What was counted stays counted.
    package func changePace(toPerMinute perMinute: Int) { pace.changePace(toPerMinute: perMinute) }

    /// Counts an answer to the caller's address. If the limit is reached, returns the seconds to wait
    /// instead, and counts nothing.
    package func takeTurn(_ call: ServerCall) -> Int? { takeRequest(call.clientAddress, now: call.loop.now) }

    func takeRequest(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.takeTurn($0, now: now) }
    }

    /// Seconds until the address has some of its allowance again; nil if it has some now.
    func waitingTime(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.waitingTime($0, now: now) }
    }

    /// Waits until an unknown credential may be checked: not at all where its address has some of its
    /// allowance left. False if the client has left meanwhile.
    func awaitTurn(_ call: ServerCall) async -> Bool {
        guard waitingTime(call.clientAddress, now: call.loop.now) != nil else { return true }
        let turn = Waiter()
        waiting.append((call, turn))
        if !isTakingTurns {
            isTakingTurns = true
            call.loop.spawn(with: (self, call.loop)) { limit, loop in await limit.giveTurns(on: loop) }
        }
        await turn.wait()
        return !call.clientLeft
    }

    /// Gives a turn to one after the other, and none to clients that have left.
    private func giveTurns(on loop: EventLoop) async {
        while !waiting.isEmpty {
            for (call, turn) in exchange(&waiting, with: []) {
                turn.wake()
                if !call.clientLeft { await loop.sleep(nanoseconds: Self.pause) }
            }
        }
        isTakingTurns = false
    }

    /// nil for a unix socket, behind which all callers look the same.
    private static func key(_ address: SocketAddress?) -> UInt64? {
        switch address {
        case .v4(let number, _): UInt64(number)
        // On a socket that serves both families the kernel writes IPv4 addresses like this (RFC 4291,
        // 2.5.5.2).
        case .v6(0, let low, _) where low >> 32 == 0xffff: low & 0xffff_ffff
        case .v6(let high, let low, _): high == 0 ? low : high
        case .unix, nil: nil
        }
    }
}
