import Glibc

extension Double {
    /// The natural logarithm.
    var logarithm: Double { log(self) }

    /// The inverse of the natural logarithm.
    var exponential: Double { exp(self) }
}
