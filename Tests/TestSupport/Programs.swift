import Glibc
// Tests use the folders, loops and servers of RedisFleet, and need no second import for them.
@_exported public import RedisFleet
package import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test, with the reason, if there is no redis-server.
    package static var needsRedisServer: Self {
        .needs(program: "redis-server")
    }
}

package enum Programs {
    /// Whether there is a compiler that `ShiftedClock` can use.
    package static var hasCompiler: Bool { ["cc", "clang", "gcc"].contains(where: has) }

    package static func has(_ name: String) -> Bool {
        guard let list = unsafe getenv("PATH") else { return false }
        let folders = unsafe String(cString: list).split(separator: ":")
        return folders.contains { unsafe access("\($0)/\(name)", X_OK) == 0 }
    }
}
