import Fetch
import Foundation

/// The service's word for what went wrong. New ones may appear at any time.
public struct CatErrorCode: OpenValue {
  /// The word itself; ours in capitals where the service has a sentence only.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let authenticationFailed = CatErrorCode("AUTHENTICATION_ERROR")
  public static let duplicateFavourite = CatErrorCode("DUPLICATE_FAVOURITE")
  /// A favourite that does not exist, or was made with another key.
  public static let invalidAccount = CatErrorCode("INVALID_ACCOUNT")
  public static let notFound = CatErrorCode("NOT_FOUND")
  public static let noSuchVote = CatErrorCode("NO_VOTE_FOUND_MATCHING_ID")
  public static let invalidID = CatErrorCode("INVALID_ID")
  /// Not the service's word: its sentence for a cat that does not exist.
  public static let noSuchImage = CatErrorCode("IMAGE_NOT_FOUND")
}

extension CatErrorCode: ServiceErrorCode {
  public static var service: String { "TheCatAPI" }

  /// Errors are plain text: a word in capitals, `WORD - sentence`, or a sentence. Older ones are JSON with the same
  /// text as `message`.
  public static func fault(in response: FetchResponse) -> ServiceFault<CatErrorCode>? {
    guard !response.isSuccess, let text = text(of: response) else { return nil }
    let parts = text.split(separator: " - ", maxSplits: 1)
    let word = parts.first.map(String.init) ?? ""
    if word.contains("_"), word.allSatisfy({ $0.isUppercase || $0 == "_" }) {
      let code = CatErrorCode(word)
      return ServiceFault(code: code, message: parts.count > 1 ? String(parts[1]).asSentence : code.sentence)
    }
    let isImage = text.hasPrefix("Couldn't find an image")
    return ServiceFault(code: isImage ? .noSuchImage : nil, message: text)
  }

  private static func text(of response: FetchResponse) -> String? {
    guard response.body.count <= 4_096 else { return nil }
    if let body = try? JSONDecoder().decode(Message.self, from: response.body) { return body.message }
    let isText = response.headers["Content-Type"]?.lowercased().hasPrefix("text/plain") ?? false
    guard isText, let text = String(data: response.body, encoding: .utf8) else { return nil }
    let tidy = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return tidy.isEmpty ? nil : tidy
  }

  public var isAboutKey: Bool { self == .authenticationFailed }

  /// What a person is told where the service has no sentence.
  private var sentence: String? {
    switch self {
    case .invalidAccount: "This favourite does not exist, or belongs to somebody else."
    case .notFound: "There is no such thing any more."
    case .noSuchVote: "There is no such vote any more."
    case .invalidID: "This is not the number of anything."
    default: nil
    }
  }
}

/// Errors as the service wrote them until 2023.
private struct Message: Decodable {
  let message: String
}

extension String {
  /// With a capital at its beginning and a point at its end.
  fileprivate var asSentence: String {
    let end = last?.isPunctuation ?? true ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}
