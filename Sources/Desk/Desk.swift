package import HTTP
package import Ledger
import Limits
import Reactor
package import Reception
import Wire
import Words

/// Everything that a caller asks the edge itself: where they stand. Bound to one loop.
package final class Desk: Responder {
    private let guests: Guests
    private let admissions: Admissions
    private let voice: Voice

    package init(guests: Guests, admissions: Admissions, voice: Voice) {
        self.guests = guests
        self.admissions = admissions
        self.voice = voice
    }

    package func respond(to call: ServerCall) async {
        guard let page = DeskPage(call.head, in: call.inbound) else {
            return voice.answer(.unknownAddress, to: call, .plain)
        }
        guard call.head.method == .get || call.head.method == .head else {
            return voice.answer(.otherMethod(allow: "GET, HEAD"), to: call, .plain)
        }
        do throws(Problem) {
            let guest = try guests.guest(of: call)
            answer(page, UsageReport(guest, try await account(of: guest, at: call), voice, call), to: call)
        } catch {
            voice.answer(error, to: call, .plain)
        }
    }

    /// Figures are only for the eye: whoever can't see them may go on.
    private func account(of guest: Guest, at call: ServerCall) async throws(Problem) -> Account {
        do throws(LedgerError) {
            return try await admissions.account(
                of: guest.key, now: Moment(milliseconds: call.loop.wallMilliseconds))
        } catch {
            throw Problem(.limiterAway, Phrase(.usageUnreadable), retry: .soon(seconds: 1))
        }
    }

    private func answer(_ page: DeskPage, _ report: UsageReport, to call: ServerCall) {
        var json = JSONWriter(into: ByteBuffer(capacity: 2048))
        switch page {
        case .usage: report.write(&json)
        case .subscriptionUsage: report.writeSubscription(&json)
        }
        let body = json.finish()
        call.beginAnswer(status: 200)
        call.outbound.appendField("Content-Type", "application/json")
        call.outbound.append("Cache-Control: no-store\r\n")
        voice.appendStanding(report.account, to: call, .plain, isAdmitted: false)
        call.endAnswer(body: body.readable)
    }
}

/// What the desk has, by address.
private enum DeskPage {
    case usage
    case subscriptionUsage

    init?(_ head: borrowing RequestHead, in bytes: borrowing ByteBuffer) {
        let path = bytes.readable[head.path]
        if path.equals("/v1/usage") {
            self = .usage
        } else if path.equals("/api/subscriptions/usage") {
            self = .subscriptionUsage
        } else {
            return nil
        }
    }
}
