package import Reactor

/// Proofs that the count is right, from outside: answers against the figures that apps read.
package struct Proof: Sendable {
    package let scenarios: [Scenario]
    private let program: String
    private let seed: UInt64

    /// - Parameter program: the path of `usher`.
    package init(_ scenarios: [Scenario], program: String, seed: UInt64) {
        self.scenarios = scenarios
        self.program = program
        self.seed = seed
    }

    /// Holds them one after the other.
    package func run(on control: EventLoop, told: (ProofVerdict) -> Void) async {
        for scenario in scenarios { told(await hold(scenario, on: control)) }
    }

    private func hold(_ scenario: Scenario, on control: EventLoop) async -> ProofVerdict {
        let start = Clocks.monotonic()
        var (book, trouble, folder) = (Ledgerbook(), nil as String?, nil as String?)
        do throws(ProofError) {
            let shop = try await Workshop(program, answers: scenario.answers, on: control)
            do throws(ProofError) {
                try await shop.open(edges: scenario.edges, configuration: scenario.configuration)
                try await scenario.hold(shop, seed, &book)
            } catch {
                trouble = error.description
            }
            // Without an edge there is nothing in the folder that is worth a look.
            let isKept = !shop.edges.isEmpty && (trouble != nil || !book.checks.allSatisfy(\.holds))
            folder = isKept ? shop.folder : nil
            await shop.close(keepingFolder: isKept)
        } catch {
            trouble = error.description
        }
        return ProofVerdict(
            scenario: scenario.rawValue, seed: seed, seconds: Double(Clocks.monotonic() - start) / 1e9,
            checks: book.checks, trouble: trouble, folder: folder)
    }
}
