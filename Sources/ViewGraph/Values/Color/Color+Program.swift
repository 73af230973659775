import Synchronization

extension Color {
  private static let accent = Mutex<Color?>(nil)

  /// The accent colour that the program's asset catalogue has for all of it; nil is the platform's.
  package static var programAccent: Color? {
    get { accent.withLock { $0 } }
    set { accent.withLock { $0 = newValue } }
  }
}
