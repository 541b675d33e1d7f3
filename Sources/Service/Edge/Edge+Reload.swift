package import Configuration
package import Limits
import Reactor
import Telemetry

/// Describes the configuration that is used now, and the time since which it is used.
package struct ActiveConfiguration: Sendable {
    /// The digest of the settings without their secrets. The layout of the file does not change it.
    package let digest: String
    /// The path of the configuration file as given, or `preset coach`.
    package let source: String
    package let since: Moment

    init(_ settings: Settings, since: Moment) {
        digest = settings.digest
        source = settings.source
        self.since = since
    }
}

package struct RejectedConfiguration: Error, Sendable {
    package let objections: [Objection]

    package init(_ objections: [Objection]) { self.objections = objections }
}

/// Reads the present content of the configuration that the command line and the environment name.
package typealias SettingsReader = () throws(RejectedConfiguration) -> Settings

/// The result of reading the configuration again. After a dry run, the configuration is not used.
package struct LoadedConfiguration: Sendable {
    package let inForce: ActiveConfiguration
    package let before: String
    /// The differences from the previous configuration, one line each, without secrets and files' content.
    package let changes: [String]
}

extension Edge {
    /// Reads the configuration again. When this returns, every loop uses the new configuration from its next
    /// request on. Running requests keep the old configuration, and none of them is dropped.
    ///
    /// - Parameters:
    ///   - isDry: whether to report only what would change.
    ///   - expected: the digest that the configuration must have, so that only a reviewed configuration is
    ///     applied; nil to accept any configuration.
    /// - Throws: the reason why the old configuration stays. A configuration is never applied in part.
    @discardableResult
    package func reload(isDry: Bool = false, expecting expected: String? = nil)
        async throws(RejectedConfiguration) -> LoadedConfiguration
    {
        while let earlier = reloading {
            await earlier.waitForEnd()
        }
        let queue = ReloadQueue()
        reloading = queue
        defer {
            reloading = nil
            queue.endWaiting()
        }
        do throws(RejectedConfiguration) {
            let news = try await change(isDry: isDry, expecting: expected)
            if !isDry { log("Configuration \(news.inForce.digest) of \(news.inForce.source) is in force.") }
            return news
        } catch {
            let reasons = error.objections.map { "\n  \($0)" }.joined()
            log("The new configuration was refused; \(inForce.digest) stays in force.\(reasons)")
            throw error
        }
    }

    private func change(isDry: Bool, expecting expected: String?)
        async throws(RejectedConfiguration) -> LoadedConfiguration
    {
        guard !isStopping else { throw RejectedConfiguration([Objection("the edge is draining")]) }
        let read = try reader()
        if let expected, expected != read.digest {
            throw RejectedConfiguration([
                Objection(
                    "this edge's file has the digest \(read.digest), not \(expected): copy the file there first",
                    file: read.source)
            ])
        }
        let fixed = read.keysThatWantRestart(since: settings)
        guard fixed.isEmpty else {
            throw RejectedConfiguration(
                fixed.map {
                    Objection(
                        "\($0): changes only with a restart; restore the old value, or restart",
                        file: read.source)
                })
        }
        let (setup, backgroundJobs) = try prepare(demo?.adaptSettings(read) ?? read)
        let news = LoadedConfiguration(
            inForce: ActiveConfiguration(
                setup.settings, since: Moment(milliseconds: control.wallMilliseconds)),
            before: inForce.digest, changes: settings.listChanges(to: read).map(\.description))
        guard !isDry else { return news }
        for loop in loops { await loop.ask { $0.applySetup(setup) } }
        self.backgroundJobs.stop()
        self.backgroundJobs = backgroundJobs
        if !isStopping { await backgroundJobs.start(setup) }
        admin.applySetup(setup, backgroundJobs)
        statsCollector.settings = news.inForce.digest
        for app in setup.apps { app.forgetPeers(of: self.setup.apps) }
        (self.setup, settings, inForce) = (setup, read, news.inForce)
        return news
    }

    /// Does everything of a reload that can fail. Nothing is changed before this has succeeded.
    private func prepare(_ settings: Settings) throws(RejectedConfiguration) -> (EdgeSetup, BackgroundJobs) {
        do throws(EdgeError) {
            let setup = try EdgeSetup(
                settings, settlementServices, self.setup.killSwitches, telemetry.setup,
                demoUsers: demo?.users ?? [],
                remembered: self.setup.remembered, after: self.setup, log: log)
            return (setup, try BackgroundJobs(setup, after: backgroundJobs, on: control))
        } catch {
            throw RejectedConfiguration([Objection(error.description)])
        }
    }
}

/// Lets later reloads wait for the end of a reload, so that only one runs at a time.
final class ReloadQueue {
    private var waiters: [Waiter] = []

    func waitForEnd() async {
        let waiter = Waiter()
        waiters.append(waiter)
        await waiter.wait()
    }

    func endWaiting() { for waiter in waiters { waiter.wake() } }
}
