import Testing

/// Each criterion of docs/specification.md must have a test. If the test is renamed or removed, this suite
/// fails.
@Suite struct `Each criterion of the specification` {
    private static let spec = "SpecificationTests/"
    private static let words = "Core/WordsTests/"
    private static let rows = words + "SpecificationRowTests"
    private static let checkIns = "Service/AppAPITests/CheckInTests"
    private static let bill = "Service/GatewayTests/BilledFixtureTests"
    private static let sold = "Service/SubscriptionsTests/"
    private static let kit = "EndToEndTests/Kit/"
    private static let app = "Service/AppAPITests/"
    private static let kitModels = "Kit/UsherKitTests/AccountModelTests"
    private static let refused = "Service/ProblemsTests/RefusalTests"
    private static let gates = words + "GateTableTests"

    /// The section, the criterion, the test's file, and the beginning of the test's name.
    private static let table: [(section: Int, criterion: String, file: String, test: String)] = [
        (1, "coach, trial", spec + "Section1Tests", "coach, trial: 100 messages in all"),
        (1, "coach, premium", spec + "Section1Tests", "coach, premium: 800 messages"),
        (1, "coach, none", spec + "Section1Tests", "coach, none (free, expired, lapsed)"),
        (1, "pages: free, pro, business", spec + "Section1Tests", "pages: calls by the day"),
        (1, "a plan is configuration", spec + "Section1Tests", "a plan is configuration: any number"),
        (1, "the billing month", spec + "Section1Tests", "a billing month begins on the anchor day"),
        (1, "the time zone", spec + "Section1Tests", "days and months begin in the time zone"),
        (1, "counted together", spec + "Section1Tests", "all limits of a request pass and are counted"),
        (1, "the usage record", spec + "Section1Tests", "the usage record: user_id"),
        (1, "never below 0, nothing divided by 0", spec + "Section1Tests", "the usage record: user_id"),
        (1, "short months", "Core/LimitsTests/PeriodTests", "an anchor of 29 to 31 is clamped for each"),
        (1, "a rolling window", "Counting/LedgerTests/AdmissionBoundTests", "is refused until enough slices"),
        (1, "hard, soft and shadow", "Counting/LedgerTests/LawTests", "hold for Redis, which agrees with"),
        (1, "trial to premium", spec + "Section1Tests", "trial to premium switches the counter"),
        (1, "exact over many edges", "EndToEndTests/ManyEdgesTests", "64 clients over three edges"),

        (1, "a week", "Core/LimitsTests/ScheduleTests", "a billing week begins on the weekday"),
        (
            1, "what is billed is read", "Core/DialectsTests/UsageFixtureTests",
            "is read the same whole and in"
        ),
        (1, "and priced", "Core/PricingTests/FixtureCostTests", "is that of each part at its own price"),
        (1, "and charged", bill, "is right to the micro-dollar whole and in pieces"),
        (1, "what has no price", bill, "is not left to chance where a tier has no price"),
        (
            1, "settled sums decide what is told", "Counting/LedgerTests/AdmissionBoundTests",
            "a token limit reports thresholds by what is settled"
        ),

        (2, "patterns to a class", spec + "Section2Tests", "pages: pagespace's glm-4.6 is pro"),
        (2, "a closed class", spec + "Section2Tests", "a class that is closed to a plan"),
        (2, "the classes' usage", spec + "Section2Tests", "GET /api/subscriptions/usage answers exactly"),
        (2, "the line", spec + "Section2Tests", "the one-line display: Standard: 0/20"),
        (2, "the line without figures", spec + "Section2Tests", "the one-line display: Loading..."),
        (
            2, "one model, the counted one", "Service/GatewayTests/OneModelFuzzTests",
            "no change of a request is answered by a model of another class"
        ),
        (2, "AI, for other providers", spec + "Section2Tests", "the one-line display: Standard: 0/20"),
        (2, "features by plan", "Service/GatewayTests/RulesTests", "refuses the rest in the client's shape"),
        (2, "stored objects", "Service/GatewayTests/BodyTests", "hears what an unknown id is answered"),

        (3, "paid, silent", spec + "Section3Tests", "paid, 0–639"),
        (3, "paid, gentle", spec + "Section3Tests", "paid, 640–759"),
        (3, "paid, prominent", spec + "Section3Tests", "paid, 760–799"),
        (3, "paid, blocked", spec + "Section3Tests", "paid, 800"),
        (3, "trial, shown", spec + "Section3Tests", "trial, 0–99"),
        (3, "trial, blocked", spec + "Section3Tests", "trial, 100"),
        (3, "hidden", spec + "Section3Tests", "hidden with no record"),
        (3, "detail of a paid plan", spec + "Section3Tests", "the detail view, paid"),
        (3, "detail of a trial", spec + "Section3Tests", "the detail view, trial"),
        (3, "detail of anybody", spec + "Section3Tests", "the detail view always opens"),
        (3, "settings row", spec + "Section3Tests", "the settings row is always visible"),
        (3, "optimistic count", spec + "Section3Tests", "an app counts its own message at once"),
        (3, "screen reader", spec + "Section3Tests", "a screen reader speaks"),
        (3, "a bar that warms", kitModels, "names colour and symbol"),
        (3, "banner, with its sentence", spec + "Section3Tests", "the banner: usage from 80 % on"),
        (3, "banner priority", spec + "Section3Tests", "banner priority: offline, then usage"),
        (3, "trial banner", spec + "Section3Tests", "the banner: the trial's days and messages in one"),

        (4, "status", spec + "Section4Tests", "status, in order of precedence"),
        (4, "cancellation", spec + "Section4Tests", "a cancellation is read from unsubscribe"),
        (4, "period type", spec + "Section4Tests", "period type intro is the paid trial"),
        (4, "days remaining", spec + "Section4Tests", "days remaining come from the entitlement's own"),
        (4, "webhooks", spec + "Section4Tests", "webhooks of the subscription service update"),
        (4, "restore", spec + "Section4Tests", "a restore purchases call asks"),
        (4, "an open screen", spec + "Section4Tests", "an open screen receives a change"),
        (4, "reading", spec + "Section4Tests", "a user with no right to send can still read"),
        (4, "labels and actions", kit + "KitSubscriptionTests", "every status has its label"),
        (4, "one table", spec + "GateTableTests", "the same at every place, in each row"),
        (4, "asked again by reading", "EndToEndTests/PurchaseTests", "a trial becomes monthly with its"),
        (4, "asked again by sending", "EndToEndTests/SubscriptionTests", "a trial is bought, used up"),
        (
            4, "a bounded rate", "Service/SubscriptionsTests/RefusalRecheckTests",
            "a thousand invented ones cause 40 look-ups"
        ),
        (4, "the store is away", spec + "ServiceAwayTests", "every place says the same"),
        (
            4, "status over date", "Service/SubscriptionsTests/LateRenewalTests",
            "a late renewal at Stripe takes nothing away while its status"
        ),
        (
            4, "all names of a product", "Service/SubscriptionsTests/ProductNameTests",
            "has the plan of the most specific row"
        ),
        (4, "all states", "Service/SubscriptionsTests/StateTableTests", "is what the code does"),
        (4, "packs in any order", sold + "PackTests", "comes to the same in any order"),
        (4, "labels", spec + "Section4Tests", "labels: Active, Cancelled, Billing Issue"),
        (4, "why a user is gated", spec + "Section4Tests", "why a user is gated"),
        (4, "every reason, in words", gates, "offers what helps in a state"),
        (4, "actions, with link or call", app + "StreamWordsTests", "gets a link or a call with each action"),
        (4, "manage at the store", app + "StreamWordsTests", "gets the link to the store that manages"),
        (4, "somebody unknown", app + "SubscriptionTests", "a subscription whose first webhook is missing"),
        (4, "testers, ignored", sold + "AppStoreTests", "keeps its sandbox apart"),
        (4, "testers", "EndToEndTests/PurchaseTests", "a tester's purchase opens the plan if it is kept"),
        (
            4, "a product's names", sold + "ProductNameTests",
            "Stripe's product is known by its price's id, its"
        ),
        (4, "the store's status decides", sold + "StateTableTests", "is what the code does"),
        (
            4, "renewals have leeway", sold + "LateRenewalTests",
            "a late renewal at Stripe takes nothing away while its"
        ),
        (
            4, "a store of one's own", sold + "MappedStoreTests",
            "a store that cannot be asked is believed once"
        ),
        (4, "packs", sold + "PackTests", "is granted once, however often it is reported"),

        (5, "warm, no jargon", words + "CatalogueTests", "every sentence is friendly and complete"),
        (5, "a count of 1", words + "CatalogueTests", "a count of 1 is in the singular"),
        (5, "plurals", words + "PluralRuleTests", "a language chooses its form by the count"),
        (5, "dates", words + "DateTests", "is the first of the next month in the last"),
        (5, "silence", rows, "below 80 %, paid: nothing"),
        (5, "restore, payment", rows, "subscription could not be read, would not open, restore failed"),
        (5, "the question", rows, "subscription and check-ins"),
        (5, "80 %", rows, "80 %, paid"),
        (5, "95 %", rows, "95 %, paid"),
        (5, "limit", rows, "limit, paid"),
        (5, "trial, always", rows, "trial, always"),
        (5, "trial banner", rows, "trial banner"),
        (5, "10 or fewer", rows, "trial, 10 or fewer left"),
        (5, "last 24 hours", rows, "trial, last 24 hours"),
        (5, "used up, running", rows, "trial messages used up, trial still running"),
        (5, "used up, nothing", rows, "trial used up, no subscription to come"),
        (5, "over and cancelled", rows, "trial over and cancelled"),
        (5, "usage unread", rows, "usage could not be read"),
        (5, "subscription", rows, "subscription could not be read, would not open"),
        (5, "cancelled, active", rows, "cancelled, still active"),

        (6, "first yes", checkIns, "are unknown until the user answers; a first"),
        (6, "clear error", checkIns, "preferences of another value get a clear error"),
        (
            6, "unreadable, and logged", checkIns,
            "check-in preferences that cannot be read count as none, and are logged"
        ),
        (6, "silence", checkIns, "count a session after two questions, two answers and 5 minutes"),
        (6, "a session", checkIns, "count a session after two questions"),
        (6, "asked once", checkIns, "are offered once, in the words"),
        (6, "not now", checkIns, "are offered again after not now"),
        (6, "the system's dialog", checkIns, "are never offered again after the"),
        (6, "a yes stays", checkIns, "keep an earlier answer, whatever"),
        (6, "the rate", checkIns, "are claimed within their rate, day by day"),
        (6, "two jobs", checkIns, "are claimed by only one of two concurrent"),
        (6, "a change counts", checkIns, "are claimed according to the current"),

        (8, "models", kit + "KitTests", "a subscriber is shown nothing, then a hint"),
        (8, "models of a trial", kit + "KitTests", "a trial at every count that changes something"),
        (8, "models of check-ins", kit + "KitCheckInTests", "a new user is asked once after a session"),
        (8, "models of a subscription", kit + "KitSubscriptionTests", "every status has its label, date"),
        (8, "models of classes", kit + "KitTests", "classes of models by line, toggled by a tap"),
        (8, "every error", kitModels, "has a sentence for every error"),
        (8, "counted at once", "Kit/UsherKitTests/UsageModelTests", "counts its own message at once, in the"),
        (8, "models offline", kit + "KitNetworkTests", "an edge that is away leaves the figures"),
        (8, "account page", "EndToEndTests/PageTests", "the account page shows in every state"),
        (8, "the zone", words + "RefusalTests", "a date is that of the reader's own zone"),
        (8, "the words", "Kit/UsherKitTests/CatalogueTests", "has the catalogue's texts before it has"),

        (9, "billed: read, priced, limited", bill, "is right to the micro-dollar whole and in pieces"),
        (
            9, "the books beside the bill", "Tools/OperationsTests/BillTests",
            "names the cause of each difference"
        ),
        (9, "a prompt of the edge's", "Service/GatewayTests/AdditionTests", "stands in the request that the"),
        (9, "the App Store", sold + "AppStoreTests", "opens a plan by the transaction that the app"),
        (9, "Google Play", sold + "GooglePlayTests", "opens a plan by the token that the app reports"),
        (9, "any other store", sold + "MappedStoreTests", "is not taken without its proof"),
        (9, "consumables", sold + "PackTests", "is granted once, however often it is reported"),
        (9, "what follows a trial", app + "SubscriptionTests", "names what follows a trial, its date and"),
        (9, "its price at each store", sold + "RenewalPriceTests", "is the unit amount of Stripe's price"),
        (9, "badges and their colours", kitModels, "has the badge of the account page"),
        (9, "icons and colours", kitModels, "names colour and symbol"),
        (9, "used up", refused, "names the time to the reset, to the second"),
        (9, "held by running messages", refused, "A refusal for what running messages hold is over within"),
        (9, "held, and then not", "Service/GatewayTests/ShortageTests", "waits seconds for one that runs"),
        (9, "a shorter answer", "Service/GatewayTests/ShortageTests", "is answered shorter where it sets no"),
        (9, "too large for what is left", refused, "A refusal of a request that is larger than what is left"),
        (9, "shadow, in documents", app + "ShadowTests", "is told to nobody, however much"),
        (9, "shadow, in old documents", app + "ShadowTests", "leaves the answer that old clients read"),
        (9, "shadow, in fields", refused, "tell nothing of a limit in shadow"),
        (9, "shadow: true", app + "ShadowTests", "is every limit where everything is tried out"),
        (9, "blocked, but paying", gates, "offers what helps in a state"),
        (9, "money and tokens", app + "ClassTests", "shows money and tokens in their units"),
        (9, "a class used up", app + "ClassTests", "names what goes on while a class is used up"),
        (9, "the model instead", app + "ClassTests", "names the model that answers in the place"),
        (9, "no 0/0", app + "ClassTests", "has no line of a class that the plan holds none"),
        (9, "counted at once", app + "AheadTests", "never passes a limit"),
        (9, "classes at once", app + "AheadTests", "counts calls of the class"),
        (
            9, "labels by language", "Service/ConfigurationTests/GoodConfigurationTests",
            "has a label of a plan"
        ),
        (9, "each screen", "EndToEndTests/PageTests", "the account page shows in every state"),
        (9, "the console", "EndToEndTests/PageTests", "the operators' page shows what happens"),
    ]

    @Test func `has its test`() {
        for row in Self.table {
            let file = SourceTree.tests.first { $0.path == "Tests/\(row.file).swift" }
            #expect(
                file?.text.contains("`\(row.test)") == true,
                "§\(row.section), \(row.criterion): Tests/\(row.file).swift has no test “\(row.test)…”")
        }
    }
}
