import Combine
import SwiftUI

/// The time that stories are told by: it moves every few seconds, for all texts of a reader at once.
@MainActor
final class StoryClock: ObservableObject {
  /// Seconds from one movement to the next.
  static let interval = 10.0

  @Published private(set) var now: Date
  private var ticking: AnyCancellable?

  /// - Parameter time: What tells the time.
  init(_ time: @escaping () -> Date) {
    now = time()
    ticking = Timer.publish(every: Self.interval, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.now = time() }
  }
}

/// How long ago something was, in words that move with the time.
struct AgeText: View {
  /// How much is said.
  enum Style {
    /// "3m", for badges; read out as in `posted`.
    case badge
    /// "3 minutes ago".
    case sentence
    /// "posted 3 minutes ago".
    case posted
  }

  let date: Date
  let style: Style
  @EnvironmentObject private var clock: StoryClock
  @Environment(\.locale) private var locale

  init(_ date: Date, _ style: Style) {
    self.date = date
    self.style = style
  }

  var body: some View {
    if style == .badge {
      text(.badge).accessibilityLabel(text(.posted))
    } else {
      text(style)
    }
  }

  private func text(_ style: Style) -> Text {
    // Seconds would move all the time.
    switch (style, age < 60) {
    case (.badge, true): Text("now")
    case (.badge, false): Text(badge)
    case (.sentence, true): Text("just now")
    case (.sentence, false): Text(verbatim: words)
    case (.posted, true): Text("posted just now")
    case (.posted, false): Text("posted \(words)")
    }
  }

  /// Clocks differ by seconds: nothing is written in the future.
  private var age: TimeInterval { max(0, clock.now.timeIntervalSince(date)) }

  private var words: String { date.ago(at: clock.now, in: locale) }

  private var badge: LocalizedStringKey {
    let days = Int(min(age / 86_400, 9_999))
    if days > 0 { return "\(days)d" }
    let minutes = Int(age / 60)
    return minutes >= 60 ? "\(minutes / 60)h" : "\(minutes)m"
  }
}
