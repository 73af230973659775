import ArgumentParser

/// Where to listen.
struct Address: ParsableArguments {
  @Option(help: "The address to listen at; 0.0.0.0 is all networks.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8080

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
    }
    guard !host.isEmpty else { throw ValidationError("--host must not be empty.") }
  }
}
