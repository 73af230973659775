import Foundation

/// Messages between the compiler and its plugin.
enum Wire {
  /// The next message; nil when the compiler has closed the pipe.
  static func read() -> [String: Any]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let body = read(Int(length)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }

  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var packet = Data(withUnsafeBytes(of: UInt64(body.count).littleEndian, Array.init))
    packet.append(body)
    FileHandle.standardOutput.write(packet)
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data.append(part)
    }
    return data
  }
}
