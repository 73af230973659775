import ArgumentParser
import Foundation
import NewsAPI

/// Asks each service something small.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says of each service where it is and whether it answers; exits with 1 where one does not.")

  func run() throws {
    let services = try Services.start()
    print(services.summary)
    let news = services.news
    do {
      let sources = try wait { try await news.sources(for: .us) }
      print("News answers: \(sources.count) sources in the United States.")
    } catch {
      print("News does not answer: \(error.localizedDescription)")
      throw ExitCode(1)
    }
  }
}
