import Foundation

/// What is wrong with a store or with what was asked of it.
public struct SwiftDataError: Error, Equatable, Hashable, LocalizedError {
  enum Code: String, Sendable {
    case loadIssueModelContainer, unknownSchema, modelValidationFailure, missingModelContext, unsupportedPredicate
  }

  private let code: Code
  private let sentence: String

  init(_ code: Code, _ sentence: String = "") {
    self.code = code
    self.sentence = sentence
  }

  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)

  public var errorDescription: String? {
    sentence.isEmpty ? "The operation couldn’t be completed. (SwiftData.SwiftDataError \(code.rawValue).)" : sentence
  }

  /// Errors of one kind are equal, whatever they say.
  public static func == (one: SwiftDataError, other: SwiftDataError) -> Bool { one.code == other.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
