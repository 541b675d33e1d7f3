import Testing

/// Connections to a provider and to Redis over a real network.
@Suite struct `The criteria for connections to providers and Redis` {
    @Test(arguments: upstream + store)
    func `name files and tests that exist`(criterion: Criterion) throws { try criterion.check() }

    // MARK: To the upstream

    private static let upstream = [
        Criterion(
            "a TLS connection to an upstream is reused, resumed, and dropped if the upstream speaks or closes",
            by: ["Engine/Reactor/Channel", "Engine/TLS/SecureLayer", "Engine/TLS/SessionCache"],
            (
                "Engine/HTTPTests/SecureUpstreamTests",
                [
                    "gets a hundred requests over one connection, whose session the next one resumes",
                    "may send tickets and update its keys while its connection is idle",
                    "that sends close_notify on an idle connection loses its place in the pool",
                ]
            ),
            ("Engine/HTTPTests/UpstreamTests", ["is closed when the upstream sends something unasked"]),
            ("Engine/TLSTests/TLSTests", ["resumes the session with the same host, and not with another"])),
        Criterion(
            "a request of any size is sent completely, whatever the upstream sends meanwhile",
            by: ["Engine/HTTP/Client/UpstreamConnection", "Engine/TLS/SecureLayer"],
            (
                "Engine/HTTPTests/SecureUpstreamTests",
                [
                    "reaches the upstream completely", "goes on after an interim answer",
                    "reaches an upstream that updates its TLS keys meanwhile",
                    "reaches an upstream that renegotiates TLS meanwhile",
                ]
            ),
            (
                "EndToEndTests/TransportTests",
                ["8 MiB reach an upstream over TLS through sockets of 16 KiB, twice on one connection"]
            ),
            (
                "Engine/HTTPTests/UpstreamTests",
                ["delivers an answer that comes before the upstream has read the request"]
            )),
        Criterion(
            "a look-up has a deadline, serves all waiting callers, and never loses good addresses",
            by: ["Engine/Reactor/Names/Resolver", "Engine/Reactor/Names/KnownName"],
            (
                "Engine/ReactorTests/ResolverTests",
                [
                    "is looked up once for all waiting callers, whatever their loop",
                    "whose look-up hangs is late at each caller's deadline, and occupies 3 threads",
                    "keeps its addresses while look-ups fail, which is reported once",
                ]
            ),
            (
                "Engine/HTTPTests/ConnectTests",
                [
                    "fails at its deadline when the look-up hangs",
                    "uses the last known addresses when the name is no longer found",
                ]
            ),
            (
                "EndToEndTests/NameTests",
                ["name servers that hang cost a message its time to connect, and delay nothing else"]
            ),
            ("EndToEndTests/AlertTests", ["a name that cannot be looked up"])),
        Criterion(
            "the next address is tried after 250 ms", by: ["Engine/Reactor/ConnectionRace"],
            (
                "Engine/ReactorTests/ConnectionRaceTests",
                [
                    "tries the next address after 250 ms without an answer"
                ]
            ),
            (
                "Engine/HTTPTests/ConnectTests",
                [
                    "uses the second address after 250 ms without an answer, and the next time at once"
                ]
            )),
        Criterion(
            "no accept waits for the kernel to grow the table of descriptors, in any of the programs",
            by: ["Engine/Reactor/Syscall/Resources"],
            (
                "EndToEndTests/DescriptorTests",
                [
                    "the soft limit is raised, and the kernel's table is grown before there is a thread",
                    "the tools grow the kernel's table, too",
                ]
            )),
        Criterion(
            "headers that act for the upstream's origin are removed, unless configured otherwise",
            by: ["Service/Gateway/OriginFields"],
            (
                "Service/GatewayTests/FieldTests",
                [
                    "are removed", "are removed on streams and on routes that are not metered",
                    "are passed on if so configured",
                ]
            )),
        Criterion(
            "a body of any size that the configuration allows is read",
            by: ["Service/Gateway/Gateway", "Core/JSON/JSONValue"],
            ("Core/JSONTests/JSONTests", ["a document of 60 MiB is read, and its memory is freed"]),
            ("EndToEndTests/OverloadTests", ["a large body reaches a provider, and its memory is freed"])),
        Criterion(
            "sums and products of figures from outside saturate",
            by: [
                "Core/Limits/Saturation", "Core/Dialects/RequestReader", "Service/Gateway/RoutedRequest",
            ],
            ("Core/LimitsTests/SaturationTests", ["stops at the smallest or the largest number"]),
            (
                "Service/GatewayTests/ExtremeFigureTests",
                [
                    "in requests and answers are refused or saturate, and never end the process",
                    "of millions of prompts reserve at most what one message may",
                ]
            )),
    ]

    // MARK: To Redis

    private static let store = [
        Criterion(
            "a lost connection that had answered calls is reconnected without a delay",
            by: ["Engine/Redis/RedisNode+Connecting"],
            (
                "Engine/RedisTests/RedisRecoveryTests",
                ["reconnects within 100 ms after 20 losses, and fails no call"]
            )),
        Criterion(
            "each of several servers has its own connection, scripts, breaker, clock and users",
            by: [
                "Engine/Redis/RedisNode", "Engine/Redis/RedisRouter", "Counting/Ledger/Store/NodeWatch",
                "Counting/Ledger/Store/StoreWatch",
            ],
            (
                "Engine/RedisTests/RedisClusterTests",
                [
                    "has each key where its slot is, and many answers in their order",
                    "is asked again, with the script's source, where a slot is on its way",
                    "goes on with a replica where a master dies or hangs, and does not hold up the others",
                ]
            ),
            ("Engine/RedisTests/RedisRouterTests", ["is found without computing a slot"]),
            (
                "Counting/LedgerTests/NodeTests",
                [
                    "refuses only the users of a dead server",
                    "refuses only the users of a server that may lose counts",
                    "passes each script the expected time of its own server's clock",
                    "notes each user's lease on the user's server",
                    "is scanned slot by slot, so that no user appears twice",
                    "has the reservations of dead edges returned on every server",
                ]
            ),
            (
                "Counting/LedgerTests/ClusterFaultTests",
                ["are refused for slots that no master has, and for nobody else"]
            )),
        Criterion(
            "a settlement that may succeed later is retried later, also one of an earlier release",
            by: ["Counting/Ledger/Spool/SettlementRemedy", "Counting/Ledger/Spool/SpoolFile+Parked"],
            (
                "Counting/LedgerTests/ParkedSettlementTests",
                [
                    "that may succeed later is retried, also after a restart, and counted once",
                    "that an earlier release parked without a reason is retried once",
                ]
            ),
            (
                "Counting/LedgerTests/ReplayTests",
                [
                    "that fail by themselves are retried, and delay no others"
                ]
            )),
        Criterion(
            "a settlement that never succeeds can be listed, retried and dropped, and that is audited",
            by: [
                "Counting/Ledger/Spool/SpoolFile+Parked", "Service/AdminAPI/AdminResponder+Spool",
                "Service/Edge/EdgeFigures", "Tools/Operations/Doctor/EdgeDoctor",
            ],
            (
                "Counting/LedgerTests/ParkedSettlementTests",
                [
                    "that never succeeds waits for an operator, who repairs the key and retries it"
                ]
            ),
            (
                "Service/AdminAPITests/SpoolRouteTests",
                [
                    "are listed with what they would count, and why they are parked",
                    "are retried by operators with that right, and the retry is audited",
                ]
            ),
            (
                "EndToEndTests/SpoolTests",
                [
                    "settlements that Redis refuses for good are listed, retried and dropped by usherctl"
                ]
            ),
            ("EndToEndTests/AlertTests", ["settlements that Redis answers with an error"])),
        Criterion(
            "the sweeper's cost depends on open reservations, not on the number of users",
            by: ["Counting/Ledger/Leases/LeaseIndex", "Counting/Ledger/Leases/Sweeper"],
            (
                "Counting/LedgerTests/SweeperTests",
                [
                    "returns each abandoned request once, whichever edge finds it",
                    "reads as many keys as there are open requests, however many users there are",
                ]
            ), ("Counting/LedgerTests/PendingAdmissionTests", ["notes its user in the index of leases"])),
        Criterion(
            "the first message after the store's first answer is admitted",
            by: ["Counting/Ledger/Store/StoreWatch"],
            (
                "Counting/LedgerTests/StoreReturnTests",
                [
                    "after 0.3 s of silence lets messages pass within 200 ms",
                    "after a kill and a second away lets messages pass within 200 ms",
                    "is probed as soon as a connection is made, not at the next probe's time",
                    "to accepting writes is probed for at least every 0.4 s",
                ]
            ),
            (
                "EndToEndTests/RecoveryTests",
                [
                    "once Redis is back nobody is refused for longer than 0.2 s, and each message counts once"
                ]
            )),
        Criterion(
            "ready means that a message could be counted, and log and doctor say why not",
            by: ["Counting/Ledger/Store/StoreProbe", "Counting/Ledger/Store/StoreHealth"],
            (
                "Counting/LedgerTests/StoreProbeTests",
                [
                    "is answered no with the reason, and yes once that is repaired",
                    "is answered no for each command of the scripts that the user may not call",
                ]
            ),
            (
                "EndToEndTests/StoreTests",
                [
                    "ready means that a message could be counted",
                    "after 0.3 s of silence readiness never says yes before a message passes",
                    "after a kill and a second away readiness never says yes before a message passes",
                ]
            )),
        Criterion(
            "the time for which ids are remembered can be shortened",
            by: ["Counting/Ledger/Store/RedisLedger"],
            (
                "Counting/LedgerTests/IdempotencySpanTests",
                [
                    "is remembered for the configured span, and no longer"
                ]
            )),
        Criterion(
            "an overloaded edge does not admit without counting",
            by: ["Counting/Ledger/Admission/Admissions+Grace"],
            ("Counting/LedgerTests/GraceTests", ["admits nothing that only this edge's full queue refuses"])),
        Criterion(
            "a request right after an answer waits for its settlement, up to the deadline",
            by: [
                "Counting/Ledger/Admission/Admissions", "Counting/Ledger/Admission/SettlementWait",
                "Counting/Ledger/Admission/RecentSettlements",
            ],
            (
                "Counting/LedgerTests/AdmissionsTests",
                [
                    "lets a repeat wait for the settlement that another edge is sending",
                    "lets a repeat of a running message wait for half of the deadline at most",
                ]
            ),
            (
                "Service/GatewayTests/RepeatTests",
                ["right after its answer waits for the settlement, and is answered"]
            ),
            (
                "Counting/LedgerTests/RecentSettlementsTests",
                [
                    "is admitted even if it reaches the store before the settlement",
                    "is admitted even if the settlement was sent and answered first, but executed second",
                    "waits for a settlement that is on its way",
                    "is refused at once if the previous message is still running",
                ]
            )),
        Criterion(
            "on a link with 5 ms each way nothing is lost and nothing counted twice",
            by: ["Counting/Ledger/Admission/Admissions"],
            (
                "Counting/LedgerTests/StoreOverLinkTests",
                [
                    "counts every message once, with many in flight",
                    "counts what it admitted and nothing else if connections break",
                ]
            )),
    ]
}
