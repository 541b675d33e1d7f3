extension ModelClasses {
    /// The class that counts a model: that of the first rule which matches, or the fallback
    /// (docs/specification.md §2).
    ///
    /// Names are compared byte for byte, upper and lower case apart. A rule that names a provider never
    /// matches a request whose provider is unknown.
    package func modelClass(provider: String?, model: String) -> ModelClass {
        let name = model.utf8Span
        for rule in rules where rule.provider == nil || rule.provider == provider {
            if Glob.matches(rule.model.utf8Span.span, name.span) { return rule.modelClass }
        }
        return fallback
    }
}

/// Patterns in which `*` stands for any run of bytes, and every other byte for itself.
package enum Glob {
    package static func matches(pattern: String, name: String) -> Bool {
        matches(pattern.utf8Span.span, name.utf8Span.span)
    }

    /// Only the last `*` is ever tried again, so that no pattern takes more than
    /// |pattern| × |name| steps.
    static func matches(_ pattern: Span<UInt8>, _ name: Span<UInt8>) -> Bool {
        let star = UInt8(ascii: "*")
        var (p, n) = (0, 0)
        var retry: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == star {
                retry = (p + 1, n)
                p += 1
            } else if p < pattern.count, pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let last = retry {
                retry = (last.pattern, last.name + 1)
                (p, n) = (last.pattern, last.name + 1)
            } else {
                return false
            }
        }
        while p < pattern.count, pattern[p] == star { p += 1 }
        return p == pattern.count
    }
}
