import Foundation
import SwiftUI

/// What the browser tells of a sound.
struct SoundNews: Decodable, Sendable {
  let id: String
  let state: String
  let at: Double
  var length: Double?
  let plays: Bool
}

/// The sounds of a reader's browser that nothing shows.
@MainActor
final class Sounds {
  private struct Order: Encodable {
    let id: String
    var url: String?
    var rate: Float = 0
    var volume: Float = 1
    var loops = false
    var at: Double?
  }

  private let browser: _Browser
  private var listener: _Browser.Listener?
  private var players: [String: (SoundNews) -> Void] = [:]

  /// Those of the reader whose turn it is; nil where there is none.
  static var current: Sounds? { _Browser.current?.value { Sounds($0) } }

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("sound") { [weak self] text in
      guard let news = try? JSONDecoder().decode(SoundNews.self, from: Data(text.utf8)), news.at.isFinite else {
        return
      }
      self?.players[news.id]?(news)
    }
  }

  /// Plays or holds a sound as it is said.
  func play(
    _ id: String, at address: String, rate: Float, volume: Float, loops: Bool = false, from time: Double? = nil,
    _ hear: @escaping (SoundNews) -> Void
  ) {
    players[id] = hear
    ask(Order(id: id, url: address, rate: rate, volume: volume, loops: loops, at: time))
  }

  /// Ends a sound.
  func end(_ id: String) {
    guard players.removeValue(forKey: id) != nil else { return }
    ask(Order(id: id))
  }

  private func ask(_ order: Order) {
    guard let data = try? JSONEncoder().encode(order) else { return }
    browser.ask("sound", String(decoding: data, as: UTF8.self))
  }

  /// The address under which the browser plays a file or an address: files go along, 2 MB at most.
  nonisolated static func address(of url: URL) -> String? {
    guard url.isFileURL else { return url.absoluteString }
    return FileManager.default.contents(atPath: url.path).flatMap { address(of: $0, named: url.pathExtension) }
  }

  nonisolated static func address(of data: Data, named type: String = "") -> String? {
    guard data.count <= 2 << 20 else { return nil }
    let types = [
      "wav": "wav", "m4a": "mp4", "aac": "aac", "ogg": "ogg", "caf": "x-caf", "aiff": "aiff", "flac": "flac",
    ]
    let isWave = data.starts(with: Array("RIFF".utf8))
    return "data:audio/\(types[type.lowercased()] ?? (isWave ? "wav" : "mpeg"));base64," + data.base64EncodedString()
  }
}
