import Foundation

/// Tells a loop that waits for descriptors that the process was told to end.
enum SignalPipe {
  /// Written once, before any signal is handled.
  nonisolated(unsafe) private static var writer: Int32 = -1

  /// From now on SIGTERM and SIGINT make the descriptor readable, and a connection that is gone ends nobody.
  static func open() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writer = ends[1]
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGTERM, SIGINT] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(SignalPipe.writer, &byte, 1)
      }
    }
    return ends[0]
  }

  /// Takes what is there; true where it was anything.
  static func drain(_ descriptor: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    return read(descriptor, &bytes, bytes.count) > 0
  }
}
