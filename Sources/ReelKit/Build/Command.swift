import Foundation

/// A process whose output is read line by line.
struct Command {
  let executable: URL
  let arguments: [String]
  private let environment: [String: String]

  /// Finds an executable in PATH.
  init(_ name: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(ReelError)
  {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let places = name.contains("/") ? [URL(fileURLWithPath: name)] : folders.map { $0.appendingPathComponent(name) }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw ReelError("There is no `\(name)` in PATH: install Swift from swift.org, or put its folder into PATH.")
    }
    executable = found
    self.environment = environment
    self.arguments = arguments
  }

  /// Runs it to its end.
  ///
  /// - Parameter line: Told each line of its output, errors among them.
  /// - Returns: What it exits with.
  func run(line: (String) -> Void) throws -> Int32 {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs it and returns what it printed.
  func output() throws -> String {
    var lines: [String] = []
    _ = try run { lines.append($0) }
    return lines.joined(separator: "\n")
  }
}
