/// The scripts of `lua/`, embedded in the program: the edge never reads a script from disk.
///
/// Each is the file's bytes as they stand in the tree, with its contract on top.
package enum LuaSource {
    package static let admit = PackageResources.admit_lua
    package static let settle = PackageResources.settle_lua
    package static let renew = PackageResources.renew_lua
    package static let reclaim = PackageResources.reclaim_lua
    package static let entitle = PackageResources.entitle_lua
    package static let grant = PackageResources.grant_lua
    package static let reset = PackageResources.reset_lua
    package static let books = PackageResources.books_lua
    package static let inspect = PackageResources.inspect_lua
    package static let look = PackageResources.look_lua
    package static let queue = PackageResources.queue_lua
    package static let checkin = PackageResources.checkin_lua
    package static let claims = PackageResources.claims_lua
    package static let block = PackageResources.block_lua
    package static let override = PackageResources.override_lua
    package static let refusals = PackageResources.refusals_lua
    package static let audit = PackageResources.audit_lua
    package static let depart = PackageResources.depart_lua
    package static let mergebooks = PackageResources.mergebooks_lua
    package static let merge = PackageResources.merge_lua
    package static let forget = PackageResources.forget_lua
    package static let lease = PackageResources.lease_lua
    package static let budget = PackageResources.budget_lua
    package static let probe = PackageResources.probe_lua
    package static let accept = PackageResources.accept_lua
    package static let backup = PackageResources.backup_lua
    package static let restore = PackageResources.restore_lua
}
