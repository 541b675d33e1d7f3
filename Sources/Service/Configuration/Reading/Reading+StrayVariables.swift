import Commands

extension Reading {
    /// The variables of Usher's programs that do not set an option of `usher`.
    private static let others = [
        "USHER_DEMO", "USHER_ADMIN", "USHER_ADMIN_CA_FILE", "USHER_ADMIN_TOKEN", "USHER_ADMIN_TOKEN_FILE",
        "USHER_ACTOR", "USHER_APP", "USHER_REDIS_PASSWORD", "USHER_REDIS_PASSWORD_FILE",
        "USHER_SENTINEL_PASSWORD", "USHER_SENTINEL_PASSWORD_FILE",
        "USHER_UPSTREAM_KEY", "USHER_UPSTREAM_KEY_FILE", DefaultAddress.variable,
    ]

    /// Warns of variables `USHER_…` that no program reads. They are probably misspelt.
    func warnOfStrayVariables() {
        let known = Overrides.options.compactMap(\.variable) + Self.others
        let strays = environment.keys.filter {
            $0.hasPrefix("USHER_") && !$0.hasPrefix("USHER_BENCH") && !known.contains($0)
                && !variables.contains($0)
        }
        for name in strays.sorted() {
            let meant =
                NearestWord.of(name, in: known + variables.sorted()).map { " Did you mean \($0)?" } ?? ""
            addWarning("nothing reads the environment variable \(Printable.line(name)).\(meant)")
        }
    }
}
