/// The scripts of `lua/`, embedded in the program: the edge never reads a script from disk.
///
/// Each is the file's bytes as they stand in the tree, with its contract on top.
public enum LuaSource {
    public static let admit = PackageResources.admit_lua
    public static let settle = PackageResources.settle_lua
    public static let renew = PackageResources.renew_lua
    public static let reclaim = PackageResources.reclaim_lua
    public static let entitle = PackageResources.entitle_lua
    public static let grant = PackageResources.grant_lua
    public static let reset = PackageResources.reset_lua
    public static let books = PackageResources.books_lua
    public static let inspect = PackageResources.inspect_lua
    public static let look = PackageResources.look_lua
    public static let queue = PackageResources.queue_lua
    public static let checkin = PackageResources.checkin_lua
    public static let block = PackageResources.block_lua
    public static let override = PackageResources.override_lua
    public static let diary = PackageResources.diary_lua
    public static let deed = PackageResources.deed_lua
    public static let depart = PackageResources.depart_lua
    public static let carry = PackageResources.carry_lua
    public static let absorb = PackageResources.absorb_lua
    public static let forget = PackageResources.forget_lua
}
