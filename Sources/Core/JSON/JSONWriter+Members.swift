/// Methods that write a member, an object or a list in one call.
extension JSONWriter {
    package mutating func member(_ name: StaticString, _ text: StaticString) {
        self.name(name)
        string(text)
    }

    package mutating func member(_ name: StaticString, utf8 text: String?) {
        self.name(name)
        if let text { string(utf8: text) } else { null() }
    }

    package mutating func member(_ name: StaticString, _ number: Int?) {
        self.name(name)
        if let number { integer(number) } else { null() }
    }

    package mutating func member(_ name: StaticString, _ flag: Bool) {
        self.name(name)
        bool(flag)
    }

    package mutating func null(_ name: StaticString) {
        self.name(name)
        null()
    }

    /// Writes an object. If `name` is not nil, the object is the value of a member with this name.
    package mutating func object(_ name: StaticString? = nil, _ write: (inout JSONWriter) -> Void) {
        if let name { self.name(name) }
        beginObject()
        write(&self)
        endObject()
    }

    /// Writes a list. If `name` is not nil, the list is the value of a member with this name.
    package mutating func array(_ name: StaticString? = nil, _ write: (inout JSONWriter) -> Void = { _ in }) {
        if let name { self.name(name) }
        beginArray()
        write(&self)
        endArray()
    }
}
