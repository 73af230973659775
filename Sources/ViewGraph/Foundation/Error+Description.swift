import Foundation
import FoundationAdditions
import FoundationNetworking

// What CInterposition puts in the place of Error.localizedDescription: programs show it to readers, in Apple's words.

extension Error {
  @_silgen_name("newsreel_error_description")
  public func _localizedDescription() -> String {
    switch self as any Error {
    case let error as DecodingError: return error.sentence
    case let error as URLError: return URLError.sentence(for: error.code) ?? originalDescription()
    case let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile:
      let name = (error.userInfo["NSFilePath"] as? String ?? error.filePath ?? error.url?.path)?.split(separator: "/")
        .last
      return name.map { "The file “\($0)” couldn’t be opened because there is no such file." } ?? originalDescription()
    case is any LocalizedError: return originalDescription()
    default:
      return originalDescription().replacing(
        "The operation could not be completed.", with: "The operation couldn’t be completed.")
    }
  }

  @_silgen_name("newsreel_original_error_description")
  private func originalDescription() -> String
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
    default: "The data couldn’t be read because it isn’t in the correct format."
    }
  }
}
