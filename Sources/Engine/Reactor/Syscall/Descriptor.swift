import CLinux
import Glibc

/// An open file descriptor that is closed exactly once, when its owner ends.
package struct Descriptor: ~Copyable {
    package let number: Int32

    /// Takes over a descriptor. No other code may close it afterwards.
    package init(owning number: Int32) {
        precondition(number >= 0, "a descriptor is never negative")
        self.number = number
    }

    package consuming func release() -> Int32 {
        let number = self.number
        discard self
        return number
    }

    deinit { close(number) }
}
