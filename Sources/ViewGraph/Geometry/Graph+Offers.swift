import Foundation

extension Graph {
  /// Tells what a reader of geometry is offered before it is seen for the first time, together with all others that ask.
  func search(for measure: Measure, _ target: EventTarget, in screen: CGSize) {
    let due = attachment(UnmeasuredReaders.init)
    if due.measures.isEmpty {
      beforeCommit { [unowned self] in
        let measures = due.measures
        due.measures = [:]
        var search = OfferSearch(for: Set(measures.keys))
        for node in root?.outputs.displays ?? [] { search.visit(node, Offers(screen)) }
        for (target, measure) in measures {
          measure.offered.set(search.found[target] ?? .unknown)
        }
      }
    }
    due.measures[target] = measure
  }
}

/// Readers of geometry whose size nobody has told.
private final class UnmeasuredReaders {
  var measures: [EventTarget: Measure] = [:]
}
