import Foundation
import UniformTypeIdentifiers

/// The choices of files that one reader's browser is asked for.
@MainActor
package final class FileChoice {
  /// What is done with the files; told nil where the reader chose none.
  package typealias Completion = (Result<[URL], any Error>?) -> Void

  private struct Question: Encodable {
    let id: String
    let most: Int
    let accept: String
    let limit: Int
  }

  /// How many there are, -1 where the reader chose none, with their names; then each in pieces of base64.
  private struct Answer: Decodable {
    let id: String
    var count: Int?
    var names: [String]?
    var index: Int?
    var piece: String?
    var isLast: Bool?
    var isMissing: Bool?
  }

  private struct File {
    let name: String
    var text = ""
    var isDone = false
    var isMissing = false
  }

  private struct Choice {
    let id: String
    let types: [UTType]
    let completion: Completion
    var files: [File] = []
  }

  /// Bytes of a file; larger ones are refused.
  static let limit = 20_000_000
  /// Characters of base64 of all files of a choice; more is a failure.
  private static let total = 60_000_000

  private let browser: _Browser
  private var listener: _Browser.Listener?
  /// The choice that is open; one that was closed may never be told of, so the last one counts.
  private var choice: Choice?

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("files") { [weak self] in self?.take($0) }
  }

  /// Asks the browser of the reader whose turn it is.
  package static func begin(types: [UTType], most: Int, _ completion: @escaping Completion) {
    guard let files = _Browser.current?.value({ FileChoice($0) }) else { return }
    let choice = Choice(id: UUID().uuidString, types: types, completion: completion)
    let question = Question(id: choice.id, most: most, accept: types.accepted, limit: limit)
    guard let data = try? JSONEncoder().encode(question) else { return }
    files.choice = choice
    files.browser.ask("files", String(decoding: data, as: UTF8.self))
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)), var choice, answer.id == choice.id
    else { return }
    if let count = answer.count {
      guard choice.files.isEmpty else { return }
      guard (1...20).contains(count), answer.names?.count == count else { return end(choice, nil) }
      choice.files = (answer.names ?? []).map { File(name: $0.fileName) }
    } else if let index = answer.index, choice.files.indices.contains(index), let piece = answer.piece {
      choice.files[index].text += piece
      choice.files[index].isDone = answer.isLast ?? false
      choice.files[index].isMissing = answer.isMissing ?? false
      if choice.files.reduce(0, { $0 + $1.text.utf8.count }) > Self.total {
        return end(choice, .failure(CocoaError(.fileReadTooLarge)))
      }
    }
    self.choice = choice
    guard !choice.files.isEmpty, choice.files.allSatisfy(\.isDone) else { return }
    end(choice, Result { try choice.files.map { try write($0, types: choice.types) } })
  }

  private func end(_ choice: Choice, _ result: Result<[URL], any Error>?) {
    self.choice = nil
    choice.completion(result)
  }

  /// Keeps a file that has come whole.
  private func write(_ file: File, types: [UTType]) throws -> URL {
    guard !file.isMissing else { throw CocoaError(.fileReadTooLarge) }
    guard types.allow(file.name), let bytes = Data(base64Encoded: file.text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return try Self.write(bytes, named: file.name)
  }

  /// Puts bytes where the reader's temporary files are, in a folder of their own.
  package static func write(_ bytes: Data, named name: String) throws -> URL {
    let temporary = ReaderContainer.current?.folders.temporary ?? FileManager.default.temporaryDirectory
    let folder = temporary.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let url = folder.appending(path: name, directoryHint: .notDirectory)
    try bytes.write(to: url)
    return url
  }
}

extension String {
  /// The text as the name of a file: what leads elsewhere or is hidden is left out.
  var fileName: String {
    let last = split { "/\\".contains($0) || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    let name = (last.last.map(String.init) ?? "").drop { $0 == "." }.suffix(100)
    return name.isEmpty ? "file" : String(name)
  }
}
