import Authentication
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Pricing
import Problems
import Telemetry
import Wire
import Words

/// Forwards calls of an exchange to parts of the gateway. If an exchange used `admissions` or `authenticator`
/// directly, ARC would retain and release them on every call, which takes four atomic operations.
extension Gateway {
    func findKnownCaller(_ call: ServerCall) throws(Problem) -> CallerIdentity? {
        try authenticator.known(call)
    }

    var isKillSwitchOn: Bool { killSwitch?.isOn == true }

    func findTarget(of model: [UInt8], on route: MatchedRoute) -> Target? {
        directory.target(route.dialect, model: model, upstream: route.upstream)
    }

    func routeRequest(
        of call: ServerCall, for target: Target, _ dialect: Dialect, callerHash: Int, usageWish: Splice?,
        _ stepDown: StepDown?, modelChange: Splice?, adding additions: RequestAdditions?
    ) -> RoutedRequest {
        var prompt = PromptText()
        if !dialect.isSame(as: .plain) {
            prompt = Self.prompt(in: shared.parser)
            if let part = prompt.storedObject { facts.note(storedObject: part) }
        }
        var pieces = RequestedPieces()
        let charged = target.prices?.findPrice(at: call.now)
        if charged?.price.isByPiece == true || dialect.piece != nil {
            pieces = Self.pieces(in: shared.parser, charged?.price, dialect, facts.form)
        }
        return RoutedRequest(
            target, facts, prompt, pieces, dialect, size: call.body.count, of: callerHash, at: call.now,
            usageWish: usageWish, stepDown, modelChange: modelChange, adding: additions)
    }

    private static func prompt(in parser: borrowing JSONParser) -> PromptText {
        guard let body = parser.document else { return PromptText() }
        return PromptText(of: body)
    }

    private static func pieces(
        in parser: borrowing JSONParser, _ price: Price?, _ dialect: Dialect, _ form: FormFiles?
    ) -> RequestedPieces {
        guard let body = parser.document else { return RequestedPieces() }
        return RequestedPieces(of: body, price, dialect, form)
    }

    func cachedRefusal(of request: AdmissionRequest) -> (Refusal, Account)? {
        admissions.cachedRefusal(of: request)
    }

    func cachedRefusal(ofAll messages: CallerIdentity, to modelClass: ModelClass) -> (Refusal, Account)? {
        admissions.cachedRefusal(of: messages.key, modelClass, plan: messages.plan)
    }

    func sendAdmission(_ request: AdmissionRequest, now: Moment, following exchange: Exchange)
        -> Admissions.SendOutcome
    {
        admissions.send(request, now: now, following: exchange)
    }

    func receiveAdmission(_ pending: Admissions.PendingAdmission, of call: StoreCall)
        -> Admissions.ReceiveOutcome
    {
        admissions.receive(pending, of: call)
    }

    func sendSettlement(_ settlement: Settlement, following exchange: Exchange) -> Bool {
        admissions.send(settlement, following: exchange)
    }

    func receiveOutcome(_ settlement: Settlement, of call: StoreCall) -> SettlementOutcome? {
        admissions.outcome(settlement, of: call)
    }

    func tell(
        _ record: borrowing ExchangeRecord, status: Int, _ method: Method, of route: MatchedRoute
    ) {
        guard let loopObserver, let observer else { return }
        loopObserver.tell(record, of: observer, status: status, CallFacts(method: method, route.facts))
    }

    func noteOpenReservation() { observer?.reservationOpened() }

    func sendRefusal(_ refusal: Refusal, _ account: Account, to call: ServerCall, _ dialect: Dialect) {
        responses.refuse(refusal, account, to: call, dialect)
    }

    func appendStanding(
        _ account: Account, to call: ServerCall, _ dialect: Dialect, isAdmitted: Bool, news: Phrase?
    ) {
        responses.appendStanding(account, to: call, dialect, isAdmitted: isAdmitted, news: news)
    }
}
