import Foundation
import Logging
import Synchronization

/// Writes what is logged as lines: one for each event, whatever is in it.
package struct LineLogHandler: LogHandler {
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  private let label: String
  private let format: LogSettings.Format
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Date

  /// Makes the handler of a logger.
  ///
  /// - Parameters:
  ///   - label: Which part of the host speaks.
  ///   - write: Takes one line with its end, on any thread; standard error by default.
  ///   - now: The time of an event.
  package init(
    label: String, settings: LogSettings, write: @escaping @Sendable (String) -> Void = LineLogHandler.standardError,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.label = label
    self.write = write
    self.now = now
    format = settings.format
    logLevel = settings.threshold
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var fields = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues { "\($0)" }
    if let error = event.error { fields["error"] = "\(error)" }
    let line = Line(
      time: now().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)), level: event.level.rawValue,
      label: label,
      message: event.message.description, fields: fields)
    write((format == .json ? line.json : line.text) + "\n")
  }

  /// Writes a line to standard error as a whole.
  package static let standardError: @Sendable (String) -> Void = { line in
    lock.withLock { _ in FileHandle.standardError.write(Data(line.utf8)) }
  }

  private static let lock = Mutex(())
}

/// One event in words.
private struct Line: Encodable {
  let time, level, label, message: String
  let fields: [String: String]

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  var text: String {
    let fields = fields.sorted { $0.key < $1.key }.map { " \($0.key)=\(Self.quoted($0.value))" }
    return "\(time) \(level) \(label): \(Self.printable(message))\(fields.joined())"
  }

  /// Between quotes where a reader could not tell where the value ends.
  private static func quoted(_ value: String) -> String {
    let value = printable(value)
    guard value.isEmpty || value.contains(where: { $0 == " " || $0 == "\"" || $0 == "=" }) else { return value }
    return "\"" + value.replacing("\"", with: "\\\"") + "\""
  }

  /// Without what would end the line or steer a terminal: what comes from outside cannot write lines of its own.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap {
          isControl($0) ? Array("\\u{\(String($0.value, radix: 16))}".unicodeScalars) : [$0]
        }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
