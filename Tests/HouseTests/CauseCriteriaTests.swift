import Testing

/// Every failure is reported once, with its cause, to whoever can repair it.
@Suite struct `The criteria for reporting failures` {
    @Test(arguments: outside + asked + started)
    func `name files and tests that exist`(criterion: Criterion) throws { try criterion.check() }

    // MARK: What an edge depends on

    private static let outside = [
        Criterion(
            "an upstream that cannot be asked: log, access log, metric, readiness, doctor",
            by: [
                "Service/Gateway/Origin+Settings", "Service/Gateway/UpstreamFailure+Sentence",
                "Service/Telemetry/Log/TroubleLog", "Service/Edge/DependencyCheck",
            ],
            (
                "EndToEndTests/UpstreamCauseTests",
                [
                    "is reported to operators, once, and the caller gets a friendly message",
                    "an upstream that was removed, or that has moved, is no longer reported",
                ]
            )),
        Criterion(
            "an upstream that refuses the team's key",
            by: ["Service/Gateway/Exchange+Forward", "Core/Dialects/KeyRefusal"],
            (
                "EndToEndTests/UpstreamCauseTests",
                [
                    "is reported to operators, once, and the caller gets a friendly message",
                    "a key that is refused is reported to the caller in their own dialect",
                    "another error of 400 or 403 reaches the caller unchanged, and is not reported",
                ]
            )),
        Criterion(
            "keys for tokens that cannot be fetched", by: ["Service/Responses/KeySetFetcher"],
            (
                "EndToEndTests/IdentityCauseTests",
                ["keys that cannot be fetched are reported everywhere, and the edge stays ready"]
            )),
        Criterion(
            "RevenueCat and Stripe, and what a subscriber is told meanwhile",
            by: ["Service/Edge/EdgeSubscriptions", "Service/AppAPI/AppResponder+Subscription"],
            (
                "EndToEndTests/ServiceCauseTests",
                ["is reported to operators, and by a restore in its own words"]
            )),
        Criterion(
            "Redis: refused, unknown name, TLS, no Redis",
            by: ["Engine/Redis/ContactFault", "Counting/Ledger/Store/StoreHealth"],
            ("EndToEndTests/StoreCauseTests", ["has a sentence of its own, with the address"])),
    ]

    // MARK: The caller's identity

    private static let asked = [
        Criterion(
            "a trusted header from an unlisted peer; each fault of a token; an unknown plan",
            by: ["Service/Edge/AuthenticationSetup+Settings", "Service/Responses/Authenticator+Check"],
            (
                "EndToEndTests/IdentityCauseTests",
                [
                    "is reported to whoever can repair it",
                    "a token's unknown plan is logged if it is not refused",
                ]
            )),
        Criterion(
            "a request without credentials, and a path without a route",
            by: ["Service/Responses/Problem+Faults"],
            (
                "Service/AppAPITests/AddressTests",
                [
                    "an unknown address is 404, a wrong method is 405",
                    "a request without an identity is answered with 401",
                ]
            )),
    ]

    // MARK: The start, and settings without an effect

    private static let started = [
        Criterion(
            "a data directory that cannot be used", by: ["Service/Edge/DataDirectoryCheck"],
            ("EndToEndTests/StartCauseTests", ["a data directory that cannot be used"])),
        Criterion(
            "a port that is taken, by an edge of several loops, too", by: ["Service/Edge/ListeningSockets"],
            ("EndToEndTests/StartCauseTests", ["a port that is taken, with the flag that names it"])),
        Criterion(
            "an unused variable; an address that ends with the version; a file without its flag",
            by: ["Service/Configuration/Reading/StrayVariables", "Service/Gateway/Target"],
            (
                "EndToEndTests/StartCauseTests",
                [
                    "a variable that nothing reads, with the word that was probably meant",
                    "an upstream's address that ends with the version is understood",
                    "a configuration without its flag",
                ]
            )),
        Criterion(
            "no compiler, no PyPI",
            (
                "EndToEndTests/Operator/ConditionalTests",
                [
                    "a missing compiler is reported in one line",
                    "an unreachable PyPI is reported in one line, before any test waits for it",
                ]
            )),
        Criterion(
            "a dangerous change is described as planned until it is done",
            by: ["Tools/Operations/Verbs/AdminChange"],
            ("EndToEndTests/Operator/ConditionalTests", ["no change is reported as done before it is"])),
        Criterion(
            "a configuration can be checked without the edge's secrets",
            by: ["Service/Configuration/Values/SettingsFile"],
            (
                "EndToEndTests/StartCauseTests",
                ["a configuration is checked and compared without the edge's secrets"]
            )),
        Criterion(
            "--upstream can have a key", by: ["Service/Configuration/Settings+Decoding"],
            (
                "Service/ConfigurationTests/OverrideTests",
                ["send routes and everything else to the one upstream"]
            )),
    ]
}
