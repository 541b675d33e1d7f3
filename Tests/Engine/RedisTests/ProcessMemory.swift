import Glibc

enum ProcessMemory {
    static var resident: Int {
        guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
        defer { unsafe fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        guard unsafe fgets(&line, 255, file) != nil else { return 0 }
        let words = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * 4096
    }
}
