import Cryptography
import Reactor

/// Stands between edges and Redis, and loses replies as a network does: Redis has executed a script, and the
/// connection breaks before its answer has reached the edge.
///
/// Each edge has a socket of its own here, so that one edge can be cut off while the others are not.
final class RedisRelay {
    /// Scripts whose replies can be lost.
    enum Script: String, CaseIterable, Hashable, Sendable { case admit, settle, renew }

    /// How often Redis has answered each script with no error, by the edge's number.
    private var answers: [Int: [Script: Int]] = [:]
    /// Replies that are still to be lost, by the edge's number.
    private var losses: [Int: [Script: Int]] = [:]
    /// Edges that are cut off as soon as all of that is lost.
    private var cutNext: Set<Int> = []
    /// Edges that are cut off.
    private var cut: Set<Int> = []
    /// By their digests, as learnt from their sources.
    private var scripts: [[UInt8]: Script] = [:]
    private var listeners: [Listener] = []
    private var links: [ObjectIdentifier: RelayedConnection] = [:]
    private let target: String
    private let folder: String
    private let loop: EventLoop

    /// - Parameters:
    ///   - target: the socket of Redis.
    ///   - folder: where the relay's own sockets go.
    init(to target: String, in folder: String, on loop: EventLoop) {
        self.target = target
        self.folder = folder
        self.loop = loop
    }

    /// Listens for an edge's connections, and returns the URL with which it is configured.
    func open(for edge: Int) throws(ProofError) -> String {
        let path = "\(folder)/relay-\(edge).sock"
        do throws(SystemError) {
            let socket = try Sockets.listen(on: .unix(path), shared: false)
            listeners.append(
                Listener(socket, on: loop) { [unowned self] channel, _ in welcome(channel, from: edge) })
        } catch {
            throw ProofError("the relay to Redis cannot listen: \(error)")
        }
        return "unix:\(path)"
    }

    private func welcome(_ channel: Channel, from edge: Int) {
        guard !cut.contains(edge), let socket = try? Sockets.connect(to: .unix(target)) else {
            return channel.close()
        }
        let link = RelayedConnection(channel, Channel(socket, on: loop, connected: false), from: edge, self)
        links[ObjectIdentifier(link)] = link
        link.begin()
    }

    /// Loses an edge's next replies to a script.
    /// - Parameter isCutOff: whether the edge cannot connect anew after that, until `restore`.
    func lose(_ script: Script, of edge: Int, times: Int = 1, isCutOff: Bool = false) {
        if isCutOff { cutNext.insert(edge) }
        losses[edge, default: [:]][script, default: 0] += times
    }

    /// How often Redis has answered an edge's calls of a script with no error, lost replies included.
    func answered(_ script: Script, of edge: Int) -> Int { answers[edge]?[script] ?? 0 }

    /// How many replies to a script are still to be lost.
    func awaited(_ script: Script, of edge: Int) -> Int { losses[edge]?[script] ?? 0 }

    /// Breaks an edge's connections, and takes no others of it until `restore`.
    func cutOff(_ edge: Int) {
        cut.insert(edge)
        for link in links.values where link.edge == edge { link.close() }
    }

    func restore(_ edge: Int) { cut.remove(edge) }

    func close() {
        for listener in listeners { listener.close() }
        listeners = []
        for link in links.values { link.close() }
    }

    // MARK: What a connection asks

    /// The script that a command calls; nil for another one.
    fileprivate func script(of words: [ArraySlice<UInt8>]) -> Script? {
        guard words.count > 1 else { return nil }
        switch String(decoding: words[0], as: UTF8.self) {
        case "EVALSHA": return scripts[Array(words[1])]
        case "EVAL":
            // Its contract begins with its name: `-- admit: counts …`.
            let name = words[1].dropFirst(3).prefix { $0 != UInt8(ascii: ":") }
            let script = Script(rawValue: String(decoding: name, as: UTF8.self))
            if let script { scripts[Digest.sha1Hexadecimal(Array(words[1]))] = script }
            return script
        default: return nil
        }
    }

    /// Whether the reply that Redis has just given is to be lost.
    fileprivate func loses(replyTo script: Script, of edge: Int) -> Bool {
        answers[edge, default: [:]][script, default: 0] += 1
        guard awaited(script, of: edge) > 0 else { return false }
        losses[edge]?[script]? -= 1
        if awaited(script, of: edge) == 0, cutNext.remove(edge) != nil { cut.insert(edge) }
        return true
    }

    fileprivate func left(_ link: RelayedConnection) { links[ObjectIdentifier(link)] = nil }
}

/// An edge's connection and the one to Redis that belongs to it.
private final class RelayedConnection: Pump {
    let edge: Int
    private let client: Channel
    private let server: Channel
    private unowned let relay: RedisRelay
    /// What has come, as far as no whole command or reply of it has been passed on.
    private var commands: [UInt8] = []
    private var replies: [UInt8] = []
    private var outbound: [UInt8] = []
    private var inbound: [UInt8] = []
    /// Commands that Redis has not answered yet, the oldest first: the scripts that they call.
    private var unanswered: [RedisRelay.Script?] = []
    /// From the lost reply on nothing more is passed on. The connections break when Redis has answered what
    /// else it was sent, so that it is known to be executed, too.
    private var isLosing = false

    init(_ client: Channel, _ server: Channel, from edge: Int, _ relay: RedisRelay) {
        (self.client, self.server, self.edge, self.relay) = (client, server, edge, relay)
    }

    func begin() {
        (client.pump, server.pump) = (self, self)
        channelReady()
    }

    func channelReady() {
        guard !client.isClosed else { return }
        let isOver = !receive(from: client, &commands) || !receive(from: server, &replies)
        passCommands()
        passReplies()
        let isBroken = !send(&outbound, to: server) || !send(&inbound, to: client)
        if isOver || isBroken || isLosing && unanswered.isEmpty { close() }
    }

    func close() {
        guard !client.isClosed else { return }
        // A channel that closes wakes its pump once more.
        (client.pump, server.pump) = (nil, nil)
        client.close()
        server.close()
        relay.left(self)
    }

    private func passCommands() {
        var offset = 0
        while !isLosing, let command = RedisMessage(in: commands, from: offset) {
            unanswered.append(relay.script(of: command.words))
            outbound += commands[offset..<command.end]
            offset = command.end
        }
        commands.removeFirst(offset)
    }

    private func passReplies() {
        var offset = 0
        while !unanswered.isEmpty, let reply = RedisMessage(in: replies, from: offset) {
            let script = unanswered.removeFirst()
            // Where Redis does not know the script, it has executed nothing.
            let isError = replies[offset] == UInt8(ascii: "-")
            if let script, !isError, relay.loses(replyTo: script, of: edge) { isLosing = true }
            if !isLosing { inbound += replies[offset..<reply.end] }
            offset = reply.end
        }
        replies.removeFirst(offset)
    }

    /// False where the other side has left.
    private func receive(from channel: Channel, _ bytes: inout [UInt8]) -> Bool {
        while true {
            switch channel.receiveIntoScratch() {
            case .moved(let count): bytes += channel.loop.scratch.bytes.prefix(count)
            case .wouldBlock: return true
            case .ended, .broken: return false
            }
        }
    }

    private func send(_ bytes: inout [UInt8], to channel: Channel) -> Bool {
        while !bytes.isEmpty {
            switch channel.send(bytes.span) {
            case .moved(let count): bytes.removeFirst(count)
            case .wouldBlock: return true
            case .ended, .broken: return false
            }
        }
        return true
    }
}

/// A whole command or reply in the protocol of Redis (RESP2).
private struct RedisMessage {
    /// Where the next one begins.
    private(set) var end: Int
    /// Its strings; of a command these are its words.
    private(set) var words: [ArraySlice<UInt8>] = []

    /// Nil where it has not come whole.
    init?(in bytes: [UInt8], from start: Int) {
        end = start
        var values = 1
        while values > 0 {
            guard let line = bytes[end...].firstIndex(of: UInt8(ascii: "\n")), line > end + 1 else {
                return nil
            }
            let count = Int(String(decoding: bytes[(end + 1)..<(line - 1)], as: UTF8.self))
            let kind = bytes[end]
            end = line + 1
            values -= 1
            switch kind {
            case UInt8(ascii: "*"): values += max(0, count ?? 0)
            case UInt8(ascii: "$"):
                // -1 is no string at all.
                guard let count, count >= 0 else { continue }
                guard bytes.count >= end + count + 2 else { return nil }
                words.append(bytes[end..<end + count])
                end += count + 2
            default: break
            }
        }
    }
}
