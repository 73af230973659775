import ArgumentParser
import ReelKit

/// Runs SwiftUI programs of Apple's platforms in browsers.
@main
struct Reel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reel",
    abstract: "Runs SwiftUI programs of Apple's platforms in browsers.",
    discussion: "A path is an Xcode project or workspace, a Swift package, a folder of Swift files or one file.",
    subcommands: [
      Run.self, Dev.self, Previews.self, Build.self, Test.self, Doctor.self, Support.self, New.self, Derive.self,
    ])
}
