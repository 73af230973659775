/// Something that a stand-in is told to do wrong, for tests and for demonstrations.
public struct Misbehaviour: Sendable, Equatable {
  /// What happens to an answer besides its delay.
  public enum Fault: Sendable, Equatable {
    /// An error of the service instead of the answer, in the service's own form.
    case failure(Failure)
    /// The connection breaks after this part (0 to 1) of the body.
    case cutOffBody(part: Double)
    /// A key is left out wherever it occurs; nil means the last key of the outermost object.
    case missingKey(String?)
    /// A key has a value of another type wherever it occurs; nil means the last key of the outermost object.
    case wrongType(String?)
    /// A page of HTML with status 200.
    case html
    /// No body at all, with status 200.
    case empty
    /// Valid JSON, nested thousands of levels deep.
    case deepNesting
    /// Bytes that are not UTF-8, although the header says so.
    case wrongEncoding
  }

  /// An error instead of an answer.
  public struct Failure: Sendable, Equatable {
    /// The HTTP status.
    public var status: Int
    /// The service's code for the error; nil leaves it to the service.
    public var code: String?
    /// The header `Retry-After` in seconds; nil sends none.
    public var retryAfter: Int?

    /// An error with an HTTP status and, if wanted, a code and a time to come back.
    public init(status: Int, code: String? = nil, retryAfter: Int? = nil) {
      self.status = status
      self.code = code
      self.retryAfter = retryAfter
    }
  }

  /// What goes wrong; nil for nothing but the delay.
  public var fault: Fault?
  /// Seconds to wait before the answer. Default 0.
  public var latency: Double
  /// Paths that begin with this; nil means all of them.
  public var path: String?
  /// For so many requests; nil means until it is taken back.
  public var count: Int?

  /// Describes a misbehaviour; by default of every path, until it is taken back.
  public init(_ fault: Fault? = nil, latency: Double = 0, path: String? = nil, count: Int? = nil) {
    self.fault = fault
    self.latency = latency
    self.path = path
    self.count = count
  }

  /// The service says that the quota is used up: status 429 in the service's own form.
  public static func quotaUsedUp(retryAfter: Int? = nil, path: String? = nil, count: Int? = nil) -> Misbehaviour {
    Misbehaviour(.failure(Failure(status: 429, retryAfter: retryAfter)), path: path, count: count)
  }

  /// The service answers with an HTTP status and a code of its own.
  public static func status(
    _ status: Int, code: String? = nil, path: String? = nil, count: Int? = nil
  ) -> Misbehaviour {
    Misbehaviour(.failure(Failure(status: status, code: code)), path: path, count: count)
  }
}
