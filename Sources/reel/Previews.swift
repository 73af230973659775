import ArgumentParser

/// Serves the previews of a program.
struct Previews: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves every #Preview and PreviewProvider of a program as a page, and follows what is saved.")

  @OptionGroup var server: Dev

  func run() throws {
    try server.follow(previews: true)
  }
}
