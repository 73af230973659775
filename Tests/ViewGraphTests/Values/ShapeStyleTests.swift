import Testing

@testable import ViewGraph

@Suite struct ShapeStyleTests {
  struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? .white : .black
    }
  }

  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  private func paint<S: ShapeStyle>(_ style: S) -> Paint { style.paint }

  @Test func membersNameThePlatformsStyles() {
    #expect(paint(.red) == .color(.red))
    #expect(paint(.secondary) == .hierarchical(1))
    #expect(paint(.tint) == .tint)
    #expect(paint(.background) == .background)
    #expect(paint(.ultraThinMaterial) == .material("ultraThin"))
    #expect(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == .linearGradient(Gradient(colors: [.red, .blue]), start: .top, end: .bottom))
  }

  @Test func stylesOfAProgramFollowTheirSurroundings() {
    #expect(Ink()._paint(in: EnvironmentValues()) == .color(.black))
    #expect(Ink()._paint(in: dark) == .color(.white))
    #expect(AnyShapeStyle(Ink())._paint(in: dark) == .color(.white))
  }

  @Test func onlyStylesOfThePlatformAreKnownToBeEqual() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Ink()) != AnyShapeStyle(Ink()))
  }

  @Test func opacityAndLevelsChangeAnyStyle() {
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    #expect(gradient.opacity(0.3).paint == .opacity(gradient.paint, 0.3))
    #expect(gradient.secondary.paint == .opacity(gradient.paint, 0.5))
  }
}
