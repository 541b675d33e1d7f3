/// The version that the programs print for `--version`.
package enum Release {
    package static let version = "0.1.0"
}
