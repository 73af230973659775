import SwiftUITesting
import Testing

/// Pages that a program pushes by its path, of values that no address can hold: Back undoes them all the same.
@MainActor
struct WordlessPathTests {
  struct Point: Hashable {
    let x: Int
  }

  struct Pages: View {
    @State var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        Button("Far") { path.append(Point(x: 1)) }
          .navigationDestination(for: Point.self) { point in
            VStack {
              Text("point \(point.x)")
              Button("Further from \(point.x)") { path.append(Point(x: point.x + 1)) }
              Button("Home from \(point.x)") { path = NavigationPath() }
              Button("Worded") { path.append(7) }
            }
          }
          .navigationDestination(for: Int.self) { number in Text("number \(number)") }
      }
    }
  }

  private func points(_ screen: TestScreen) -> [String] {
    screen.texts.filter { $0.hasPrefix("point") || $0.hasPrefix("number") }
  }

  @Test func everyPageIsAStepOfItsOwn() throws {
    let screen = TestScreen(Pages())
    let start = screen.location
    try screen.tap("Far")
    let far = screen.location
    #expect(far.steps != start.steps && far.words.isEmpty)
    try screen.tap("Further from 1")
    let further = screen.location
    #expect(further.steps != far.steps && points(screen).contains("point 2"))

    screen.go(to: far)
    #expect(points(screen) == ["point 1"] && screen.location == far)
    screen.go(to: start)
    #expect(points(screen) == [] && screen.location == start)
    screen.go(to: far)
    #expect(points(screen) == ["point 1"], "Forward brings it back")
    screen.go(to: further)
    #expect(points(screen).contains("point 2") && screen.location == further)
  }

  @Test func theProgramGoesBackByItself() throws {
    let screen = TestScreen(Pages())
    let start = screen.location
    try screen.tap("Far")
    try screen.tap("Further from 1")
    try screen.tap("Home from 2")
    #expect(points(screen) == [] && screen.location == start)
    try screen.tap("Far")
    #expect(points(screen) == ["point 1"])
    let far = screen.location
    try screen.goBack()
    #expect(points(screen) == [] && screen.location == start)
    screen.go(to: far)
    #expect(points(screen) == ["point 1"])
  }

  @Test func aPageWithWordsBehindOneWithoutIsAStepToo() throws {
    let screen = TestScreen(Pages())
    try screen.tap("Far")
    let far = screen.location
    try screen.tap("Worded")
    #expect(points(screen).contains("number 7") && screen.location.steps != far.steps)
    screen.go(to: far)
    #expect(points(screen) == ["point 1"])
  }

  @Test func whatTheProgramBeginsWithIsNoStep() throws {
    var path = NavigationPath()
    path.append(Point(x: 5))
    let screen = TestScreen(Pages(path: path))
    #expect(points(screen) == ["point 5"] && screen.location.entries.isEmpty)
    let start = screen.location
    try screen.tap("Further from 5")
    screen.go(to: start)
    #expect(points(screen) == ["point 5"])
  }

  @Test func anAddressAloneMakesNoPages() throws {
    let screen = TestScreen(Pages())
    try screen.tap("Far")
    let other = TestScreen(Pages(), location: screen.location)
    #expect(points(other) == [])
    try other.tap("Far")
    #expect(points(other) == ["point 1"])
    for value in ["-9", "9223372036854775807", "-9223372036854775808", "x", ""] {
      var location = screen.location
      for index in location.entries.indices { location.entries[index].value = value }
      screen.go(to: location)
      #expect(points(screen).count <= 1)
    }
  }

  /// A list of links to values that no address can hold, which changes while a page is open.
  struct Rows: View {
    @State private var shown: [Point] = [Point(x: 1), Point(x: 2)]
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List(shown, id: \.x) { point in
          NavigationLink(value: point) { Text("row \(point.x), \(count)") }
        }
        .navigationDestination(for: Point.self) { point in
          VStack {
            Text("point \(point.x), \(count)")
            Button("Count") { count += 1 }
          }
        }
      }
    }
  }

  @Test func linksAreMadeAnewWhileTheirPageIsOpen() throws {
    let screen = TestScreen(Rows())
    try screen.tap("row 2, 0")
    #expect(points(screen) == ["point 2, 0"])
    try screen.tap("Count")
    #expect(points(screen) == ["point 2, 1"], "and so is the page")
  }
}
