import SwiftUI

extension Date {
  /// How long ago this was, such as "3 hours ago"; never in the future, for clocks differ by seconds.
  func ago(at now: Date, in locale: Locale) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    return formatter.localizedString(for: min(self, now), relativeTo: now)
  }
}

extension EnvironmentValues {
  /// When a list was last brought up to date or looked at again: the time that the ages in its rows are told by.
  /// nil, the default, for that of the moment at which a row is made.
  @Entry var agesAsOf: Date?
}

extension View {
  /// Tells the ages of rows anew whenever the reader comes back to the page, and whenever an answer has come. They do not
  /// move by themselves: a page that nobody looks at has nothing to do.
  func agesTold(after state: LoadState) -> some View {
    modifier(AgesTold(state: state))
  }
}

private struct AgesTold: ViewModifier {
  let state: LoadState
  @EnvironmentObject private var library: Library
  @Environment(\.scenePhase) private var phase
  @State private var time: Date?

  func body(content: Content) -> some View {
    content
      .environment(\.agesAsOf, time)
      .onChange(of: phase) { _, phase in
        if phase == .active { time = library.now() }
      }
      .onChange(of: state) { _, state in
        if state == .loaded { time = library.now() }
      }
  }
}
