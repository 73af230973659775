import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct GestureTests {
  private func targets(_ host: TestHost) -> [EventTarget] {
    host.modifiers.compactMap {
      switch $0 {
      case .onPress(let target, _, _), .onLongPress(let target, _, _, _), .onDrag(let target, _): target
      default: nil
      }
    }
  }

  @Test func tapsRunTheActionOfTheLastEvaluation() {
    struct Screen: View {
      @State var count = 0
      var body: some View {
        Text("tapped \(count)").onTapGesture { count += 1 }
      }
    }
    let host = TestHost(Screen())
    for _ in 0..<2 { targets(host).forEach { host.send(.press, to: $0) } }
    #expect(host.shows("tapped 2"))
  }

  @Test func optionalGesturesAreSeenWhileTheyAreThere() {
    struct Screen: View {
      @State var count = 0
      var body: some View {
        Text("tapped \(count)").gesture(count < 2 ? TapGesture().onEnded { count += 1 } : nil)
      }
    }
    let host = TestHost(Screen())
    for _ in 0..<4 { targets(host).forEach { host.send(.press, to: $0) } }
    #expect(host.shows("tapped 2"))
    #expect(targets(host).isEmpty)
  }

  @Test func tapsCarryTheirCount() {
    let host = TestHost(Text("x").onTapGesture(count: 2) {})
    #expect(
      host.modifiers.contains { if case .onPress(_, count: 2, precedence: .inner) = $0 { true } else { false } })
  }

  @Test func longPressesTellThatTheyArePressed() {
    var log: [String] = []
    let host = TestHost(
      Text("x").onLongPressGesture(minimumDuration: 1) {
        log.append("done")
      } onPressingChanged: {
        log.append("\($0)")
      })
    targets(host).forEach { host.send(.longPress, to: $0) }
    #expect(log == ["true", "done", "false"])
  }

  struct Draggable: View {
    @State var place = CGSize.zero
    @GestureState var offset = CGSize.zero

    var body: some View {
      Text("at \(Int(place.width + offset.width))")
        .gesture(
          DragGesture()
            .updating($offset) { value, offset, _ in offset = value.translation }
            .onEnded { place.width += $0.translation.width })
    }
  }

  @Test func dragsUpdateAStateThatEndsWithThem() {
    let host = TestHost(Draggable())
    let target = targets(host)[0]
    let start = CGPoint(x: 10, y: 10)
    host.send(.drag(start: start, location: CGPoint(x: 30, y: 10), ended: false), to: target)
    #expect(host.shows("at 20"))
    host.send(.drag(start: start, location: CGPoint(x: 35, y: 10), ended: true), to: target)
    #expect(host.shows("at 25"))
    host.send(.drag(start: start, location: CGPoint(x: 11, y: 10), ended: false), to: target)
    #expect(host.shows("at 26"))
  }

  @Test func dragsAreAsFastAsTheBrowserTells() {
    var reach: [CGFloat] = []
    let host = TestHost(
      Text("x").gesture(DragGesture().onEnded { reach += [$0.velocity.width, $0.predictedEndTranslation.width] }))
    host.send(
      .drag(start: .zero, location: CGPoint(x: 50, y: 0), ended: true, velocity: CGSize(width: 800, height: 0)),
      to: targets(host)[0])
    #expect(reach == [800, 250])
  }

  @Test func sequencesBeginWithTheFirst() {
    var moved: [CGFloat] = []
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { if case .second(true, let drag?) = $0 { moved.append(drag.translation.width) } }
    let host = TestHost(Text("x").gesture(gesture))
    let press = targets(host)[0]
    let drag = targets(host)[1]
    let event = DisplayEvent.drag(start: .zero, location: CGPoint(x: 7, y: 0), ended: true)
    host.send(event, to: drag)
    #expect(moved.isEmpty)
    host.send(.longPress, to: press)
    host.send(event, to: drag)
    #expect(moved == [7])
    host.send(event, to: drag)
    #expect(moved == [7])
  }

  @Test func exclusiveGesturesPreferTheFirst() {
    var log: [String] = []
    let gesture = TapGesture(count: 2).onEnded { log.append("double") }
      .exclusively(before: TapGesture().onEnded { log.append("single") })
    let host = TestHost(Text("x").gesture(gesture))
    #expect(targets(host).count == 2)
    host.send(.press, to: targets(host)[1])
    host.send(.press, to: targets(host)[0])
    #expect(log == ["single", "double"])
  }

  @Test func disabledViewsRecognizeNothing() {
    var count = 0
    let host = TestHost(Text("x").onTapGesture { count += 1 }.disabled(true))
    targets(host).forEach { host.send(.press, to: $0) }
    #expect(count == 0)
  }

  @Test func placesOnTheScreenNeedTheFrame() {
    var place: CGPoint?
    let gesture = DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { place = $0.location }
    let host = TestHost(Text("x").gesture(gesture))
    for case .onGeometry(let target) in host.modifiers {
      host.send(.geometry(CGRect(x: 100, y: 50, width: 10, height: 10)), to: target)
    }
    host.send(.drag(start: .zero, location: CGPoint(x: 1, y: 2), ended: true), to: targets(host)[0])
    #expect(place == CGPoint(x: 101, y: 52))
  }

  @Test func hoveringIsReported() {
    var log: [Bool] = []
    let host = TestHost(Text("x").onHover { log.append($0) })
    for case .onHover(let target) in host.modifiers {
      host.send(.hover(true), to: target)
      host.send(.hover(false), to: target)
    }
    #expect(log == [true, false])
  }
}
