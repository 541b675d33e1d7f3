import Foundation
public import Observation

/// The usage of an app's user, as the app shows it: line, banner, detail, settings row. A view reads it and
/// decides nothing.
///
/// It counts the app's own messages at once, with the sentences of the server's catalogue, and shows the
/// server's figures as soon as they come, in whatever order answers arrive.
@MainActor @Observable public final class UsageModel {
    /// How far it has come.
    public private(set) var phase = LoadingPhase.loading
    /// The newest report of the server; nil until the first.
    public private(set) var report: UsageReport?
    /// The newest refusal of a message, until a report says that the user may send.
    public private(set) var refusal: UsherRefusal?
    /// Whether the device has no connection, as the app says, or as the stream found.
    public private(set) var isOffline = false

    /// How long a message may take to reach the edge while a later request, on another connection, is there
    /// already: 5 s.
    private static let journey = Duration.seconds(5)

    let context: KitContext
    /// Messages that were counted here and are not in `report` yet.
    private var uncounted = 0
    /// The class of models that the newest of them was sent to; nil for the default class.
    private var uncountedClass: String?
    /// How many messages were sent, by which an answer is known to have been asked for after the last of
    /// them.
    private var sent = 0
    private var lastSent: ContinuousClock.Instant?
    private var order = RequestOrder()

    /// A model without a report yet; `refresh()` asks for one.
    public convenience init(client: some UsherService) { self.init(KitContext(client)) }

    init(_ context: KitContext, showing report: UsageReport? = nil) {
        self.context = context
        self.report = report
    }

    // MARK: What is shown

    /// The report with the app's own messages counted; nil until the first.
    public var shown: UsageReport? {
        guard uncounted > 0, let report else { return report }
        let ahead = uncountedClass.flatMap(report.ahead(of:)) ?? report.ahead
        return ahead.isEmpty ? report : ahead[min(uncounted, ahead.count) - 1]
    }

    /// The usage line's state; hidden until a report says otherwise.
    public var display: DisplayState { shown?.display ?? .hidden }

    /// How near the shown limit is to its end.
    public var level: DisplayLevel { shown?.level ?? .silent }

    /// The sentence of the usage line; nil if it is silent.
    public var sentence: String? { shown?.sentence }
    /// Whether the sentence is to be emphasised.
    public var isEmphasised: Bool { shown?.isEmphasised ?? false }

    /// The one banner: offline before usage before trial.
    public var banner: BannerReport? {
        guard isOffline else { return shown?.banner }
        return BannerReport(kind: .offline, sentence: shown?.offlineSentence ?? context.words[.offline])
    }

    /// The content of the detail view; nil until the first report.
    public var detail: DetailReport? { shown?.detail }

    /// The row in the app's settings, which is always there; nil for a plan without limits.
    public var settingsRow: String? { shown?.settingsRow }

    /// The text for assistive readers.
    public var spoken: String? { shown?.spoken }

    /// How far the bar is filled, 0–1.
    public var progress: Double { shown?.detail.progress ?? 0 }

    /// Whether the next message would be admitted. Until the first report the user may try.
    public var canSend: Bool { refusal?.gate == nil && shown?.canSend ?? true }

    /// The symbol beside the line, by its name in SF Symbols.
    public var symbolName: String {
        switch (display, level) {
        case (.trial, _): "sparkles"
        case (_, .silent), (_, .gentle): "chart.bar"
        case (_, .prominent), (_, .blocked): "exclamationmark.circle"
        }
    }

    /// The colour of line and bar, by what it means.
    public var tone: UsageTone { shown?.tone ?? .calm }

    // MARK: What happens

    /// Asks the server. What is shown stays until it has answered.
    public func refresh() async {
        let before = sent
        let hasArrived = lastSent.map { .now - $0 > Self.journey } ?? true
        let request = order.begin()
        do throws(UsherError) {
            let report = try await context.service.usage()
            guard order.isCurrent(request) else { return }
            order.end(request)
            isOffline = false
            // Asked for after the last message, it includes all that was counted here.
            take(report, isFinal: before == sent && hasArrived)
        } catch {
            if !Task.isCancelled, !order.isOvertaken(request) { take(error) }
        }
    }

    /// The app has sent a message: it is counted here until the server says what it has counted.
    ///
    /// - Parameter modelClass: the class of the model that it was sent to, as ``ModelClassReport/id`` names
    ///   it; nil for the default class.
    public func messageSent(modelClass: String? = nil) {
        uncountedClass = modelClass
        sent += 1
        uncounted += 1
        lastSent = .now
    }

    /// A message was not sent, or its answer failed: it is no longer counted.
    public func messageFailed() { uncounted = max(0, uncounted - 1) }

    /// The edge refused a message.
    public func messageRefused(_ refusal: UsherRefusal) {
        messageFailed()
        self.refusal = refusal
    }

    /// The app has found that the device has a connection, or has none.
    public func setOffline(_ isOffline: Bool) {
        self.isOffline = isOffline
        if isOffline {
            phase = .offline
        } else if phase == .offline {
            phase = report == nil ? .loading : .ready
        }
    }

    /// Shows nothing of the user before.
    func changeUser() {
        order.changeUser()
        (phase, report, refusal, isOffline) = (.loading, nil, nil, false)
        (uncounted, lastSent) = (0, nil)
        sent += 1
    }

    /// A report of the stream, or of a request.
    func take(_ report: UsageReport, isFinal: Bool = false) {
        phase = .ready
        if let known = self.report {
            // An answer that was overtaken by a later one.
            guard report.readAt >= known.readAt else { return }
            let isSame = known.billingPeriod == report.billingPeriod && known.plan.id == report.plan.id
            let counted = (report.messageCount ?? 0) - (known.messageCount ?? 0)
            uncounted = isSame && !isFinal ? max(0, uncounted - max(0, counted)) : 0
        } else if isFinal {
            uncounted = 0
        }
        self.report = report
        if report.canSend || refusal?.gate == nil { refusal = nil }
    }

    func take(_ error: UsherError) {
        phase = LoadingPhase(error, else: context.words[.usageUnreadable])
        if error == .offline { isOffline = true }
    }
}
