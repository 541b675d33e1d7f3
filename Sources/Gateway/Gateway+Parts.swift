import HTTP
import Ledger
import Limits
import Observe
import Reception
import Wire
import Words

/// What exchanges ask of the gateway's parts. They ask here: whoever calls a part of a part holds it
/// meanwhile, which is two atomic operations each time.
extension Gateway {
    func known(_ call: ServerCall) throws(Problem) -> Asker? { try guests.known(call) }

    var isPaused: Bool { killSwitch?.isOn == true }

    func target(of model: [UInt8], on route: MatchedRoute) -> Target? {
        directory.target(route.dialect, model: model, upstream: route.upstream)
    }

    /// The order of the request that was read last.
    func order(of call: ServerCall, for target: Target, _ dialect: Dialect) -> Order {
        Order(target, facts, dialect, size: call.body.count, at: call.now)
    }

    func standingRefusal(of request: AdmissionRequest) -> (Refusal, Account)? {
        admissions.standingRefusal(of: request)
    }

    func ask(_ request: AdmissionRequest, now: Moment, telling witness: any AdmissionWitness) -> Bool {
        admissions.ask(request, now: now, telling: witness)
    }

    func send(_ settlement: Settlement, telling witness: any EndingWitness) -> Bool {
        admissions.send(settlement, telling: witness)
    }

    func noteOpenReservation() { observer?.reservationOpened() }

    func appendStanding(
        _ account: Account, to call: ServerCall, _ dialect: Dialect, isAdmitted: Bool, news: Phrase?
    ) {
        voice.appendStanding(account, to: call, dialect, isAdmitted: isAdmitted, news: news)
    }
}
