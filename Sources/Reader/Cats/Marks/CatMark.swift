import Foundation
import TheCatAPI

/// What a reader has marked a cat with: a favourite's heart, or a vote.
struct CatMark<Value: Equatable & Sendable>: Equatable, Sendable, Identifiable {
  let image: CatImage.ID
  var url: URL?
  /// What the service has; nil for nothing.
  private(set) var kept: Kept?
  /// What the reader wants, which is what is shown.
  private(set) var wanted: Value?
  private(set) var isBusy = false

  /// A mark as the service has it.
  struct Kept: Equatable, Sendable {
    var id: Int
    var value: Value
  }

  /// What to ask the service for.
  enum Step: Equatable, Sendable {
    case add(Value)
    case remove(Int)
  }

  init(image: CatImage.ID, url: URL?, kept: Kept? = nil) {
    self.image = image
    self.url = url
    self.kept = kept
    wanted = kept?.value
  }

  var id: CatImage.ID { image }

  /// Whether nothing is left to do or to show.
  var isOver: Bool { kept == nil && wanted == nil && !isBusy }

  mutating func want(_ value: Value?) {
    wanted = value
  }

  /// What to ask for now, one thing at a time; nil where the service has what is wanted, or is being asked.
  mutating func next() -> Step? {
    guard !isBusy, kept?.value != wanted else { return nil }
    isBusy = true
    if let kept { return .remove(kept.id) }
    return wanted.map(Step.add)
  }

  mutating func finish(_ step: Step, id: Int?) {
    isBusy = false
    switch step {
    case .remove: kept = nil
    case .add(let value): kept = id.map { Kept(id: $0, value: value) }
    }
  }

  /// Back to what the service has.
  mutating func fail() {
    isBusy = false
    wanted = kept?.value
  }
}
