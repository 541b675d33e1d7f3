extension Catalogue {
    /// The English wordings. Sentences that docs/specification.md §5 lists are copied from there. All other
    /// sentences follow the style of that list.
    static let english: [Sentence: Wording.Source] = [
        .monthGentle: [
            "one": "You have {count} conversation left this month",
            "other": "You have {count} conversations left this month",
        ],
        .weekGentle: [
            "one": "You have {count} conversation left this week",
            "other": "You have {count} conversations left this week",
        ],
        .dayGentle: [
            "one": "You have {count} conversation left today",
            "other": "You have {count} conversations left today",
        ],
        .classMonthGentle: [
            "one": "You have {count} {model} conversation left this month",
            "other": "You have {count} {model} conversations left this month",
        ],
        .classWeekGentle: [
            "one": "You have {count} {model} conversation left this week",
            "other": "You have {count} {model} conversations left this week",
        ],
        .classDayGentle: [
            "one": "You have {count} {model} conversation left today",
            "other": "You have {count} {model} conversations left today",
        ],
        .almostThere: [
            "one": "Almost there — {count} message left until {date}",
            "other": "Almost there — {count} messages left until {date}",
        ],
        .classAlmostThere: [
            "one": "Almost there — {count} {model} message left until {date}",
            "other": "Almost there — {count} {model} messages left until {date}",
        ],
        .messagesLeft: ["one": "You have {count} message left", "other": "You have {count} messages left"],
        .shareLeft: "You have about {percent}% of your plan left until {date}",
        .softReached: "That's all your plan had in mind for now — and you can simply keep going.",
        .trialRemaining: [
            "one": "{count} of {limit} trial message remaining",
            "other": "{count} of {limit} trial messages remaining",
        ],
        .trialBanner: [
            "one": "Day {day} of {days} — {count} conversation left",
            "other": "Day {day} of {days} — {count} conversations left",
        ],
        .trialLastDay:
            "Last day of your trial — want to keep going? Your subscription continues automatically.",

        .monthUsedUp:
            "We've had a lot of great conversations this month! Your next session refreshes on {date}.",
        .weekUsedUp:
            "We've had a lot of great conversations this week! Your next session refreshes on {date}.",
        .dayUsedUp: "We've had a lot of great conversations today! Your next session refreshes on {date}.",
        .classMonthUsedUp: "We've had great {model} conversations this month! They refresh on {date}.",
        .classWeekUsedUp: "We've had great {model} conversations this week! They refresh on {date}.",
        .classDayUsedUp: "We've had great {model} conversations today! They refresh on {date}.",
        .otherModelUntil:
            "We've had great {model} conversations! I'm answering with another model, and {model} is back on {date}.",
        .otherModel: "We've had great {model} conversations! I'm answering with another model for now.",
        .shorterAnswer: "There's only a little left for now, so I'm keeping this one short.",
        .planUsedUp: "We've made good use of everything in your plan — ready to continue?",
        .monthUsedUpEnding: .template(
            "We've had a lot of great conversations this month! Your subscription is active until {date}, "
                + "and nothing refreshes after that. You can resubscribe anytime."),
        .weekUsedUpEnding: .template(
            "We've had a lot of great conversations this week! Your subscription is active until {date}, "
                + "and nothing refreshes after that. You can resubscribe anytime."),
        .dayUsedUpEnding: .template(
            "We've had a lot of great conversations today! Your subscription is active until {date}, "
                + "and nothing refreshes after that. You can resubscribe anytime."),
        .classUsedUpEnding: .template(
            "We've had great {model} conversations! Your subscription is active until {date}, "
                + "and nothing refreshes after that. You can resubscribe anytime."),
        .planUsedUpEnding: .template(
            "We've made good use of everything in your plan! Your subscription is active until {date}, "
                + "and nothing refreshes after that. You can resubscribe anytime."),
        .trialContinues: .template(
            "You've been making great progress! Your message limit refreshes when your "
                + "monthly subscription begins on {date}."),
        .trialUsedUp: "You've used your trial sessions — ready to continue?",
        .comeBack: "Ready to come back?",
        .planNeeded: "I'd love to talk with you — choose a plan whenever you're ready.",
        .onHold: "I can't go on with you right now — everything we've talked about stays here for you.",
        .modelClosed: "{model} models open with the {plans} plan.",
        .notInPlan: "That comes with the {plans} plan — without it I'm happy to help right away.",
        .notAvailable: "That isn't available here — without it I'm happy to help right away.",
        .tooMuchForPlan: "That's more than your plan takes at once — the {plans} plan has room for it.",
        .tooMuchAtOnce: "That's more than I take at once here — could you ask for a little less?",
        .modelClosedEverywhere: "{model} models aren't open here yet — I'm happy to go on with another one.",

        .shortBreath: "Let's take a short breath — I'm ready to go on in a moment.",
        .breathMinutes: [
            "one": "Let's take a short breath — I'm ready to go on in {count} minute.",
            "other": "Let's take a short breath — I'm ready to go on in {count} minutes.",
        ],
        .breathHours: [
            "one": "Let's take a break — I'm ready to go on in about {count} hour.",
            "other": "Let's take a break — I'm ready to go on in about {count} hours.",
        ],
        .breathUntil: "Let's take a break — we can continue on {date}.",
        .stillAnswering: "I'm still answering what you sent before — let's finish that first.",
        .heldByOthers: "What I'm still answering may need all that's left — let's finish that first.",
        .largerThanLeft: "That's more than what's left for now — something shorter fits.",

        .identityMissing: "I don't know who you are yet — please sign in, and we can start.",
        .identityUnknown: "I didn't recognize your sign-in — please sign in again.",
        .identityUnavailable: "I couldn't check your sign-in just now — please try again in a moment.",
        .alreadyAnswering: "I'm already working on this message — its answer is on the way.",
        .alreadyAnswered: "I've already answered this message — send me a new one whenever you like.",
        .changedRepeat:
            "This looks like an earlier message with something changed — please send it as a new one.",
        .tooLarge: "That's more than I can take in at once — could you send a shorter message?",
        .incomplete: "Your message didn't reach me in full — please send it again.",
        .unreadable: "I couldn't read that message — please check its format and send it again.",
        .unknownAddress: "There's nothing for me to answer at this address.",
        .unknownObject: "I don't have what this message refers to — please send it without that.",
        .unknownModel: "I don't know that model — please choose another one.",

        .usageUnreadable: "I couldn't check your usage right now — don't worry, you can keep chatting.",
        .limiterUnavailable: "I couldn't check your usage right now — please try again in a moment.",
        .busy: "A lot of people are talking with me right now — please try again in a moment.",
        .interrupted:
            "I had to stop before this answer was finished — please send your message again in a moment.",
        .paused: "I'm taking a short break — please come back in a little while.",
        .upstreamUnreachable: .template(
            "I couldn't find an answer just now. Your message wasn't counted — "
                + "please try again in a moment."),
        .upstreamTimedOut: .template(
            "The answer took longer than I could wait. Your message wasn't counted — "
                + "please try again in a moment."),
        .answerBroken: .template(
            "The answer broke off before its end. What you have of it counts as a message — "
                + "send it again for a whole one."),
        .answerSilent: .template(
            "The answer stopped, and I couldn't wait any longer. What you have of it counts as a message — "
                + "send it again for a whole one."),

        .subscriptionUnreadable: "I couldn't load your subscription details right now.",
        .subscriptionUnopened:
            "I couldn't open subscription management. Try again from your device Settings.",
        .restoreFailed: "I wasn't able to find a previous subscription.",
        .restoreUnavailable: .template(
            "I couldn't reach the store just now, so I can't tell yet. Please try again in a moment."),
        .restoreUnavailableActive: .template(
            "Your subscription is active — I just couldn't reach the store to look again. "
                + "Nothing changes for you."),
        .purchaseUnproven: "I couldn't confirm this purchase with the store.",
        .purchaseOfAnother: "This purchase belongs to another account — sign in with that one to use it.",
        .restoreNone: "I didn't find an active subscription to restore.",
        .billingIssue: "There's a hiccup with your payment. Let's get that sorted.",
        .cancelledActive: "Your subscription is active until {date}. You can resubscribe anytime.",
        .labelActive: "Active",
        .labelCancelled: "Cancelled",
        .labelBillingIssue: "Billing Issue",
        .labelExpired: "Expired",
        .labelFree: "Free",
        .labelPaused: "Paused",
        .subscriptionPaused:
            "Your subscription is taking a break until {date} — I'll be here when you're back.",
        .subscriptionPausedOpen: "Your subscription is taking a break — I'll be here when you're back.",
        .labelTester: "Test purchase",
        .renewsOn: "Your plan renews on {date}",
        .renewsOnFor: "Your plan renews on {date} for {price}",
        .activeUntil: "Active until {date}",
        .endedOn: "Ended on {date}",
        .pausedUntil: "Paused until {date}",
        .restoring: "Looking for what you bought…",
        .restored: "Welcome back — your subscription is here again.",
        .actionManage: "Manage subscription",
        .actionSubscribe: "Subscribe",
        .actionUpdatePayment: "Update payment",
        .actionRestore: "Restore purchases",
        .actionResubscribe: "Resubscribe",

        .checkInTitle: "Want me to check in with you between sessions?",
        .checkInBody: .template(
            "I'd love to check in between our sessions — a quick nudge to see how things are going. "
                + "You can always adjust this later."),
        .checkInYes: "Sure, check in with me",
        .checkInLater: "Not now",
        .checkInToggle: "Check in with me between sessions",
        .checkInFrequency: "How often",
        .checkInDaily: "Daily",
        .checkInExplanation: .template(
            "A quick nudge between our sessions to see how things are going. You can change this anytime."),
        .checkInOff: "Off",
        .checkInSystemOff: "Notifications are turned off in your device's settings.",
        .checkInOpenSettings: "Open settings",
        .checkInFewTimesAWeek: "Few times a week",
        .checkInWeekly: "Weekly",
        .preferencesSaved: "Saved — you can always adjust this later.",
        .preferencesUnreadable: "I couldn't load your check-in settings right now.",
        .preferencesUnsaved: "I couldn't save your check-in settings — please try again in a moment.",
        .sessionUnsaved: "I couldn't take a note of our session just now — everything we said is still here.",

        .eventUnproven: "I couldn't tell who sent this event.",
        .eventUnreadable: "I couldn't read this event — please check its format and send it again.",
        .eventUnsaved: "I couldn't keep this event just now — please send it again in a moment.",

        .settingsRow: ["one": "{used} of {limit} message used", "other": "{used} of {limit} messages used"],
        .spokenMonth: [
            "one": "{used} of {limit} message used this month",
            "other": "{used} of {limit} messages used this month",
        ],
        .spokenWeek: [
            "one": "{used} of {limit} message used this week",
            "other": "{used} of {limit} messages used this week",
        ],
        .spokenDay: [
            "one": "{used} of {limit} message used today", "other": "{used} of {limit} messages used today",
        ],
        .spokenTrial: [
            "one": "{used} of {limit} trial message used", "other": "{used} of {limit} trial messages used",
        ],
        .spokenTrialDay: [
            "one": "{used} of {limit} trial message used, day {day} of {days}",
            "other": "{used} of {limit} trial messages used, day {day} of {days}",
        ],
        .tokenRow: ["one": "{used} of {limit} token used", "other": "{used} of {limit} tokens used"],
        .moneyRow: "{used} of {limit} used",
        .imageRow: ["one": "{used} of {limit} image used", "other": "{used} of {limit} images used"],
        .secondRow: [
            "one": "{used} of {limit} second of audio used",
            "other": "{used} of {limit} seconds of audio used",
        ],
        .characterRow: [
            "one": "{used} of {limit} character used", "other": "{used} of {limit} characters used",
        ],
        .refreshesOn: "Your usage refreshes on {date}",
        .planRefreshesOn: "Your plan refreshes on {date}",
        .trialFollows: "Your subscription begins on {date}",
        .trialFollowsFor: "Your subscription begins on {date} for {price}",
        .classAnswered: "Until then I'm answering with {models}.",
        .classOpen: "Until then {models} conversations go on.",
        .trialEndsOn: "The trial ends on {date}",
        .pageTitle: "Usage",
        .modelClassLoading: "Loading...",
        .modelClassUnavailable: "Usage unavailable",
        .modelClassNext: "Show the next one",
        .trialLabel: "{plans} — Day {day} of {days}",
        .offline: "You're offline right now — I'll be here when you're back.",

        .accountTitle: "Your account",
        .subscriptionTitle: "Subscription",
        .checkInsTitle: "Check-ins",
        .detailUsed: "Used",
        .detailRemaining: "Remaining",
        .detailTokensRemaining: "Tokens remaining",
        .detailOpen: "Show details",
        .detailClose: "Close",
        .loading: "Just a moment…",
        .tryAgain: "Try again",
        .linkHome: "Back to the app",
        .linkHelp: "Help",
        .linkPrivacy: "Privacy",
        .linkTerms: "Terms",
        .linkSignIn: "Sign in",
    ]
}
