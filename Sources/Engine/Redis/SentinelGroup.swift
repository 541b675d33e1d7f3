import Reactor
import TLS

/// The sentinels that watch a master. One loop asks them for the master's address.
///
/// All sentinels are asked at once, before each connection and then four times a second, because an old
/// master that was cut off still replies. Of the named masters, the one with the newest configuration epoch
/// is tried first, because a sentinel that was away still names an old master. The server itself must then
/// confirm by ROLE that it is the master (`RedisNode.greet`).
///
/// During a failover, sentinels name the old master for up to a second after the new one was promoted. If the
/// old master restarts in that time, it calls itself a master, and what it counts is lost: 0.6 to 0.9 s of
/// messages in `usher-bench prove sentinel-failover`. Therefore the replica that is being promoted is tried
/// before the old master. It must confirm by ROLE, too.
final class SentinelGroup: ServerLocator, Timed {
    private static let pause: UInt64 = 250_000_000
    /// A sentinel must reply within `timeout` nanoseconds. If any sentinel has named a master after
    /// `silence` nanoseconds, the loop stops waiting for the others.
    private static let timeout: UInt64 = 400_000_000
    private static let silence: UInt64 = 50_000_000

    private let store: StoreAddress
    private let name: String
    private let sentinels: [RedisNode]
    private let loop: EventLoop
    private let tls: TLSContext?
    private weak var master: RedisNode?
    private var isClosed = false
    private var isLooking = false
    private(set) var contact: ContactFault?
    private lazy var timer = Timer(self)

    init(
        _ store: StoreAddress, master name: String, _ places: [RedisPlace], on loop: EventLoop,
        tls: TLSContext?
    ) {
        precondition(!places.isEmpty, "a master is found by its sentinels")
        self.store = store
        self.name = name
        self.loop = loop
        self.tls = tls
        var options = RedisNode.Options()
        options.deadline = Int(Self.timeout / 1_000_000)
        sentinels = places.map {
            RedisNode(store.resolveAddress(ofSentinel: $0), on: loop, tls: tls, options: options)
        }
    }

    func closeSentinels() {
        isClosed = true
        loop.cancel(timer)
        for sentinel in sentinels { sentinel.close() }
    }

    func resolveAddress(of place: RedisPlace) -> RedisAddress { store.resolveAddress(of: place) }

    /// Watches for a new master. If sentinels name one, and it confirms that it is the master, the node
    /// connects to it.
    func watchMaster(_ master: RedisNode) {
        self.master = master
        loop.arm(timer, at: loop.now + Self.pause)
    }

    func timePassed() {
        guard !isClosed else { return }
        loop.arm(timer, at: loop.now + Self.pause)
        guard !isLooking, let master, master.isConnected else { return }
        isLooking = true
        loop.spawn(with: self) { group in
            await group.look()
            group.isLooking = false
        }
    }

    private func look() async {
        guard let first = try? await locateMaster(within: 1000).first, let master, master.isConnected,
            first != master.address,
            await isMaster(first), !isClosed
        else { return }
        master.reconnect()
    }

    private func isMaster(_ address: RedisAddress) async -> Bool {
        let node = RedisNode(address, on: loop, tls: tls)
        defer { node.close() }
        var arguments = RedisArguments()
        arguments.append("ROLE" as StaticString)
        guard let reply = try? await node.sendCommand(arguments, due: loop.now + Self.timeout),
            let word = reply.array?.first?.bytes
        else { return false }
        return word.elementsEqual("master".utf8)
    }

    func locateMaster(within milliseconds: Int) async throws(RedisError) -> [RedisAddress] {
        let survey = Survey<Report>(sentinels.count)
        for sentinel in sentinels {
            loop.spawn(with: (self, survey, sentinel)) { group, survey, sentinel in
                survey.takeAnswer(Report(sentinel: sentinel, said: await group.ask(sentinel)))
            }
        }
        loop.spawn(with: (loop, survey)) { loop, survey in
            await loop.sleep(nanoseconds: Self.silence)
            survey.endSoon { if case .success = $0.said { true } else { false } }
        }
        await survey.waitForAnswers()
        let named = survey.answers.compactMap { try? $0.said.get() }.joined()
            .sorted { $0.epoch > $1.epoch }
        guard !named.isEmpty else {
            contact = fault(survey.answers)
            // A sentinel with a wrong certificate is perhaps forged, so no message may pass by grace.
            let isForged = survey.answers.contains { $0.error == .denied(code: "TLS") }
            throw isForged ? .denied(code: "TLS") : .unavailable
        }
        contact = nil
        var seen: Set<RedisPlace> = []
        return named.map(\.place).filter { seen.insert($0).inserted }.map { store.resolveAddress(of: $0) }
    }

    private struct Report {
        let sentinel: RedisNode
        let said: Result<[Answer], RedisError>

        var error: RedisError? {
            if case .failure(let error) = said { error } else { nil }
        }
    }

    /// A server that one sentinel names as the master.
    struct Answer {
        let place: RedisPlace
        let epoch: Int
    }

    /// Asks a sentinel for the master. During a failover, the replica that is being promoted comes first. The
    /// result is a failure if the sentinel does not reply or knows no master with this name.
    private func ask(_ sentinel: RedisNode) async -> Result<[Answer], RedisError> {
        do throws(RedisError) {
            let master = Instance(try await sentinel.sendCommand(question("MASTER")))
            guard let place = master.place else { return .failure(.scriptFailure(code: "ERR", line: nil)) }
            let answer = Answer(place: place, epoch: master.epoch)
            guard master.flags.contains("failover_in_progress") else { return .success([answer]) }
            // The flag `promoted` (`SRI_PROMOTED`) names the next master earliest. The leading sentinel sets
            // it before it informs the chosen replica.
            let promoted = try await replicas(of: sentinel).first { $0.flags.contains("promoted") }?.place
            return .success(
                [promoted.map { Answer(place: $0, epoch: master.epoch + 1) }, answer].compactMap { $0 })
        } catch {
            return .failure(error)
        }
    }

    private func replicas(of sentinel: RedisNode) async throws(RedisError) -> [Instance] {
        (try await sentinel.sendCommand(question("REPLICAS"))).array?.map(Instance.init) ?? []
    }

    func readViews() async -> [SentinelView] {
        await Survey.ofAll(sentinels, on: loop) { await self.view(of: $0) }
    }

    private func view(of sentinel: RedisNode) async -> SentinelView {
        var view = SentinelView(address: sentinel.address)
        do throws(RedisError) {
            let master = Instance(try await sentinel.sendCommand(question("MASTER")))
            (view.master, view.epoch) = (master.place, master.epoch)
            (view.quorum, view.others) = (
                master.readNumber("quorum"), master.readNumber("num-other-sentinels")
            )
            view.replicas = try await replicas(of: sentinel).compactMap(\.place)
        } catch {
            (view.trouble, view.contact) = (error, sentinel.contact)
        }
        return view
    }

    private func question(_ subject: String) -> RedisArguments {
        var arguments = RedisArguments()
        for word in ["SENTINEL", subject, name] { arguments.append(word) }
        return arguments
    }

    /// A server as a sentinel describes it: in the reply, names of fields and their values alternate.
    private struct Instance {
        var place: RedisPlace?
        var flags: Set<Substring> = []
        private var fields: [String: String] = [:]

        var epoch: Int { readNumber("config-epoch") ?? 0 }
        func readNumber(_ field: String) -> Int? { fields[field].flatMap { Int($0) } }

        init(_ reply: RedisReply) {
            let words = (reply.array ?? []).map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                fields[words[index]] = words[index + 1]
            }
            if let host = fields["ip"], !host.isEmpty, let port = fields["port"].flatMap({ UInt16($0) }),
                port > 0
            {
                place = RedisPlace(host: host, port: port)
            }
            flags = Set((fields["flags"] ?? "").split(separator: ","))
        }
    }

    private func fault(_ reports: [Report]) -> ContactFault {
        for sentinel in sentinels {
            switch reports.first(where: { $0.sentinel === sentinel })?.error {
            case .scriptFailure: return .noSuchMaster(name)
            case .denied(code: "TLS"): continue
            case .denied: return .sentinelDenies("\(sentinel.address)")
            default: continue
            }
        }
        let contacts = sentinels.compactMap(\.contact)
        return contacts.first { !$0.isPassing } ?? contacts.first ?? .timedOut("\(sentinels[0].address)")
    }
}
