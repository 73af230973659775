import Foundation
import UniformTypeIdentifiers

extension [UTType] {
  /// The types as browsers offer them; empty where they stand for every file.
  var accepted: String {
    let kinds = map(\.acceptedKinds)
    return kinds.contains { $0.isEmpty } ? "" : kinds.flatMap { $0 }.joined(separator: ",")
  }

  /// Whether a file of this name may be chosen: only one whose ending is known to be of another type may not.
  func allow(_ name: String) -> Bool {
    guard let type = UTType(filenameExtension: (name as NSString).pathExtension) else { return true }
    return contains { type.conforms(to: $0) || $0.acceptedKinds.isEmpty }
  }
}

extension UTType {
  /// The endings and media types that browsers know a type by; empty where they know none.
  fileprivate var acceptedKinds: [String] {
    if let kind = Self.broadKinds[self] { return [kind] }
    return [preferredFilenameExtension.map { "." + $0 }, preferredMIMEType].compactMap { $0 }
  }

  private static let broadKinds: [UTType: String] = [
    .image: "image/*", .audio: "audio/*", .movie: "video/*", .video: "video/*",
    .text: "text/*,.json,.xml,.yml,.yaml,.md,.csv",
  ]
}
