import SwiftUI

/// All named cases, one below the other.
struct Cases: View {
  var body: some View {
    StackCases()
    FrameCases()
    ScrollCases()
    GridCases()
    ProportionCases()
    ControlCases()
    ShapeCases()
    ContainerCases()
    LazyCases()
    TextCases()
    CustomCases()
    EverydayCases()
    Idioms()
  }
}

/// A layout in a space of 300 by 200.
struct Case<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View { content.framed(name) }
}

/// A coloured box of a fixed size.
func c(_ width: CGFloat, _ height: CGFloat) -> some View { Color.blue.frame(width: width, height: height) }

extension View {
  /// Names a view whose frame is compared.
  func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}
