package import HTTP
import Reactor

/// Limits the answers to requests from one address without a valid credential (docs/guarantees.md, G22 and
/// "Security", 10). Each event loop has one limit, which its apps share and which a reload does not reset.
///
/// A valid credential always passes. Unknown credentials from addresses that have used up their allowance are
/// checked one after the other. Guessing credentials thus delays only callers from such addresses.
package final class UnidentifiedCallerLimit {
    /// The time between two checks for addresses that have used up their allowance, in nanoseconds. It allows
    /// 2,000 checks a second. Verifying a signature takes some 70 µs, so the checks take a seventh of an
    /// event loop's time. If an address has a thousand connections, the last caller waits half a second.
    private static let pause: UInt64 = 500_000

    private var pace: CallerPace
    private var waiting: [(call: ServerCall, turn: Waiter)] = []
    private var isTakingTurns = false

    /// - Parameter perMinute: the most requests per minute; 0 if there is no bound.
    package init(perMinute: Int) { pace = CallerPace(perMinute: perMinute) }

    /// Applies the limit of a new configuration. Requests that were counted before stay counted.
    package func changePace(toPerMinute perMinute: Int) { pace.changePace(toPerMinute: perMinute) }

    /// Counts an answer to the caller's address. Returns the seconds to wait if the limit is reached.
    package func takeTurn(_ call: ServerCall) -> Int? { takeRequest(call.clientAddress, now: call.loop.now) }

    func takeRequest(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.takeTurn($0, now: now) }
    }

    /// The seconds until the address can get an answer again; nil if it can get one now.
    func waitingTime(_ address: SocketAddress?, now: UInt64) -> Int? {
        Self.key(address).flatMap { pace.waitingTime($0, now: now) }
    }

    /// Waits until an unknown credential can be checked. There is no wait if the caller's address has some
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

    /// Lets the waiting callers check their credentials one after the other. Callers who have left are
    /// skipped.
    private func giveTurns(on loop: EventLoop) async {
        while !waiting.isEmpty {
            for (call, turn) in exchange(&waiting, with: []) {
                turn.wake()
                if !call.clientLeft { await loop.sleep(nanoseconds: Self.pause) }
            }
        }
        isTakingTurns = false
    }

    /// The key under which an address is counted; nil for a Unix socket, which shows no caller's address. An
    /// IPv6 network of /64 counts as one address, because networks are assigned in this size.
    private static func key(_ address: SocketAddress?) -> UInt64? {
        switch address {
        case .v4(let number, _): UInt64(number)
        // A socket for both IP versions reports 192.0.2.1 as ::ffff:192.0.2.1 (RFC 4291, section 2.5.5.2).
        case .v6(0, let low, _) where low >> 32 == 0xffff: low & 0xffff_ffff
        case .v6(let high, let low, _): high == 0 ? low : high
        case .unix, nil: nil
        }
    }
}
