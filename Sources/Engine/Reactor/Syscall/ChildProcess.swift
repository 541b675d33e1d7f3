import CLinux
import Glibc

/// A program that this process started. It ends with this process.
package struct ChildProcess: ~Copyable {
    package let id: Int32

    /// Starts `arguments[0]`, which is searched in PATH. Call it from the main thread, because the child ends
    /// with the thread that started it.
    ///
    /// The child writes its output to `output`. The descriptor `kept` stays open in the child, so that a lock
    /// on it is held until both processes have ended.
    package init(
        _ arguments: [String], output: borrowing Descriptor, keeping kept: Int32 = -1
    ) throws(SystemError) {
        var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
        let id = unsafe linux_spawn(pointers[0], &pointers, output.number, kept)
        unsafe pointers.forEach { unsafe free($0) }
        guard id > 0 else { throw SystemError.lastError("exec") }
        self.id = id
    }

    /// The child's exit code, or 128 plus the number of the signal that ended it. It is nil while the child
    /// runs.
    package mutating func ended() -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
        return linux_exit_code(status)
    }

    package func sendSignal(_ number: Int32) { kill(id, number) }
}
