import ServiceLifecycle
import Synchronization

/// Goes on serving for a while after the process was told to end, while `/~/health` says so: whoever is in front sends
/// readers elsewhere, and they are not met by a closed door.
///
/// Services of a group are told to end in turn, the last first: this one holds up those before it.
final class Draining: Service {
  private let state = Atomic(false)
  private let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  /// True from the moment the process was told to end.
  var hasBegun: Bool { state.load(ordering: .relaxed) }

  func run() async throws {
    try? await gracefulShutdown()
    guard !Task.isCancelled else { return }
    state.store(true, ordering: .relaxed)
    HostLog.web.info("Told to end.", metadata: ["goesOnFor": "\(seconds)"])
    try? await Task.sleep(for: .seconds(seconds))
  }
}
