import Combine

extension Publisher {
  /// Publishes a failure as a value, after which the pipeline goes on; on whatever thread this publisher delivers.
  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success)
      .catch { Just(.failure($0)) }
      .eraseToAnyPublisher()
  }
}
