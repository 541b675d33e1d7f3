import Limits
import Testing

@testable import Subscriptions

@Suite struct `A webhook's signature` {
    private let body = Array(#"{"id":"evt_1"}"#.utf8)
    /// The HMAC of `1795176000.{"id":"evt_1"}` with the key `whsec_test`, computed by Python's module hmac.
    private let code = "60090152ba978d876d34a4d58f9e907bba4c9ca093984824c99feb06c858dd5f"

    private func isGood(_ header: String, at now: Moment = noon, secret: String = "whsec_test") -> Bool {
        Signature.isGood(header, of: body, secrets: [secret], now: now)
    }

    @Test func `A webhook's signature is good in the form that Stripe and RevenueCat send`() {
        #expect(isGood("t=1795176000,v1=\(code)"))
        #expect(isGood("t=1795176000, v0=abc, v1=\(code.uppercased())"))
        #expect(Signature.makeHeader(of: body, secret: "whsec_test", now: noon) == "t=1795176000,v1=\(code)")
    }

    @Test func `A webhook's signature may be one of several while a secret rotates`() {
        let other = String(repeating: "0", count: 64)
        #expect(isGood("t=1795176000,v1=\(other),v1=\(code)"))
        #expect(isGood("t=1795176000,v1=\(code),v1=\(other)"))
        #expect(!isGood("t=1795176000,v1=\(other),v1=\(other)"))
    }

    @Test(arguments: [(-301, false), (-300, true), (0, true), (300, true), (301, false), (1_000_000, false)])
    func `A webhook's signature holds for 300 seconds, whichever clock is ahead`(skew: Int64, isGood: Bool) {
        #expect(self.isGood("t=1795176000,v1=\(code)", at: noon.advanced(bySeconds: skew)) == isGood)
    }

    @Test func `A webhook's signature by another secret, of another body or of another time is not good`() {
        #expect(!isGood("t=1795176000,v1=\(code)", secret: "whsec_other"))
        #expect(!isGood("t=1795176001,v1=\(code)"))
        #expect(
            !Signature.isGood(
                "t=1795176000,v1=\(code)", of: Array("{}".utf8), secrets: ["whsec_test"], now: noon))
    }

    @Test(
        arguments: [
            "", "t=", "v1=", "t=1795176000", "t=1795176000,v1=", "t=1795176000,v1=00", "t=x,v1=CODE",
            "t=1795176000,v0=CODE", "t=1795176000;v1=CODE", "t=1795176000,t=1795176000,v1=CODE", "v1=CODE",
            "t=1795176000,v1=CODE0", "t=-1,v1=CODE", "t=99999999999999999999,v1=CODE",
        ])
    func `A webhook's signature that is malformed is not good`(header: String) {
        #expect(!isGood(header.replacing("CODE", with: code)))
    }
}
