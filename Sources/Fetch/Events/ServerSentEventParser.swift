import Foundation

/// Takes events out of the bytes of a stream (WHATWG HTML, 9.2.6): a pure value.
///
/// Lines end with CR, LF or both; comments, identifiers and retry times are read over; an event without data is none.
public struct ServerSentEventParser: Sendable {
  /// An event is greater than the limit.
  public struct TooLarge: Error, Hashable {}

  private let sizeLimit: Int
  private var line: [UInt8] = []
  private var name = ""
  private var data: [UInt8]?
  private var endedWithReturn = false
  private var isAtStart = true

  /// Creates a parser at the beginning of a stream.
  /// - Parameter sizeLimit: The greatest event accepted, in bytes; 4 MB by default.
  public init(sizeLimit: Int = 4 << 20) {
    self.sizeLimit = sizeLimit
  }

  /// Takes in the next bytes; returns the events that are complete with them.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws(TooLarge) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      if byte == Self.lineFeed, endedWithReturn {
        endedWithReturn = false
        continue
      }
      endedWithReturn = byte == Self.carriageReturn
      guard byte == Self.lineFeed || byte == Self.carriageReturn else {
        guard line.count + (data?.count ?? 0) < sizeLimit else { throw TooLarge() }
        line.append(byte)
        continue
      }
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data": data = data.map { $0 + [Self.lineFeed] + value } ?? Array(value)
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer { (name, data) = ("", nil) }
    return data.map {
      ServerSentEvent(name: name.isEmpty ? "message" : name, data: String(decoding: $0, as: UTF8.self))
    }
  }
}
