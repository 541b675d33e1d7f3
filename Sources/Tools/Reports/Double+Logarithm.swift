import Glibc

extension Double {
    var logarithm: Double { log(self) }

    var exponential: Double { exp(self) }
}
