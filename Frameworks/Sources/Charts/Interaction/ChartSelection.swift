import SwiftUI

/// A choice of values by touch or pointer.
struct ChartSelection {
  enum Kind { case x, y, angle }

  let kind: Kind
  /// Chooses what is at a place (points, or degrees).
  let choose: (ChartProxy, CGFloat) -> Void
  /// Chooses what is between two places.
  let chooseRange: (ChartProxy, CGFloat, CGFloat) -> Void
  /// Chooses nothing.
  let clear: () -> Void
  /// True where a range is chosen.
  let isRange: Bool
}

extension View {
  /// Lets readers choose a value of x: by moving over the plot with a finger, or with a button held down.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selection(.x, value) { $0.value(atX: $1, as: P.self) }
  }
  /// Lets readers choose values of x from one place to another.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    selection(.x, range) { $0.value(atX: $1, as: P.self) }
  }
  /// Lets readers choose a value of y: by moving over the plot with a finger, or with a button held down.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selection(.y, value) { $0.value(atY: $1, as: P.self) }
  }
  /// Lets readers choose values of y from one place to another.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    selection(.y, range) { $0.value(atY: $1, as: P.self) }
  }
  /// Lets readers choose a value of the angle of sectors.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selection(.angle, value) { $0.value(atAngle: .degrees($1), as: P.self) }
  }

  private nonisolated func selection<P: Plottable>(
    _ kind: ChartSelection.Kind, _ binding: Binding<P?>, _ read: @escaping (ChartProxy, CGFloat) -> P?
  ) -> some View {
    let choose: (ChartProxy, CGFloat) -> Void = { proxy, place in
      let value = read(proxy, place)
      if value?.plotValue != binding.wrappedValue?.plotValue { binding.wrappedValue = value }
    }
    let selection = ChartSelection(
      kind: kind, choose: choose, chooseRange: { proxy, _, place in choose(proxy, place) },
      clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } }, isRange: false)
    return chartSetting { $0.selections.append(selection) }
  }

  private nonisolated func selection<P: Plottable & Comparable>(
    _ kind: ChartSelection.Kind, _ binding: Binding<ClosedRange<P>?>, _ read: @escaping (ChartProxy, CGFloat) -> P?
  ) -> some View {
    let choose: (ChartProxy, CGFloat, CGFloat) -> Void = { proxy, from, to in
      guard let one = read(proxy, from), let other = read(proxy, to) else { return }
      let range = min(one, other)...max(one, other)
      if range != binding.wrappedValue { binding.wrappedValue = range }
    }
    let selection = ChartSelection(
      kind: kind, choose: { choose($0, $1, $1) }, chooseRange: choose,
      clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } }, isRange: true)
    return chartSetting { $0.selections.append(selection) }
  }
}
