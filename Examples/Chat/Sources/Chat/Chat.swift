import Foundation
import UsherKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A small chat in the terminal. All that it says of usage, trial, subscription and check-ins comes from
/// UsherKit's models; it only prints them.
@main @MainActor struct Chat {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let url = URL(string: arguments.first ?? "http://127.0.0.1:8080")
        guard arguments.count <= 2, let edge = url, ["http", "https"].contains(edge.scheme),
            edge.host() != nil
        else {
            print("Usage: swift run chat [URL of the edge, http://127.0.0.1:8080] [user, demo-trial]")
            exit(2)
        }
        let user = arguments.count > 1 ? arguments[1] : "demo-trial"
        // The demo believes this field from its own machine. An app shows its sign-in service's token:
        // .bearer { isRefused in try await auth.token(fresh: isRefused) }
        let credential = UsherCredential.header("x-user-id", user)
        let client = UsherClient(baseURL: edge, credential: credential)
        await Chat(edge: edge, user: user, account: AccountModel(client: client)).run()
    }

    private static let commands =
        "/usage /subscription /restore /check-ins [daily|few_times_a_week|weekly|off] /leave /help /quit"

    let edge: URL
    let user: String
    let account: AccountModel

    func run() async {
        await account.refresh()
        await account.checkIns.load()
        let following = Task { await account.follow() }
        print("Hello, \(user). \(Self.commands)\n")
        show()
        for await line in Self.lines() {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case nil: continue
            case "/help": print("  \(Self.commands)")
            case "/usage": showDetail()
            case "/subscription": showSubscription()
            case "/restore": await restore()
            case "/check-ins": await checkIns(words.dropFirst().first)
            case "/leave": await leave()
            case "/yes": await say(yes: true)
            case "/no": await say(yes: false)
            case "/quit":
                following.cancel()
                return
            case let command? where command.hasPrefix("/"):
                print("  There is no \(command), and it was not sent. \(Self.commands)")
            default: await send(line)
            }
        }
        following.cancel()
    }

    // MARK: Messages

    private func send(_ text: String) async {
        var request = URLRequest(url: edge.appending(path: "v1/chat/completions"))
        request.httpMethod = "POST"
        request.setValue(user, forHTTPHeaderField: "x-user-id")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let message = ["role": "user", "content": text]
        request.httpBody = try? JSONSerialization.data(withJSONObject: [
            "model": "demo", "messages": [message],
        ])
        account.usage.messageSent()
        account.checkIns.messageExchanged()
        guard let (body, response) = try? await URLSession.shared.data(for: request),
            let response = response as? HTTPURLResponse
        else {
            account.usage.messageFailed()
            return print("  (nothing was heard)")
        }
        if let refusal = UsherRefusal(response: response, body: body) {
            account.usage.messageRefused(refusal)
            await account.usage.refresh()
            return showPaywall(else: refusal.sentence)
        }
        account.checkIns.messageExchanged()
        print("< \(Self.answer(in: body) ?? "")")
        show()
    }

    private static func answer(in body: Data) -> String? {
        struct Completion: Decodable {
            struct Choice: Decodable { let message: Message }
            struct Message: Decodable { let content: String }
            let choices: [Choice]
        }
        return (try? JSONDecoder().decode(Completion.self, from: body))?.choices.first?.message.content
    }

    // MARK: What is shown

    /// The one banner, or, where none is called for, nothing: below 80 % usage causes no one a thought.
    private func show() {
        guard let banner = account.usage.banner else { return }
        print(banner.isEmphasised ? "  * \(banner.sentence) *" : "  \(banner.sentence)")
    }

    private func showPaywall(else sentence: String) {
        print("  \(account.paywall.sentence ?? sentence)")
        for action in account.paywall.actions {
            if let label = action.label { print("    [\(label)]\(action.url.map { " \($0)" } ?? "")") }
        }
    }

    private func showDetail() {
        guard let detail = account.usage.detail else { return print("  \(account.usage.phase)") }
        print("  \(detail.planLabel ?? "")")
        if let row = account.usage.settingsRow { print("  \(row)") }
        if let sentence = detail.dateSentence { print("  \(sentence)") }
        let filled = Int((account.usage.progress * 20).rounded())
        print("  [\(String(repeating: "#", count: filled))\(String(repeating: ".", count: 20 - filled))]")
    }

    private func showSubscription() {
        let subscription = account.subscription
        print("  \(subscription.label ?? "\(subscription.phase)")")
        if let sentence = subscription.dateSentence { print("  \(sentence)") }
        if let sentence = subscription.banner { print("  \(sentence)") }
        for action in subscription.actions { if let label = action.label { print("    [\(label)]") } }
    }

    private func restore() async {
        await account.subscription.restore()
        switch account.subscription.restoring {
        case .restored(let sentence), .over(let sentence): print("  \(sentence)")
        case .idle, .asking: break
        }
    }

    // MARK: Check-ins

    private func checkIns(_ wish: String?) async {
        let model = account.checkIns
        if let frequency = wish.flatMap(CheckInFrequency.init) {
            await model.set(CheckInPreferences(checkInsEnabled: true, frequency: frequency))
        } else if wish == "off" {
            let frequency = model.preferences?.frequency ?? .fewTimesAWeek
            await model.set(CheckInPreferences(checkInsEnabled: false, frequency: frequency))
        } else if let wish {
            return print("  Check-ins are daily, few_times_a_week, weekly or off, and not \(wish).")
        }
        if let failure = model.failure { return print("  \(failure)") }
        guard let kept = model.preferences else { return print("  nothing said yet") }
        print("  Check-ins: \(kept.checkInsEnabled ? model.name(of: kept.frequency) : "off")")
    }

    /// What an app's scene does when it leaves the screen.
    private func leave() async {
        await account.checkIns.sceneDidEnterBackground()
        guard let prompt = account.checkIns.prompt else { return print("  (away, and back)") }
        print("  \(prompt.title)\n  \(prompt.body)\n    [\(prompt.accept)] /yes   [\(prompt.decline)] /no")
    }

    private func say(yes: Bool) async {
        guard account.checkIns.prompt != nil else { return }
        guard yes else { return await account.checkIns.notNow() }
        await account.checkIns.accept()
        // An app asks the system now; a terminal has none to ask.
        await account.checkIns.systemAnswered(granted: true)
        await checkIns(nil)
    }

    /// Lines of standard input, read away from the main actor.
    private static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
