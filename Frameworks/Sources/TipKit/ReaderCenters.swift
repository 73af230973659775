import ObjectStore

/// The centers of all readers.
@MainActor
final class ReaderCenters {
  private struct Held: @unchecked Sendable {
    let center: TipCenter
  }
  private let centers = PerReader<Held>()

  var current: TipCenter { centers.value { Held(center: MainActor.assumeIsolated { TipCenter() }) }.center }
}
