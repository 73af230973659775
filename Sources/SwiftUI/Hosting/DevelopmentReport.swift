import Foundation
import ViewGraph

/// What `reel dev` says of the last build: why the program that is served is not the one in the files. Shown over all pages.
@MainActor
final class DevelopmentReport: ObservableObject {
  /// One thing that is the matter.
  struct Problem: Codable, Hashable {
    let message: String
    /// File and line.
    let place: String
  }

  private struct Contents: Codable {
    let problems: [Problem]
  }

  /// The report of the file that NEWSREEL_DEVELOPMENT names; nil where a program is not under development.
  static let current: DevelopmentReport? = ProcessInfo.processInfo.environment["NEWSREEL_DEVELOPMENT"]
    .flatMap { $0.isEmpty ? nil : DevelopmentReport(URL(fileURLWithPath: $0)) }

  @Published private(set) var problems: [Problem] = []
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Reads a file, and again when it has changed; looks five times a second, outside of what pages wait for.
  init(_ file: URL) {
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    let reader = Reader(file: file)
    timer.setEventHandler { [weak self] in
      guard let problems = reader.read() else { return }
      DispatchQueue.main.async { self?.problems = problems }
    }
    timer.schedule(deadline: .now(), repeating: .milliseconds(200))
    timer.resume()
  }

  deinit { timer.cancel() }

  /// What a file says, when it has changed. Used by the timer alone, one time after the other.
  private final class Reader: @unchecked Sendable {
    private let file: URL
    private var last: Data?

    init(file: URL) {
      self.file = file
    }

    func read() -> [Problem]? {
      let data = FileManager.default.contents(atPath: file.path)
      guard data != last else { return nil }
      last = data
      return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.problems ?? []
    }
  }
}

/// Shows over a page why the last build failed.
struct DevelopmentOverlay: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if let report = DevelopmentReport.current { DevelopmentProblems(report: report) }
    }
  }
}

/// What is the matter, above the page, which stays usable.
struct DevelopmentProblems: View {
  @ObservedObject var report: DevelopmentReport

  var body: some View {
    if !report.problems.isEmpty {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: "The program could not be built; this is the one before.").font(.headline)
        ForEach(report.problems.prefix(5), id: \.self) { problem in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: problem.message)
            if !problem.place.isEmpty { Text(verbatim: problem.place).font(.footnote.monospaced()) }
          }
        }
        if report.problems.count > 5 { Text(verbatim: "and \(report.problems.count - 5) more") }
      }
      .padding()
      .frame(maxWidth: 640, alignment: .leading)
      .foregroundColor(.white)
      .background(Color(red: 0.55, green: 0.1, blue: 0.1))
      .cornerRadius(12)
      .padding()
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: "Build failed"))
    }
  }
}
