import Foundation

/// What a `GeometryReader` knows of its frame, and who waits for it.
@MainActor
final class Measure {
  /// Nil until the renderer has told it.
  let frame = StateLocation<CGRect?>(nil)
  /// What the reader is offered, as far as it is known before.
  let offered = StateLocation(Offers.unknown)
  private var waiting: [() -> Void] = []

  /// True once views may appear in the reader.
  var isKnown: Bool {
    didSet {
      guard isKnown else { return }
      let all = waiting
      waiting = []
      for each in all { each() }
    }
  }

  /// - Parameter isKnown: True where nobody will measure.
  init(isKnown: Bool) {
    self.isKnown = isKnown
  }

  /// Does something once the frame is known.
  func wait(_ body: @escaping () -> Void) {
    waiting.append(body)
  }
}

private struct MeasureKey: EnvironmentKey { static var defaultValue: Measure? { nil } }
private struct AwaitsMeasuresKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The innermost reader of geometry around the view.
  var measure: Measure? {
    get { self[MeasureKey.self] }
    set { self[MeasureKey.self] = newValue }
  }

  /// True where the renderer will tell sizes: what depends on them waits.
  package var awaitsMeasures: Bool {
    get { self[AwaitsMeasuresKey.self] }
    set { self[AwaitsMeasuresKey.self] = newValue }
  }
}
