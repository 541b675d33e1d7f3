/// The scripts of `lua/`, embedded in the program: the edge never reads a script from disk.
///
/// Each is one constant text: the file as it stands in the tree, with its contract on top, joined with the
/// parts of `lua/lib` that it includes (`Library`).
package enum LuaSource {
    package static let admit = Library.joined(PackageResources.admit_lua)
    package static let settle = Library.joined(PackageResources.settle_lua)
    package static let renew = Library.joined(PackageResources.renew_lua)
    package static let reclaim = Library.joined(PackageResources.reclaim_lua)
    package static let entitle = Library.joined(PackageResources.entitle_lua)
    package static let grant = Library.joined(PackageResources.grant_lua)
    package static let reset = Library.joined(PackageResources.reset_lua)
    package static let books = Library.joined(PackageResources.readbooks_lua)
    package static let inspect = Library.joined(PackageResources.inspect_lua)
    package static let look = Library.joined(PackageResources.look_lua)
    package static let queue = Library.joined(PackageResources.queue_lua)
    package static let checkin = Library.joined(PackageResources.checkin_lua)
    package static let claims = Library.joined(PackageResources.claims_lua)
    package static let block = Library.joined(PackageResources.block_lua)
    package static let override = Library.joined(PackageResources.override_lua)
    package static let refusals = Library.joined(PackageResources.refusals_lua)
    package static let audit = Library.joined(PackageResources.audit_lua)
    package static let depart = Library.joined(PackageResources.depart_lua)
    package static let mergebooks = Library.joined(PackageResources.mergebooks_lua)
    package static let merge = Library.joined(PackageResources.merge_lua)
    package static let forget = Library.joined(PackageResources.forget_lua)
    package static let lease = Library.joined(PackageResources.lease_lua)
    package static let budget = Library.joined(PackageResources.budget_lua)
    package static let probe = Library.joined(PackageResources.probe_lua)
    package static let accept = Library.joined(PackageResources.accept_lua)
    package static let backup = Library.joined(PackageResources.backup_lua)
    package static let restore = Library.joined(PackageResources.restore_lua)
}
