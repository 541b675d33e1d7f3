import AppAPI
import Authentication
import Configuration
import Foundation
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import TestSupport
import Words

/// Calls `body` with a client of a server that serves the app interface.
func withResponder<Result: Sendable>(
    over ledger: FixedLedger, _ planTable: PlanTable, grace: Grace? = nil,
    _ body: @escaping @Sendable (TestClient) async throws -> Result
) async throws -> Result {
    try await onLoop { loop in
        try await serving(responder(over: ledger, planTable, grace: grace, on: loop), on: loop, body)
    }
}

/// An app interface that identifies users by the header `x-user-id`.
func responder(
    over ledger: any Ledger, _ planTable: PlanTable, grace: Grace? = nil, on loop: EventLoop
) -> AppResponder {
    let source = CallerSource.trustedHeader(name: Array("x-user-id".utf8), trusts: { _ in true })
    return AppResponder(
        authenticator: Authenticator(AuthenticationSetup([AuthenticationSetup.Source(source)]), on: loop),
        admissions: Admissions(
            ledger: ledger, planTable: planTable, grace: grace, monotonic: Clocks.monotonic),
        responses: ResponseComposer(.standard, planTable: planTable, language: "en", upgradeURL: nil))
}

func serving<Result: Sendable>(
    _ responder: any Responder, on loop: EventLoop, _ body: (TestClient) async throws -> Result
) async throws -> Result {
    let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
    let port = Sockets.localAddress(of: socket.number)?.port ?? 0
    let server = Server(on: loop, limits: ServerLimits(), responder: responder)
    server.listen(on: socket)
    let client = TestClient(port: port, on: loop)
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await body(client)) } catch { result = .failure(error) }
    client.leave()
    server.drain()
    _ = await eventually(on: loop) { server.connectionCount == 0 }
    return try result.get()
}

extension Case {
    func ask(
        _ target: String = "/v1/usage", method: String = "GET", _ fields: [String: String] = [:]
    ) async throws -> Answer {
        let planTable = try Settings.preset(preset, environment: [:]).planTable
        let all = fields.merging(["x-user-id": "anna"], uniquingKeysWith: { first, _ in first })
        return try await withResponder(over: FixedLedger(entitlement, used: used), planTable) { client in
            try await client.ask(method, target, all)
        }
    }
}
