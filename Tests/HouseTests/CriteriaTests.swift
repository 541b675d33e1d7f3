import Testing

/// What people have bought, what they may do, and what the service says to them.
@Suite struct `The criteria for purchases and messages` {
    @Test(arguments: paid + told + shown + asked + operated)
    func `name tests that exist`(criterion: Criterion) throws { try criterion.check() }

    // MARK: Nobody who has paid is refused

    private static let paid = [
        Criterion(
            "reading the usage looks up a purchase again, as sending a message does",
            (
                "Service/AppAPITests/SubscriptionTests",
                ["is not that of a trial that has become a subscription while its webhook is late"]
            ),
            (
                "EndToEndTests/SubscriptionTests",
                ["a trial is bought, used up, and goes on as a subscription whose webhook got lost"]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["an operator is told what a message would be told, though nobody asked before"]
            )),
        Criterion(
            "an open usage stream reports the purchase",
            (
                "Service/AppAPITests/StreamTests",
                ["tells a trial that has become a subscription, though its webhook is late"]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["a trial becomes monthly with its webhook lost, and reading and a screen both hear of it"]
            )),
        Criterion(
            "a purchase by a new customer is looked up",
            (
                "Service/SubscriptionsTests/RefusalRecheckTests",
                [
                    "the store is asked once, and a purchase whose webhook got lost is found",
                    "a record that was read before another request found the purchase is read again",
                ]
            ),
            (
                "Service/AppAPITests/SubscriptionTests",
                ["of a first-time buyer whose webhook is missing is found by reading"]
            ),
            (
                "Service/AppAPITests/StreamTests",
                ["of a first-time buyer whose webhook is missing opens with what they bought"]
            )),
        Criterion(
            "the look-ups have a bounded rate",
            (
                "Service/SubscriptionsTests/RefusalRecheckTests",
                [
                    "a thousand invented ones lead to 40 questions and one in 2 s, and take none from payers",
                    "nothing is kept of them, and they are asked about twice in half a minute on all edges",
                    "each person is asked about twice at once, whoever says that their time is over",
                    "nobody is asked again and again", "many requests of one share one question",
                ]
            )),
        Criterion(
            "all Stripe customers of a user are kept and asked, and all items count",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "keeps what was bought again when the first customer is deleted",
                    "is asked about at each of them, of which eight are kept",
                    "has all items of a subscription, and none whose metadata name somebody else",
                ]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["a user of Stripe who bought again is found behind a customer of whom nobody told"]
            )),
        Criterion(
            "the end of one service's subscription does not end the other's",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "keeps RevenueCat's when Stripe's ends, and Stripe's when RevenueCat's ends",
                    "loses nothing that an operator gave to a service that never sold them anything",
                ]
            )),
        Criterion(
            "client_reference_id names a user only if configured",
            (
                "Service/SubscriptionsTests/EventTests",
                ["believes a reference that its buyer can edit only where it is told to"]
            )),
        Criterion(
            "events are ordered by the store's or Redis' clock",
            ("Service/SubscriptionsTests/SourcesTests", ["is ordered by the clock of Redis"]),
            ("Service/SubscriptionsTests/ReorderTests", ["end where the same ones in order end"])),
        Criterion(
            "customers are found by a search",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "is searched by the user's id to the letter, and each one found is asked",
                    "is searched without breaking out of the search's text",
                    "is searched again when all that are known have ended",
                ]
            )),
        Criterion(
            "a tester's purchase opens no plan, or one with separate counters",
            (
                "Service/SubscriptionsTests/RecordTests",
                [
                    "of a tester's account is told also where it was bought once and for all",
                    "of a tester stands behind what the same store sold for money",
                ]
            ),
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "opens its plan only where the configuration keeps it apart, and is marked",
                    "never stands before one that was paid for",
                ]
            ),
            (
                "EndToEndTests/PurchaseTests",
                [
                    "a tester's purchase opens the plan where it is kept apart, and is told apart",
                    "what a tester used stands apart wherever operators look",
                ]
            )),
        Criterion(
            "a tester's use is never added to that of paying users",
            (
                "Service/AppAPITests/SandboxTests",
                [
                    "takes nothing from what they pay for later, nor from what they paid for",
                    "reads the record of their own trial after it, not of one that was paid for",
                    "sees that the purchase moved no money",
                ]
            ),
            ("Counting/LedgerTests/SandboxBooksTests", ["have lines of their own"]),
            (
                "Service/TelemetryTests/StatsCollectorTests",
                ["adds what testers used to nothing that was paid for"]
            ),
            (
                "Service/AdminAPITests/SandboxTests",
                [
                    "stands apart from what was paid for, in a user, the books, a list and an export",
                    "has a list of its own among those with most", "is refused apart, too",
                ]
            ),
            (
                "Tools/OperationsTests/ImportTableTests",
                ["opens no plan that was bought with a tester's account"]
            ),
            (
                "Service/TelemetryTests/DeployTests",
                ["the dashboard adds what testers used to nothing that was paid for"]
            )),
    ]

    // MARK: A refusal says why

    private static let told = [
        Criterion(
            "one table of states × limits, the same everywhere, also in `usherctl user explain`",
            (
                "Core/WordsTests/GateTableTests",
                [
                    "names a gate in every state", "offers what helps in a state, whatever the limits",
                    "has its text in every state before anything is sent",
                    "decides each row of the coaching product",
                ]
            ),
            (
                "SpecificationTests/GateTableTests",
                [
                    "the same at every place, in each row",
                    "cancelled with days left and all used: nothing refreshes after the date",
                    "cancelled with days left and 95 % used: no day is named after the end",
                ]
            ), ("SpecificationTests/ServiceAwayTests", ["every place says the same"]),
            (
                "Service/SubscriptionsTests/RefusalRecheckTests",
                [
                    "a pause known beforehand holds while the store is away, and is over at its own end"
                ]
            ),
            (
                "Service/SubscriptionsTests/EventTests",
                ["tells a pause after a failed payment as what it is, not as a break"]
            ),
            (
                "EndToEndTests/DemoTests",
                ["demo-expired never left, and is not asked to come back, wherever it is told"]
            ))
    ]

    // MARK: Messages and actions reach the screen

    private static let shown = [
        Criterion(
            "actions with a link or a call, and the messages before sending",
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "is offered links and calls with each action",
                    "is sent where the store itself manages what was bought",
                    "has the catalogue's words for what it must say by itself",
                ]
            ),
            (
                "Service/SubscriptionsTests/RecordTests",
                [
                    "tells until when it is paused, and where it is managed",
                    "whose payment failed, or which is paused, is managed where it was bought",
                ]
            )),
        Criterion(
            "the last 24 hours",
            ("Core/WordsTests/TrialWordsTests", ["the last 24 hours set the emphasis"]),
            (
                "SpecificationTests/GateTableTests",
                ["each answer in a trial's last 24 hours says so, and no other"]
            ),
            (
                "Service/AppAPITests/StreamWordsTests",
                ["hears of the last 24 hours when they come, though nobody writes a word"]
            )),
        Criterion(
            "plurals follow the total, no „heute“ for tomorrow, a passed soft limit, a trial's spoken days",
            (
                "Core/WordsTests/TrialWordsTests",
                [
                    "a noun follows the total",
                    "the last day has its own text, without a promise to users who cancelled",
                    "a soft limit that was passed has a sentence, one on trial has none",
                    "have a text for screen readers",
                ]
            )),
        Criterion(
            "one catalogue of messages, and an error message names what failed",
            (
                "Service/ConfigurationTests/GoodConfigurationTests",
                ["says its own sentences, and the catalogue's where it has none"]
            ),
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "hears of what could not be done, and of nothing else",
                    "is not what a service hears whose event is not taken",
                ]
            )),
        Criterion(
            "updated_at, a used-up trial's date, the trial's record after it",
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "is told when a count last changed, not when it was asked",
                    "reads the trial's record after the switch to monthly",
                ]
            ), ("SpecificationTests/GateTableTests", ["the same at every place, in each row"])),
        Criterion(
            "an unknown model is 404",
            ("Service/GatewayTests/BadRequestTests", ["because no upstream serves its model hears so"])),
        Criterion(
            "trial_days",
            (
                "Core/WordsTests/TrialWordsTests",
                ["are counted as in the plan, and never exceed the total"]
            ),
            (
                "Service/ConfigurationTests/PresetTests",
                ["call the trial three days, whatever the store bills"]
            )),
        Criterion(
            "the preset shows all of this with a key, and says what is missing without one",
            (
                "Service/ConfigurationTests/PresetTests",
                ["are there with the service's key, and say what they wait for without it"]
            ),
            (
                "EndToEndTests/DemoTests",
                ["what a key of the subscription service switches on is said at the start"]
            )),
    ]

    // MARK: Check-ins

    private static let asked = [
        Criterion(
            "a session is at least four messages",
            (
                "Service/AppAPITests/CheckInTests",
                [
                    "have a session of two questions, their two answers and the background, and never less",
                    "have a session of two questions, their two answers and 5 minutes of silence",
                ]
            )),
        Criterion(
            "the answer not now, and a refusal in the system's dialog",
            (
                "Service/AppAPITests/CheckInTests",
                [
                    "are asked for again when another session is complete after not now, and not before",
                    "are not asked for in the session after the one that followed not now",
                    "that were put off within a session are not asked for at its own end",
                    "are asked for never again after the system's own question, and the yes is kept",
                    "are asked for never again after the system's question was answered elsewhere",
                ]
            )),
        Criterion(
            "a job that dies loses no check-in",
            (
                "Service/AppAPITests/ClaimTests",
                [
                    "are answered alike under one request id, and others get others",
                    "of one person are answered alike under one request id, and no other job has them",
                    "that fail half-way are all there under the same id, and nobody is lost or nudged twice",
                    "of a job that never comes back are given back by whoever comes next",
                    "of which one call fails are given back at once",
                ]
            )),
    ]

    // MARK: Operators see what is true

    private static let operated = [
        Criterion(
            "a webhook with a wrong secret is counted",
            ("Service/AppAPITests/WebhookTests", ["that is forged is refused, and nobody is asked for it"]),
            ("EndToEndTests/AlertTests", ["webhooks whose secret is wrong"])),
        Criterion(
            "`config apply` may be repeated under its request id",
            (
                "Service/AdminAPITests/EdgeTests",
                [
                    "takes a request id again that found mistakes before",
                    "reads its configuration again under an id that another edge has done",
                ]
            )),
        Criterion(
            "no token is sent in plain text",
            (
                "EndToEndTests/TransportTests",
                [
                    "operators ask over TLS, and their token goes nowhere else",
                    "a token goes in the clear to another machine only where that is said",
                ]
            )),
        Criterion(
            "streams of a revoked token, line ends of secrets, names in a diff, a resumed export",
            (
                "EndToEndTests/ReloadTests",
                ["a token that is revoked ends the streams that it opened, and no others"]
            ),
            (
                "Service/ConfigurationTests/FileTests",
                ["and variables lose one line end", "and variables hold no control character"]
            ), ("Service/ConfigurationTests/OutlineTests", ["is named as it is written in YAML"]),
            (
                "EndToEndTests/Operator/TransferTests",
                ["an export that was cut off goes on, and has every user once"]
            )),
    ]
}
