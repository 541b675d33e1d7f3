import Bytes
import Cryptography
import HTTP
import JSON
import Reactor

/// An event that a subscription service tells of: one of RevenueCat's says what somebody bought, one of
/// Stripe's only that something has changed for them.
struct SubscriptionEvent {
    let id: String
    let user: String
    var content: Content

    enum Content {
        case revenueCat(Purchase)
        /// The customer whom it is about; nil where it names the user alone.
        case stripe(customer: String?)
    }

    /// Times are milliseconds since 1970.
    struct Purchase {
        /// The event's own time, which orders it among others.
        let at: Int64
        var type = "RENEWAL"
        let product: String
        let begins: Int64
        /// nil is for ever.
        let ends: Int64?
    }

    fileprivate var path: String {
        switch content {
        case .revenueCat: "/webhooks/revenuecat"
        case .stripe: "/webhooks/stripe"
        }
    }

    fileprivate var body: String {
        switch content {
        case .revenueCat(let purchase):
            #"{"event":{"id":"\#(id)","type":"\#(purchase.type)","app_user_id":"\#(user)","#
                + #""event_timestamp_ms":\#(purchase.at),"product_id":"\#(purchase.product)","#
                + #""purchased_at_ms":\#(purchase.begins),"#
                + #""expiration_at_ms":\#(purchase.ends.map { "\($0)" } ?? "null"),"#
                + #""environment":"PRODUCTION"}}"#
        case .stripe(let customer):
            #"{"id":"\#(id)","type":"customer.subscription.updated","livemode":true,"#
                + #""created":\#(Clocks.wallMilliseconds() / 1000),"data":{"object":{"#
                + #""customer":\#(customer.map { "\"\($0)\"" } ?? "null"),"#
                + #""metadata":{"user_id":"\#(user)"}}}}"#
        }
    }

    /// The fields that prove its sender: the whole secret, or a signature of time and body.
    fileprivate var fields: String {
        let time = Clocks.wallMilliseconds() / 1000
        let message = Array("\(time).\(body)".utf8)
        let code = Digest.authentication(of: message.span, secret: Array(TestBed.secret.utf8))
        let signature = "t=\(time),v1=\(Hexadecimal.text(code))"
        return switch content {
        case .revenueCat:
            "Authorization: \(TestBed.secret)\r\nX-RevenueCat-Webhook-Signature: \(signature)\r\n"
        case .stripe: "Stripe-Signature: \(signature)\r\n"
        }
    }
}

extension TestBed {
    /// Has an edge take an event, as its service would.
    /// - Returns: what the edge says of it: `applied`, `noted` where the service could not be asked,
    ///   `repeated`; or the status of another answer.
    func deliver(_ event: SubscriptionEvent, to edge: Int) async throws(ProofError) -> String {
        let answer: EdgeClient.Answer
        do throws(UpstreamFailure) {
            answer = try await EdgeClient.ask(
                "POST", event.path, front.targets[edge], event.fields, nil, body: event.body, on: control)
        } catch {
            throw ProofError("the event \(event.id) was not answered: \(error)")
        }
        var parser = JSONParser()
        let root = try? parser.parse(answer.body.span)
        return root?.member("result")?.text ?? "\(answer.status)"
    }
}
