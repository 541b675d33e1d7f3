import CHiredis

/// Reads replies with libhiredis' incremental reader. Callbacks build `RedisReply` values directly, without
/// the reader's tree of C objects, so a flat array of integers needs one allocation.
///
/// `assembly` is allocated by hand, so that callbacks reach it without reference counts or access checks.
@safe struct ReplyParser: ~Copyable {
    private let reader: UnsafeMutablePointer<redisReader>
    private let assembly: UnsafeMutablePointer<ReplyAssembly>
    /// How many of the bytes that were read are part of an incomplete reply.
    private(set) var held = 0

    init() {
        guard let reader = unsafe redisReaderCreateWithFunctions(Self.builders) else {
            preconditionFailure("no memory for a reply reader")
        }
        unsafe self.reader = reader
        unsafe assembly = .allocate(capacity: 1)
        unsafe assembly.initialize(to: ReplyAssembly())
        unsafe reader.pointee.privdata = UnsafeMutableRawPointer(assembly)
    }

    deinit {
        unsafe redisReaderFree(reader)
        unsafe assembly.deinitialize(count: 1)
        unsafe assembly.deallocate()
    }

    mutating func feed(_ bytes: [UInt8], _ range: Range<Int>) {
        held += range.count
        unsafe bytes.span.extracting(range).withUnsafeBytes { buffer in
            let text = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            _ = unsafe redisReaderFeed(reader, text, range.count)
        }
    }

    /// Whether all bytes so far belong to complete replies.
    var isAtRest: Bool { unsafe reader.pointee.ridx < 0 && reader.pointee.pos == reader.pointee.len }

    /// The result of parsing the bytes fed so far.
    enum Step {
        case reply(RedisReply)
        case incomplete
        /// The bytes are not RESP2. Nothing after them can be understood.
        case garbled
    }

    mutating func nextStep() -> Step {
        var object: UnsafeMutableRawPointer?
        guard unsafe redisReaderGetReply(reader, &object) == REDIS_OK else { return .garbled }
        guard let reply = unsafe assembly.pointee.takeReply() else { return .incomplete }
        held = unsafe Int(reader.pointee.len) - Int(reader.pointee.pos)
        return .reply(reply)
    }

    // MARK: What the reader calls

    /// A pointer that is never read. libhiredis gets it for each object, because null would mean "out of
    /// memory".
    private nonisolated(unsafe) static let object = unsafe UnsafeMutableRawPointer(bitPattern: 1)

    private nonisolated(unsafe) static let builders = {
        let functions = UnsafeMutablePointer<redisReplyObjectFunctions>.allocate(capacity: 1)
        unsafe functions.initialize(
            to: redisReplyObjectFunctions(
                createString: { task, text, length in unsafe ReplyParser.add(text, length, task) },
                createArray: { task, count in
                    unsafe ReplyParser.assembly(of: task).pointee.begin(Int(count))
                    return unsafe ReplyParser.object
                },
                createInteger: { task, number in
                    unsafe ReplyParser.assembly(of: task).pointee.add(.bounded(Int(number)))
                    return unsafe ReplyParser.object
                },
                createNil: { task in
                    unsafe ReplyParser.assembly(of: task).pointee.add(.null)
                    return unsafe ReplyParser.object
                },
                freeObject: { _ in }))
        return unsafe functions
    }()

    private static func assembly(of task: UnsafePointer<redisReadTask>?) -> UnsafeMutablePointer<
        ReplyAssembly
    > {
        guard let data = unsafe task?.pointee.privdata else {
            preconditionFailure("a reader without its assembly")
        }
        return unsafe data.assumingMemoryBound(to: ReplyAssembly.self)
    }

    private static func add(
        _ text: UnsafeMutablePointer<CChar>?, _ length: Int, _ task: UnsafePointer<redisReadTask>?
    ) -> UnsafeMutableRawPointer? {
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: text, count: length))
        let assembly = unsafe assembly(of: task)
        switch unsafe task?.pointee.type {
        case REDIS_REPLY_STATUS: unsafe assembly.pointee.add(.status(bytes))
        case REDIS_REPLY_ERROR: unsafe assembly.pointee.add(.error(bytes))
        default: unsafe assembly.pointee.add(.bytes(bytes))
        }
        return unsafe object
    }
}
