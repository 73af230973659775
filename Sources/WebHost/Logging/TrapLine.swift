import Foundation

/// The log's last line where the program traps in a process over which nobody watches: which event, on which screen.
///
/// Written by a signal handler, so what it needs is there before, and nothing is allocated.
package enum TrapLine {
  /// What the main thread works on, where `install` has been called.
  nonisolated(unsafe) static private(set) var note: TurnNote?
  nonisolated(unsafe) private static var notes: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var format = LogSettings.Format.text
  /// Whose handlers come after this one's, such as those that write backtraces.
  nonisolated(unsafe) private static var before = UnsafeMutableBufferPointer<sigaction>(start: nil, count: 0)

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Writes the line from now on, to standard error. Call it once, on the main thread.
  static func install(_ format: LogSettings.Format) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: TurnNote.size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: TurnNote.size)
    notes = memory
    note = TurnNote(memory)
    self.format = format
    buffer = .allocate(capacity: 2_048)
    before = .allocate(capacity: 64)
    useOtherStack()
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, info, _ in TrapLine.write(signal, info) }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(signal, &action, before.baseAddress! + Int(signal))
    }
  }

  /// A program that has used up its stack has none for the handler.
  private static func useOtherStack() {
    var known = stack_t()
    guard sigaltstack(nil, &known) == 0, known.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    var stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  private static func write(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var line = ByteLine(buffer)
    compose(&line, signal: signal, seconds: time.tv_sec, notes: notes, format: format)
    _ = Glibc.write(STDERR_FILENO, buffer.baseAddress, line.count)
    // What would have happened without this handler happens now: the fault comes again.
    sigaction(signal, before.baseAddress! + Int(signal), nil)
    if let info, info.pointee.si_code <= 0 { raise(signal) }
  }

  /// Writes the line as `LineLogHandler` would.
  package static func compose(
    _ line: inout ByteLine, signal: Int32, seconds: Int, notes: UnsafeMutableRawPointer?, format: LogSettings.Format
  ) {
    let isUnderWay = notes.map { TurnNote.isUnderWay(in: $0) } ?? false
    let text = notes.flatMap { TurnNote.text(in: $0) }
    switch format {
    case .text:
      line.add(date: seconds)
      line.add(" error web: The program has trapped.")
      if let text {
        line.add(isUnderWay ? " during=\"" : " after=\"")
        line.add(quoted: text)
        line.add("\"")
      }
      line.add(" signal=")
      line.add(number: Int(signal), digits: 1)
    case .json:
      line.add("{\"fields\":{")
      if let text {
        line.add(isUnderWay ? "\"during\":\"" : "\"after\":\"")
        line.add(quoted: text)
        line.add("\",")
      }
      line.add("\"signal\":\"")
      line.add(number: Int(signal), digits: 1)
      line.add("\"},\"label\":\"web\",\"level\":\"error\",\"message\":\"The program has trapped.\",\"time\":\"")
      line.add(date: seconds)
      line.add("\"}")
    }
    line.add("\n")
  }
}
