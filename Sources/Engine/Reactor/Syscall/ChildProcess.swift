import CLinux
import Glibc

/// A program that this process started and that dies with it.
package struct ChildProcess: ~Copyable {
    package let id: Int32

    /// Starts `arguments[0]`, found in PATH. Call it from the main thread: the child dies with the thread
    /// that started it.
    ///
    /// Its output goes to `output`. The descriptor `kept` is open in the child too: a lock so given is held
    /// until both processes have ended.
    package init(
        _ arguments: [String], output: borrowing Descriptor, keeping kept: Int32 = -1
    ) throws(SystemError) {
        var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
        let id = unsafe linux_spawn(pointers[0], &pointers, output.number, kept)
        unsafe pointers.forEach { unsafe free($0) }
        guard id > 0 else { throw SystemError.lastError("exec") }
        self.id = id
    }

    /// The exit code when the child has ended (128 + the signal's number where one ended it), nil while it
    /// runs.
    package mutating func ended() -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
        return linux_exit_code(status)
    }

    /// Asks it to end (SIGTERM) or ends it (SIGKILL).
    package func sendSignal(_ number: Int32) { kill(id, number) }
}
