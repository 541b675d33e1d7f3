extension MetricFamily {
    /// The meaning of the metric, as a sentence for readers of the metrics page.
    package var help: StaticString {
        switch self {
        case .decisions: "Requests by decision, limit and plan."
        case .shadowDecisions: "Requests that a limit in shadow would have refused."
        case .httpFaults: "Malformed HTTP requests, by the status of the answer."
        case .pages: "Answers of the edge's own, such as usage records, by page and status."
        case .messages: "Messages that were answered and stay counted, by model."
        case .repeats: "Messages answered again under the id of one that is counted, by model."
        case .tokens:
            """
            Tokens used; cached, cache_write, audio_input and image_input are parts of input, reasoning, \
            audio_output and image_output parts of output.
            """
        case .cost: "Money used, by the configured prices."
        case .estimates: "Answers with a guessed figure, since the upstream did not report it."
        case .unpriced:
            "Answers charged at the dearest known price, since a part of them had no price of its own."
        case .tierAnswers: "Answers of another service tier than the standard one, by model and tier."
        case .billBilled: "The bill that was last compared with the books."
        case .billUnexplained: "The part of that bill's difference from the books that has no named cause."
        case .billBeyondTolerance: "1 if a day of that bill differs by more than the tolerance."
        case .billCompared: "When a bill was last compared with the books (usherctl bill compare --record)."
        case .reservationsOpened: "Messages that were admitted."
        case .reservationsEnded: "Messages that ended, by the ending of their reservation."
        case .reservationsOpen: "Messages that are admitted and have not ended, of this edge."
        case .reservationsReclaimed: "Messages that dead edges had left open, given back by this one."
        case .reservationsLeaked: "Reservations that were dropped without an end; more than 0 is a defect."
        case .settlementsPending: "Settlements that wait in memory for Redis and the spool."
        case .settlementsDropped: "Settlements given up: too many waited, or Redis did not know them."
        case .messagesRecovered: "Messages that Redis had lost and this edge has reported to it again."
        case .refusalNotesDropped:
            "Refusals that were not recorded, since too many users were refused at once."
        case .limiterDuration: "Time until the limiter has decided."
        case .redisCalls: "Commands that were answered or given up."
        case .redisConnects: "Connections to Redis that were made."
        case .redisConnected: "Connections to Redis that are open now."
        case .redisFaults: "Loops on which no message could be counted in Redis now, by the reason."
        case .storeEmptied: "1 while Redis has lost its counts, and no operator has accepted that."
        case .breakerOpen: "Loops whose breaker is open, so that they send nothing to Redis now."
        case .breakerOpenings: "How often a breaker has opened."
        case .spoolDepth: "Settlements that wait on the disk for Redis."
        case .spoolFault: "1 while the spool cannot be used."
        case .spoolParked: "Settlements that Redis refused or did not know, and that wait for an operator."
        case .spoolDamaged: "Settlements that the spool kept and that are damaged or missing: never counted."
        case .spoolDelayed:
            "Settlements that Redis answers with an error; they are tried again at growing intervals."
        case .graceMessages: "Messages that were let through while Redis was away."
        case .graceOverspent:
            "Messages let through while Redis was away that were past a limit when they were counted."
        case .upstreamAnswers: "Requests to upstreams by outcome."
        case .upstreamDuration: "Time from the request to the head of the upstream's answer."
        case .upstreamConnections: "Connections to upstreams, idle ones included."
        case .upstreamReusePaused:
            "Loops that reuse no connection to an upstream for now, since it closes them unannounced."
        case .upstreamKeysRefused:
            "1 while one of an upstream's several keys is not used, since the provider refused it."
        case .requestDuration: "Time of whole exchanges, streams to their end."
        case .firstByte:
            "Time from the request's arrival to the first byte of a counted answer, by model and upstream."
        case .streamGap: "Time between two reads of a stream from its upstream."
        case .streamsOpen: "Streams that run now: answers, and screens that watch usage."
        case .connectionsOpen: "Connections of clients now."
        case .connectionsAccepted: "Connections of clients that were accepted."
        case .connectionsRefused:
            "Connections of clients closed at once: beyond the bounds, or for want of file descriptors."
        case .upstreamRetries: "Requests sent once more, since their pooled connection had ended."
        case .keyFetches: "Fetches of key sets that check tokens, by issuer and outcome."
        case .serviceQuestions: "Questions to subscription services, by service and outcome."
        case .identityRefusals: "Callers whose identity was refused, by cause."
        case .nameLookups: "Look-ups of host names by outcome; late ones were found to hang."
        case .namesFailing:
            "Names that cannot be looked up now; what was found before stays in use."
        case .bodyMemory: "Bytes that requests being read or answered hold; http.max_body_memory at most."
        case .webhooks: "Events of subscription services by outcome."
        case .thresholdEvents: "Threshold events by outcome."
        case .loopLag: "How late a loop comes to a piece of work that is due once a second."
        case .killSwitchOn:
            "1 while an app's spending is stopped by a kill switch, its own or that of all apps."
        case .certificateEnd: "When the first certificate of a listener's chain ends, in seconds since 1970."
        case .draining: "1 once the edge is draining."
        case .logLines: "Lines of the access log that its writer has taken."
        case .logDropped: "Lines of the access log that its file could not take, or not in time."
        case .spans: "Spans by outcome."
        case .spansWaiting: "Spans that wait for their receiver."
        case .build: "The version that runs."
        case .settings: "The configuration in force."
        case .cpu: "Processor time used, user and system."
        case .residentMemory: "Memory in use."
        case .virtualMemory: "Address space in use."
        case .openDescriptors: "Open file descriptors."
        case .mostDescriptors: "File descriptors that may be open."
        case .startTime: "When the process started, in seconds since 1970."
        }
    }
}
