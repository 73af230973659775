/// A service's own word or number for what went wrong, and how it is read from an answer.
public protocol ServiceErrorCode: Sendable, Hashable, CustomStringConvertible {
  /// The name of the service, for logs.
  static var service: String { get }

  /// What the body of an answer says went wrong; nil if it says nothing of the kind.
  static func fault(in response: FetchResponse) -> ServiceFault<Self>?

  /// Whether the key is missing, wrong or switched off.
  var isAboutKey: Bool { get }
  /// Whether the allowance of requests is used up; false by default.
  var isAboutQuota: Bool { get }
  /// Whether there are no more results: the end of a list, not a fault; false by default.
  var isEndOfResults: Bool { get }
}

extension ServiceErrorCode {
  public var isAboutQuota: Bool { false }
  public var isEndOfResults: Bool { false }
}

/// What a service says went wrong.
public struct ServiceFault<Code: Sendable & Hashable>: Sendable, Hashable {
  /// Its word for it, if it gave one.
  public var code: Code?
  /// Its sentence for people, if it gave one.
  public var message: String?

  /// Creates a description.
  public init(code: Code?, message: String?) {
    self.code = code
    self.message = message
  }
}
