import Dispatch
import Foundation

extension HostContext {
  /// One instant, read on the host's clock and on the machine's two clocks.
  struct Anchor: Sendable {
    let clock: Double
    let uptime = DispatchTime.now().uptimeNanoseconds
    let date = Date()
  }

  /// The clock of the running code and the context it belongs to; nil on real time.
  static var virtualTime: (context: HostContext, clock: any HostClock)? {
    guard let context = current, let clock = context.clock else { return nil }
    return (context, clock)
  }

  /// The present on the machine's monotonic scale, as the current context sees it.
  static var dispatchNow: DispatchTime {
    virtualTime?.context.dispatchNow ?? .now()
  }

  /// The present as a date, as the current context sees it.
  static var dateNow: Date {
    virtualTime?.context.dateNow ?? Date()
  }

  /// The monotonic time at which a date comes, as the current context sees it; now, if it has passed.
  static func dispatchTime(at date: Date) -> DispatchTime {
    let seconds = virtualTime?.context.delay(until: date) ?? max(0, date.timeIntervalSinceNow)
    guard seconds < 1e9 else { return .distantFuture }
    return dispatchNow + .nanoseconds(Int((seconds * 1e9).rounded()))
  }

  /// The seconds on this context's clock until a time; never negative.
  func delay(until time: DispatchTime) -> Double {
    let (now, end) = (dispatchNow.uptimeNanoseconds, time.uptimeNanoseconds)
    return end > now ? Double(end - now) / 1e9 : 0
  }

  /// The seconds on this context's clock until a date; never negative.
  ///
  /// They are rounded to microseconds: a `Date` of these years cannot carry more, and what is left over would let work miss the
  /// very instant it was scheduled for.
  func delay(until date: Date) -> Double {
    let seconds = max(0, date.timeIntervalSince(dateNow))
    return seconds < 1e9 ? (seconds * 1e6).rounded() / 1e6 : seconds
  }

  private var elapsed: Double { (clock?.now ?? 0) - anchor.clock }

  private var dispatchNow: DispatchTime {
    DispatchTime(uptimeNanoseconds: anchor.uptime + UInt64(max(0, (elapsed * 1e9).rounded())))
  }

  private var dateNow: Date { anchor.date + elapsed }
}
