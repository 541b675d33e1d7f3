import Bytes
import TestSupport
import Testing
import Wire

/// A parsed request as text, so that two parsers can be compared.
struct Reading: Equatable, CustomStringConvertible {
    var description: String
}

func reading(of head: RequestHead, _ bytes: [UInt8], end: Int) -> Reading {
    let span = bytes.span
    var lines = [
        "\(head.method) \(text(span[head.methodName])) \(text(span[head.target])) \(head.form)",
        "path \(text(span[head.path])) query \(head.query.map { text(span[$0]) } ?? "-")",
        "1.\(head.minorVersion) host \(text(span[head.host])) \(head.framing) end \(end)",
        "keep \(head.keepAlive) expects \(head.expectsContinue)",
    ]
    for index in 0..<head.fields.count {
        let field = head.fields[index]
        lines.append("\(text(span[field.name]))=\(text(span[field.value])) \(field.known)")
    }
    return Reading(description: lines.joined(separator: "\n"))
}

func parse(_ request: [UInt8], limits: HeadLimits = HeadLimits()) throws(HTTPFault) -> (RequestHead, Int?) {
    let head = RequestHead()
    let end = try RequestParser.parse(request.span, limits: limits, into: head)
    return (head, end)
}

func parse(_ request: String, limits: HeadLimits = HeadLimits()) throws(HTTPFault) -> (RequestHead, Int?) {
    try parse(bytes(request), limits: limits)
}

/// The fault of an invalid request. It must be the same if the request arrives at once and if it arrives byte
/// by byte.
func fault(of request: String, limits: HeadLimits = HeadLimits()) -> HTTPFault? {
    do throws(HTTPFault) {
        _ = try parse(request, limits: limits)
        return nil
    } catch {
        return error
    }
}

func faultByteByByte(of request: String, limits: HeadLimits = HeadLimits()) -> HTTPFault? {
    let all = bytes(request)
    let head = RequestHead()
    do throws(HTTPFault) {
        for count in 0...all.count {
            if try RequestParser.parse(all.span.extracting(first: count), limits: limits, into: head) != nil {
                return nil
            }
        }
        return nil
    } catch {
        return error
    }
}

func field(_ name: String, of fields: HeadFields, in bytes: [UInt8]) -> (value: String, isRepeated: Bool)? {
    fields.first(named: Array(name.utf8).span, in: bytes.span).map { (slice(bytes, $0.value), $0.isRepeated) }
}
