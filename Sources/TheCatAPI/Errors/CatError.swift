import Fetch

/// Why the service gave no cats. `localizedDescription` is a sentence for a reader.
public typealias CatError = ServiceError<CatErrorCode>
