/// How the stand-in of TMDb behaves where the real service has changed.
public struct TMDbConfiguration: Sendable {
  /// Which of the service's times is followed where they differ.
  public enum Era: Sendable, Equatable {
    /// Status 422 and a list of sentences for what is not valid: until about 2022.
    case sentences
    /// Status 400 and a number.
    case numbers
  }

  /// Default: the present one.
  public var era: Era

  /// Sets up the service.
  public init(era: Era = .numbers) {
    self.era = era
  }
}
