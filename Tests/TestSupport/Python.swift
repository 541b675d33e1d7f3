package import Foundation
package import Testing

/// Runs Python scripts of the tests, with packages of fixed versions.
package enum Python {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The Python interpreter with the packages of the official clients. Their versions are fixed for all
    /// tests (scripts/sdk-update).
    package static var withOfficialClients: String {
        get async throws { try await interpreter("Tests/Core/DialectsTests/Interfaces") }
    }

    /// Runs a script and returns its output. It uses a virtual environment with the packages of the
    /// `requirements.txt` beside the script.
    ///
    /// - Parameter script: the path from the repository's root.
    package static func run(_ script: String, _ arguments: [String] = []) async throws -> Data {
        let file = Checkout.root.appending(path: script)
        let folder = file.deletingLastPathComponent().path.dropFirst(Checkout.root.path.count + 1)
        let python = try await interpreter(String(folder))
        return try await output(of: [python, "-B", "-W", "ignore", file.path] + arguments)
    }

    /// The Python interpreter of a virtual environment with the packages of `requirements.txt` in `folder`.
    ///
    /// - Parameter folder: the path from the repository's root.
    private static func interpreter(_ folder: String) async throws -> String {
        let name = folder.replacing("/", with: "-")
        let place = Checkout.root.appending(path: ".build/python/\(name)").path
        let setUp = Checkout.root.appending(path: "Tests/EndToEndTests/Clients/set-up").path
        let requirements = Checkout.root.appending(path: "\(folder)/requirements.txt").path
        _ = try await output(of: [setUp, place, requirements])
        return "\(place)/bin/python"
    }

    private static func output(of line: [String]) async throws -> Data {
        try checked(await ProgramRun.of(line), of: line)
    }

    private static func checked(_ run: ProgramRun, of line: [String]) throws -> Data {
        guard run.exitCode == 0 else { throw Failure(description: "\(line[0]) failed: \(run.stderr)") }
        return run.output
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test with a reason if Python cannot make virtual environments, or if scripts/pypi has found
    /// that packages cannot be fetched. On Debian, virtual environments need a package of their own.
    package static var needsPythonPackages: Self {
        .needs(
            """
            python3 cannot make virtual environments (python3-venv and python3-pip are not installed), or \
            PyPI cannot be reached
            """
        ) {
            guard ProcessInfo.processInfo.environment["USHER_WITHOUT_PYPI"] == nil else { return false }
            return Python.canMakeEnvironments
        }
    }
}

extension Python {
    /// Python is asked once for all tests, because its answer costs a tenth of a second.
    fileprivate static let canMakeEnvironments: Bool = {
        let line = ["python3", "-c", "import venv, ensurepip; print(1)"]
        return (try? checked(ProgramRun.wait(for: line), of: line).isEmpty == false) ?? false
    }()
}
