/// Every metric, with its name. A test compares the dashboard and the alerts in deploy/ with this list.
package enum MetricFamily: String, CaseIterable, Hashable, Sendable {
    // Metrics of decisions and of the edge's own answers.
    case decisions = "usher_decisions"
    case shadowDecisions = "usher_shadow_decisions"
    case httpFaults = "usher_http_faults"
    case pages = "usher_page_answers"
    // Metrics of messages, tokens and cost.
    case messages = "usher_messages"
    case repeats = "usher_repeated_messages"
    case tokens = "usher_tokens"
    case cost = "usher_cost_dollars"
    case estimates = "usher_estimated_bills"
    case unpriced = "usher_unpriced_answers"
    case tierAnswers = "usher_tier_answers"
    case billBilled = "usher_bill_billed_dollars"
    case billUnexplained = "usher_bill_unexplained_dollars"
    case billBeyondTolerance = "usher_bill_beyond_tolerance"
    case billCompared = "usher_bill_compared_timestamp_seconds"
    // Metrics of reservations, settlements and Redis.
    case reservationsOpened = "usher_reservations_opened"
    case reservationsEnded = "usher_reservations_ended"
    case reservationsOpen = "usher_reservations_open"
    case reservationsReclaimed = "usher_reservations_reclaimed"
    case reservationsLeaked = "usher_reservations_leaked"
    case settlementsPending = "usher_settlements_pending"
    case settlementsDropped = "usher_settlements_dropped"
    case messagesRecovered = "usher_messages_recovered"
    case refusalNotesDropped = "usher_refusal_notes_dropped"
    case limiterDuration = "usher_limiter_duration_seconds"
    case redisCalls = "usher_redis_calls"
    case redisConnects = "usher_redis_connects"
    case redisConnected = "usher_redis_connected"
    case redisFaults = "usher_redis_faults"
    case storeEmptied = "usher_store_emptied"
    case breakerOpen = "usher_breaker_open"
    case breakerOpenings = "usher_breaker_openings"
    case spoolDepth = "usher_spool_depth"
    case spoolFault = "usher_spool_fault"
    case spoolParked = "usher_spool_parked"
    case spoolDelayed = "usher_spool_delayed"
    case spoolDamaged = "usher_spool_damaged"
    case graceMessages = "usher_grace_messages"
    case graceOverspent = "usher_grace_overspent"
    // Metrics of upstreams, connections and streams.
    case upstreamAnswers = "usher_upstream_answers"
    case upstreamRetries = "usher_upstream_retries"
    case upstreamDuration = "usher_upstream_duration_seconds"
    case upstreamConnections = "usher_upstream_connections_open"
    case upstreamReusePaused = "usher_upstream_reuse_paused"
    case upstreamKeysRefused = "usher_upstream_key_refused"
    case requestDuration = "usher_request_duration_seconds"
    case firstByte = "usher_time_to_first_byte_seconds"
    case streamGap = "usher_stream_gap_seconds"
    case streamsOpen = "usher_streams_open"
    case connectionsOpen = "usher_connections_open"
    case connectionsAccepted = "usher_connections_accepted"
    case connectionsRefused = "usher_connections_refused"
    case keyFetches = "usher_key_fetches"
    case serviceQuestions = "usher_subscription_questions"
    case identityRefusals = "usher_identity_refusals"
    case nameLookups = "usher_name_lookups"
    case namesFailing = "usher_names_failing"
    case bodyMemory = "usher_request_body_bytes"
    // Metrics of webhooks from subscription services, and of threshold events to the team.
    case webhooks = "usher_webhooks"
    case thresholdEvents = "usher_threshold_events"
    // Metrics of the edge as a whole.
    case loopLag = "usher_loop_lag_seconds"
    case draining = "usher_draining"
    case killSwitchOn = "usher_kill_switch_on"
    case certificateEnd = "usher_certificate_not_after_timestamp_seconds"
    case logLines = "usher_log_lines"
    case logDropped = "usher_log_lines_dropped"
    case spans = "usher_trace_spans"
    case spansWaiting = "usher_trace_spans_waiting"
    case build = "usher_build"
    case settings = "usher_settings"
    // Metrics of the process, with the names that all Prometheus clients use.
    case cpu = "process_cpu_seconds"
    case residentMemory = "process_resident_memory_bytes"
    case virtualMemory = "process_virtual_memory_bytes"
    case openDescriptors = "process_open_fds"
    case mostDescriptors = "process_max_fds"
    case startTime = "process_start_time_seconds"

    package enum Kind: Sendable {
        case counter, gauge, histogram
        /// A gauge whose value is always 1. Its labels contain the information.
        case info

        /// The type's name in Prometheus' own text format, in which an info metric is a gauge.
        package var plainWord: StaticString {
            switch self {
            case .counter: "counter"
            case .gauge, .info: "gauge"
            case .histogram: "histogram"
            }
        }

        var word: StaticString { self == .info ? "info" : plainWord }

        /// The suffix that is added to the metric's name in the name of a sample.
        package var suffix: StaticString {
            switch self {
            case .counter: "_total"
            case .info: "_info"
            case .gauge, .histogram: ""
            }
        }
    }

    package var kind: Kind {
        switch self {
        case .limiterDuration, .upstreamDuration, .requestDuration, .firstByte, .streamGap, .loopLag:
            .histogram
        case .reservationsOpen, .settlementsPending, .spansWaiting, .redisConnected, .redisFaults,
            .storeEmptied, .breakerOpen,
            .spoolDepth, .spoolFault, .spoolParked, .spoolDelayed, .spoolDamaged,
            .upstreamConnections, .upstreamReusePaused, .upstreamKeysRefused, .streamsOpen, .connectionsOpen,
            .namesFailing,
            .bodyMemory, .draining, .killSwitchOn, .certificateEnd,
            .residentMemory, .virtualMemory, .openDescriptors, .mostDescriptors, .startTime,
            .billBilled, .billUnexplained, .billBeyondTolerance, .billCompared:
            .gauge
        case .build, .settings: .info
        default: .counter
        }
    }

    /// How many of the counted units make one unit of the metric. For example, a second has 10⁹ nanoseconds.
    var scale: Int {
        switch self {
        case .cost, .billBilled, .billUnexplained: 1_000_000
        case .limiterDuration, .upstreamDuration, .requestDuration, .firstByte, .streamGap, .loopLag, .cpu:
            1_000_000_000
        case .startTime, .billCompared: 1000
        default: 1
        }
    }

    /// The unit at the end of the metric's name, for OpenMetrics' line about the unit; nil if there is none.
    var unit: StaticString? {
        switch self {
        case .cost, .billBilled, .billUnexplained: "dollars"
        case .residentMemory, .virtualMemory, .bodyMemory: "bytes"
        case .limiterDuration, .upstreamDuration, .requestDuration, .firstByte, .streamGap, .loopLag, .cpu,
            .startTime, .certificateEnd, .billCompared:
            "seconds"
        default: nil
        }
    }
}
