import Identity
import Limits
import Pricing

/// The name of a metric's label. `MetricFamily.labels` lists the labels of each metric. None names a user.
package enum MetricLabel: UInt8, CaseIterable, Hashable, Sendable {
    case app, plan, limit, modelClass, model, upstream, issuer, service, source
    case reason, cause, outcome, ending, fault, kind, page, status
    case listener, file, loop, version, digest, tier

    package var word: StaticString {
        switch self {
        case .app: "app"
        case .plan: "plan"
        case .limit: "limit"
        case .modelClass: "class"
        case .model: "model"
        case .upstream: "upstream"
        case .issuer: "issuer"
        case .service: "service"
        case .source: "source"
        case .reason: "reason"
        case .cause: "cause"
        case .outcome: "outcome"
        case .ending: "ending"
        case .fault: "fault"
        case .kind: "kind"
        case .page: "page"
        case .status: "status"
        case .listener: "listener"
        case .file: "file"
        case .loop: "loop"
        case .version: "version"
        case .digest: "digest"
        case .tier: "tier"
        }
    }

    /// The meaning of the label, as a sentence for readers of the reference.
    package var help: StaticString {
        switch self {
        case .app: "The app by its name in `tenants:`; missing if there is only one app."
        case .plan:
            """
            The plan's name in `plans:`, followed by `(sandbox)` if a tester's purchase opened it; \
            missing before anybody's plan is known.
            """
        case .limit: "The name of the limit or burst that decided; missing if none did."
        case .modelClass: "The class of the model that was asked for; missing before it is known."
        case .model:
            """
            The name or the pattern of the model in the configuration; `other` for models that the \
            configuration does not name. It begins with `sandbox:` for what testers used.
            """
        case .upstream:
            """
            The upstream's name in `upstreams:`, followed by `/` and an endpoint's name if it has \
            `endpoints:`.
            """
        case .issuer: "The `issuer:` of the tokens whose keys are fetched."
        case .service:
            "The service that is asked: `RevenueCat`, `Stripe`, `App Store`, `Google Play` or `webhook`."
        case .source: "The sender of the events: `revenuecat`, `stripe`, `apple`, `google` or `webhook`."
        case .reason: "The reason for the decision."
        case .cause: "Why a caller's identity was refused."
        case .outcome: "The outcome."
        case .ending: "The ending of the reservation."
        case .fault: "Why Redis cannot count, in the words of `/readyz`."
        case .kind: "The kind of token, stream or missing price."
        case .page: "The edge's own page, such as `usage`."
        case .status: "The answer's status."
        case .listener: "The listener that shows the certificate."
        case .file: "The certificate's file, as configured."
        case .loop: "The loop's name; the edge's own is `control`."
        case .version: "The version that runs."
        case .tier: "The service tier that the upstream named."
        case .digest:
            "The digest of the configuration in force, as `usherctl config check` prints it for a file."
        }
    }
}

extension MetricFamily {
    /// The labels of the metric's series, in the order in which the page shows them. A histogram's buckets
    /// also have the label `le`.
    package var labels: [MetricLabel] {
        switch self {
        case .decisions: [.app, .reason, .plan, .limit, .modelClass]
        case .shadowDecisions: [.app, .plan, .limit]
        case .httpFaults: [.status]
        case .pages: [.app, .page, .status]
        case .messages, .repeats, .cost, .estimates: [.app, .model]
        case .tokens, .unpriced: [.app, .model, .kind]
        case .tierAnswers: [.app, .model, .tier]
        case .reservationsOpened, .reservationsOpen, .killSwitchOn, .billBilled, .billUnexplained,
            .billBeyondTolerance, .billCompared:
            [.app]
        case .reservationsEnded: [.app, .ending]
        case .redisFaults: [.fault]
        case .upstreamAnswers: [.app, .upstream, .outcome]
        case .upstreamRetries, .upstreamDuration, .upstreamConnections, .upstreamReusePaused,
            .upstreamKeysRefused:
            [.app, .upstream]
        case .firstByte: [.app, .model, .upstream]
        case .streamsOpen: [.kind]
        case .connectionsRefused: [.reason]
        case .keyFetches: [.app, .issuer, .outcome]
        case .serviceQuestions: [.app, .service, .outcome]
        case .identityRefusals: [.app, .cause]
        case .webhooks: [.app, .source, .outcome]
        case .nameLookups, .thresholdEvents, .spans: [.outcome]
        case .loopLag: [.loop]
        case .certificateEnd: [.listener, .file]
        case .build: [.version]
        case .settings: [.digest]
        case .reservationsReclaimed, .reservationsLeaked, .settlementsPending, .settlementsDropped,
            .messagesRecovered, .refusalNotesDropped,
            .limiterDuration, .redisCalls, .redisConnects, .redisConnected, .storeEmptied, .breakerOpen,
            .breakerOpenings, .spoolDepth, .spoolFault, .spoolParked, .spoolDelayed, .spoolDamaged,
            .graceMessages, .graceOverspent, .requestDuration, .streamGap, .connectionsOpen,
            .connectionsAccepted, .namesFailing, .bodyMemory, .draining, .logLines, .logDropped,
            .spansWaiting, .cpu, .residentMemory, .virtualMemory, .openDescriptors, .mostDescriptors,
            .startTime:
            []
        }
    }

    /// The values that a label of the metric can have; empty if they are not a fixed list.
    package func labelWords(of label: MetricLabel) -> [String] {
        switch (self, label) {
        case (.decisions, .reason): Decision.allCases.map { "\($0.word)" }
        case (.connectionsRefused, .reason): ["bounds", "descriptors"]
        case (.reservationsEnded, .ending): ReservationEnding.allCases.map { "\($0.word)" }
        case (.upstreamAnswers, .outcome), (.keyFetches, .outcome), (.serviceQuestions, .outcome):
            UpstreamOutcome.allCases.map { "\($0.word)" }
        case (.identityRefusals, .cause): IdentityFault.allCases.map { "\($0.word)" }
        case (.nameLookups, .outcome): ["ok", "failed", "late"]
        case (.spans, .outcome): ["exported", "dropped"]
        case (.tokens, .kind):
            ["input", "cached", "output", "reasoning"] + AnswerDetails().kinds.map(\.word)
        case (.unpriced, .kind): Unpriced.kinds.map { "\($0.word)" }
        case (.streamsOpen, .kind): ["answer", "usage"]
        case (.certificateEnd, .listener): ["clients", "admin"]
        default: []
        }
    }
}
