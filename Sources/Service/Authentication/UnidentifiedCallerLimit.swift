package import HTTP
import Reactor

/// Limits how often callers from one address are answered without a valid credential, whatever the answer is
/// (docs/guarantees.md, G22 and "Security", 10). Each loop has one limit, which its apps share and which is
/// kept over reloads. Its memory is bounded.
///
/// A valid credential always passes. If an address has used up its allowance, its unknown credentials are
/// checked one after the other. A caller who guesses credentials thus delays only callers of the same
/// address.
///
/// IPv6 networks are assigned as /64, so that such a network counts as one address.
package final class UnidentifiedCallerLimit {
    /// Nanoseconds between two checks for addresses that have used up their allowance: 2,000 checks a second.
    /// Verifying a signature takes some 70 µs, so that the checks take a seventh of a loop. One address may
    /// have a thousand connections. A caller behind all of them waits half a second.
    private static let pause: UInt64 = 500_000

    private var pace: CallerPace
    private var waiting: [(call: ServerCall, turn: Waiter)] = []
    private var isTakingTurns = false

    /// - Parameter perMinute: the requests a minute; 0 if there is no bound.
    package init(perMinute: Int) { pace = CallerPace(perMinute: perMinute) }

    /// Applies another configuration's limit. Requests that were counted stay counted.
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

    /// Waits until an unknown credential may be checked. There is no wait if its address has some of its
    /// allowance left. Returns false if the client has left meanwhile.
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

    /// Lets the waiting callers check their credentials one after the other, without those that have left.
    private func giveTurns(on loop: EventLoop) async {
        while !waiting.isEmpty {
            for (call, turn) in exchange(&waiting, with: []) {
                turn.wake()
                if !call.clientLeft { await loop.sleep(nanoseconds: Self.pause) }
            }
        }
        isTakingTurns = false
    }

    /// The key of an address; nil for a unix socket, behind which all callers look the same.
    private static func key(_ address: SocketAddress?) -> UInt64? {
        switch address {
        case .v4(let number, _): UInt64(number)
        // A socket for both families represents an IPv4 address like this (RFC 4291, 2.5.5.2).
        case .v6(0, let low, _) where low >> 32 == 0xffff: low & 0xffff_ffff
        case .v6(let high, let low, _): high == 0 ? low : high
        case .unix, nil: nil
        }
    }
}
