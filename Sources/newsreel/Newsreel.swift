import ArgumentParser

/// The reader as a program: serves it, or parts of what it needs.
@main
struct Newsreel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "newsreel",
    abstract: "A reader for news in any browser, written in SwiftUI and served from Linux.",
    subcommands: [Serve.self, StandInsCommand.self, Check.self],
    defaultSubcommand: Serve.self)
}
