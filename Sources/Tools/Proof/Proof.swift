package import Reactor

/// Proofs that the count is right, from outside: answers against the figures that apps and operators read.
package struct Proof: Sendable {
    /// What is proved.
    package enum Place: Sendable {
        /// Edges of the program at this path, started for each scenario with a Redis of their own.
        case own(program: String)
        /// Edges that run already: somebody's, so that nothing is broken there.
        case running(RunningEdge)
    }

    package let scenarios: [Scenario]
    private let place: Place
    private let seed: UInt64

    package init(_ scenarios: [Scenario], at place: Place, seed: UInt64) {
        self.scenarios = scenarios
        self.place = place
        self.seed = seed
    }

    /// Holds them one after the other.
    package func run(on control: EventLoop, told: (ProofVerdict) -> Void) async {
        for scenario in scenarios {
            switch place {
            case .own(let program): told(await hold(scenario, program, on: control))
            case .running(let edge): told(await hold(scenario, edge, on: control))
            }
        }
    }

    private func hold(_ scenario: Scenario, _ program: String, on control: EventLoop) async -> ProofVerdict {
        let start = Clocks.monotonic()
        var (book, trouble, folder) = (CheckList(), nil as String?, nil as String?)
        do throws(ProofError) {
            let shop = try await TestBed(
                program, answers: scenario.answers, group: scenario.group, hasOwnClock: scenario.hasOwnClock,
                on: control)
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
        return verdict(scenario, book, since: start, trouble, folder)
    }

    private func hold(
        _ scenario: Scenario, _ edge: RunningEdge, on control: EventLoop
    ) async -> ProofVerdict {
        let start = Clocks.monotonic()
        var (book, trouble) = (CheckList(), nil as String?)
        if let reason = scenario.needsWorkshop {
            book.skip(reason)
        } else {
            do throws(ProofError) {
                try await scenario.hold(at: edge, seed, &book, on: control)
            } catch {
                trouble = error.description
            }
        }
        return verdict(scenario, book, since: start, trouble, nil)
    }

    private func verdict(
        _ scenario: Scenario, _ book: CheckList, since start: UInt64, _ trouble: String?, _ folder: String?
    ) -> ProofVerdict {
        ProofVerdict(
            scenario: scenario.rawValue, seed: seed, seconds: Double(Clocks.monotonic() - start) / 1e9,
            checks: book.checks, trouble: trouble, skipped: book.skipped, folder: folder)
    }
}
