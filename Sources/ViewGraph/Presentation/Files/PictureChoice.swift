import Foundation

/// The choices of pictures that one reader's browser is asked for. PhotosUI and UIKit's pickers are built on it.
@MainActor
public final class _PictureChoice {
  private struct Question: Encodable {
    let id: String
    let most: Int
    let side = 2048

    private enum CodingKeys: String, CodingKey { case id, most, side }
  }

  /// How many there are, -1 where the reader chose none; then each in pieces of base64.
  private struct Answer: Decodable {
    let id: String
    var count: Int?
    var index: Int?
    var piece: String?
    var isLast: Bool?
  }

  private struct Choice {
    let choose: @MainActor ([Data]?) -> Void
    var pieces: [String] = []
    var done: Set<Int> = []
    var size = 0
  }

  /// Characters of base64 of all pictures of a choice; more is no picture of the page's making.
  private static let limit = 40_000_000

  private let browser: _Browser
  private var listener: _Browser.Listener?
  private var choices: [String: Choice] = [:]

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("photos") { [weak self] in self?.take($0) }
  }

  /// Asks the browser of the reader whose turn it is.
  ///
  /// - Parameters:
  ///   - most: How many pictures can be chosen; 0 is 20.
  ///   - choose: Is told the bytes of the pictures as JPEG, without those that the browser cannot read; nil where the reader chose none, in
  ///     browsers that tell.
  public static func begin(most: Int, _ choose: @escaping @MainActor ([Data]?) -> Void) {
    guard let choice = _Browser.current?.value({ _PictureChoice($0) }) else { return }
    let question = Question(id: UUID().uuidString, most: most)
    guard let data = try? JSONEncoder().encode(question) else { return }
    // A choice that was closed may never be told of: the last one counts.
    choice.choices = [question.id: Choice(choose: choose)]
    choice.browser.ask("photos", String(decoding: data, as: UTF8.self))
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)), var choice = choices[answer.id]
    else { return }
    if let count = answer.count {
      guard (1...20).contains(count), choice.pieces.isEmpty else {
        choices[answer.id] = nil
        return choice.choose(nil)
      }
      choice.pieces = Array(repeating: "", count: count)
    } else if let index = answer.index, choice.pieces.indices.contains(index), let piece = answer.piece {
      choice.pieces[index] += piece
      choice.size += piece.utf8.count
      guard choice.size <= Self.limit else {
        choices[answer.id] = nil
        return choice.choose(nil)
      }
      if answer.isLast ?? false { choice.done.insert(index) }
    }
    choices[answer.id] = choice
    guard !choice.pieces.isEmpty, choice.done.count == choice.pieces.count else { return }
    choices[answer.id] = nil
    // What the browser cannot read is left out.
    choice.choose(choice.pieces.compactMap { Data(base64Encoded: $0) }.filter { !$0.isEmpty })
  }
}
