package import Reactor

/// Proves from outside that edges count correctly. The answers are compared with the figures that apps and
/// operators read.
package struct Proof: Sendable {
    /// Where scenarios run.
    package enum Place: Sendable {
        /// Edges that each scenario starts, with a Redis of their own. The value is the path of `usher`.
        case own(program: String)
        /// Edges that are already running and must not be disturbed.
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

    /// Runs the scenarios one after another, and calls `told` with the verdict of each.
    package func runScenarios(on control: EventLoop, told: (ProofVerdict) -> Void) async {
        for scenario in scenarios {
            switch place {
            case .own(let program): told(await run(scenario, program, on: control))
            case .running(let edge): told(await run(scenario, edge, on: control))
            }
        }
    }

    private func run(_ scenario: Scenario, _ program: String, on control: EventLoop) async -> ProofVerdict {
        let start = Clocks.monotonic()
        var (checks, trouble, folder) = (CheckList(), nil as String?, nil as String?)
        do throws(ProofError) {
            let bed = try await TestBed(
                program, answers: scenario.answers, group: scenario.group, hasOwnClock: scenario.hasOwnClock,
                lag: scenario.lag, on: control)
            do throws(ProofError) {
                try await bed.openEdges(edges: scenario.edges, configuration: scenario.configuration)
                try await scenario.runScenario(bed, seed, &checks)
            } catch {
                trouble = error.description
            }
            // The folder of a failed scenario is kept for its logs. Without edges, there are no logs.
            let isKept = !bed.edges.isEmpty && (trouble != nil || !checks.all.allSatisfy(\.holds))
            folder = isKept ? bed.folder : nil
            await bed.closeBed(keepingFolder: isKept)
        } catch {
            trouble = error.description
        }
        return verdict(scenario, checks, since: start, trouble, folder)
    }

    private func run(
        _ scenario: Scenario, _ edge: RunningEdge, on control: EventLoop
    ) async -> ProofVerdict {
        let start = Clocks.monotonic()
        var (checks, trouble) = (CheckList(), nil as String?)
        do throws(ProofError) {
            try await scenario.runAgainstEdge(at: edge, seed, &checks, on: control)
        } catch {
            trouble = error.description
        }
        return verdict(scenario, checks, since: start, trouble, nil)
    }

    private func verdict(
        _ scenario: Scenario, _ checks: CheckList, since start: UInt64, _ trouble: String?, _ folder: String?
    ) -> ProofVerdict {
        ProofVerdict(
            scenario: scenario.name, seed: seed, seconds: Double(Clocks.monotonic() - start) / 1e9,
            checks: checks.all, trouble: trouble, skipped: checks.skipped, folder: folder)
    }
}
