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
                ["is not that of the trial once it is a subscription, even if the webhook is late"]
            ),
            (
                "EndToEndTests/SubscriptionTests",
                ["a trial is bought, used up, and goes on as a subscription whose webhook was lost"]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["an operator sees what a message would be answered, even before any request"]
            )),
        Criterion(
            "an open usage stream reports the purchase",
            (
                "Service/AppAPITests/StreamTests",
                ["reports that a trial has become a subscription, even if its webhook is late"]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["a trial becomes monthly with its webhook lost, which reading and a screen both show"]
            )),
        Criterion(
            "a purchase by a new customer is looked up",
            (
                "Service/SubscriptionsTests/RefusalRecheckTests",
                [
                    "the store is asked once, and a purchase whose webhook was lost is found",
                    "a record that was read before another request found the purchase is read again",
                ]
            ),
            (
                "Service/AppAPITests/SubscriptionTests",
                ["of a first-time buyer whose webhook is missing is found by reading"]
            ),
            (
                "Service/AppAPITests/StreamTests",
                ["of a first-time buyer whose webhook is missing opens with their purchase"]
            )),
        Criterion(
            "the look-ups have a bounded rate",
            (
                "Service/SubscriptionsTests/RefusalRecheckTests",
                [
                    "a thousand invented ones cause 40 look-ups and one in 2 s, and take none from payers",
                    "nothing is stored, and they are looked up twice in half a minute on all edges",
                    "each user is looked up twice at once, whatever says that the plan has ended",
                    "no user is looked up again and again", "many requests of one user share one look-up",
                ]
            )),
        Criterion(
            "all Stripe customers of a user are kept and asked, and all items count",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "keeps what was bought again when the first customer is deleted",
                    "is looked up as each of them, of which eight are kept",
                    "has all items of a subscription, and none whose metadata name another user",
                ]
            ),
            (
                "EndToEndTests/PurchaseTests",
                ["a user of Stripe who bought again is found under a customer that no event named"]
            )),
        Criterion(
            "the end of one service's subscription does not end the other's",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "keeps RevenueCat's plan when Stripe's ends, and Stripe's when RevenueCat's ends",
                    "keeps an operator's plan when a service answers that has sold nothing",
                ]
            )),
        Criterion(
            "client_reference_id names a user only if configured",
            (
                "Service/SubscriptionsTests/EventTests",
                ["trusts a reference that the buyer can edit only if so configured"]
            )),
        Criterion(
            "events are ordered by the store's or Redis' clock",
            ("Service/SubscriptionsTests/SourcesTests", ["is updated in the order of Redis' clock"]),
            ("Service/SubscriptionsTests/ReorderTests", ["have the same result as in order"])),
        Criterion(
            "customers are found by a search",
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "is searched by the exact user id, and each one found is looked up",
                    "is searched with an id that is escaped in the query",
                    "is searched again when all known ones have ended",
                ]
            )),
        Criterion(
            "a tester's purchase opens no plan, or one with separate counters",
            (
                "Service/SubscriptionsTests/RecordTests",
                [
                    "of a tester's account is recognised even if it was bought for life",
                    "of a tester comes after what the same store sold for money",
                ]
            ),
            (
                "Service/SubscriptionsTests/SourcesTests",
                [
                    "opens its plan only if it is configured to be kept apart, and is marked",
                    "never comes before a paid one",
                ]
            ),
            (
                "EndToEndTests/PurchaseTests",
                [
                    "a tester's purchase opens the plan if it is kept apart, and is shown apart",
                    "what a tester used is shown apart everywhere for operators",
                ]
            )),
        Criterion(
            "a tester's use is never added to that of paying users",
            (
                "Service/AppAPITests/SandboxTests",
                [
                    "uses up nothing of a plan that they pay for later, or paid for before",
                    "reads the record of their own trial after it, not of a paid one",
                    "sees that the purchase moved no money",
                ]
            ),
            ("Counting/LedgerTests/SandboxBooksTests", ["have lines of their own"]),
            (
                "Service/TelemetryTests/StatsCollectorTests",
                ["does not add what testers used to paid use"]
            ),
            (
                "Service/AdminAPITests/SandboxTests",
                [
                    "is separate from paid use, in a user, the books, a list and an export",
                    "has its own list of the users with most use", "has refusals of its own, too",
                ]
            ),
            (
                "Tools/OperationsTests/ImportTableTests",
                ["opens no plan that was bought with a tester's account"]
            ),
            (
                "Service/TelemetryTests/DeployTests",
                ["the dashboard does not add what testers used to paid use"]
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
                ["maps a pause after a failed payment to an end by billing, not to a pause"]
            ),
            (
                "EndToEndTests/DemoTests",
                ["demo-expired has not cancelled, and is nowhere asked to come back"]
            ))
    ]

    // MARK: Messages and actions reach the screen

    private static let shown = [
        Criterion(
            "actions with a link or a call, and the messages before sending",
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "gets a link or a call with each action",
                    "gets the link to the store that manages the purchase",
                    "gets the catalogue's words for what it says by itself",
                ]
            ),
            (
                "Service/SubscriptionsTests/RecordTests",
                [
                    "has the end of its pause, and the link to manage it",
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
                ["is told of the last 24 hours when they begin, even without a message"]
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
                ["uses its own sentences, and the catalogue's if it has none"]
            ),
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "is told what could not be done, and nothing else",
                    "has other texts than a service whose event is refused",
                ]
            )),
        Criterion(
            "updated_at, a used-up trial's date, the trial's record after it",
            (
                "Service/AppAPITests/StreamWordsTests",
                [
                    "shows when a count last changed, not when it was read",
                    "reads the trial's record after the switch to monthly",
                ]
            ), ("SpecificationTests/GateTableTests", ["the same at every place, in each row"])),
        Criterion(
            "an unknown model is 404",
            ("Service/GatewayTests/BadRequestTests", ["because no upstream serves its model is told so"])),
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
                ["are on with the service's key, and say what is missing without it"]
            ),
            (
                "EndToEndTests/DemoTests",
                ["the start says what a key of the subscription service switches on"]
            )),
    ]

    // MARK: Check-ins

    private static let asked = [
        Criterion(
            "a session is at least four messages",
            (
                "Service/AppAPITests/CheckInTests",
                [
                    "count a session after two questions, two answers and the background, not earlier",
                    "count a session after two questions, two answers and 5 minutes of silence",
                ]
            )),
        Criterion(
            "the answer not now, and a refusal in the system's dialog",
            (
                "Service/AppAPITests/CheckInTests",
                [
                    "are offered again after not now when another session is complete, not before",
                    "are not offered in the session after the one that followed not now",
                    "that were put off within a session are not offered at its end",
                    "are never offered again after the system's own question, and the yes is kept",
                    "are never offered again after the system's question was answered elsewhere",
                ]
            )),
        Criterion(
            "a job that dies loses no check-in",
            (
                "Service/AppAPITests/ClaimTests",
                [
                    "are the same under one request id, and others under another",
                    "of one user are the same under one request id, and no other job gets them",
                    "that fail half-way are complete under the same id, with no user lost or claimed twice",
                    "of a job that never comes back are released by the next one",
                    "with one failed call are released at once",
                ]
            )),
    ]

    // MARK: Operators see what is true

    private static let operated = [
        Criterion(
            "a webhook with a wrong secret is counted",
            ("Service/AppAPITests/WebhookTests", ["that is forged is refused, and causes no look-up"]),
            ("EndToEndTests/AlertTests", ["webhooks whose secret is wrong"])),
        Criterion(
            "`config apply` may be repeated under its request id",
            (
                "Service/AdminAPITests/EdgeTests",
                [
                    "accepts a request id again that found mistakes before",
                    "reloads its configuration under a request id that another edge has used",
                ]
            )),
        Criterion(
            "no token is sent in plain text",
            (
                "EndToEndTests/TransportTests",
                [
                    "operators connect over TLS, and their token is sent nowhere else",
                    "a token is sent unencrypted to another machine only if that is requested",
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
                ["an export that was cut off can be resumed, and has every user once"]
            )),
    ]
}
