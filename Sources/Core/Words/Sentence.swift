package import Usage

/// All sentences that the edge shows to users. The raw value is the sentence's name in the configuration.
package enum Sentence: String, Hashable, Sendable, CaseIterable {
    // Sentences about what is left of a limit.
    case monthGentle = "month_gentle"
    case weekGentle = "week_gentle"
    case dayGentle = "day_gentle"
    case classMonthGentle = "class_month_gentle"
    case classWeekGentle = "class_week_gentle"
    case classDayGentle = "class_day_gentle"
    case almostThere = "almost_there"
    case classAlmostThere = "class_almost_there"
    case messagesLeft = "messages_left"
    case shareLeft = "share_left"
    case softReached = "soft_reached"
    case trialRemaining = "trial_remaining"
    case trialBanner = "trial_banner"
    case trialLastDay = "trial_last_day"

    // Sentences about a used-up limit.
    case monthUsedUp = "month_used_up"
    case weekUsedUp = "week_used_up"
    case dayUsedUp = "day_used_up"
    case classMonthUsedUp = "class_month_used_up"
    case classWeekUsedUp = "class_week_used_up"
    case classDayUsedUp = "class_day_used_up"
    case planUsedUp = "plan_used_up"
    case monthUsedUpEnding = "month_used_up_ending"
    case weekUsedUpEnding = "week_used_up_ending"
    case dayUsedUpEnding = "day_used_up_ending"
    case classUsedUpEnding = "class_used_up_ending"
    case planUsedUpEnding = "plan_used_up_ending"
    case trialContinues = "trial_continues"
    case trialUsedUp = "trial_used_up"
    case comeBack = "come_back"
    case planNeeded = "plan_needed"
    case onHold = "on_hold"
    case modelClosed = "model_closed"
    case modelClosedEverywhere = "model_closed_everywhere"
    case notInPlan = "not_in_plan"
    case notAvailable = "not_available"
    case tooMuchForPlan = "too_much_for_plan"
    case tooMuchAtOnce = "too_much_at_once"
    case otherModelUntil = "other_model_until"
    case otherModel = "other_model"
    case shorterAnswer = "shorter_answer"

    // Sentences about refusals that can end before a limit is reset.
    case shortBreath = "short_breath"
    case breathMinutes = "breath_minutes"
    case breathHours = "breath_hours"
    case breathUntil = "breath_until"
    case stillAnswering = "still_answering"
    case heldByOthers = "held_by_others"
    case largerThanLeft = "larger_than_left"

    // Sentences about the caller's identity and about invalid or repeated requests.
    case identityMissing = "identity_missing"
    case identityUnknown = "identity_unknown"
    case identityUnavailable = "identity_unavailable"
    case alreadyAnswering = "already_answering"
    case alreadyAnswered = "already_answered"
    case changedRepeat = "changed_repeat"
    case tooLarge = "too_large"
    case incomplete = "incomplete"
    case unreadable = "unreadable"
    case unknownAddress = "unknown_address"
    case unknownModel = "unknown_model"
    case unknownObject = "unknown_object"

    // Sentences about failures of the edge, of Redis or of the upstream, and about the kill switch.
    case usageUnreadable = "usage_unreadable"
    case limiterUnavailable = "limiter_unavailable"
    case busy = "busy"
    case interrupted = "interrupted"
    case paused = "paused"
    case upstreamUnreachable = "upstream_unreachable"
    case upstreamTimedOut = "upstream_late"
    case answerBroken = "answer_broken"
    case answerSilent = "answer_silent"

    // Sentences about the subscription.
    case subscriptionUnreadable = "subscription_unreadable"
    case subscriptionUnopened = "subscription_unopened"
    case restoreFailed = "restore_failed"
    case restoreUnavailable = "restore_unavailable"
    case restoreUnavailableActive = "restore_unavailable_active"
    case restoreNone = "restore_none"
    case billingIssue = "billing_issue"
    case cancelledActive = "cancelled_active"
    case labelActive = "label_active"
    case labelCancelled = "label_cancelled"
    case labelBillingIssue = "label_billing_issue"
    case labelExpired = "label_expired"
    case labelFree = "label_free"
    case labelPaused = "label_paused"
    case labelTester = "label_tester"
    case subscriptionPaused = "subscription_paused"
    case subscriptionPausedOpen = "subscription_paused_open"
    case actionManage = "action_manage"
    case actionSubscribe = "action_subscribe"
    case actionUpdatePayment = "action_update_payment"
    case actionRestore = "action_restore"
    case actionResubscribe = "action_resubscribe"

    case renewsOn = "renews_on"
    case renewsOnFor = "renews_on_for"
    case activeUntil = "active_until"
    case endedOn = "ended_on"
    case pausedUntil = "paused_until"
    case restoring = "restoring"
    case restored = "restored"
    case purchaseUnproven = "purchase_unproven"
    case purchaseOfAnother = "purchase_of_another"

    // Sentences about check-ins.
    case checkInTitle = "check_in_title"
    case checkInBody = "check_in_body"
    case checkInYes = "check_in_yes"
    case checkInLater = "check_in_later"
    case checkInToggle = "check_in_toggle"
    case checkInExplanation = "check_in_explanation"
    case checkInOff = "check_in_off"
    case checkInSystemOff = "check_in_system_off"
    case checkInOpenSettings = "check_in_open_settings"
    case checkInFrequency = "check_in_frequency"
    case checkInDaily = "check_in_daily"
    case checkInFewTimesAWeek = "check_in_few_times_a_week"
    case checkInWeekly = "check_in_weekly"
    case preferencesSaved = "preferences_saved"
    case preferencesUnreadable = "preferences_unreadable"
    case preferencesUnsaved = "preferences_unsaved"
    case sessionUnsaved = "session_unsaved"

    // Sentences about the events of subscription services.
    case eventUnproven = "event_unproven"
    case eventUnreadable = "event_unreadable"
    case eventUnsaved = "event_unsaved"

    // Sentences of the usage display.
    case settingsRow = "settings_row"
    case spokenMonth = "spoken_month"
    case spokenWeek = "spoken_week"
    case spokenDay = "spoken_day"
    case spokenTrial = "spoken_trial"
    case spokenTrialDay = "spoken_trial_day"
    case tokenRow = "token_row"
    case moneyRow = "money_row"
    case imageRow = "image_row"
    case secondRow = "second_row"
    case characterRow = "character_row"
    case trialLabel = "trial_label"
    case refreshesOn = "refreshes_on"
    case planRefreshesOn = "plan_refreshes_on"
    case trialEndsOn = "trial_ends_on"
    case trialFollows = "trial_follows"
    case trialFollowsFor = "trial_follows_for"
    case classAnswered = "class_answered"
    case classOpen = "class_open"
    case pageTitle = "page_title"
    case modelClassLoading = "model_class_loading"
    case modelClassUnavailable = "model_class_unavailable"
    case modelClassNext = "model_class_next"
    case offline = "offline"

    // Sentences of the account page only.
    case accountTitle = "account_title"
    case subscriptionTitle = "subscription_title"
    case checkInsTitle = "check_ins_title"
    case detailUsed = "detail_used"
    case detailRemaining = "detail_remaining"
    case detailTokensRemaining = "detail_tokens_remaining"
    case detailOpen = "detail_open"
    case detailClose = "detail_close"
    case loading = "loading"
    case tryAgain = "try_again"
    case linkHome = "link_home"
    case linkHelp = "link_help"
    case linkPrivacy = "link_privacy"
    case linkTerms = "link_terms"
    case linkSignIn = "link_sign_in"

    /// The placeholders that a wording of this sentence can contain.
    package var placeholders: Set<Placeholder> {
        switch self {
        case .monthGentle, .weekGentle, .dayGentle, .messagesLeft, .breathMinutes, .breathHours: [.count]
        case .classMonthGentle, .classWeekGentle, .classDayGentle: [.count, .model]
        case .almostThere: [.count, .date]
        case .classAlmostThere: [.count, .date, .model]
        case .shareLeft: [.percent, .date]
        case .trialRemaining: [.count, .limit]
        case .trialBanner: [.day, .days, .count]
        case .trialLabel: [.plans, .day, .days]
        case .monthUsedUp, .weekUsedUp, .dayUsedUp, .trialContinues, .breathUntil, .cancelledActive,
            .refreshesOn, .planRefreshesOn, .trialEndsOn, .trialFollows, .renewsOn, .activeUntil, .endedOn,
            .pausedUntil,
            .monthUsedUpEnding, .weekUsedUpEnding, .dayUsedUpEnding, .planUsedUpEnding, .subscriptionPaused:
            [.date]
        case .trialFollowsFor, .renewsOnFor: [.date, .price]
        case .classMonthUsedUp, .classWeekUsedUp, .classDayUsedUp, .classUsedUpEnding: [.model, .date]
        case .modelClosed: [.model, .plans]
        case .notInPlan, .tooMuchForPlan: [.plans]
        case .modelClosedEverywhere, .otherModel: [.model]
        case .otherModelUntil: [.model, .date]
        case .classAnswered, .classOpen: [.models]
        case .tokenRow, .moneyRow, .imageRow, .secondRow, .characterRow, .settingsRow, .spokenMonth,
            .spokenWeek, .spokenDay, .spokenTrial:
            [.used, .limit]
        case .spokenTrialDay: [.used, .limit, .day, .days]
        default: []
        }
    }

    /// The placeholder whose number chooses the plural form; nil if the sentence has no plural forms.
    package var counted: Placeholder? {
        switch self {
        case .trialRemaining: return .limit
        case .moneyRow: return nil
        default: break
        }
        if placeholders.contains(.count) { return .count }
        return placeholders.contains(.used) ? .limit : nil
    }
}

extension Sentence {
    /// The status's name on the subscription screen (docs/specification.md §4).
    package static func label(of status: SubscriptionStatus) -> Sentence {
        switch status {
        case .active: .labelActive
        case .cancelled: .labelCancelled
        case .billingIssue: .labelBillingIssue
        case .expired: .labelExpired
        case .free: .labelFree
        case .paused: .labelPaused
        }
    }

    /// The label of the button for an action.
    package static func label(of action: SubscriptionAction) -> Sentence {
        switch action {
        case .manage: .actionManage
        case .subscribe: .actionSubscribe
        case .updatePayment: .actionUpdatePayment
        case .restore: .actionRestore
        case .resubscribe: .actionResubscribe
        }
    }
}

/// A placeholder in a template, such as `{count}`.
package enum Placeholder: String, Hashable, Sendable, CaseIterable {
    /// The number of messages that are left, or of the minutes or hours that the user must wait.
    case count
    case used
    case limit
    /// The percentage of the limit that is left, 0–100.
    case percent
    /// A day in the reader's language and time zone, such as `December 1`.
    case date
    /// The price that the App Store or another shop will charge, such as `$9.99`.
    case price
    /// The name of a model class, such as `Pro`.
    case model
    /// What answers instead of a used-up model class: a model's name, or a list such as `Standard or Basic`.
    case models
    /// The name of a plan, or a list of plans that the user can choose, such as `Pro or Business`.
    case plans
    /// The current day of a trial and the number of its days.
    case day, days
}
