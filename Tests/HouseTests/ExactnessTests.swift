import Testing

/// Every answer is counted, and charged for what it used: the criteria of that, each with its tests.
@Suite struct `The criteria for counting and charging answers` {
    @Test(arguments: answers + departures + overspend + store + data + proofs)
    func `name tests that exist`(criterion: Criterion) throws { try criterion.check() }

    // MARK: No complete answer is free

    private static let answers = [
        Criterion(
            "a complete answer is charged unless it clearly says that it holds nothing",
            (
                "Core/DialectsTests/ReplyEvidenceTests",
                [
                    "with content of any kind is useful, however it ends",
                    "streamed with content of any kind is useful",
                    "that says itself that it has no content is refunded",
                    "that cannot be read is useful, unless the upstream broke it off",
                ]
            ),
            (
                "Service/GatewayTests/WholeAnswerTests",
                ["is passed on unchanged, three times out of eight if three are allowed"]
            )),
        Criterion(
            "no compression is requested; an answer that is compressed anyway passes unchanged, and is counted",
            (
                "Service/GatewayTests/WholeAnswerTests",
                [
                    "is requested uncompressed, whatever the caller accepts",
                    "that is compressed reaches the client unchanged, and is not searched for figures",
                ]
            ),
            (
                "Core/DialectsTests/ReplyEvidenceTests",
                ["that is compressed is useful, and nothing of it is kept or held back"]
            )),
        Criterion(
            "usage is found anywhere in the answer, in bounded memory",
            (
                "Core/DialectsTests/ScannedUsageTests",
                [
                    "is found before and after the unreadable value, in every dialect",
                    "is read even if the usage object itself cannot be parsed",
                    "is found after an image, in an event of any size",
                    "is found before an image, and in the last of many elements",
                    "is not used if it occurs twice, just as when it is parsed",
                ]
            ),
            (
                "Core/DialectsTests/HiddenUsageTests",
                ["are removed after an event that is larger than the part kept of it"]
            )),
        Criterion(
            "an answer with content is charged, whatever its bytes, and no change of a request makes it free",
            (
                "Core/DialectsTests/Fuzz/AnswerFuzzTests",
                [
                    "an answer of the corpus is charged, however it is cut into pieces",
                    "an answer with content is charged, whatever its bytes",
                ]
            ),
            (
                "Service/GatewayTests/RequestFuzzTests",
                [
                    "no change of a request that is answered makes it free",
                    "every request of the corpus that is answered is counted",
                ]
            )),
        Criterion(
            "the accounts are exact for compressed, huge, odd and broken answers",
            (
                "EndToEndTests/AccountsTests",
                ["every account equals what was reported, even if clients hang up and servers die"]
            )),
    ]

    // MARK: A client that hangs up pays for the generated text, not for the bytes around it

    private static let departures = [
        Criterion(
            "only the text is counted",
            (
                "Core/DialectsTests/Text/ReplyTextTests",
                [
                    "is that of its deltas, without anything around them",
                    "is the same wherever the stream is cut, and however little is kept of an event",
                ]
            ),
            (
                "Core/DialectsTests/Text/TokenEstimatorTests",
                ["is estimated to within a quarter of what two tokenizers count"]
            )),
        Criterion(
            "a client that hangs up pays for the generated text, with known and new models",
            (
                "Service/GatewayTests/HangUpTests",
                [
                    "of a new model pays for the generated text to within a quarter, whatever others do",
                    "of a known model pays for the generated text to within a twentieth, whatever others do",
                ]
            ),
            (
                "Service/GatewayTests/CutEventTests",
                ["is charged for the text that arrived, whoever ended it"]
            )),
        Criterion(
            "the better predictor is used, and one caller does not change the guesses for others",
            (
                "Core/LimitsTests/Guess/OutputGuessTests",
                [
                    "uses events if those have predicted better",
                    "uses the text if that has predicted better",
                    "does not follow one caller for all, however much they send",
                ]
            )),
        Criterion(
            "learnt figures survive a restart",
            (
                "Core/LimitsTests/Guess/LearnedFigureTests",
                [
                    "give the same guess after a restart, whoever calls first",
                    "do not follow one caller after a restart, but do follow a changed model",
                ]
            ),
            ("Service/GatewayTests/LearnedModelsTests", ["is read as it was written"]),
            (
                "EndToEndTests/GuessTests",
                ["a restarted edge guesses by what it has learnt before"]
            )),
        Criterion(
            "the records say how much was guessed",
            (
                "Service/GatewayTests/AccountingTests",
                ["records how much was guessed if only the prompt was reported"]
            ),
            ("Counting/LedgerTests/ReclaimBookTests", ["records how much was guessed, if anything was"]),
            (
                "EndToEndTests/GuessTests",
                ["a restarted edge guesses by what it has learnt before"]
            )),
    ]

    // MARK: Reservations follow overspending at once

    private static let overspend = [
        Criterion(
            "the next reservations hold as much as the model, the user and the kind of request have cost",
            (
                "Core/LimitsTests/Guess/OutputGuessTests",
                [
                    "includes after one answer what its caller is billed beyond the text",
                    "includes for all what three callers were billed beyond the text",
                ]
            ),
            (
                "Service/GatewayTests/EstimateTests",
                [
                    "includes what the caller's first answer has shown",
                    "includes what each shape of request has cost, and nothing of it for other shapes",
                    "follows what the model's upstream reports, for that model alone",
                ]
            ),
            (
                "Core/DialectsTests/Text/PromptMediaTests",
                ["and cached parts are distinguished from each other"]
            )),
        Criterion(
            "images and files are estimated by the providers' rules",
            (
                "Core/DialectsTests/Text/PromptMediaTests",
                [
                    "cost with OpenAI a price for each tile",
                    "cost with OpenAI the tile price of the model",
                    "cost with OpenAI's small models a price for each patch",
                    "cost with Anthropic by their patches", "cost with Gemini 258 for each tile",
                    "cost by their length if they are audio", "cost by the second if they are video",
                    "cost by the page if they are files",
                ]
            )),
    ]

    // MARK: A Redis that runs but is unfit

    private static let store = [
        Criterion(
            "every right is checked: at the start, for readiness, and on each new connection",
            (
                "Tools/OperationsTests/RightsTests",
                [
                    "are exactly the commands that are called",
                    "are enough for every probe, and each one that is missing is found",
                ]
            ),
            (
                "Counting/LedgerTests/StoreReturnTests",
                ["is probed as soon as a connection is made, not at the next probe's time"]
            ),
            (
                "Counting/LedgerTests/StoreProbeTests",
                [
                    "is answered no with the reason, and yes once that is repaired",
                    "is answered no for each command of the scripts that the user may not call",
                ]
            ), ("EndToEndTests/StoreTests", ["ready means that a message could be counted"]),
            (
                "EndToEndTests/Operator/DoctorTests",
                ["missing rights are named, and a wrong password is reported without showing it"]
            )),
        Criterion(
            "a script that fails at any command can be sent again",
            (
                "Counting/LedgerTests/ScriptFaultTests",
                ["has changed all that it should once it is sent again"]
            ),
            (
                "Counting/LedgerTests/SettleFaultTests",
                ["changes nothing at first, and all that it should once it is sent again"]
            ), ("Counting/LedgerTests/CheckInFaultTests", ["is completed when it is sent again"])),
        Criterion(
            "a settlement that the store does not know is never reported as counted",
            (
                "Counting/LedgerTests/ReplayTests",
                [
                    "about unknown reservations wait for an operator, and are never logged as counted",
                    "that were counted before their answer was lost need no operator",
                ]
            ),
            (
                "Counting/LedgerTests/ParkedSettlementTests",
                [
                    "about an unknown reservation waits for an operator, unless the books contain it",
                    "about an unknown reservation does not pass for counted when it is sent at once",
                ]
            )),
        Criterion(
            "parked settlements are listed and can be retried",
            (
                "Counting/LedgerTests/ParkedSettlementTests",
                ["that never succeeds waits for an operator, who repairs the key and retries it"]
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
                ["settlements that Redis refuses for good are listed, retried and dropped by usherctl"]
            )),
        Criterion(
            "a Redis that evicts is refused when it comes up, and when its policy changes",
            (
                "Counting/LedgerTests/UnfitStoreTests",
                [
                    "is found when its eviction policy changes, refuses without grace, and recovers",
                    "is found over a new connection, long before the next check",
                    "is found when it starts after the edge",
                ]
            ),
            (
                "EndToEndTests/UnfitStoreTests",
                [
                    "an evicting Redis is refused over a new connection, and accepted once it is repaired"
                ]
            )),
        Criterion(
            "a Redis that has lost its data is reported, and refused if so configured",
            (
                "Counting/LedgerTests/UnfitStoreTests",
                [
                    "that was emptied is logged once by each edge until an operator accepts it",
                    "that was emptied refuses messages, if so configured, until an operator accepts it",
                    "that was emptied is known after a restart, even to an edge that remembers nothing",
                ]
            ),
            (
                "EndToEndTests/UnfitStoreTests",
                [
                    "a Redis that was emptied is reported everywhere, until the operator accepts it",
                    "a Redis that was emptied while the edge was down is refused, if so configured",
                ]
            )),
    ]

    private static let data = [
        Criterion(
            "no clock jump erases a period that may come back",
            (
                "Counting/LedgerTests/PurgeTests",
                [
                    "runs once the clock has been steady for two whole windows, not a millisecond earlier",
                    "does not run if the clock is more than two seconds off",
                    "keeps the previous period, whichever of its counters began it",
                ]
            ),
            ("Tools/ProofTests/ClockJumpTests", ["erases no counter, wherever it jumps and comes back from"])
        ),
        Criterion(
            "a damaged spool charges only what was written, and reports what is missing",
            (
                "Counting/LedgerTests/SpoolDamageTests",
                [
                    "charges only what was written, and reports what is missing",
                    "reports exactly how many settlements a damaged log has lost",
                    "whose file was removed reports its 160 settlements as lost",
                ]
            )),
        Criterion(
            "a lease that expires is charged as its last renewal said",
            (
                "Counting/LedgerTests/ReclaimBookTests",
                [
                    "records how much was guessed, if anything was",
                    "reports how many of the expired leases it has charged",
                ]
            ),
            (
                "Counting/LedgerTests/LateSettlementTests",
                ["charges the actual use, whatever a renewal has reported"]
            ),
            (
                "EndToEndTests/CrashTests",
                ["text relayed before an edge was killed is charged, and flagged as a guess"]
            )),
    ]

    // MARK: A proof finds the mistakes it is for

    private static let proofs = [
        Criterion(
            "scenarios for tokens, money, bursts, concurrency, guesses, thresholds, repeats and leases hold",
            ("Tools/ProofTests/ProofTests", ["holds for the edge"])),
        Criterion(
            "an edge with an altered script fails, with the figure",
            (
                "Tools/ProofTests/AlteredEdgeTests",
                ["fails its proof, with the figure", "is one of many, each with a scenario that exists"]
            )),
        Criterion(
            "a broken edge never crashes a proof, and a correct one never fails it",
            (
                "Tools/ProofTests/AbsurdEdgeTests",
                ["fails every proof, without a trap", "and that runs already passes no proof either"]
            ),
            (
                "Tools/ProofTests/ProofTests",
                [
                    "whose bounds cross, because an edge admitted more than its limit, is a check that fails",
                    "of an edge with a courtesy asks operators how large it is",
                    "of who leaves holds the count where answers are too short to be left",
                ]
            )),
    ]
}
