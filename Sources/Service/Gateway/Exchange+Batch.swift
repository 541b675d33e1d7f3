import Authentication
import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Wire

/// A batch of requests. When a caller creates the batch, each of its requests counts as a message. The
/// estimated cost of all requests is reserved. When the batch has ended, the edge reads the results and
/// settles the usage that they report.
struct Batch {
    let dialect: Dialect
    /// The first request of the batch. The others must name the same model, and are billed at the same price.
    let first: RoutedRequest
    /// The caller's header fields that the provider requires on every request, such as `anthropic-version`.
    let fields: [UInt8]

    var terms: BatchTicket.Terms {
        BatchTicket.Terms(
            model: first.target.model, dialect: dialect.rawValue, tier: first.askedTier?.rawValue ?? "",
            isFast: first.asksFast, at: first.requestedAt)
    }
}

/// What the edge knows about a batch from the requests that it has read so far.
private struct BatchReading {
    var first: RoutedRequest?
    var dialect = Dialect.plain
    var estimate = Consumption.nothing
    var references: Set<StoredObject> = []
    var hasOthers = false
}

extension Exchange {
    /// The largest input file or result file of a batch that the edge reads, in bytes. A larger input file is
    /// refused, although OpenAI accepts 200 MB.
    private static let mostBytes = 64 << 20
    /// The number of requests of a batch that are read before the event loop serves other work.
    private static let atOnce = 64

    func beginBatch(_ address: StoredAddress, _ identity: CallerIdentity, _ plan: Plan) async throws(Problem)
    {
        if gateway.isKillSwitchOn { throw .killSwitchOn }
        let text = try await batchText(of: address)
        let reading = try await readBatch(text, address, plan)
        guard let first = reading.first else { throw Problem(BatchFault(.empty, 0)) }
        if plan.rules?.isForOwnObjects == true {
            let owns = try await owns(Array(reading.references), identity.key)
            guard owns, !reading.hasOthers else { throw .unknownObject(.named("file_id")) }
        }
        first.isBatched = true
        batch = Batch(dialect: reading.dialect, first: first, fields: gateway.versionFields(of: call))
        isFollowed = true
        try await admit(first.making(reading.estimate, route.dialect, at: call.now), address, identity)
    }

    /// Counts the creation of a cached prompt as a message, which uses as many tokens as the prompt has.
    func beginCache(_ address: StoredAddress, _ identity: CallerIdentity, _ plan: Plan) async throws(Problem)
    {
        if gateway.isKillSwitchOn { throw .killSwitchOn }
        let text = gateway.bodyBytes(of: call)
        let request = BatchText.Request(dialect: route.dialect, body: 0..<text.count)
        let routed = try routed(for: request, of: text)
        demand = gateway.readDemand(of: call, routed, route.dialect, makesOutput: false)
        if let objection = findObjection(by: plan) { throw objection }
        try await admit(routed.making(routed.estimateOfInput, route.dialect, at: call.now), address, identity)
    }

    /// Asks Redis to admit the batch or the cached prompt, and forwards the request.
    private func admit(_ routed: RoutedRequest, _ address: StoredAddress, _ identity: CallerIdentity)
        async throws(Problem)
    {
        machine.bodyRead(isMetered: true)
        let request = AdmissionRequest(
            user: identity.key, modelClass: routed.target.modelClass, estimate: routed.estimate,
            outputRate: routed.outputRate, plan: identity.plan)
        let admission: Admission
        do throws(LedgerError) {
            admission = try await gateway.admissions.admit(request, now: call.now, after: nil)
        } catch {
            throw .storeAway
        }
        switch consume admission {
        case .admitted(let reservation, let account):
            machine.admitted()
            note(account, isRepeat: reservation.isRepeat)
            self.reservation = consume reservation
            change = ObjectChange(identity.key, made: address.makes)
            forward(Forward(routed, account))
        case .refused(let refusal, let account):
            answer(refusal, account, to: identity.key, routed.target.modelClass)
        // The three results below are possible only if the caller chose a message id. This request has none,
        // so Redis has replied wrongly. The request is refused as if Redis were away.
        case .running: throw .storeAway
        case .otherPayload: throw .storeAway
        case .spent: throw .storeAway
        }
    }

    /// The text that contains the requests of a batch: the caller's body, or the file that the body names.
    private func batchText(of address: StoredAddress) async throws(Problem) -> [UInt8] {
        if address.kind.dialect.family == .anthropic { return gateway.bodyBytes(of: call) }
        guard let stored, !stored.references.hasOthers, stored.references.list.count == 1,
            let endpoint = gateway.findTarget(of: [], on: route)?.upstream
        else { throw .unknownObject(.named("file_id")) }
        let path = Array("/v1/files/".utf8) + stored.references.list[0].id + Array("/content".utf8)
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await endpoint.fetchDocument(path, limit: Self.mostBytes)
        } catch {
            throw Problem(error)
        }
        if answer.status == 404 { throw .unknownObject(.named("file_id")) }
        guard answer.status == 200 else { throw .upstreamRefused }
        return answer.body
    }

    private func readBatch(_ text: [UInt8], _ address: StoredAddress, _ plan: Plan) async throws(Problem)
        -> BatchReading
    {
        let requests: [BatchText.Request]
        do throws(BatchFault) {
            requests = try gateway.requests(ofBatch: text, address.kind.dialect)
        } catch {
            throw Problem(error)
        }
        var reading = BatchReading()
        for (index, request) in requests.enumerated() {
            // Lets the loop serve other callers, so that a large batch does not delay them.
            if index > 0, index % Self.atOnce == 0 { await gateway.loop.sleep(nanoseconds: 1) }
            try read(request, index + 1, of: text, plan, into: &reading)
        }
        return reading
    }

    /// Reads one request of a batch. The plan must allow it, and its model must be the batch's model.
    private func read(
        _ request: BatchText.Request, _ number: Int, of text: [UInt8], _ plan: Plan,
        into reading: inout BatchReading
    ) throws(Problem) {
        if let name = gateway.findAdditions(of: plan, on: route)?.firstRequired(in: request.dialect) {
            throw .addedToEach(name)
        }
        let routed = try routed(for: request, of: text)
        if let member = routed.unpricedMember, routed.target.refusesUnpriced,
            plan.limitsCost
        {
            throw .unpriced(member)
        }
        demand = gateway.readDemand(of: call, routed, request.dialect)
        if let objection = findObjection(by: plan) { throw objection }
        if let first = reading.first,
            first.target.model != routed.target.model || reading.dialect != request.dialect
        {
            throw Problem(BatchFault(.otherModel, number))
        }
        if reading.first == nil { (reading.first, reading.dialect) = (routed, request.dialect) }
        reading.estimate.add(routed.estimate)
        if let wish = gateway.storedWish(in: request.dialect) {
            reading.hasOthers = reading.hasOthers || wish.objects == nil
            reading.references.formUnion(wish.objects ?? [])
        }
    }

    private func routed(for request: BatchText.Request, of text: [UInt8]) throws(Problem) -> RoutedRequest {
        do throws(RequestFault) {
            try gateway.readBatched(text, request.body)
        } catch {
            throw Problem(error)
        }
        if let member = gateway.facts.otherModels { throw .otherModels(member) }
        // In a body, Gemini writes a model with the prefix `models/`, which the configured names do not have.
        let name = gateway.facts.model
        let model = name.starts(with: "models/".utf8) ? Array(name.dropFirst("models/".utf8.count)) : name
        guard !model.isEmpty,
            let target = gateway.directory.target(request.dialect, model: model, upstream: route.upstream)
        else { throw .unknownModel }
        try gateway.refuseOtherClass(ofToolsFor: target)
        return gateway.routeRequest(
            of: call, for: target, request.dialect, callerHash: 0, usageWish: nil, nil, modelChange: nil,
            adding: nil)
    }

    // MARK: The end of a batch

    /// Returns the bill of an ended batch, as the sum over its requests; `running` if it has not ended.
    func bill(of batch: Batch, _ document: [UInt8], at path: [UInt8], _ endpoint: UpstreamEndpoint) async
        -> BackgroundProgress
    {
        let results: [UInt8]
        switch gateway.end(ofBatch: document, batch.dialect) {
        case .running: return .running
        case .nothing: return .finished(nil)
        case .results(let file):
            results =
                file.map { Array("/v1/files/".utf8) + $0 + Array("/content".utf8) }
                ?? path + Array("/results".utf8)
        }
        guard let answer = try? await endpoint.fetchDocument(results, batch.fields, limit: Self.mostBytes),
            answer.status == 200
        else { return .running }
        return .finished(await gateway.bill(ofResults: answer.body, of: batch, atOnce: Self.atOnce))
    }
}

private enum BatchEnd {
    case running
    case nothing
    /// The batch has ended with results. OpenAI puts them into a file. Anthropic serves them at an address of
    /// the batch, and `file` is then nil.
    case results(file: [UInt8]?)
}

extension Gateway {
    fileprivate func requests(ofBatch text: [UInt8], _ dialect: Dialect) throws(BatchFault)
        -> [BatchText.Request]
    {
        if dialect.family == .anthropic {
            return try BatchText.requests(inBody: text.span, with: &shared.parser)
        }
        return try BatchText.requests(inFile: text.span, with: &shared.parser)
    }

    fileprivate func readBatched(_ text: [UInt8], _ body: Range<Int>) throws(RequestFault) {
        try facts.read(text.span.extracting(body), with: &shared.parser)
    }

    func bodyBytes(of call: ServerCall) -> [UInt8] { Self.bytes(call.inbound, call.body) }

    private static func bytes(_ inbound: borrowing ByteBuffer, _ range: Range<Int>) -> [UInt8] {
        let bytes = inbound.readable
        return range.map { bytes[$0] }
    }

    fileprivate func end(ofBatch document: [UInt8], _ dialect: Dialect) -> BatchEnd {
        Self.end(ofBatch: document, dialect, &shared.parser)
    }

    private static func end(ofBatch document: [UInt8], _ dialect: Dialect, _ parser: inout JSONParser)
        -> BatchEnd
    {
        guard let root = try? parser.parse(document.span) else { return .running }
        if dialect.family == .anthropic {
            return root.member("processing_status")?.string?.equals("ended") == true
                ? .results(file: nil) : .running
        }
        guard let status = root.member("status")?.string else { return .running }
        for word in ["completed", "failed", "expired", "cancelled"] as [StaticString]
        where status.equals(word) {
            guard let file = root.member("output_file_id")?.string, StoredPath.isID(file) else {
                return .nothing
            }
            return .results(file: file.indices.map { file[$0] })
        }
        return .running
    }

    /// The bill for the usage of all answers of a batch together; nil if they used nothing.
    fileprivate func bill(ofResults text: [UInt8], of batch: Batch, atOnce: Int) async -> Bill? {
        var sum: Bill?
        let answers = BatchText.answers(in: text.span, of: batch.dialect, with: &shared.parser)
        for (index, answer) in answers.enumerated() {
            if index > 0, index % atOnce == 0 { await loop.sleep(nanoseconds: 1) }
            guard let bill = makeBill(ofAnswer: text.span.extracting(answer), batch.first, batch.dialect)
            else {
                continue
            }
            sum = sum.map { $0.adding(bill) } ?? bill
        }
        return sum
    }
}

extension Plan {
    /// Whether the plan limits cost. If so, a request whose price is unknown can be refused.
    var limitsCost: Bool { limits.contains { $0.meter == .cost } }
}
