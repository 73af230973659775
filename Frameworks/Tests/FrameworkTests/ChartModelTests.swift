import SwiftUI
import Testing

@testable import Charts

@MainActor
struct ChartModelTests {
  private struct Sale: Identifiable {
    let id: String
    let kind: String
    let amount: Double
  }

  private let sales = [
    Sale(id: "a", kind: "x", amount: 10), Sale(id: "a", kind: "y", amount: 30), Sale(id: "b", kind: "x", amount: 20),
    Sale(id: "b", kind: "y", amount: -5),
  ]

  private func model(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel { ChartModel(content()._marks, settings) }

  private func frames(_ model: ChartModel) -> [PlotFrame?] {
    let placing = MarkPlacing(model)
    return model.marks.indices.map { placing.frame($0) }
  }

  @Test func barsAtOneValueLieOnEachOtherAndNegativeOnesBelow() {
    let model = model {
      ForEach(sales) { sale in
        BarMark(x: .value("Name", sale.id), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    }
    #expect(
      model.spans.map(\.y)
        == [(0.0, 10.0), (10, 40), (0, 20), (0, -5)].map {
          .range(.number($0.0), .number($0.1), isRoom: false)
        })
    #expect(model.x.domain == .categories(["a", "b"]))
    #expect(model.y.domain == .numbers(-10, 40))
    #expect(model.looks.colors == [.category("x"), .category("y")])
  }

  @Test func partsOfTheWholeFillTheScale() {
    let model = model {
      ForEach(sales.prefix(2)) { sale in
        BarMark(x: .value("Amount", sale.amount), y: .value("Name", sale.id), stacking: .normalized)
      }
    }
    #expect(model.spans.map(\.x).last == .range(.number(0.25), .number(1), isRoom: false))
    #expect(model.x.domain == .numbers(0, 1))
    #expect(!model.spans[0].isUpright)
  }

  @Test func unstackedBarsAllBeginAtZero() {
    let model = model {
      ForEach(sales.prefix(2)) { BarMark(x: .value("N", $0.id), y: .value("A", $0.amount), stacking: .unstacked) }
    }
    #expect(model.spans.map(\.y).last == .range(.number(0), .number(30), isRoom: false))
  }

  @Test func zeroIsOnTheScaleUnlessTheProgramSaysOtherwise() {
    let points = {
      self.model($0) {
        LineMark(x: .value("x", "a"), y: .value("y", 62)); LineMark(x: .value("x", "b"), y: .value("y", 71))
      }
    }
    #expect(points(ChartSettings()).y.domain == .numbers(0, 80))
    var settings = ChartSettings()
    settings.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    #expect(points(settings).y.domain == .numbers(62, 72))
    settings.yScale.domain = (50...90)._domain
    #expect(points(settings).y.domain == .numbers(50, 90))
  }

  @Test func barsOfGroupsStandBesideEachOther() throws {
    let model = model {
      ForEach(sales.prefix(2)) { sale in
        BarMark(x: .value("Name", sale.id), y: .value("Amount", sale.amount)).position(by: .value("Kind", sale.kind))
      }
    }
    let frames = frames(model)
    let (one, other) = (try #require(frames[0]), try #require(frames[1]))
    #expect(one.x.high.share <= other.x.low.share)
    #expect(one.x.low.share > 0 && other.x.high.share < 1)
    // Beside each other is not on each other.
    #expect(one.y.high.share == 1 && other.y.high.share == 1)
  }

  @Test func namesAreReadFromTheTop() throws {
    let model = model { ForEach(sales) { BarMark(x: .value("A", $0.amount), y: .value("N", $0.id)) } }
    let frames = frames(model)
    #expect(try #require(frames[0]).y.high.share <= #require(frames[2]).y.low.share)
    let proxy = ChartProxy(model: model, frame: nil, size: CGSize(width: 100, height: 100))
    #expect(proxy.value(atY: 20, as: String.self) == "a")
  }

  @Test func numbersThatAreNoneAreGapsAndEndNothing() {
    let numbers = [1, 2, .nan, 3, .infinity, 4]
    let model = model {
      ForEach(0..<6, id: \.self) { place in
        LineMark(x: .value("x", place), y: .value("y", numbers[place]))
        BarMark(x: .value("x", place), y: .value("y", numbers[place]))
        SectorMark(angle: .value("a", numbers[place])).foregroundStyle(by: .value("b", numbers[place]))
      }
    }
    let lines = PlotItems(model).items.compactMap { if case .line(let shape, _, _) = $0.content { shape } else { nil } }
    #expect(lines.first?.runs.map(\.count) == [2, 1, 1])
    #expect(frames(model).compactMap { $0 }.allSatisfy { $0.y.low.share.isFinite && $0.y.high.share.isFinite })
    #expect(model.y.limits?.high.isFinite == true)
  }

  @Test func sectorsGoAroundTheirCircle() throws {
    let model = model {
      ForEach([1.0, 3, 4], id: \.self) { SectorMark(angle: .value("a", $0), innerRadius: .ratio(0.5)) }
    }
    let shapes = PlotItems(model).items.compactMap { if case .sector(let shape, _) = $0.content { shape } else { nil } }
    #expect(shapes.map(\.from) == [0, 0.125, 0.5] && shapes.map(\.to) == [0.125, 0.5, 1])
    // The last is the left half of a ring: within a square of 200 points.
    let box = try #require(shapes.last).path(in: CGRect(x: 0, y: 0, width: 200, height: 200)).boundingRect
    #expect(abs(box.minX) < 0.1 && abs(box.maxX - 100) < 0.1 && abs(box.minY) < 0.1 && abs(box.maxY - 200) < 0.1)
    let proxy = ChartProxy(model: model, frame: nil, size: CGSize(width: 200, height: 200))
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 2)
  }

  @Test func lengthsOfBarsAreAsTheProgramSays() throws {
    let frame = { (width: MarkDimension) in
      self.frames(self.model { BarMark(x: .value("N", "a"), y: .value("A", 1), width: width) })[0]
    }
    #expect(try #require(frame(.ratio(0.5))).x == Extent(low: Length(share: 0.25), high: Length(share: 0.75)))
    #expect(
      try #require(frame(.fixed(20))).x
        == Extent(low: Length(share: 0.5, points: -10), high: Length(share: 0.5, points: 10)))
    #expect(
      try #require(frame(.inset(4))).x == Extent(low: Length(share: 0, points: 4), high: Length(share: 1, points: -4)))
  }

  @Test func daysHaveTheirRoomAndPointsStandInItsMiddle() throws {
    let day = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 700_000_000))
    let model = model {
      BarMark(x: .value("Day", day.addingTimeInterval(3_000), unit: .day), y: .value("A", 1))
      LineMark(x: .value("Day", day.addingTimeInterval(9_000), unit: .day), y: .value("A", 1))
    }
    #expect(model.x.limits?.low == day.timeIntervalSinceReferenceDate)
    let frames = frames(model)
    let (bar, point) = (try #require(frames[0]), try #require(frames[1]))
    #expect(abs(bar.x.middle.share - 0.5) < 1e-9 && abs(point.x.middle.share - 0.5) < 1e-9)
  }

  @Test func linesAreToldApartByTheirStyle() {
    let model = model {
      ForEach(sales) { sale in
        LineMark(x: .value("Name", sale.id), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
      RuleMark(y: .value("Mean", 12))
    }
    let lines = PlotItems(model).items.filter { if case .line = $0.content { true } else { false } }
    #expect(lines.count == 2)
    let rules = PlotItems(model).items.filter { if case .rule = $0.content { true } else { false } }
    #expect(rules.count == 1)
  }

  @Test func contentMayBeOptionalAChoiceOrAProgramsOwn() {
    struct Marked: ChartContent {
      let number: Int
      var body: some ChartContent {
        PointMark(x: .value("x", number), y: .value("y", number))
        RuleMark(x: .value("x", number))
      }
    }
    let isOn = false
    let model = model {
      Marked(number: 3)
      if isOn { RuleMark(y: .value("y", 1)) }
      if isOn { RuleMark(y: .value("y", 2)) } else { BarMark(x: .value("x", 1), y: .value("y", 2)) }
    }
    #expect(model.marks.map(\.kind) == [.point, .rule, .bar])
  }

  @Test func whatIsSaidInsideCounts() {
    let model = model {
      Plot { LineMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(10).opacity(0.5) }
        .symbolSize(90).opacity(0.5)
    }
    #expect(model.marks[0].look.symbolArea == 10)
    #expect(model.marks[0].look.opacity == 0.25)
  }

  @Test func functionsAreDrawnOverTheScale() {
    var settings = ChartSettings()
    settings.xScale.domain = (0.0...4.0)._domain
    let model = model(settings) { LinePlot(x: "x", y: "y") { $0 * $0 } }
    #expect(model.marks.count == PlotFunction.pieces + 1)
    #expect(model.y.domain == .numbers(0, 20))
  }

  @Test func aProxyTellsPlacesAndValues() {
    let model = model {
      LineMark(x: .value("x", 0), y: .value("y", 0)); LineMark(x: .value("x", 10), y: .value("y", 100))
    }
    let proxy = ChartProxy(model: model, frame: nil, size: CGSize(width: 200, height: 100))
    #expect(proxy.position(forX: 5) == 100)
    #expect(proxy.position(forY: 25) == 75)
    #expect(proxy.value(atX: 50, as: Double.self) == 2.5)
    #expect(proxy.value(atY: 0, as: Int.self) == 100)
    #expect(proxy.angle(at: CGPoint(x: 200, y: 50)).degrees == 90)
  }

  @Test func smoothLinesGoThroughTheirPointsAndMonotoneOnesNotBeyond() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 0.6, y: 1), CGPoint(x: 1, y: 0.2)]
    for method: InterpolationMethod in [.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd] {
      var path = Path()
      path.move(to: points[0])
      path.follow(points, method)
      #expect(path.currentPoint == points[3])
      if method == .monotone { #expect(path.boundingRect.maxY <= 1.0001 && path.boundingRect.minY >= -0.0001) }
    }
  }
}
