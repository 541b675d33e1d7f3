import Testing

@testable import Configuration

@Suite struct `The admin section` {
    @Test func `The admin section lists the names by which the listener may be reached`() throws {
        let settings = try read("admin: { allowed_hosts: [Usher.internal, 10.0.0.7, \"2001:db8::7\"] }")
        #expect(settings.admin.allowedHosts == ["usher.internal", "10.0.0.7", "2001:db8::7"])
        #expect(settings.admin.tokens.isEmpty)
        #expect(try read("").admin.allowedHosts.isEmpty)
    }

    @Test(arguments: [
        BadConfiguration(
            "admin: { allowed_hosts: §usher }", "admin.allowed_hosts",
            "this must be a list: host names, such as [usher.example.com], but it is a single value"),
        BadConfiguration(
            "admin: { allowed_hosts: [§\"usher:9090\"] }", "admin.allowed_hosts[0]",
            "\"usher:9090\" is not a host name or address; write it without a scheme, a port or *", "usher"),
        BadConfiguration(
            "admin: { allowed_hosts: [a, §\"*\"] }", "admin.allowed_hosts[1]",
            "\"*\" is not a host name or address; write it without a scheme, a port or *"),
        BadConfiguration(
            "admin: { allowed_hosts: [§\"http://usher\"] }", "admin.allowed_hosts[0]",
            "\"http://usher\" is not a host name or address; write it without a scheme, a port or *"),
        BadConfiguration(
            "admin: { §names: [usher] }", "admin.names",
            "there is no key \"names\" here; known: tokens, allowed_hosts, tls"),
    ])
    func `A bad name in the admin section is reported`(bad: BadConfiguration) throws { try bad.check() }
}
