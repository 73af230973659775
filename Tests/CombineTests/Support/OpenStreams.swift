import CombineTesting
import Foundation
import Synchronization

/// Lets go, at the end of the process, of the streams that tests have left open: these keep themselves alive, as they should. So
/// the leak check finds only what is lost for good.
enum OpenStreams {
  private struct Closing: @unchecked Sendable {
    let close: () -> Void
  }

  private static let closings = Mutex<[Closing]>([])

  private static let atEnd: Void = {
    atexit { OpenStreams.closeAll() }
  }()

  /// Notes how one end of a stream is let go of.
  static func note(_ close: @escaping () -> Void) {
    atEnd
    let closing = Closing(close: close)
    closings.withLock { $0.append(closing) }
  }

  private static func closeAll() {
    let all = closings.withLock { closings in
      defer { closings = [] }
      return closings
    }
    for closing in all { closing.close() }
  }
}

extension RecordingSubscriber {
  /// The same subscriber, cancelled at the end of the process if the test has not done so.
  func closedAtEnd() -> Self {
    OpenStreams.note { [weak self] in self?.cancel() }
    return self
  }
}
