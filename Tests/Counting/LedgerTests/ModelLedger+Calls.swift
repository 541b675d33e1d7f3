import Ledger

protocol ImmediateLedger: Ledger {
    func decide(_ command: AdmitCommand) throws(LedgerError) -> AdmitReply
    func end(_ settlement: Settlement) throws(LedgerError) -> SettlementOutcome
}

extension ImmediateLedger {
    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError) {
        let result: Result<AdmitReply, LedgerError>
        do throws(LedgerError) { result = .success(try decide(command)) } catch { result = .failure(error) }
        follower.ended(.admission(result))
    }

    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError) {
        let result: Result<SettlementOutcome, LedgerError>
        do throws(LedgerError) { result = .success(try end(settlement)) } catch { result = .failure(error) }
        follower.ended(.settlement(result))
    }
}

extension ModelLedger: ImmediateLedger {}

final class SettlementSender: StoreCallFollower {
    private let admissions: Admissions
    private let settlement: Settlement
    private(set) var outcome: SettlementOutcome?

    init(_ admissions: Admissions, _ settlement: Settlement) {
        self.admissions = admissions
        self.settlement = settlement
    }

    func send() -> Bool { admissions.send(settlement, following: self) }

    func ended(_ call: StoreCall) { outcome = admissions.outcome(settlement, of: call) }
}
