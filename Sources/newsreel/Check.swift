import ArgumentParser
import Foundation

/// Asks each service something small.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says of each service where it is and whether it answers; exits with 1 where one does not.")

  @Flag(help: "Asks the real Hacker News instead of the stand-in.")
  var liveStories = false

  func run() throws {
    let services = try Services.start(liveStories: liveStories)
    var isWell = true
    for place in Services.Place.allCases {
      let report = try wait { await services.check(place) }
      print(report.sentence)
      isWell = isWell && report.isWell
    }
    if !isWell { throw ExitCode(1) }
  }
}
