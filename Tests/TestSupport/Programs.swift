import Glibc
// Tests can use the folders, loops and servers of RedisFleet without another import.
@_exported public import RedisFleet
package import Testing

extension Trait where Self == ConditionTrait {
    package static var needsRedisServer: Self {
        .needs(program: "redis-server")
    }
}

package enum Programs {
    /// Whether this machine has a C compiler, which `ShiftedClock` needs.
    package static var hasCompiler: Bool { ["cc", "clang", "gcc"].contains(where: has) }

    package static func has(_ name: String) -> Bool {
        guard let list = unsafe getenv("PATH") else { return false }
        let folders = unsafe String(cString: list).split(separator: ":")
        return folders.contains { unsafe access("\($0)/\(name)", X_OK) == 0 }
    }
}
