package import Limits
import Redis
import Synchronization

/// Whether an app's spending is stopped. All loops of an edge share one object.
package final class KillSwitch: Sendable {
    private let flag = Atomic(false)

    package var isOn: Bool { flag.load(ordering: .relaxed) }

    fileprivate func set(_ isOn: Bool) { flag.store(isOn, ordering: .relaxed) }
}

/// The kill switches of an edge's apps, as the edge last read them from Redis. All edges share the switches
/// in Redis. While Redis is away, an edge uses what it last read.
package final class KillSwitches: Sendable {
    private let switches = Mutex<[String: KillSwitch]>([:])
    private let last = Mutex<[SwitchSetting]>([])

    package init() {}

    /// The kill switch of one app. It is also on while the kill switch of all apps is on.
    package subscript(tenant: String) -> KillSwitch {
        let made = switches.withLock { switches in
            let known = switches[tenant] ?? KillSwitch()
            switches[tenant] = known
            return known
        }
        made.set(Self.isOn(tenant, last.withLock { $0 }))
        return made
    }

    package var isAnyOn: Bool { switches.withLock { $0.values.contains(where: \.isOn) } }

    package func takeSettings(_ settings: [SwitchSetting]) {
        last.withLock { $0 = settings }
        switches.withLock { switches in
            for (tenant, one) in switches { one.set(Self.isOn(tenant, settings)) }
        }
    }

    private static func isOn(_ tenant: String, _ settings: [SwitchSetting]) -> Bool {
        settings.contains { $0.isOn && ($0.app == nil || $0.app == tenant) }
    }
}

package struct SwitchSetting: Hashable, Sendable {
    /// The app of the kill switch; nil for the kill switch of all apps.
    package let app: String?
    package let isOn: Bool
    package let since: Moment
    package let actor: String
    package let reason: String
}

extension RedisReply {
    /// A bulk string as text. Bytes that are not UTF-8 are replaced.
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
