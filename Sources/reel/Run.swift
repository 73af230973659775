import ArgumentParser
import Foundation
import ReelKit

/// Builds a program and serves it.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Builds a program and serves it; says the address.")

  @OptionGroup var program: ProgramOptions

  @Option(help: "The address to listen at (default: 127.0.0.1).")
  var host: String?

  @Option(help: "The port to listen at; 0 takes a free one (default: 8080).")
  var port: String?

  @Option(help: "Where to keep what is readers'.")
  var data: String?

  func run() throws {
    let builder = try program.builder(configuration: "Debug")
    let start = Date()
    Terminal.say("Building …")
    let product = try builder.build(program.path)
    Terminal.say(String(format: "Built \(product.name) in %.1f s.", Date().timeIntervalSince(start)))
    let said = [("--host", host), ("--port", port), ("--data", data)].flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
    // The program takes this process's place, so that signals and the terminal are its own.
    let words = [product.executable.path] + said
    var pointers = words.map { strdup($0) } + [nil]
    execv(product.executable.path, &pointers)
    throw ReelError("\(product.executable.path) could not be started: \(String(cString: strerror(errno))).")
  }
}
