import Configuration
import Gateway
import HTTP
import Problems
import Reactor
import Subscriptions
import Telemetry

extension SubscriptionSetup {
    /// The checks of all subscription services. Each sends a request that succeeds only with the right key.
    var peers: [DependencyCheck] {
        var peers: [DependencyCheck] = []
        if let told = settings.revenueCat {
            // RevenueCat creates a customer for each unknown id, so all checks send the same id.
            peers.append(
                check(.revenueCat, told.baseURL, "/v1/subscribers/\(Self.stranger)") { _ in
                    FixedKey(told.apiKey.reveal())
                })
        }
        if let told = settings.stripe {
            peers.append(
                check(.stripe, told.baseURL, "/v1/subscriptions?limit=1") { _ in
                    FixedKey(told.apiKey.reveal())
                })
        }
        if let told = settings.webhook?.ask {
            let target = told.path.replacing("{purchase}", with: Self.stranger).replacing(
                "{user}", with: Self.stranger)
            peers.append(
                check(.webhook, told.baseURL, target, Self.unknown) { _ in FixedKey(told.apiKey.reveal()) })
        }
        if let told = settings.apple, let signer = keys.apple {
            // Apple's sandbox has the same key but other purchases. Both addresses are checked.
            for address in [told.baseURL, told.sandboxURL] {
                peers.append(
                    check(
                        .apple, address, "/inApps/v1/subscriptions/\(Self.unknownTransaction)", Self.unknown
                    ) {
                        AppleCredential(signer, issuer: told.issuer, bundle: told.bundle, on: $0)
                    })
            }
        }
        if let told = settings.google, let account = keys.google, let tokens = keys.tokens {
            let target = GoogleSource.questionTarget(about: Self.stranger, of: told.app)
            peers.append(
                check(.google, told.baseURL, target, Self.unknown) { loop in
                    makeCredential(account, tokens, on: loop)
                })
        }
        return peers
    }

    /// Ids that do not exist at any service. A service that accepts the key answers that the id is unknown.
    private static let (unknownTransaction, stranger) = ("1", "usher-doctor")
    private static let unknown: Set<Int> = [400, 404, 410, 422]

    /// Makes the credential that gets access tokens from Google.
    func makeCredential(_ account: GoogleAccount, _ tokens: HTTPAddress, on loop: EventLoop)
        -> GoogleCredential
    {
        GoogleCredential(
            account, makeOrigin(tokens), authority: tokens.authority,
            target: tokens.path.isEmpty ? "/" : tokens.path, on: loop)
    }

    /// - Parameter unknown: the statuses by which the service says that it does not know the object. Such a
    ///   status shows that the service accepts the key.
    private func check(
        _ service: SubscriptionService, _ address: HTTPAddress, _ target: String, _ unknown: Set<Int> = [],
        _ credential: @escaping (EventLoop) -> any SourceCredential
    ) -> DependencyCheck {
        var check = DependencyCheck(subject: AddressSubject(service, address), origin: makeOrigin(address))
        var request = FetchRequest(target: Array((address.path + target).utf8))
        request.limit = 1 << 20
        check.request = request
        check.authority = Array(address.authority.utf8)
        check.proof = DependencyCheck.Proof(credential: credential, advice: service.keyAdvice)
        check.fault = { answer in
            switch answer.status {
            case 200...299: nil
            case _ where unknown.contains(answer.status): nil
            case 401, 403:
                DependencyCheck.PeerFault(
                    outcome: .unauthorized, text: "does not accept the key (\(answer.status))",
                    advice: service.keyAdvice)
            default:
                DependencyCheck.PeerFault(
                    outcome: UpstreamOutcome(status: answer.status),
                    text: "answers with status \(answer.status)",
                    advice: answer.status < 500
                        ? "Check base_url:, and the key." : "Look at its status page.")
            }
        }
        return check
    }
}
