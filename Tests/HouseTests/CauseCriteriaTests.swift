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
                    "is named to the operator, once, and the caller hears warm words",
                    "an upstream that is named no more, or lies elsewhere now, is no trouble any more",
                ]
            )),
        Criterion(
            "an upstream that refuses the team's key",
            by: ["Service/Gateway/Exchange+Forward", "Core/Dialects/KeyRefusal"],
            (
                "EndToEndTests/UpstreamCauseTests",
                [
                    "is named to the operator, once, and the caller hears warm words",
                    "a key that is refused is told to the caller in their own dialect",
                    "another complaint of 400 or 403 reaches the caller as it is, and is no trouble",
                ]
            )),
        Criterion(
            "keys for tokens that cannot be fetched", by: ["Service/Responses/KeySetFetcher"],
            (
                "EndToEndTests/IdentityCauseTests",
                ["keys that cannot be fetched are named everywhere, and the edge stays ready"]
            )),
        Criterion(
            "RevenueCat and Stripe, and what a subscriber hears meanwhile",
            by: ["Service/Edge/EdgeSubscriptions", "Service/AppAPI/AppResponder+Subscription"],
            ("EndToEndTests/ServiceCauseTests", ["is named, and restoring says what is so"])),
        Criterion(
            "Redis: refused, unknown name, TLS, no Redis",
            by: ["Engine/Redis/ContactFault", "Counting/Ledger/Store/StoreHealth"],
            ("EndToEndTests/StoreCauseTests", ["has a sentence of its own, with the address"])),
    ]

    // MARK: The caller's identity

    private static let asked = [
        Criterion(
            "a trusted header from an unlisted peer; each fault of a token; an unknown plan",
            by: ["Service/Edge/AuthenticationPlan+Settings", "Service/Responses/Authenticator+Check"],
            (
                "EndToEndTests/IdentityCauseTests",
                [
                    "is told to the one who can mend it",
                    "a token's unknown plan is logged where it is not refused",
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
                ["no compiler is one line", "no PyPI is one line, before any test waits for it"]
            )),
        Criterion(
            "a dangerous change is described as planned until it is done",
            by: ["Tools/Operations/Verbs/Change"],
            ("EndToEndTests/Operator/ConditionalTests", ["nothing is said to be done before it is"])),
        Criterion(
            "a configuration can be checked without the edge's secrets",
            by: ["Service/Configuration/Values/Files"],
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
