import Foundation
import Reactor

/// A wall clock for the test bed's processes that is ahead of the machine's, so that a day or a month can end
/// during a scenario.
///
/// A small library is built with the machine's C compiler and loaded before the C library (LD_PRELOAD). It
/// adds an offset to the dates that `clock_gettime`, `gettimeofday` and `time` return. The offset is in a
/// file that all processes have mapped, so that it can be changed while they run. Monotonic clocks are
/// unchanged.
final class ShiftedClock {
    private let folder: String
    private var library: String { folder + "/clock.so" }
    private var dial: String { folder + "/clock.dial" }

    /// The words before a program's path that make the program use this clock.
    /// - Parameter milliseconds: how far this program's clock is behind the clock of the others.
    func commandPrefix(behind milliseconds: Int64 = 0) -> [String] {
        [
            "env", "LD_PRELOAD=\(library)", "USHER_BENCH_CLOCK=\(dial)",
            "USHER_BENCH_CLOCK_BEHIND=\(milliseconds)",
        ]
    }

    /// - Returns: nil if there is no C compiler.
    static func makeClock(in folder: String, on control: EventLoop) async throws(ProofError) -> ShiftedClock?
    {
        let clock = ShiftedClock(folder)
        guard clock.write(source, to: folder + "/clock.c"), clock.write("", to: clock.dial) else {
            throw ProofError("\(folder) cannot be written to")
        }
        clock.show(millisecondsAhead: 0)
        for compiler in ["cc", "clang", "gcc"] {
            let line = [
                compiler, "-shared", "-fPIC", "-O1", "-o", clock.library, folder + "/clock.c",
            ]
            if await clock.run(line, on: control) == 0 { return clock }
        }
        return nil
    }

    private init(_ folder: String) { self.folder = folder }

    /// Sets the clock to a moment. It continues from there.
    /// - Parameter moment: milliseconds since 1970.
    func setMoment(to moment: Int64) { show(millisecondsAhead: moment - Clocks.wallMilliseconds()) }

    private func show(millisecondsAhead: Int64) {
        let nanoseconds = millisecondsAhead * 1_000_000
        let file = FileHandle(forWritingAtPath: dial)
        // The file is changed in place, because the processes have mapped it. The number is little-endian, as
        // on all machines that run this.
        file?.write(Data((0..<8).map { UInt8(truncatingIfNeeded: nanoseconds >> ($0 * 8)) }))
        try? file?.close()
    }

    private func write(_ text: String, to path: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    }

    private func run(_ line: [String], on control: EventLoop) async -> Int32? {
        do throws(SystemError) {
            let output = try Files.openForAppend(to: folder + "/clock.log")
            var child = try ChildProcess(line, output: output)
            let exit = try ProcessExit(child.id, on: control)
            await exit.wait()
            return child.ended()
        } catch {
            return nil
        }
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdint.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static const volatile int64_t *ahead;
        static int64_t behind;

        __attribute__((constructor)) static void look(void) {
          const char *path = getenv("USHER_BENCH_CLOCK");
          int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
          if (file < 0) return;
          void *page = mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
          if (page != MAP_FAILED) ahead = page;
          const char *milliseconds = getenv("USHER_BENCH_CLOCK_BEHIND");
          if (milliseconds) behind = atoll(milliseconds) * 1000000;
          close(file);
        }

        int clock_gettime(clockid_t clock, struct timespec *now) {
          int code = (int)syscall(SYS_clock_gettime, clock, now);
          if (code == 0 && ahead && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
            int64_t offset = *ahead - behind;
            int64_t sum = now->tv_nsec + offset % 1000000000;
            if (sum < 0) { sum += 1000000000; now->tv_sec--; }
            now->tv_sec += offset / 1000000000 + sum / 1000000000;
            now->tv_nsec = sum % 1000000000;
          }
          return code;
        }

        int gettimeofday(struct timeval *now, void *zone) {
          struct timespec time;
          (void)zone;
          if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
          now->tv_sec = time.tv_sec;
          now->tv_usec = time.tv_nsec / 1000;
          return 0;
        }

        time_t time(time_t *out) {
          struct timespec now;
          if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
          if (out) *out = now.tv_sec;
          return now.tv_sec;
        }
        """
}
