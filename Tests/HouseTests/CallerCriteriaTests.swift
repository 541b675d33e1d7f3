import Testing

/// What one caller can take from the others, and what passes through the edge.
@Suite struct `What one caller can do to the others` {
    @Test(arguments: ending + loop + passing)
    func `each criterion has its tests`(criterion: Criterion) throws { try criterion.check() }

    // MARK: Limits and ends of the process

    private static let ending = [
        Criterion(
            "beyond the limit of descriptors connections are refused, no messages, and it is said",
            by: ["Engine/HTTP/Server/ConnectionBudget", "Service/Edge/ConnectionBudget+Edge"],
            (
                "EndToEndTests/DescriptorTests",
                [
                    "too many streams are refused as connections, and nothing else suffers"
                ]
            )),
        Criterion(
            "an edge that ends is not ready, still serves for a while, and tells a stream that it cuts",
            by: ["Service/Edge/Edge", "Service/Gateway/RelayedAnswer"],
            (
                "EndToEndTests/DrainTests",
                [
                    "before it drains it is not ready, and still serves",
                    "a stream that outlasts the grace period hears so, and is settled",
                ]
            ),
            ("Service/GatewayTests/CutTests", ["tells a stream that it cuts so, and settles what it used"])),
        Criterion(
            "memory goes back", by: ["Service/Edge/MemoryTrimmer", "Engine/Reactor/Syscall/ProcessMemory"],
            (
                "EndToEndTests/OverloadTests",
                [
                    "memory that lies between what still lives goes back",
                    "a hundred reloads leave nothing behind",
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
                    "has one request of a connection handed on, however many have come",
                    "reads no more of a body than a bounded part",
                ]
            ),
            (
                "EndToEndTests/OverloadTests",
                ["sixteen connections that ask without pause keep nobody waiting"]
            )),
        Criterion(
            "what comes late because the loop is late is no failure of Redis",
            by: ["Engine/Redis/RedisNode", "Engine/Redis/Connection"],
            (
                "Engine/RedisTests/RedisRecoveryTests",
                [
                    "does not blame the server for what was sent late",
                    "reads an answer that was there in time, though others stand before it",
                    "lets a call wait for a connection that only its own lateness kept from standing",
                ]
            )),
        Criterion(
            "who is not identified is bounded whatever the answer is",
            by: ["Service/Responses/Authenticator", "Engine/HTTP/Server/ServerConnection+Life"],
            (
                "Service/AppAPITests/UnidentifiedCallerTests",
                ["is bounded whatever the answer is, and the connection ends with the last"]
            ), ("Engine/HTTPTests/RequestTests", ["answers for itself to OPTIONS *"])),
        Criterion(
            "names of models that somebody invents take nobody's place", by: ["Service/Gateway/BoundedTable"],
            (
                "Service/GatewayTests/TargetTests",
                [
                    "is learnt though others have invented thousands of names before",
                    "goes in the end where nobody asks for it any more",
                ]
            )),
        Criterion(
            "all keys of a user are forgotten and merged", by: ["Counting/Ledger/Users/APIKeyStore"],
            (
                "Counting/LedgerTests/APIKeyStoreTests",
                [
                    "are all forgotten with them", "all go over to the user whom they become",
                ]
            )),
        Criterion(
            "bodies have a budget, and what they took goes back", by: ["Engine/HTTP/Server/BodyBudget"],
            (
                "Engine/HTTPTests/FairnessTests",
                [
                    "refuses what goes beyond it, and is whole again when the bodies are gone",
                    "counts bodies in chunks, and those that came with their head",
                ]
            ),
            (
                "EndToEndTests/OverloadTests",
                [
                    "a flood of bodies that never end hears 503, and its memory goes back"
                ]
            )),
    ]

    // MARK: What passes, and what must not

    private static let passing = [
        Criterion(
            "a path below a prefix that may be read as another one is refused",
            by: ["Service/Gateway/PathCheck"],
            ("Service/GatewayTests/PathTests", ["that an upstream may read as another one is refused"])),
        Criterion(
            "nothing from outside says who somebody is, nor whose organisation or key pays",
            by: ["Service/Gateway/WithheldField", "Service/Gateway/CallerQuery"],
            (
                "Service/GatewayTests/FieldTests",
                [
                    "never travels on, however it is written",
                    "may name an organisation where no key of the team's is beside it",
                    "ends at the edge as a parameter, too",
                ]
            )),
        Criterion(
            "the admin listener answers to its own names", by: ["Service/AdminAPI/AllowedHosts"],
            (
                "Service/AdminAPITests/HostTests",
                [
                    "is no other, which is told what to change", "may be one that the configuration lists",
                ]
            )),
        Criterion(
            "a private address passes only where that is said, written oddly or found by a name",
            by: [
                "Service/Configuration/Values/HostPort", "Service/Configuration/Values/HTTPAddress",
                "Service/Gateway/Origin+Settings", "Engine/HTTP/Client/UpstreamPool+Connect",
            ],
            ("Service/ConfigurationTests/ValueTests", ["with a port is refused"]),
            ("Service/ConfigurationTests/BadConnectionTests", ["names the mistake about upstreams"]),
            (
                "Engine/HTTPTests/ConnectTests",
                [
                    "is not made to an address that is not permitted, which is told"
                ]
            ),
            ("EndToEndTests/NameTests", ["a name that leads to a private address is not followed"])),
        Criterion(
            "a request that was lost with its connection is sent once more where nothing can come twice",
            by: ["Service/Gateway/Exchange+Forward", "Engine/HTTP/Client/KeepAliveRecord"],
            (
                "Service/GatewayTests/AskAgainTests",
                [
                    "before it arrived is sent once more, whatever it is",
                    "with the request unanswered is sent once more only where twice is all right",
                ]
            ),
            (
                "EndToEndTests/SilentCloseTests",
                ["loses no message that bears an Idempotency-Key"]
            ),
            (
                "Engine/HTTPTests/UpstreamTests",
                ["is not used again where the upstream closes behind each answer"]
            )),
        Criterion(
            "what is no HTTP is refused, never repaired",
            by: [
                "Core/Wire/HTTP/ChunkedBody", "Core/Wire/HTTP/RequestParser",
                "Engine/HTTP/Server/ServerConnection+Life",
            ],
            (
                "Core/WireTests/HTTP/BodyTests",
                ["odd chunks are refused, whole or byte by byte, as 400 or 502"]
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
                    "answers for itself to OPTIONS *",
                    "waits patiently behind an empty line, and skips it before a request",
                ]
            )),
        Criterion(
            "a token's times may be fractional", by: ["Service/Identity/Token/WrittenClaims"],
            ("Service/IdentityTests/TokenTests", ["of each algorithm is believed"])),
        Criterion(
            "users whom no path can name can be reached all the same", by: ["Service/AdminAPI/AdminRequest"],
            (
                "Service/AdminAPITests/DotUserTests",
                [
                    "are shown, blocked and forgotten by a parameter"
                ]
            )),
        Criterion(
            "interim answers without an end end at the first-byte time",
            by: ["Engine/HTTP/Client/UpstreamConnection"],
            (
                "Engine/HTTPTests/InterimTests",
                [
                    "end at the first-byte time",
                    "end at the first-byte time, too, where they come faster than they are read",
                ]
            )),
        Criterion(
            "figures that stand twice are no evidence", by: ["Core/Dialects/UsageFields"],
            (
                "Core/DialectsTests/ReplyReaderTests",
                ["figures of which one stands twice are no evidence"]
            ),
            (
                "Service/GatewayTests/ExtremeFigureTests",
                [
                    "that stand twice in an answer are guessed instead, and flagged"
                ]
            )),
        Criterion(
            "no name that a caller invented is written anywhere",
            by: ["Service/Telemetry/Metrics/ModelNames"],
            (
                "Service/TelemetryTests/CountingTests",
                [
                    "adds up what models use, by no name that the configuration does not have"
                ]
            ),
            (
                "EndToEndTests/WatchTests",
                [
                    "nothing that people write is in the metrics, the log or a trace"
                ]
            )),
        Criterion(
            "a key's id that is known takes the time of one that is not",
            by: ["Counting/Ledger/Users/APIKeyStore"],
            (
                "Service/GatewayTests/KeyTests",
                [
                    "costs the same work whether the key's id is known or not"
                ]
            )),
    ]
}
