import Combine
import Foundation
import TheCatAPI

/// The marks of one reader. What the reader wants shows at once; if the service cannot keep it, it is taken back and the
/// reader is told.
@MainActor
final class CatMarks<Value: Equatable & Sendable>: ObservableObject {
  /// The marks to show, newest first.
  var marks: [CatMark<Value>] { all.filter { $0.wanted != nil } }
  @Published private(set) var state = LoadState.loading
  /// The error that the reader has not been told of yet.
  @Published var alert: FetchError?

  @Published private var all: [CatMark<Value>] = []
  private let service: CatMarkService<Value>
  private var user = ""
  private var loading: AnyCancellable?
  private var requests: [CatImage.ID: AnyCancellable] = [:]

  init(_ service: CatMarkService<Value>) {
    self.service = service
  }

  /// Reads what a user has marked, once.
  func begin(user: String) {
    guard user != self.user else { return }
    self.user = user
    load()
  }

  /// Reads everything anew, besides what is being changed.
  func load() {
    state = .loading
    loading = service.list(user)
      .asResult()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.take($0) }
  }

  /// What a cat is marked with.
  func value(of image: CatImage.ID) -> Value? {
    all.first { $0.image == image }?.wanted
  }

  /// Marks a cat, or takes its mark away. The last wish counts, however many come while the service is asked.
  func set(_ value: Value?, on image: CatImage.ID, url: URL?) {
    if !all.contains(where: { $0.image == image }) { all.insert(CatMark(image: image, url: url), at: 0) }
    change(image) { $0.want(value) }
    proceed(image)
  }

  private func proceed(_ image: CatImage.ID) {
    guard let step = change(image, { $0.next() }) ?? nil else { return }
    let request: AnyPublisher<Int?, CatError> =
      switch step {
      case .add(let value): service.add(value, image, user).map(Optional.some).eraseToAnyPublisher()
      case .remove(let id): service.remove(id).map { nil }.eraseToAnyPublisher()
      }
    requests[image] = request.asResult()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.take($0, for: step, on: image) }
  }

  private func take(_ answer: Result<Int?, CatError>, for step: CatMark<Value>.Step, on image: CatImage.ID) {
    requests[image] = nil
    switch answer {
    case .success(let id): change(image) { $0.finish(step, id: id) }
    case .failure(let error) where error.isDone(for: step):
      change(image) { $0.finish(step, id: nil) }
    case .failure(let error) where error.code == .duplicateFavourite:
      change(image) { $0.fail() }
      return load()
    case .failure(let error):
      change(image) { $0.fail() }
      alert = error.fetchError
    }
    all.removeAll(where: \.isOver)
    proceed(image)
  }

  private func take(_ answer: Result<[CatMark<Value>], CatError>) {
    switch answer {
    case .success(let found):
      let changing = all.filter { $0.isBusy || $0.wanted != $0.kept?.value }
      var seen = Set(changing.map(\.image))
      all = changing + found.filter { seen.insert($0.image).inserted }
      state = .loaded
    case .failure(let error):
      state = .failed(error.fetchError)
    }
  }

  @discardableResult
  private func change<T>(_ image: CatImage.ID, _ body: (inout CatMark<Value>) -> T) -> T? {
    guard let index = all.firstIndex(where: { $0.image == image }) else { return nil }
    return body(&all[index])
  }
}

extension CatError {
  /// Whether what was to be removed is not there anyway.
  fileprivate func isDone<Value>(for step: CatMark<Value>.Step) -> Bool {
    guard case .remove = step else { return false }
    return code == .invalidAccount || code == .noSuchVote
  }
}
