import CLinux
import Glibc

/// An open file descriptor that closes exactly once, when its owner ends.
package struct Descriptor: ~Copyable {
    package let number: Int32

    /// Takes over `number`, which nobody else may close.
    package init(owning number: Int32) {
        precondition(number >= 0, "a descriptor is never negative")
        self.number = number
    }

    /// Gives the number away without closing it.
    package consuming func release() -> Int32 {
        let number = self.number
        discard self
        return number
    }

    deinit { close(number) }
}
