package import Limits
import Reactor
package import Settings

/// Which configuration decides, and since when.
package struct InForce: Sendable {
    /// Of the settings as they were read: equal for equal ones, whatever the file's layout; secrets apart.
    package let digest: String
    /// The file's path as it was given, or `preset coach`.
    package let source: String
    package let since: Moment

    init(_ settings: Settings, since: Moment) {
        digest = settings.digest
        source = settings.source
        self.since = since
    }
}

/// Why a configuration is not taken: everything that is wrong with it, a line each.
package struct Unfit: Error, Sendable {
    package let reasons: [String]

    package init(_ reasons: [String]) { self.reasons = reasons }
}

/// Reads the configuration that the command line and the environment name, now.
package typealias SettingsReader = () throws(Unfit) -> Settings

extension Edge {
    /// Reads the configuration again. The new one is in force for the next request on every loop when this
    /// returns; what is running ends as it began, and nothing is dropped.
    ///
    /// - Throws: why the old one stays in force, whole: a configuration is never taken in part.
    package func reload() async throws(Unfit) -> InForce {
        while let turn = reloading {
            await turn.wait()
        }
        let turn = Turn()
        reloading = turn
        defer {
            reloading = nil
            turn.end()
        }
        do throws(Unfit) {
            let news = try await change()
            log("Configuration \(news.digest) of \(news.source) is in force.")
            return news
        } catch {
            let reasons = error.reasons.map { "\n  \($0)" }.joined()
            log("The configuration was read and not taken; \(inForce.digest) stays in force.\(reasons)")
            throw error
        }
    }

    private func change() async throws(Unfit) -> InForce {
        guard !isStopping else { throw Unfit(["the edge is draining"]) }
        let read = try reader()
        let fixed = read.keysThatWantRestart(since: settings)
        guard fixed.isEmpty else {
            throw Unfit(fixed.map { "\($0): changes only with a restart; put back what it was, or restart" })
        }
        let next = InForce(read, since: Moment(milliseconds: control.wallMilliseconds))
        let plan: EdgePlan
        let chores: Chores
        do throws(EdgeError) {
            plan = try EdgePlan(
                demo?.adapt(read) ?? read, keeping, self.plan.switchboard, demoUsers: demo?.users ?? [],
                after: self.plan, log: log)
            chores = try Chores(plan, after: self.chores, on: control)
        } catch {
            throw Unfit([error.description])
        }
        for loop in loops { await loop.ask { $0.apply(plan) } }
        self.chores.stop()
        self.chores = chores
        if !isStopping { await chores.start(plan) }
        admin.apply(plan, chores)
        (self.plan, settings, inForce) = (plan, read, next)
        return next
    }
}

/// One reload at a time: the next waits here.
final class Turn {
    private var waiters: [Waiter] = []

    func wait() async {
        let waiter = Waiter()
        waiters.append(waiter)
        await waiter.wait()
    }

    func end() { for waiter in waiters { waiter.wake() } }
}
