import Fetch

/// Why the service gave no news. `localizedDescription` is a sentence for a reader.
public typealias NewsError = ServiceError<NewsErrorCode>
