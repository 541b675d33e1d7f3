/// How the log writes who asked, given the ledger's name of them.
package enum UserNames: Sendable {
    case plain(@Sendable ([UInt8]) -> String)
    /// A keyed hash of it, written as 16 hexadecimal digits. Each loop makes a function of its own, which
    /// need not be shared then.
    case hashed(@Sendable () -> ([UInt8]) -> UInt64)
}
