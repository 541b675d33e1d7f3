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

/// The objects at the provider (files, batches …) that a request creates or deletes. The record of owners is
/// updated once the provider has confirmed the change.
struct ObjectChange: Sendable {
    let owner: UserKey
    /// The kinds of new objects whose ids the answer can contain.
    let made: [StoredKind.Made]
    /// The object that the request deletes if it succeeds; nil if there is none.
    let deleted: StoredObject?
    /// The object that the request creates under an id that the edge chose; nil if there is none.
    let named: StoredObject?

    init(
        _ owner: UserKey, made: [StoredKind.Made] = [], deleted: StoredObject? = nil,
        named: StoredObject? = nil
    ) {
        (self.owner, self.made, self.deleted, self.named) = (owner, made, deleted, named)
    }
}

/// The stored objects that a request refers to, and the member of the request that a refusal names.
struct StoredWish: Sendable {
    let references: StoredReferences
    let member: RequestMember

    /// The referenced objects; nil if there are none, or if one is of a kind whose owners are not recorded.
    var objects: [StoredObject]? {
        if references.hasOthers || references.list.isEmpty { return nil }
        return references.list.map { StoredObject($0) }
    }
}

extension StoredObject {
    init(_ reference: StoredReferences.Reference) { self.init(reference.kind.word, reference.id) }
}

/// Checks the owners of objects that are stored at a provider, if a plan says `may: { stored_objects: own }`.
/// A request for another user's object gets the same answer as a request for an unknown id.
extension Exchange {
    // MARK: A message that refers to objects

    /// Whether the edge must still check that a message refers only to the caller's own objects.
    func mustCheckOwner(by plan: Plan) -> Bool {
        stored != nil && !ownsReferences && plan.rules?.isForOwnObjects == true
    }

    /// Throws if the message refers to an object of another user.
    func checkOwner(_ owner: UserKey, by plan: Plan) async throws(Problem) {
        guard mustCheckOwner(by: plan), let stored else { return }
        guard let objects = stored.objects, try await owns(objects, owner) else {
            throw .unknownObject(stored.member)
        }
        ownsReferences = true
    }

    /// Checks a request that is not counted. Throws if the user's plan, which is read from Redis, forbids the
    /// objects in `stored`.
    func checkOwner(of identity: CallerIdentity) async throws(Problem) {
        guard let stored else { return }
        let plan = try await plan(of: identity)
        switch (plan.rules ?? .standard).allowed(.storedObjects) {
        case .all: return
        case .only: throw .unknownObject(stored.member)
        case .own: try await checkOwner(identity.key, by: plan)
        }
    }

    func owns(_ objects: [StoredObject], _ owner: UserKey) async throws(Problem) -> Bool {
        if objects.isEmpty { return true }
        do throws(LedgerError) {
            return try await gateway.objects?.owns(objects, owner) ?? false
        } catch {
            throw .storeAway
        }
    }

    /// Sets `change` if the plan restricts callers to their own objects. Sets `isFollowed` if the answer is
    /// made in the background and the plan lets callers fetch it.
    func noteWhatIsStored(by plan: Plan, for owner: UserKey, _ routed: RoutedRequest) {
        isFollowed = routed.isDeferred && (plan.rules ?? .standard).allowed(.storedObjects) != .none
        guard gateway.objects != nil, plan.rules?.isForOwnObjects == true else { return }
        let made = StoredKind.made(by: route.dialect)
        if !made.isEmpty { change = ObjectChange(owner, made: made) }
    }

    /// The kinds of objects whose ids the edge searches for in the answer.
    var soughtObjects: [StoredKind.Made] {
        change?.made ?? (isFollowed ? StoredKind.made(by: route.dialect) : [])
    }

    // MARK: An address of stored objects

    /// Checks a request to an address of stored objects, such as `/v1/files/{id}`.
    ///
    /// - Parameter stored: the address, and the action that the request asks for there.
    func inspect(_ stored: StoredAddress, for identity: CallerIdentity) throws(Problem) {
        if gateway.loopObserver?.log != nil { record.user = identity.key.stem }
        if let seconds = gateway.freeWait(identity.key) { throw .tooManyFree(seconds: seconds) }
        do throws(RequestFault) {
            self.stored = try gateway.readStored(of: call, route.dialect)
        } catch {
            throw Problem(error)
        }
        inTask(with: (stored, identity)) { exchange, asked throws(Problem) in
            try await exchange.goOn(asked.0, for: asked.1)
        }
    }

    private func goOn(_ address: StoredAddress, for identity: CallerIdentity) async throws(Problem) {
        let plan = try await plan(of: identity)
        let owner = identity.key
        let rules = plan.rules ?? .standard
        var additions: RequestAdditions?
        let object = modelInPath.map { StoredObject(address.kind.word, call.bytes(call.head.path, $0)) }
        switch rules.allowed(.storedObjects) {
        case .all: break
        case .only: throw .keptByProvider
        case .own:
            if let object, try await !owns([object], owner) { throw .unknownID }
            try await checkOwner(owner, by: plan)
            if address.action == .list { return try await answerList(of: address.kind, owner) }
            if let upload = try gateway.nameUpload(of: call, address) {
                change = ObjectChange(owner, named: upload.file)
                additions = upload.naming
            } else if address.action == .delete {
                change = ObjectChange(owner, deleted: object)
            } else if !address.makes.isEmpty {
                change = ObjectChange(owner, made: address.makes)
            }
        }
        guard let target = gateway.findTarget(of: [], on: route) else { throw .unknownModel }
        if let object { await settleKept(object, of: owner, address) }
        if address.pattern == "/v1/messages/batches/{id}", address.action == .use, let object {
            return try await answerBatch(of: address.kind, object.id, at: target.upstream)
        }
        switch address.action {
        case .createBatch: return try await beginBatch(address, identity, plan)
        case .createLasting, .createCache:
            if target.refusesUnpriced, plan.limitsCost { throw .unpricedStorage }
            if address.action == .createCache { return try await beginCache(address, identity, plan) }
        case .create, .list, .use, .delete: break
        }
        // `gateway.facts` is not used, because it can already describe another request.
        let routed = RoutedRequest(
            target, RequestFacts(), PromptText(), RequestedPieces(), route.dialect, size: 0, of: 0,
            at: call.now, usageWish: nil, nil, modelChange: nil, adding: additions)
        forwardUncounted(routed)
    }

    private func plan(of identity: CallerIdentity) async throws(Problem) -> Plan {
        do throws(LedgerError) {
            let account = try await gateway.admissions.readAccount(
                of: identity.key, plan: identity.plan, now: call.now)
            return account.schedule.plan
        } catch {
            throw .storeAway
        }
    }

    // MARK: Objects in an answer

    /// Records the owner of the objects that the request created, or deletes the record of a deleted object.
    ///
    /// The new object of a message is recorded with the message's settlement. Other objects are recorded at
    /// once, because requests that are not counted have no settlement. A background answer is recorded at
    /// once, too, because callers poll it before its settlement.
    func noteStored(_ made: [StoredReferences.Reference], isWhole: Bool, isGood: Bool) {
        guard let change, let objects = gateway.objects, isGood else { return }
        let added = made.map { StoredObject($0) } + (change.named.map { [$0] } ?? [])
        if ticket != nil, followed == nil {
            storedByAnswer = added
            return
        }
        let removed = isWhole ? change.deleted : nil
        guard !added.isEmpty || removed != nil else { return }
        gateway.loop.spawn(with: (self, change.owner, added, removed, objects)) {
            exchange, owner, added, removed, objects in
            for _ in 0..<Self.tries {
                do throws(LedgerError) {
                    for object in added {
                        try await objects.addObject(object, of: owner, at: exchange.call.now)
                    }
                    if let removed { try await objects.removeObject(removed, of: owner) }
                    return
                } catch {
                    await exchange.gateway.loop.sleep(nanoseconds: Self.pause)
                }
            }
        }
    }

    /// The number of attempts to record an owner in Redis, and the nanoseconds between two attempts. There
    /// are many attempts, because no caller can use an object whose owner is not recorded.
    private static let tries = 10
    private static let pause: UInt64 = 500_000_000
}

extension Gateway {
    /// The stored objects to which the last parsed message refers; nil if there are none, or if no plan says
    /// `stored_objects: own`.
    func storedWish(in dialect: Dialect) -> StoredWish? {
        guard objects != nil, let member = facts.storedObject, let references = findReferences(dialect) else {
            return nil
        }
        return StoredWish(references: references, member: member)
    }

    private func findReferences(_ dialect: Dialect) -> StoredReferences? {
        objects == nil ? nil : Self.references(in: &shared.parser, dialect)
    }

    private static func references(in parser: inout JSONParser, _ dialect: Dialect) -> StoredReferences? {
        guard let body = parser.document else { return nil }
        return StoredReferences(of: body, in: dialect)
    }

    /// Reads the stored objects that a request's body refers to; nil if there are none.
    fileprivate func readStored(of call: ServerCall, _ dialect: Dialect) throws(RequestFault) -> StoredWish? {
        facts.reset()
        // The body of an upload to Gemini is the file itself, so it refers to no object.
        if call.body.isEmpty || Self.isUpload(call.inbound, call.head.path) { return nil }
        try Self.readBody(call.inbound, call.body, call.head.fields[.contentType], facts, &shared.parser)
        guard let references = findReferences(dialect) else { return nil }
        if references.list.isEmpty && !references.hasOthers { return nil }
        return StoredWish(references: references, member: facts.storedObject ?? .named("file_id"))
    }

    private static func readBody(
        _ inbound: borrowing ByteBuffer, _ body: Range<Int>, _ type: FieldRange?, _ facts: RequestFacts,
        _ parser: inout JSONParser
    ) throws(RequestFault) {
        let bytes = inbound.readable
        if let type, try facts.readForm(bytes.extracting(body), type: bytes[type], with: &parser) { return }
        try facts.read(bytes.extracting(body), with: &parser)
    }

    private static func isUpload(_ inbound: borrowing ByteBuffer, _ path: FieldRange) -> Bool {
        inbound.readable[path].starts(with: "/upload/")
    }
}
