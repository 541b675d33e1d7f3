import Authentication
import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Telemetry
import Wire

/// The callers' action at an address of stored objects.
struct StoredRoute: Hashable, Sendable {
    let kind: StoredObject.Kind
    let action: StoredPath.Action
}

/// A change of what somebody has stored, once an answer tells that it was made.
struct ObjectChange: Sendable {
    let kind: StoredObject.Kind
    let owner: UserKey
    /// The id of what is deleted; nil where the answer tells the id of what was made.
    let deleted: [UInt8]?
}

/// References of a request, and the member that a refusal names.
struct StoredWish: Sendable {
    let references: StoredReferences
    let member: RequestMember

    /// Nil where something is referred to that has no owner here.
    var objects: [StoredObject]? {
        if references.hasOthers || references.list.isEmpty { return nil }
        return references.list.map { StoredObject(StoredObject.Kind($0.kind), $0.id) }
    }
}

extension StoredObject.Kind {
    init(_ kind: StoredReferences.Kind) {
        self =
            switch kind {
            case .response: .responses
            case .conversation: .conversations
            case .file: .files
            }
    }
}

/// Stored objects have owners where a plan says `may: { stored_objects: own }`. Somebody else's id answers
/// like one that is not known.
extension Exchange {
    // MARK: A message that refers to objects

    /// Whether it is still unknown that the message refers to the caller's own objects alone.
    func mustCheckOwner(by plan: Plan) -> Bool {
        stored != nil && !ownsReferences && plan.rules?.isForOwnObjects == true
    }

    /// Throws where the message refers to anything but the caller's own.
    func checkOwner(_ owner: UserKey, by plan: Plan) async throws(Problem) {
        guard mustCheckOwner(by: plan), let stored else { return }
        guard let objects = stored.objects, try await owns(objects, owner) else {
            throw .unknownObject(stored.member)
        }
        ownsReferences = true
    }

    /// Checks the owner for a request that is free, such as a count of tokens: the plan is looked up first.
    func checkOwner(of identity: CallerIdentity) async throws(Problem) {
        guard let stored else { return }
        let plan = try await plan(of: identity)
        switch (plan.rules ?? .standard).allowed(.storedObjects) {
        case .all: return
        case .only: throw .unknownObject(stored.member)
        case .own: try await checkOwner(identity.key, by: plan)
        }
    }

    private func owns(_ objects: [StoredObject], _ owner: UserKey) async throws(Problem) -> Bool {
        if objects.isEmpty { return true }
        do throws(LedgerError) {
            return try await gateway.objects?.owns(objects, owner) ?? false
        } catch {
            throw .storeAway
        }
    }

    /// Records the kind of object that an answer of the message will be stored as, where the plan gives it
    /// an owner, and whether the edge asks for it: where callers cannot fetch their answers, nobody waits
    /// for them.
    func noteWhatIsStored(by plan: Plan, for owner: UserKey, _ routed: RoutedRequest) {
        isFollowed = routed.isDeferred && (plan.rules ?? .standard).allowed(.storedObjects) != .none
        guard gateway.objects != nil, plan.rules?.isForOwnObjects == true,
            route.dialect.isSame(as: .openAIResponses)
        else { return }
        change = ObjectChange(kind: .responses, owner: owner, deleted: nil)
    }

    // MARK: An address of stored objects

    /// - Parameter stored: what the caller does there.
    func inspect(_ stored: StoredRoute, for identity: CallerIdentity) throws(Problem) {
        if gateway.loopObserver?.log != nil { record.user = identity.key.stem }
        if let seconds = gateway.freeWait(identity.key) { throw .tooManyFree(seconds: seconds) }
        do throws(RequestFault) {
            self.stored = try gateway.readStored(of: call)
        } catch {
            throw Problem(error)
        }
        inTask(with: (stored, identity)) { exchange, asked throws(Problem) in
            try await exchange.goOn(asked.0, for: asked.1)
        }
    }

    private func goOn(_ action: StoredRoute, for identity: CallerIdentity) async throws(Problem) {
        let plan = try await plan(of: identity)
        let owner = identity.key
        let id = modelInPath.map { call.bytes(call.head.path, $0) }
        switch (plan.rules ?? .standard).allowed(.storedObjects) {
        case .all: break
        case .only: throw .keptByProvider
        case .own:
            if let id {
                guard try await owns([StoredObject(action.kind, id)], owner) else { throw .unknownID }
            }
            try await checkOwner(owner, by: plan)
            if action.action == .list { return try await answerList(of: action.kind, owner) }
            if action.action == .create {
                change = ObjectChange(kind: action.kind, owner: owner, deleted: nil)
            }
            if action.action == .delete {
                change = ObjectChange(kind: action.kind, owner: owner, deleted: id)
            }
        }
        guard let target = gateway.target(of: [], on: route) else { throw .unknownModel }
        // The reader has other requests' facts by now.
        let routed = RoutedRequest(
            target, RequestFacts(), PromptText(), RequestedPieces(), .openAIResponses, size: 0, of: 0,
            at: call.now, usageWish: nil, nil, modelChange: nil)
        pass(routed)
    }

    private func plan(of identity: CallerIdentity) async throws(Problem) -> Plan {
        do throws(LedgerError) {
            let account = try await gateway.admissions.account(
                of: identity.key, plan: identity.plan, now: call.now)
            return account.schedule.plan
        } catch {
            throw .storeAway
        }
    }

    // MARK: What an answer tells

    /// The answer has come: whose what it made is, or that something is no more.
    ///
    /// - Parameter made: the id that the answer tells; empty for none.
    func noteStored(_ made: [UInt8], isWhole: Bool, isGood: Bool) {
        guard let change, let objects = gateway.objects, isGood else { return }
        let id = change.deleted ?? made
        guard !id.isEmpty, change.deleted == nil || isWhole else { return }
        let object = StoredObject(change.kind, id)
        gateway.loop.spawn(with: (self, change, object, objects)) { exchange, change, object, objects in
            for _ in 0..<Self.tries {
                do throws(LedgerError) {
                    if change.deleted == nil {
                        try await objects.add(object, of: change.owner, at: exchange.call.now)
                    } else {
                        try await objects.remove(object, of: change.owner)
                    }
                    return
                } catch {
                    await exchange.gateway.loop.sleep(nanoseconds: Self.pause)
                }
            }
        }
    }

    /// How often the store is told of a change, and nanoseconds between two attempts. An owner who could not
    /// be noted has an object that nobody knows.
    private static let tries = 10
    private static let pause: UInt64 = 500_000_000
}

extension Gateway {
    /// The stored objects that the last message refers to; nil for nothing, and where no plan asks for
    /// owners.
    var storedWish: StoredWish? {
        guard objects != nil, let member = facts.storedObject, let references = findReferences() else {
            return nil
        }
        return StoredWish(references: references, member: member)
    }

    /// In the body that was read last; nil for none.
    private func findReferences() -> StoredReferences? {
        objects == nil ? nil : Self.references(in: &parser)
    }

    private static func references(in parser: inout JSONParser) -> StoredReferences? {
        guard let body = parser.document else { return nil }
        return StoredReferences(of: body)
    }

    /// Reads the stored objects that the body of a request at their address refers to; nil for nothing. A
    /// form is an upload, and refers to nothing.
    fileprivate func readStored(of call: ServerCall) throws(RequestFault) -> StoredWish? {
        facts.reset()
        guard !call.body.isEmpty, !isForm(call) else { return nil }
        try Self.readJSON(call.inbound, call.body, facts, &parser)
        guard let references = findReferences() else { return nil }
        if references.list.isEmpty && !references.hasOthers { return nil }
        return StoredWish(references: references, member: facts.storedObject ?? .named("file_id"))
    }

    private static func readJSON(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        try facts.read(inbound.readable.extracting(body), with: &parser)
    }

    private func isForm(_ call: ServerCall) -> Bool {
        guard let type = call.head.fields[.contentType] else { return false }
        return Self.isForm(call.inbound, type)
    }

    private static func isForm(_ inbound: borrowing ByteBuffer, _ type: FieldRange) -> Bool {
        let bytes = inbound.readable[type]
        return bytes.count >= 20 && bytes.extracting(first: 20).equalsIgnoringCase("multipart/form-data;")
    }
}
