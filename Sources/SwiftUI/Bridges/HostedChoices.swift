import UIKitCore
import ViewGraph

/// Choices side by side.
struct HostedSegments: View {
  let view: UISegmentedControl

  var body: some View {
    let _ = view.revision.count
    Picker("", selection: Binding(onMain: { view.selectedSegmentIndex }, set: { view.edit($0) })) {
      ForEach(Array(view.segments.enumerated()), id: \.offset) { index, segment in
        Group {
          if let image = segment.image { Image(uiImage: image) } else { Text(verbatim: segment.title ?? "") }
        }
        .tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(!view.isEnabled)
  }
}

/// Wheels of choices.
struct HostedPickerView: View {
  let view: UIPickerView

  var body: some View {
    let _ = view.revision.count
    HStack(spacing: 0) {
      ForEach(0..<max(view.numberOfComponents, 0), id: \.self) { component in
        let width = view.delegate?.pickerView(view, widthForComponent: component) ?? 0
        wheel(component)
          .frame(width: width > 0 ? width : nil)
          .frame(maxWidth: width > 0 ? nil : .infinity)
          .clipped()
      }
    }
  }

  private func wheel(_ component: Int) -> some View {
    Picker(
      "",
      selection: Binding(
        onMain: { view.selectedRow(inComponent: component) }, set: { view.edit($0, inComponent: component) })
    ) {
      ForEach(0..<view.numberOfRows(inComponent: component), id: \.self) { row in
        choice(row, component).tag(row)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }

  @ViewBuilder private func choice(_ row: Int, _ component: Int) -> some View {
    if let choice = view.view(forRow: row, forComponent: component) {
      HostedView(view: choice)
    } else if let styled = view.delegate?.pickerView(view, attributedTitleForRow: row, forComponent: component) {
      Text(AttributedString(fonts: styled))
    } else {
      Text(verbatim: view.delegate?.pickerView(view, titleForRow: row, forComponent: component) ?? "?")
    }
  }
}

/// A control for choosing a date or a time.
struct HostedDatePicker: View {
  let view: UIDatePicker

  var body: some View {
    let _ = view.revision.count
    styled
      .labelsHidden()
      .environment(\.calendar, view.shownCalendar)
      .environment(\.timeZone, view.shownCalendar.timeZone)
      .transformEnvironment(\.locale) { if let locale = view.locale { $0 = locale } }
      .tint(view.tintColor.map { Color(uiColor: $0) })
      .disabled(!view.isEnabled)
  }

  @ViewBuilder private var styled: some View {
    switch view.preferredDatePickerStyle {
    case .automatic, .compact: picker.datePickerStyle(.compact)
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline where view.datePickerMode == .time: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    }
  }

  private var picker: some View {
    DatePicker(
      "", selection: Binding(onMain: { view.date }, set: { view.edit($0) }),
      in: (view.minimumDate ?? .distantPast)...max(view.maximumDate ?? .distantFuture, view.minimumDate ?? .distantPast),
      displayedComponents: parts)
  }

  private var parts: DatePickerComponents {
    switch view.datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
}
