import SwiftUI

/// Who is tapped: a button, or what lies above it.
struct HitsPage: View {
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Field", text: $text)
          .overlay(HStack { Image(systemName: "star").frame(maxWidth: .infinity, alignment: .leading) })
        TextField("Bordered", text: $text).overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray))
        colors
        stacks
        shapes
        others
      }
    }
  }

  @ViewBuilder private var colors: some View {
    Case("colour") { tap in Color.red.onTapGesture(perform: tap) }
    Case("transparent colour") { tap in Color.red.opacity(0).onTapGesture(perform: tap) }
    Case("clear") { tap in Color.clear.onTapGesture(perform: tap) }
    Case("clear with shape") { tap in Color.clear.contentShape(Rectangle()).onTapGesture(perform: tap) }
    Case("faded out") { tap in Color.red.onTapGesture(perform: tap).opacity(0) }
    Case("faded out button") { tap in Button("Button") { tap() }.opacity(0) }
    Case("nearly clear") { tap in Color.red.opacity(0.02).onTapGesture(perform: tap) }
    Case("hidden") { tap in Color.red.onTapGesture(perform: tap).hidden() }
  }

  @ViewBuilder private var stacks: some View {
    Case("stack") { tap in
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }.onTapGesture(perform: tap)
    }
    Case("stack with shape") { tap in
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }.contentShape(Rectangle()).onTapGesture(perform: tap)
    }
    Case("stack with background") { tap in
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }.frame(maxHeight: .infinity).background(Color.yellow).onTapGesture(perform: tap)
    }
    Case("overlay") { tap in
      Color.clear.overlay(
        VStack { Text("A").onTapGesture(perform: tap) }.frame(maxWidth: .infinity, alignment: .leading))
    }
  }

  @ViewBuilder private var shapes: some View {
    Case("circle") { tap in Circle().fill(.red).onTapGesture(perform: tap) }
    Case("triangle") { tap in Triangle().fill(.red).onTapGesture(perform: tap) }
    Case("line") { tap in Capsule().stroke(.red, lineWidth: 2).onTapGesture(perform: tap) }
    Case("clear rectangle") { tap in Rectangle().fill(.clear).onTapGesture(perform: tap) }
    Case("content shape") { tap in Color.red.contentShape(.interaction, Circle()).onTapGesture(perform: tap) }
    Case("clipped") { tap in Color.red.clipShape(Ellipse()).onTapGesture(perform: tap) }
  }

  @ViewBuilder private var others: some View {
    Case("not for taps") { tap in Color.red.onTapGesture(perform: tap).allowsHitTesting(false) }
    Case("button not for taps") { tap in
      VStack { Button("Button") { tap() }.allowsHitTesting(true) }.allowsHitTesting(false)
    }
    Case("text") { tap in Text("Text of the case").onTapGesture(perform: tap) }
    Case("button with gap") { tap in
      Button {
        tap()
      } label: {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
      }
    }
  }
}

/// A button of 120 by 60 points, and what lies above it.
private struct Case<Above: View>: View {
  let name: String
  let above: (@escaping () -> Void) -> Above
  @State private var taken = "nobody"

  init(_ name: String, @ViewBuilder above: @escaping (@escaping () -> Void) -> Above) {
    self.name = name
    self.above = above
  }

  var body: some View {
    HStack {
      ZStack {
        Button {
          taken = "below"
        } label: {
          Color.blue.frame(width: 120, height: 60)
        }
        above { taken = "above" }.frame(width: 120, height: 60)
      }
      .accessibilityIdentifier(name)
      Text("\(name): \(taken)")
    }
  }
}
