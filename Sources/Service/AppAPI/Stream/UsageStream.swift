import Authentication
import Bytes
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Usage
import Wire
import Words

/// One open stream of server-sent events about a user's usage. It stores the state that it sent last.
///
/// Every event contains the whole state, so that a lost event does no harm. An event's id identifies the
/// state and is the same on every edge. A client that reconnects with this id receives the state only if it
/// changed.
final class UsageStream: Pump {
    let caller: AuthenticatedCaller
    private let call: ServerCall
    private(set) var responder: AppResponder
    private var streams: UsageStreams
    private let form: StreamUpdate.Form
    /// The state that the stream sent last; nil if it has not sent any.
    private var shown: StreamPosition?
    /// The state of the subscription that the stream sent last.
    private var sentSubscription: SentSubscription?

    private struct SentSubscription: Equatable {
        let version: Int
        let state: SubscriptionState
        let gate: GateReason?
        let daysRemaining: Int?
        let trialDay: Int?
        /// The number of messages left in a trial. The banner shows it, so each change of it is sent.
        let trialLeft: Int?

        init(_ report: UsageReport) {
            version = report.account.entitlement.version
            (state, gate) = (report.decision.state, report.decision.gate)
            (daysRemaining, trialDay) = (report.daysRemaining, report.trialDay?.day)
            trialLeft = trialDay == nil ? nil : report.record?.usageLevel.remaining
        }
    }
    private var lastSent: UInt64
    private let born: UInt64
    /// The time at which the caller's credential was last checked and found valid.
    private var lastProof: UInt64
    private var isProving = false
    private var isEnded = false
    /// This stream's slot among the user's open streams. The stream keeps the slot over a reload.
    private var slot: StreamSlot?
    /// Whether a change was skipped: the client read too slowly, or the user's records had not been read.
    private var isBehind = false

    init(
        _ caller: AuthenticatedCaller, _ call: ServerCall, _ responder: AppResponder, _ streams: UsageStreams,
        at position: StreamPosition?, _ slot: StreamSlot
    ) {
        self.caller = caller
        self.call = call
        self.responder = responder
        self.streams = streams
        shown = position
        self.slot = slot
        form = StreamUpdate.Form(
            language: responder.responses.language(of: call), ahead: responder.ahead(of: call))
        lastSent = call.loop.now
        born = call.loop.now
        lastProof = call.loop.now
    }

    /// Writes the head of the stream's answer. Afterwards no task is needed for the stream.
    func open() {
        call.beginEvents(framing: call.streamFraming)
        var opening = ByteBuffer()
        opening.append("retry: 2000\n\n")
        call.appendChunk(opening.readable)
        call.releaseRequest()
        call.park()
        call.setPump(self)
        call.clearDeadline()
        push()
    }

    // MARK: Events

    /// Sends an account if it differs from the last account that this stream has sent.
    func showUpdate(_ telling: StreamUpdate) {
        // If a client reads too slowly, updates are skipped. It later receives only the newest state.
        guard !isEnded else { return }
        isBehind = !canShow
        guard canShow else { return }
        let page = telling.renderPage(in: form, for: caller, of: responder)
        let (report, position) = (page.report, page.position)
        let news = SentSubscription(report)
        guard position != shown else { return sentSubscription = news }
        // If the update lacks the user's records, it is skipped. This stream's next update contains them.
        guard telling.kept != nil else { return isBehind = true }
        if sentSubscription != news { append("subscription", id: nil, page.subscription.span) }
        sentSubscription = news
        if let before = shown, position.level > before.level, let view = report.shown {
            append("threshold") { report.writeThreshold(view, &$0) }
        }
        append("usage", id: position.id, page.document.span)
        shown = position
        push()
    }

    /// Whether this stream must send the update. It can do so only if the update contains the user's records.
    func wantsMore(than telling: StreamUpdate) -> Bool {
        !isEnded && telling.renderPage(in: form, for: caller, of: responder).position != shown
    }

    var planTable: PlanTable { responder.planTable }

    /// Moves the stream to the responder that a reload has made, which checks the credential again.
    func move(to responder: AppResponder, _ streams: UsageStreams) {
        self.responder = responder
        self.streams = streams
        lastProof = 0
    }

    private var canShow: Bool { !call.hasUnsent }

    /// Whether the stream has a change to send and its client reads again.
    var wantsMore: Bool { isBehind && !isEnded && canShow }

    private func append(_ type: StaticString, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        write(&json)
        append(type, id: nil, json.finish().readable)
    }

    private func append(_ type: StaticString, id: Int?, _ data: Span<UInt8>) {
        var event = ByteBuffer(capacity: data.count + 64)
        event.appendEvent(type, id: id, data: data)
        call.appendChunk(event.readable)
    }

    /// Sends an SSE comment if the stream was silent for long. Ends the stream if it is too old, or if the
    /// caller's credential is no longer valid.
    func sendComment() {
        guard !isEnded else { return }
        if call.loop.now - born > streams.pace.longest { return end() }
        prove()
        guard !isEnded, call.loop.now - lastSent > streams.pace.heartbeat, !call.hasUnsent else {
            return
        }
        var comment = ByteBuffer()
        comment.appendEventComment()
        call.appendChunk(comment.readable)
        push()
    }

    /// Checks whether the caller's credential is still valid. The stream continues meanwhile.
    private func prove() {
        guard !isProving, call.loop.now - lastProof > streams.pace.proof else { return }
        guard !responder.authenticator.isKnown(caller) else { return lastProof = call.loop.now }
        isProving = true
        call.loop.spawn(with: self) { screen in
            let holds = await screen.responder.authenticator.stillHolds(screen.caller)
            screen.isProving = false
            screen.lastProof = screen.call.loop.now
            if holds == false { screen.end() }
        }
    }

    // MARK: Bytes

    func channelReady() {
        guard !isEnded else { return }
        if !call.isReachable { return leave() }
        if call.hasUnsent { push() }
    }

    private func push() {
        lastSent = call.loop.now
        switch call.send() {
        case .all:
            call.clearDeadline()
            call.releaseSent()
        case .waiting: call.setWriteDeadline()
        case .clientLeft: leave()
        }
    }

    // MARK: Ends

    /// Ends the stream with a complete answer, so that its client reconnects.
    func end() { finish { $0.endStream() } }

    private func leave() { finish { $0.breakOffAfterFlush() } }

    private func finish(_ last: @escaping @Sendable (ServerCall) -> Void) {
        guard !isEnded else { return }
        isEnded = true
        call.setPump(nil)
        call.clearDeadline()
        streams.removeScreen(self)
        slot = nil
        call.resume(with: call) { last($0) }
    }
}

/// Identifies a state of the account, as the `id` of an event. Equal figures have the same id on every edge.
struct StreamPosition: Equatable {
    let id: Int

    /// The display level, from 0 (silent) to 3 (blocked).
    var level: Int { id & 3 }

    /// Makes the id: an FNV-1a hash of all that is shown, with the display level in its lowest bits. The hash
    /// includes what changes only with time, such as a trial's day.
    init(_ report: UsageReport) {
        let account = report.account
        var hash = FNV1a()
        func mix(_ number: Int) {
            var rest = UInt64(bitPattern: Int64(number))
            for _ in 0..<8 {
                hash.add(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
        }
        mix(account.entitlement.version)
        for byte in account.schedule.plan.id.utf8 { mix(Int(byte)) }
        for (index, entry) in account.schedule.entries.enumerated() {
            for byte in entry.field.utf8 { mix(Int(byte)) }
            mix(account.counts.used(index))
            mix(entry.amount)
        }
        let decision = report.decision
        for byte in "\(decision.state) \(decision.gate?.code ?? "")".utf8 { mix(Int(byte)) }
        mix(report.trialDay?.day ?? 0)
        mix(report.isLastDay ? 1 : 0)
        mix(report.daysRemaining ?? -1)
        id = Int(hash.value >> 12) << 2 | (report.shown?.level ?? .silent).rank
    }

    /// Reads the header field `Last-Event-ID`; nil if this id cannot be one that an edge has made.
    init?(_ text: [UInt8]) {
        guard text.count < 20, let id = Int(String(decoding: text, as: UTF8.self)), id >= 0 else {
            return nil
        }
        self.id = id
    }
}
