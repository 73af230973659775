import Foundation

/// Why contacts were not read or written.
public struct CNError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case clientIdentifierDoesNotExist = 601
    case clientIdentifierCollision = 602
    case changeHistoryExpired = 603
    case changeHistoryInvalidAnchor = 604
    case vCardMalformed = 700
    case vCardSummarizationError = 701

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
  }

  public static var errorDomain: String { "CNErrorDomain" }
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var containmentCycle: Code { .containmentCycle }
  public static var containmentScope: Code { .containmentScope }
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  public static var recordNotWritable: Code { .recordNotWritable }
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  public static var validationConfigurationError: Code { .validationConfigurationError }
  public static var predicateInvalid: Code { .predicateInvalid }
  public static var policyViolation: Code { .policyViolation }
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  public static var vCardMalformed: Code { .vCardMalformed }
  public static var vCardSummarizationError: Code { .vCardSummarizationError }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page does not see its reader's contacts." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let CNErrorDomain = CNError.errorDomain
