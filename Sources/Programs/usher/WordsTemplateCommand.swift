import Commands
import Configuration
import Terminal

/// The command `usher words --template fr`, which prints all sentences for translation.
enum WordsTemplateCommand {
    static func printTemplate(_ invocation: Invocation) -> ExitCode {
        let language = invocation["template"]?.text ?? "en"
        guard let lines = WordsTemplate.templateLines(for: language) else {
            Console.talk.write("\(Printable.quoted(language)) is not a language tag, such as fr or de-AT")
            return .usage
        }
        for line in lines { Console.output.write(line) }
        return .fine
    }
}
