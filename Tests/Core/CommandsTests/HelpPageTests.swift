import Commands
import Testing

@Suite struct `A help page` {
    @Test func `A help page of the program shows usage, commands, options, variables and notes`() throws {
        #expect(
            try page(["--help"]) == """
                Counts, forwards, streams, and says no warmly.

                Usage:
                  usher [options]
                  usher check [options] FILE
                  usher health

                Commands:
                  check   Report every mistake of a configuration
                  health  Ask a running usher how it is

                Options:
                  --preset coach|pages  A ready configuration [USHER_PRESET]
                  --listen HOST:PORT    Where chat apps connect [USHER_LISTEN]
                  --demo                Answer from a built-in stand-in [USHER_DEMO]
                  -h, --help            Show this page
                  --version             Show the version
                  --no-color            No colour, as with NO_COLOR

                Exit codes:
                  0   all is well
                  1   the answer is no
                  64  the command line cannot be understood
                  69  a service that it needs is not there
                  78  the configuration has mistakes

                """)
    }

    @Test func `A help page of a subcommand shows its own operands and options`() throws {
        #expect(
            try page(["check", "--help"]) == """
                Report every mistake of a configuration.

                Usage:
                  usher check [options] FILE

                Operands:
                  FILE  The configuration

                Options:
                  --quiet     Only the exit code
                  -h, --help  Show this page
                  --version   Show the version
                  --no-color  No colour, as with NO_COLOR

                The options of usher itself hold here too.

                """)
    }

    private func page(_ arguments: [String]) throws -> String {
        guard case .help(let page) = try sample.parseArguments(arguments).request else { return "" }
        return page
    }
}
