import Glibc

/// How long tests may take. `make test` runs a short form of the longest ones. `make test-all` also runs the
/// files that use this type with `USHER_TEST_LENGTH=full`.
package enum TestLength {
    package static let isFull =
        unsafe getenv("USHER_TEST_LENGTH").map { unsafe String(cString: $0) } == "full"

    package static func choose<Value>(short: Value, full: Value) -> Value { isFull ? full : short }
}
