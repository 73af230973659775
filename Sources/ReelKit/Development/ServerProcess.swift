import Foundation

/// A program that serves, as a process.
final class ServerProcess {
  private let process = Process()

  /// Starts a program with some words; what it prints goes where this process prints.
  init(_ executable: URL, _ words: [String], environment: [String: String]) throws {
    process.executableURL = executable
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Asks it to end, and waits until it has.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
