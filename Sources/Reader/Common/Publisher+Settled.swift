import Combine
import Foundation

extension Publisher where Failure == Never {
  /// What the reader types: what is there at the start at once, later words when they have paused for a tenth of a second.
  func settled() -> some Publisher<Output, Never> {
    first().merge(with: dropFirst().debounce(for: 0.1, scheduler: RunLoop.main))
  }
}
