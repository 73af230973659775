import Foundation

/// A button that hands the program what the reader has copied; browsers may ask the reader first.
///
/// Text and addresses can be pasted, and what a program's own type makes of one. Browsers give pages the pasteboard only on the machine
/// itself and by HTTPS.
public struct PasteButton: View {
  private let take: (String) -> Void

  /// Makes a button that hands over values; it hands over nothing where the pasteboard has none of the type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    take = { text in
      let values: [Any] = [text] + (URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }.map { [$0 as Any] } ?? [])
      if let value = T.received(from: values) { onPaste([value]) }
    }
  }

  public var body: some View {
    Button {
      _Browser.current?.value { Pasteboard($0) }?.read(take)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

/// What one reader's browser says of its pasteboard.
@MainActor
private final class Pasteboard {
  private struct Answer: Decodable {
    let id: String
    var text: String?
  }

  private let browser: _Browser
  private var listener: _Browser.Listener?
  private var waiting: (id: String, take: (String) -> Void)?

  init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("paste") { [weak self] in self?.take($0) }
  }

  /// Asks for the text; the one asked for last counts.
  func read(_ take: @escaping (String) -> Void) {
    let id = UUID().uuidString
    waiting = (id, take)
    browser.ask("paste", id)
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)), let waiting,
      waiting.id == answer.id
    else { return }
    self.waiting = nil
    if let text = answer.text, !text.isEmpty { waiting.take(text) }
  }
}
