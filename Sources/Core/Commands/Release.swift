/// What the programs of this tree say to `--version`.
package enum Release {
    package static let version = "0.1.0"
}
