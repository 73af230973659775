import Foundation
import Testing

@testable import ViewGraph

/// What readers of geometry are told before anybody has measured follows from the lengths that the program says.
@MainActor
struct OfferTests {
  /// A reader that says its size as "width × height".
  private struct Size: View {
    var body: some View {
      GeometryReader { space in Text("\(Int(space.size.width)) × \(Int(space.size.height))") }
    }
  }

  private func sizes(@ViewBuilder _ view: () -> some View) -> [String] {
    var environment = EnvironmentValues()
    environment.screenSize = CGSize(width: 400, height: 800)
    environment.awaitsMeasures = true
    return TestHost(view(), environment: environment).texts
  }

  @Test func theWindowIsOffered() {
    #expect(sizes { Size() } == ["400 × 800"])
  }

  @Test func framesAndPaddings() {
    #expect(sizes { Size().frame(width: 50, height: 30) } == ["50 × 30"])
    #expect(sizes { Size().padding(10).frame(width: 50, height: 30) } == ["30 × 10"])
    #expect(sizes { Size().frame(width: 50, height: 30).padding(10) } == ["50 × 30"])
    #expect(sizes { Size().frame(maxWidth: 300, minHeight: 900) } == ["300 × 900"])
    #expect(sizes { Size().frame(width: 10).padding(.vertical, 900) } == ["10 × 0"])
  }

  @Test func proportions() {
    #expect(sizes { Size().aspectRatio(2, contentMode: .fit) } == ["400 × 200"])
    #expect(sizes { Size().aspectRatio(1, contentMode: .fill) } == ["800 × 800"])
  }

  @Test func stacksLeaveARest() {
    let rests = sizes {
      VStack(spacing: 10) {
        Color.red.frame(height: 90)
        Size()
        Size()
      }
    }
    #expect(rests == ["400 × 345", "400 × 345"])
  }

  @Test func whatAStackLeavesBesideATextIsUnknownAndNotMoreThanItsLimit() {
    let guess = sizes {
      VStack {
        Text("text")
        Size().frame(maxHeight: 70)
      }
    }
    #expect(guess == ["text", "400 × 70"])
  }

  @Test func whatScrollsOffersNothingInParticular() {
    #expect(sizes { ScrollView { Size() } } == ["400 × 10"])
    #expect(sizes { ScrollView { Size().frame(height: 120) } } == ["400 × 120"])
  }

  @Test func backgroundsAreAsLargeAsWhatTheyAreBehind() {
    #expect(sizes { Color.red.frame(width: 70, height: 60).background { Size() } } == ["70 × 60"])
    #expect(sizes { Color.red.padding(20).overlay { Size() } } == ["400 × 800"])
  }

  @Test func readersInReaders() {
    let inner = sizes {
      GeometryReader { outer in Size().frame(width: outer.size.width / 2) }.frame(width: 100, height: 40)
    }
    #expect(inner == ["50 × 40"])
  }

  @Test func whatHasBeenMeasuredStays() throws {
    var environment = EnvironmentValues()
    environment.awaitsMeasures = true
    let host = TestHost(Size().frame(width: 50, height: 30), environment: environment)
    let target = try #require(
      host.nodes.flatMap(\.modifiers).compactMap { modifier -> EventTarget? in
        if case .onGeometry(let target) = modifier { target } else { nil }
      }.first)
    host.send(.geometry(CGRect(x: 3, y: 4, width: 48, height: 28)), to: target)
    #expect(host.texts == ["48 × 28"])
  }
}
