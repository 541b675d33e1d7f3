import Testing

/// What one caller can take from others, and what may pass through the edge.
@Suite struct `The criteria for isolation between callers` {
    @Test(arguments: ending + loop + passing)
    func `name files and tests that exist`(criterion: Criterion) throws { try criterion.check() }

    // MARK: Limits and shutdown of the process

    private static let ending = [
        Criterion(
            "beyond the limit of descriptors connections are refused and logged, and no message is lost",
            by: ["Engine/HTTP/Server/ConnectionBudget", "Service/Edge/ConnectionBudget+Edge"],
            (
                "EndToEndTests/DescriptorTests",
                [
                    "too many streams are refused as connections, and nothing else suffers"
                ]
            )),
        Criterion(
            "an edge that shuts down is not ready, serves for a while, and tells streams that it cuts off",
            by: ["Service/Edge/Edge", "Service/Gateway/RelayedAnswer"],
            (
                "EndToEndTests/DrainTests",
                [
                    "before an edge drains it is not ready, and still serves",
                    "a stream that outlasts the grace period is told so, and is settled",
                ]
            ),
            ("Service/GatewayTests/CutTests", ["tells a stream that it is cut off, and settles what it used"])
        ),
        Criterion(
            "memory is returned to the system",
            by: ["Service/Edge/MemoryTrimmer", "Engine/Reactor/Syscall/ProcessMemory"],
            (
                "EndToEndTests/OverloadTests",
                [
                    "memory between live allocations is returned to the system",
                    "a hundred reloads leave no memory behind",
                ]
            )),
    ]

    // MARK: One loop

    private static let loop = [
        Criterion(
            "a turn is bounded", by: ["Engine/HTTP/Server/ServerConnection+Life"],
            (
                "Engine/HTTPTests/FairnessTests",
                [
                    "handles one request of each connection, even if 500 have arrived",
                    "reads at most 192 KiB of a body",
                ]
            ),
            (
                "EndToEndTests/OverloadTests",
                ["sixteen connections that send without a pause keep nobody waiting"]
            )),
        Criterion(
            "a delay of the event loop is not counted as a failure of Redis",
            by: ["Engine/Redis/RedisNode", "Engine/Redis/Connection"],
            (
                "Engine/RedisTests/RedisRecoveryTests",
                [
                    "does not fail a call because it was sent late",
                    "reads a reply that arrived in time, even after serving 600 other sockets",
                    "does not fail a call because the busy loop set up its connection late",
                ]
            )),
        Criterion(
            "requests of unidentified callers are limited, whatever the answer is",
            by: ["Service/Responses/Authenticator", "Engine/HTTP/Server/ServerConnection+Life"],
            (
                "Service/AppAPITests/UnidentifiedCallerTests",
                ["is bounded whatever the answer is, and the connection ends with the last"]
            ),
            (
                "Engine/HTTPTests/RequestTests",
                ["answers OPTIONS * by itself, unless the caller has had too many answers"]
            )),
        Criterion(
            "invented names of models do not displace real ones", by: ["Service/Gateway/BoundedTable"],
            (
                "Service/GatewayTests/TargetTests",
                [
                    "is made even after callers have invented thousands of names",
                    "is dropped eventually if the model is no longer requested",
                ]
            )),
        Criterion(
            "all API keys of a user are erased and merged with the user",
            by: ["Counting/Ledger/Users/APIKeyStore"],
            (
                "Counting/LedgerTests/APIKeyStoreTests",
                [
                    "are all erased with the user", "all move to the user that this one is merged into",
                ]
            )),
        Criterion(
            "request bodies have a memory budget, and return what they used",
            by: ["Engine/HTTP/Server/BodyBudget"],
            (
                "Engine/HTTPTests/FairnessTests",
                [
                    "refuses bodies beyond it with 503, and is free again once they are gone",
                    "counts chunked bodies, and bodies that arrive with their head",
                ]
            ),
            (
                "EndToEndTests/OverloadTests",
                [
                    "a flood of endless bodies is answered 503, and its memory is freed"
                ]
            )),
    ]

    // MARK: What may pass, and what may not

    private static let passing = [
        Criterion(
            "a path that an upstream may read as another one is refused",
            by: ["Service/Gateway/PathCheck"],
            ("Service/GatewayTests/PathTests", ["that an upstream may read as another one is refused"])),
        Criterion(
            "a caller's headers decide neither the user nor which organisation or key pays",
            by: ["Service/Gateway/WithheldField", "Service/Gateway/CallerQuery"],
            (
                "Service/GatewayTests/FieldTests",
                [
                    "is never passed on, however it is written",
                    "may name an organisation if no key of the team's is sent",
                    "is removed as a parameter, too",
                ]
            )),
        Criterion(
            "the admin listener answers only to its own host names", by: ["Service/AdminAPI/AllowedHosts"],
            (
                "Service/AdminAPITests/HostTests",
                [
                    "may not be another one, for which the answer says what to change",
                    "may be one that the configuration lists",
                ]
            )),
        Criterion(
            "a private address, oddly written or resolved from a name, is allowed only if configured",
            by: [
                "Service/Configuration/Values/HostPort", "Service/Configuration/Values/HTTPAddress",
                "Service/Gateway/Origin+Settings", "Engine/HTTP/Client/UpstreamPool+Connect",
            ],
            ("Service/ConfigurationTests/ValueTests", ["with a port is refused"]),
            ("Service/ConfigurationTests/BadConnectionTests", ["names the mistake about upstreams"]),
            (
                "Engine/HTTPTests/ConnectTests",
                [
                    "is not made to a forbidden address, which is reported"
                ]
            ),
            ("EndToEndTests/NameTests", ["a name that resolves to a private address is not connected to"])),
        Criterion(
            "a request lost with its connection is sent again only if it cannot be executed twice",
            by: ["Service/Gateway/Exchange+Forward", "Engine/HTTP/Client/KeepAliveRecord"],
            (
                "Service/GatewayTests/AskAgainTests",
                [
                    "before it arrived is sent once more, whatever it is",
                    "with the request unanswered is sent once more only if it may be executed twice",
                ]
            ),
            (
                "EndToEndTests/SilentCloseTests",
                ["loses no message with an Idempotency-Key"]
            ),
            (
                "Engine/HTTPTests/UpstreamTests",
                ["is closed after its answer once the upstream has closed three by itself"]
            )),
        Criterion(
            "malformed HTTP is refused, never repaired",
            by: [
                "Core/Wire/HTTP/ChunkedBody", "Core/Wire/HTTP/RequestParser",
                "Engine/HTTP/Server/ServerConnection+Life",
            ],
            (
                "Core/WireTests/HTTP/BodyTests",
                ["malformed chunks are refused, whole or byte by byte, as 400 or 502"]
            ),
            (
                "Core/WireTests/HTTP/BadRequestTests",
                [
                    "a request with one mistake is refused with its status, whole or byte by byte"
                ]
            ),
            ("Core/WireTests/HTTP/GoodRequestTests", ["a good request reads the same wherever it is cut"]),
            (
                "Engine/HTTPTests/RequestTests",
                [
                    "answers OPTIONS * by itself, unless the caller has had too many answers",
                    "skips one empty line before a request, and may idle after it",
                ]
            )),
        Criterion(
            "a token's times may be fractional", by: ["Service/Identity/Token/WrittenClaims"],
            ("Service/IdentityTests/TokenTests", ["of each algorithm is believed"])),
        Criterion(
            "users whose id does not fit into a path can be reached", by: ["Service/AdminAPI/AdminRequest"],
            (
                "Service/AdminAPITests/DotUserTests",
                [
                    "are shown, blocked and forgotten by a parameter"
                ]
            )),
        Criterion(
            "endless interim answers end at the first-byte deadline",
            by: ["Engine/HTTP/Client/UpstreamConnection"],
            (
                "Engine/HTTPTests/InterimTests",
                [
                    "fails the request at the first-byte deadline",
                    "fails the request at the first-byte deadline, even if faster than it is read",
                ]
            )),
        Criterion(
            "figures that occur twice are not used", by: ["Core/Dialects/UsageFields"],
            (
                "Core/DialectsTests/ReplyReaderTests",
                ["figures are not used if one of them occurs twice"]
            ),
            (
                "Service/GatewayTests/ExtremeFigureTests",
                [
                    "that occur twice in an answer are replaced by a guess, and flagged"
                ]
            )),
        Criterion(
            "a model name that a caller invented is written nowhere",
            by: ["Service/Telemetry/Metrics/ModelNames"],
            (
                "Service/TelemetryTests/CountingTests",
                [
                    "adds up what models use, only by names of the configuration"
                ]
            ),
            (
                "EndToEndTests/WatchTests",
                [
                    "nothing that people write is in the metrics, the log or a trace"
                ]
            )),
        Criterion(
            "a known key id takes as long to check as an unknown one",
            by: ["Counting/Ledger/Users/APIKeyStore"],
            (
                "Service/GatewayTests/KeyTests",
                [
                    "costs the same work whether the key's id is known or not"
                ]
            )),
    ]
}
