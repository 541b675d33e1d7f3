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
        (
            1, "short months", "Core/LimitsTests/PeriodTests",
            "An anchor of 29 to 31 is clamped for each month and"
        ),
        (
            1, "a rolling window", "Counting/LedgerTests/AdmissionBoundTests",
            "An admission is refused until enough slices of a"
        ),
        (
            1, "hard, soft and shadow", "Counting/LedgerTests/LawTests",
            "The laws of the ledger hold for Redis, which"
        ),
        (1, "trial to premium", spec + "Section1Tests", "trial to premium switches the counter"),
        (1, "exact over many edges", "EndToEndTests/ManyEdgesTests", "64 clients over three edges"),

        (1, "a week", "Core/LimitsTests/ScheduleTests", "A billing week begins on the weekday of the paid"),
        (
            1, "what is billed is read", "Core/DialectsTests/UsageFixtureTests",
            "What an answer reports is read the same whole and"
        ),
        (
            1, "and priced", "Core/PricingTests/FixtureCostTests",
            "The cost of an answer is that of each part at its"
        ),
        (1, "and charged", bill, "The bill of an answer is right to the micro-dollar, whole and"),
        (1, "what has no price", bill, "A tier without a price is refused if the plan limits cost"),
        (
            1, "settled sums decide what is told", "Counting/LedgerTests/AdmissionBoundTests",
            "A token limit reports thresholds by what is settled, and says"
        ),

        (2, "patterns to a class", spec + "Section2Tests", "pages: pagespace's glm-4.6 is pro"),
        (2, "a closed class", spec + "Section2Tests", "a class that is closed to a plan"),
        (2, "the classes' usage", spec + "Section2Tests", "GET /api/subscriptions/usage answers exactly"),
        (2, "the line", spec + "Section2Tests", "the one-line display: Standard: 0/20"),
        (2, "the line without figures", spec + "Section2Tests", "the one-line display: Loading..."),
        (
            2, "one model, the counted one", "Service/GatewayTests/OneModelFuzzTests",
            "No change of a request is answered by a model of another class than was"
        ),
        (2, "AI, for other providers", spec + "Section2Tests", "the one-line display: Standard: 0/20"),
        (
            2, "features by plan", "Service/GatewayTests/RulesTests",
            "A plan's rules refuse the rest in the client's"
        ),
        (
            2, "stored objects", "Service/GatewayTests/BodyTests",
            "A reference to a stored object is refused as"
        ),

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
        (3, "a bar that warms", kitModels, "The account model names colour and symbol"),
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
        (
            4, "labels and actions", kit + "KitSubscriptionTests",
            "Every status has its label, date, banner and"
        ),
        (4, "one table", spec + "GateTableTests", "the same at every place, in each row"),
        (
            4, "asked again by reading", "EndToEndTests/PurchaseTests",
            "A trial becomes monthly with its webhook lost"
        ),
        (
            4, "asked again by sending", "EndToEndTests/SubscriptionTests",
            "A trial is bought, used up, and goes on as a"
        ),
        (
            4, "a bounded rate", "Service/SubscriptionsTests/RefusalRecheckTests",
            "A thousand invented ones cause 40 look-ups and one in 2"
        ),
        (4, "the store is away", spec + "ServiceAwayTests", "every place says the same"),
        (
            4, "status over date", "Service/SubscriptionsTests/LateRenewalTests",
            "A late renewal at Stripe takes nothing away while its status runs"
        ),
        (
            4, "all names of a product", "Service/SubscriptionsTests/ProductNameTests",
            "A product has the plan of the most specific row"
        ),
        (
            4, "all states", "Service/SubscriptionsTests/StateTableTests",
            "The code does what the table of all states says"
        ),
        (4, "packs in any order", sold + "PackTests", "A pack's events come to the same in any order"),
        (4, "labels", spec + "Section4Tests", "labels: Active, Cancelled, Billing Issue"),
        (4, "why a user is gated", spec + "Section4Tests", "why a user is gated"),
        (4, "every reason, in words", gates, "The gate table offers what helps in a state"),
        (
            4, "actions, with link or call", app + "StreamWordsTests",
            "A screen gets a link or a call with each action"
        ),
        (
            4, "manage at the store", app + "StreamWordsTests",
            "A screen gets the link to the store that manages the"
        ),
        (
            4, "somebody unknown", app + "SubscriptionTests",
            "A subscription whose first webhook is missing is found by"
        ),
        (4, "testers, ignored", sold + "AppStoreTests", "The App Store's sandbox is apart"),
        (
            4, "testers", "EndToEndTests/PurchaseTests",
            "A tester's purchase opens the plan if it is kept apart, and"
        ),
        (
            4, "a product's names", sold + "ProductNameTests",
            "Stripe's product is known by its price's id, its"
        ),
        (
            4, "the store's status decides", sold + "StateTableTests",
            "The code does what the table of all states says"
        ),
        (
            4, "renewals have leeway", sold + "LateRenewalTests",
            "A late renewal at Stripe takes nothing away while its status runs"
        ),
        (
            4, "a store of one's own", sold + "MappedStoreTests",
            "A store that cannot be asked is believed once for each"
        ),
        (4, "packs", sold + "PackTests", "A pack is granted once, however often it is reported"),

        (5, "warm, no jargon", words + "CatalogueTests", "Every sentence is friendly and complete in every"),
        (5, "a count of 1", words + "CatalogueTests", "A count of 1 is in the singular"),
        (5, "plurals", words + "PluralRuleTests", "A language chooses its form by the count"),
        (5, "dates", words + "DateTests", "In every month's last moment, a sentence names the"),
        (5, "silence", rows, "Below 80 %, paid: nothing"),
        (
            5, "restore, payment", rows,
            "Subscription could not be read, would not open, restore failed, restore"
        ),
        (5, "the question", rows, "Subscription and check-ins"),
        (5, "80 %", rows, "80 %, paid"),
        (5, "95 %", rows, "95 %, paid"),
        (5, "limit", rows, "Limit, paid"),
        (5, "trial, always", rows, "Trial, always"),
        (5, "trial banner", rows, "Trial banner"),
        (5, "10 or fewer", rows, "Trial, 10 or fewer left"),
        (5, "last 24 hours", rows, "Trial, last 24 hours"),
        (5, "used up, running", rows, "Trial messages used up, trial still running"),
        (5, "used up, nothing", rows, "Trial used up, no subscription to come"),
        (5, "over and cancelled", rows, "Trial over and cancelled"),
        (5, "usage unread", rows, "Usage could not be read"),
        (5, "subscription", rows, "Subscription could not be read, would not open, restore"),
        (5, "cancelled, active", rows, "Cancelled, still active"),

        (6, "first yes", checkIns, "Check-ins are undecided at first; a yes means a few"),
        (6, "clear error", checkIns, "Preferences of another value get a clear error and change"),
        (
            6, "unreadable, and logged", checkIns,
            "Check-in preferences that cannot be read count as none, and are logged"
        ),
        (6, "silence", checkIns, "Five minutes of silence complete a check-in session of two answers"),
        (6, "a session", checkIns, "A check-in session is complete only after two"),
        (6, "asked once", checkIns, "Check-ins are offered once, in the words of the"),
        (6, "not now", checkIns, "Check-ins are offered again after 'not now' once"),
        (6, "the system's dialog", checkIns, "Check-ins are never offered again after the"),
        (6, "a yes stays", checkIns, "An earlier answer stays after any answer to the"),
        (6, "the rate", checkIns, "Check-ins are claimed within their rate, day by day"),
        (6, "two jobs", checkIns, "Check-ins are claimed by only one of two concurrent"),
        (6, "a change counts", checkIns, "Check-ins are claimed according to the current"),

        (8, "models", kit + "KitTests", "A subscriber is shown nothing, then a hint, then what"),
        (8, "models of a trial", kit + "KitTests", "A trial at every count that changes something, and its"),
        (
            8, "models of check-ins", kit + "KitCheckInTests",
            "A new user is asked once after a session, and not"
        ),
        (
            8, "models of a subscription", kit + "KitSubscriptionTests",
            "Every status has its label, date, banner and"
        ),
        (8, "models of classes", kit + "KitTests", "Classes of models by line, toggled by a tap"),
        (8, "every error", kitModels, "The account model has a sentence for every error"),
        (
            8, "counted at once", "Kit/UsherKitTests/UsageModelTests",
            "The usage model counts its own message at once, in"
        ),
        (8, "models offline", kit + "KitNetworkTests", "An edge that is away leaves the figures on the"),
        (8, "account page", "EndToEndTests/PageTests", "The account page shows in every state what its"),
        (8, "the zone", words + "RefusalTests", "A date is that of the reader's own zone"),
        (8, "the words", "Kit/UsherKitTests/CatalogueTests", "The library's words are at first those of the"),

        (
            9, "billed: read, priced, limited", bill,
            "The bill of an answer is right to the micro-dollar, whole and"
        ),
        (
            9, "the books beside the bill", "Tools/OperationsTests/BillTests",
            "A bill beside the books names the cause of each"
        ),
        (
            9, "a prompt of the edge's", "Service/GatewayTests/AdditionTests",
            "What a plan adds is in the request to the"
        ),
        (9, "the App Store", sold + "AppStoreTests", "The App Store opens a plan by the transaction the app"),
        (9, "Google Play", sold + "GooglePlayTests", "A purchase token of Google Play opens a plan and is"),
        (9, "any other store", sold + "MappedStoreTests", "A mapped store's event is refused without its"),
        (9, "consumables", sold + "PackTests", "A pack is granted once, however often it is reported"),
        (
            9, "what follows a trial", app + "SubscriptionTests",
            "The subscription answer names what follows a trial"
        ),
        (
            9, "its price at each store", sold + "RenewalPriceTests",
            "A renewal price is the unit amount of Stripe's"
        ),
        (9, "badges and their colours", kitModels, "A subscription's status has the badge of the"),
        (9, "icons and colours", kitModels, "The account model names colour and symbol"),
        (9, "used up", refused, "A refusal names the time to the reset, to the second"),
        (9, "held by running messages", refused, "A refusal for what running messages hold is over within"),
        (
            9, "held, and then not", "Service/GatewayTests/ShortageTests",
            "A message that does not fit waits for an open"
        ),
        (
            9, "a shorter answer", "Service/GatewayTests/ShortageTests",
            "A message that does not fit is answered shorter"
        ),
        (9, "too large for what is left", refused, "A refusal of a request that is larger than what is left"),
        (9, "shadow, in documents", app + "ShadowTests", "No user is told of a limit in shadow at any use"),
        (
            9, "shadow, in old documents", app + "ShadowTests",
            "A limit in shadow keeps the shape of old clients'"
        ),
        (9, "shadow, in fields", refused, "Rate-limit fields reveal nothing of a limit in"),
        (9, "shadow: true", app + "ShadowTests", "A plan in shadow reports none of its limits"),
        (9, "blocked, but paying", gates, "The gate table offers what helps in a state"),
        (9, "money and tokens", app + "ClassTests", "The usage answer shows money and tokens in their"),
        (9, "a class used up", app + "ClassTests", "Usage names what goes on while a class is used up, and"),
        (9, "the model instead", app + "ClassTests", "The usage answer names the model that answers in the"),
        (9, "no 0/0", app + "ClassTests", "The usage answer has no line for a class of which the plan"),
        (9, "counted at once", app + "AheadTests", "The forecast never passes a limit, nor counts"),
        (9, "classes at once", app + "AheadTests", "The forecast counts calls of the class whose"),
        (
            9, "labels by language", "Service/ConfigurationTests/GoodConfigurationTests",
            "A good configuration has a label of a plan for"
        ),
        (9, "each screen", "EndToEndTests/PageTests", "The account page shows in every state what its"),
        (9, "the console", "EndToEndTests/PageTests", "The operators' page shows what happens, to"),
    ]

    @Test func `Each criterion of the specification has its test`() {
        for row in Self.table {
            let file = SourceTree.tests.first { $0.path == "Tests/\(row.file).swift" }
            #expect(
                file?.text.contains("`\(row.test)") == true,
                "§\(row.section), \(row.criterion): Tests/\(row.file).swift has no test “\(row.test)…”")
        }
    }
}
