extension ModelClasses {
    /// The class whose limits count calls of the model. It is the class of the first rule that matches, or
    /// else the fallback (docs/specification.md §2).
    ///
    /// Case is ignored, as it is by Azure and Ollama. A rule also matches a model's name without the maker
    /// before a slash and without the variant after a colon, as in `openai/gpt-5` and `gpt-5:online`. A rule
    /// that names a provider never matches a request whose provider is unknown.
    package func modelClass(provider: String?, model: String) -> ModelClass {
        let bare = String((model.split(separator: "/").last ?? "").prefix { $0 != ":" })
        let name = (model.utf8Span, bare.utf8Span)
        let rule = rules.first { rule in
            (rule.provider == nil || rule.provider == provider)
                && (Glob.matches(rule.model.utf8Span.span, name.0.span, ignoringCase: true)
                    || Glob.matches(rule.model.utf8Span.span, name.1.span, ignoringCase: true))
        }
        return rule?.modelClass ?? fallback
    }
}

/// Patterns in which `*` matches any number of bytes. Every other byte matches itself.
package enum Glob {
    package static func matches(pattern: String, name: String, ignoringCase: Bool = false) -> Bool {
        matches(pattern.utf8Span.span, name.utf8Span.span, ignoringCase: ignoringCase)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// After a mismatch, the last `*` matches one more byte. At most |pattern| × |name| steps are needed.
    static func matches(_ pattern: Span<UInt8>, _ name: Span<UInt8>, ignoringCase: Bool = false) -> Bool {
        let star = UInt8(ascii: "*")
        var (p, n) = (0, 0)
        var retry: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == star {
                retry = (p + 1, n)
                p += 1
            } else if p < pattern.count,
                pattern[p] == name[n]
                    || ignoringCase && lowercased(pattern[p]) == lowercased(name[n])
            {
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
