import Bytes
import Dates

/// The `Date` field of every answer (RFC 9110, section 6.6.1). It is formatted at most once a second.
struct DateField: ~Copyable {
    private var second: Int64 = -1
    private var field = ByteBuffer()

    mutating func appendDate(to buffer: inout ByteBuffer, at milliseconds: Int64) {
        if milliseconds / 1000 != second {
            second = milliseconds / 1000
            field.removeAll()
            field.append("Date: ")
            field.append(httpDate: Int(second))
            field.append("\r\n")
        }
        buffer.append(field.readable)
    }
}
