import Desk
import Foundation
import HTTP
import Identity
import Ledger
import Limits
import Reactor
import Reception
import Settings
import TestSupport
import Words

/// Lends a visitor of a server with the desk on it.
func withDesk<Result: Sendable>(
    over ledger: FixedLedger, _ book: PlanBook, _ body: @escaping @Sendable (Visitor) async throws -> Result
) async throws -> Result {
    try await onLoop { loop in try await serving(desk(over: ledger, book, on: loop), on: loop, body) }
}

/// A desk whose users are named by `x-user-id`.
func desk(over ledger: any Ledger, _ book: PlanBook, on loop: EventLoop) -> Desk {
    let source = CallerSource.trustedHeader(name: Array("x-user-id".utf8), trusts: { _ in true })
    return Desk(
        guests: Guests(GuestPlan([GuestPlan.Source(source)]), on: loop),
        admissions: Admissions(ledger: ledger, book: book, monotonic: Clocks.monotonic),
        voice: Voice(.standard, book: book, language: "en", upgradeURL: nil))
}

/// Serves `responder` on a port of its own for as long as `body` runs.
func serving<Result: Sendable>(
    _ responder: any Responder, on loop: EventLoop, _ body: (Visitor) async throws -> Result
) async throws -> Result {
    let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
    let port = Sockets.localAddress(of: socket.number)?.port ?? 0
    let server = Server(on: loop, limits: ServerLimits(), responder: responder)
    server.listen(on: socket)
    let visitor = Visitor(port: port, on: loop)
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await body(visitor)) } catch { result = .failure(error) }
    visitor.leave()
    server.drain()
    _ = await eventually(on: loop) { server.connectionCount == 0 }
    return try result.get()
}

extension Case {
    /// What the desk answers this user.
    func ask(
        _ target: String = "/v1/usage", method: String = "GET", _ fields: [String: String] = [:]
    ) async throws -> Answer {
        let book = try Settings.preset(preset, environment: [:]).book
        let all = fields.merging(["x-user-id": "anna"], uniquingKeysWith: { first, _ in first })
        return try await withDesk(over: FixedLedger(entitlement, used: used), book) { visitor in
            try await visitor.ask(method, target, all)
        }
    }
}
