import ArgumentParser
import Foundation
import ReelKit

/// Makes a folder of a program to deploy.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a folder to deploy: the program, its libraries and resources, and how to start it.")

  @OptionGroup var program: ProgramOptions

  @Option(name: .shortAndLong, help: "Where to put the folder; the program's name with -web by default.")
  var output: String?

  func run() throws {
    var builder = try program.builder(configuration: "Release")
    builder.options.isDeployed = true
    Terminal.say("Building …")
    let product = try builder.build(program.path)
    let path = output ?? "\(product.executable.lastPathComponent)-web"
    let made = try DeploymentFolder(product, at: URL(fileURLWithPath: path).standardizedFileURL, sdk: builder.sdk)
    Terminal.say("\(product.name) is in \(made.folder.path): start it with \(made.folder.path)/run.sh.")
  }
}
