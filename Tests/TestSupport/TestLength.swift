import Glibc

/// How long tests may take. `make test` runs the longest ones in a short form. `make test-all` sets
/// `USHER_TEST_LENGTH=full`, and runs the files that use this type once more.
package enum TestLength {
    package static let isFull =
        unsafe getenv("USHER_TEST_LENGTH").map { unsafe String(cString: $0) } == "full"

    package static func choose<Value>(short: Value, full: Value) -> Value { isFull ? full : short }
}
