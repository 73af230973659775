import SwiftUI

/// The values of a chart for those who cannot see it: a text at each mark, and where there are very many, at some.
struct ChartDescription: View {
  let model: ChartModel
  let frames: [PlotFrame?]

  private static let limit = 40

  var body: some View {
    ForEach(Array(told.enumerated()), id: \.offset) { _, index in
      let look = model.marks[index].look
      Color.clear
        .accessibilityElement()
        .accessibilityLabel(text(model.marks[index]))
        .accessibilityAddTraits(.isImage)
        .modifier(Named(identifier: look.identifier))
        .allowsHitTesting(false)
        ._placed(at: place(index))
    }
  }

  private func text(_ mark: _ChartMark) -> Text {
    Text("\(mark.look.label ?? mark.usualLabel), \(mark.look.value ?? mark.usualValue)")
  }

  /// Where the mark is, and no smaller than what is seen.
  private func place(_ index: Int) -> _RelativePlace {
    guard var frame = frames[index], model.marks[index].kind != .sector else { return .whole }
    if frame.x.low == frame.x.high {
      (frame.x.low.points, frame.x.high.points) = (frame.x.low.points - 5, frame.x.high.points + 5)
    }
    if frame.y.low == frame.y.high {
      (frame.y.low.points, frame.y.high.points) = (frame.y.low.points - 5, frame.y.high.points + 5)
    }
    return frame.place
  }

  /// The numbers of the marks that are told.
  private var told: [Int] {
    let all = model.marks.indices.filter { model.marks[$0].look.isHidden != true }
    let step = max(1, Int((Double(all.count) / Double(Self.limit)).rounded(.up)))
    return all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// What the whole is called.
  static func title(_ model: ChartModel) -> String { "Chart" }
}

private struct Named: ViewModifier {
  let identifier: String?

  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}

extension _ChartMark {
  /// What a mark is called: where it stands, and of which kind it is.
  fileprivate var usualLabel: Text {
    let place = angle == nil ? (isUpright ? x : y).field.map(\.words) : nil
    let kind = (look.fillBy ?? series ?? look.symbolBy)?.words
    switch (place, kind) {
    case (let place?, let kind?): return Text("\(place), \(kind)")
    case (let only?, nil), (nil, let only?): return only
    case (nil, nil): return (angle ?? y.field ?? x.field)?.label ?? Text(verbatim: "")
    }
  }

  /// The value that a mark shows.
  fileprivate var usualValue: Text {
    let span = isUpright ? y : x
    if let angle { return angle.words }
    if let start = span.start, let end = span.end { return Text("\(start.words) – \(end.words)") }
    return (span.field ?? (isUpright ? x : y).field)?.words ?? Text(verbatim: "")
  }
}

extension _ChartMark.Span {
  fileprivate var field: _PlotField? { value ?? start }
}

extension _PlotField {
  /// The value as words.
  var words: Text {
    switch value {
    case .category(let name): return Text(verbatim: name)
    case .number(let number): return Text(number, format: .number.precision(.fractionLength(0...2)))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let isDay = upper.flatMap(\.number).map { $0 - seconds >= 86_000 } ?? false
      return Text(
        date, format: isDay ? .dateTime.month().day().year() : .dateTime.month().day().hour().minute())
    }
  }
}
