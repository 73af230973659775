import Foundation

/// What a program under development shows over its pages: why the last build failed. The program reads it from a file whose path
/// NEWSREEL_DEVELOPMENT has (`SwiftUI/Hosting/DevelopmentReport.swift`).
package struct DevelopmentReport: Codable, Equatable {
  /// One thing that is the matter.
  package struct Problem: Codable, Equatable {
    let message: String
    /// File and line; empty where there is none.
    let place: String
  }

  package var problems: [Problem] = []

  package init(_ error: (any Error)? = nil) {
    if let error = error as? BuildProblem, !error.failure.causes.isEmpty {
      problems = error.failure.causes.map { Problem(message: $0.text, place: $0.place) }
    } else if let error {
      problems = [Problem(message: "\(error)", place: "")]
    }
  }

  /// Puts the report into the place of the one before, at once.
  package func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
