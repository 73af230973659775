import SwiftUI

/// What a view with a stored property of some type reports.
@MainActor
final class HoldingProbe<T> {
  var evaluations = 0
  let describe: (T) -> String

  init(describe: @escaping (T) -> String) {
    self.describe = describe
  }
}

/// A view that a parent makes around a value.
protocol HoldingView<Value>: View {
  associatedtype Value
  init(value: Value, shared: Binding<Int>, probe: HoldingProbe<Value>)
}

/// The value lies before the dynamic properties.
struct HoldsFirst<Value>: HoldingView {
  let value: Value
  @State private var number = 0
  @Binding var shared: Int
  let probe: HoldingProbe<Value>

  init(value: Value, shared: Binding<Int>, probe: HoldingProbe<Value>) {
    self.value = value
    _shared = shared
    self.probe = probe
  }

  var body: some View {
    probe.evaluations += 1
    return VStack {
      Text(probe.describe(value))
      Button("number \(number)") { number += 1 }
      Button("shared \(shared)") { shared += 1 }
    }
  }
}

/// The value lies between the dynamic properties.
struct HoldsSecond<Value>: HoldingView {
  @State private var number = 0
  private var value: Value
  @Environment(\.colorScheme) private var colorScheme
  @Binding var shared: Int
  let probe: HoldingProbe<Value>

  init(value: Value, shared: Binding<Int>, probe: HoldingProbe<Value>) {
    self.value = value
    _shared = shared
    self.probe = probe
  }

  var body: some View {
    probe.evaluations += 1
    return VStack {
      Text(probe.describe(value))
      Button("number \(number)") { number += 1 }
      Button("shared \(shared)") { shared += 1 }
    }
  }
}

/// Makes the view with the first value twice, then with the second.
struct HoldingParent<Held: HoldingView>: View {
  let first: Held.Value
  let second: Held.Value
  let probe: HoldingProbe<Held.Value>
  @State private var step = 0
  @State private var shared = 0

  var body: some View {
    VStack {
      Button("step \(step)") { step += 1 }
      Held(value: step < 2 ? first : second, shared: $shared, probe: probe)
    }
  }
}
