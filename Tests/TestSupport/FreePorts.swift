package import Reactor

/// TCP ports of the loopback address that were free a moment ago, all different: for programs that need
/// their ports before they start.
package enum FreePorts {
    package static func take(_ count: Int) throws(SystemError) -> [UInt16] {
        var held: [ClosedPort] = []
        for _ in 0..<count { held.append(try ClosedPort()) }
        return held.map(\.number)
    }
}
