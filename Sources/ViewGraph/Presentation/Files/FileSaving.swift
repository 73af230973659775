import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// The files that one reader's browser is given to keep.
@MainActor
package final class FileSaving {
  package typealias Completion = (Result<[URL], any Error>) -> Void

  /// A file with the name that it is to have.
  package struct File {
    let name: String
    let type: UTType
    let wrapper: FileWrapper

    package init(name: String, type: UTType, wrapper: FileWrapper) {
      self.name = name
      self.type = type
      self.wrapper = wrapper
    }
  }

  private struct Question: Encodable {
    let id: String
    let name: String
    let type: String
    let data: String
  }

  private struct Answer: Decodable {
    let id: String
  }

  private let browser: _Browser
  private var listener: _Browser.Listener?
  /// What is done when the last file of those with these names has been given.
  private var waiting: [(ids: Set<String>, urls: [URL], completion: Completion)] = []

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("save") { [weak self] in self?.take($0) }
  }

  /// Gives files to the browser of the reader whose turn it is.
  package static func begin(_ files: () throws -> [File], _ completion: @escaping Completion) {
    guard let saving = _Browser.current?.value({ FileSaving($0) }) else { return }
    do {
      try saving.give(files(), completion)
    } catch {
      completion(.failure(error))
    }
  }

  private func give(_ files: [File], _ completion: @escaping Completion) throws {
    var questions: [Question] = []
    var urls: [URL] = []
    for file in files {
      // A browser keeps files, not folders.
      guard let data = file.wrapper.regularFileContents else { throw CocoaError(.fileWriteUnsupportedScheme) }
      guard data.count <= FileChoice.limit else { throw CocoaError(.fileWriteOutOfSpace) }
      let name = file.name.fileName.named(as: file.type)
      urls.append(try FileChoice.write(data, named: name))
      questions.append(
        Question(
          id: UUID().uuidString, name: name, type: file.type.preferredMIMEType ?? "application/octet-stream",
          data: data.base64EncodedString()))
    }
    waiting.append((Set(questions.map(\.id)), urls, completion))
    for question in questions {
      browser.ask("save", String(decoding: try JSONEncoder().encode(question), as: UTF8.self))
    }
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)),
      let index = waiting.firstIndex(where: { $0.ids.contains(answer.id) })
    else { return }
    waiting[index].ids.remove(answer.id)
    guard waiting[index].ids.isEmpty else { return }
    let done = waiting.remove(at: index)
    done.completion(.success(done.urls))
  }
}

extension String {
  /// The name with the ending of a type, unless it has one of that type.
  fileprivate func named(as type: UTType) -> String {
    let ending = (self as NSString).pathExtension
    if !ending.isEmpty, UTType(filenameExtension: ending)?.conforms(to: type) ?? true { return self }
    return type.preferredFilenameExtension.map { "\(self).\($0)" } ?? self
  }
}
