import Cryptography
import LuaScripts
package import Redis

/// The scripts that the edge runs in Redis. A script never changes, and calls name it by its digest.
package struct ScriptSet: Sendable {
    package let admit, settle, renew, reclaim, entitle, grant, purchase, reset, books, inspect: RedisScript
    package let look, queue, checkin, claims, block, override, refusalLog, audit: RedisScript
    package let arrive, depart, mergeBooks, merge, forget, lease, budget, probe, accept: RedisScript
    package let backup, restore, recall: RedisScript

    /// The scripts that the edge runs: the unchanged sources of `lua/`.
    package static let shipped = ScriptSet { $0 }

    /// The scripts of `lua/`, each changed by `change`, for example to use another clock in a test.
    package init(_ change: ([UInt8]) -> [UInt8]) {
        func script(_ name: String, _ source: [UInt8]) -> RedisScript {
            let source = change(source)
            return RedisScript(name: name, source: source, sha1: Digest.sha1Hexadecimal(source))
        }
        admit = script("admit", LuaSource.admit)
        settle = script("settle", LuaSource.settle)
        renew = script("renew", LuaSource.renew)
        reclaim = script("reclaim", LuaSource.reclaim)
        entitle = script("entitle", LuaSource.entitle)
        grant = script("grant", LuaSource.grant)
        purchase = script("purchase", LuaSource.purchase)
        reset = script("reset", LuaSource.reset)
        books = script("books", LuaSource.books)
        inspect = script("inspect", LuaSource.inspect)
        look = script("look", LuaSource.look)
        queue = script("queue", LuaSource.queue)
        checkin = script("checkin", LuaSource.checkin)
        claims = script("claims", LuaSource.claims)
        block = script("block", LuaSource.block)
        override = script("override", LuaSource.override)
        refusalLog = script("refusals", LuaSource.refusals)
        audit = script("audit", LuaSource.audit)
        arrive = script("arrive", LuaSource.arrive)
        depart = script("depart", LuaSource.depart)
        mergeBooks = script("mergebooks", LuaSource.mergebooks)
        merge = script("merge", LuaSource.merge)
        forget = script("forget", LuaSource.forget)
        lease = script("lease", LuaSource.lease)
        budget = script("budget", LuaSource.budget)
        probe = script("probe", LuaSource.probe)
        accept = script("accept", LuaSource.accept)
        backup = script("backup", LuaSource.backup)
        restore = script("restore", LuaSource.restore)
        recall = script("recall", LuaSource.recall)
    }
}

/// Sends a script's call to a server and returns the reply.
package protocol ScriptRunner: AnyObject {
    /// - Parameter due: the time of the loop's clock, in nanoseconds, by which the reply must arrive. If it
    ///   is nil, the node's deadline for calls applies.
    func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
        async throws(RedisError) -> RedisReply
    /// Sends a command. The arguments begin with the command's name.
    func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply
    /// Sends several commands at once. Returns the result of each, in the same order.
    func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>]
}

extension RedisRouter: ScriptRunner {}
