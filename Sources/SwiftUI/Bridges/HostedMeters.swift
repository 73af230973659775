import UIKitCore
import ViewGraph

/// A slider.
struct HostedSlider: View {
  let view: UISlider

  var body: some View {
    let _ = view.revision.count
    Slider(
      value: Binding(onMain: { view.value }, set: { view.edit($0) }),
      in: view.minimumValue...max(view.minimumValue, view.maximumValue)
    )
    .tint((view.minimumTrackTintColor ?? view.tintColor).map { Color(uiColor: $0) })
    .disabled(!view.isEnabled)
  }
}

/// A stepper.
struct HostedStepper: View {
  let view: UIStepper

  var body: some View {
    let _ = view.revision.count
    Stepper(
      "", value: Binding(onMain: { view.value }, set: { view.edit($0) }),
      in: view.minimumValue...max(view.minimumValue, view.maximumValue), step: max(view.stepValue, .ulpOfOne)
    )
    .labelsHidden()
    .disabled(!view.isEnabled)
  }
}

/// Dots for pages.
struct HostedPageControl: View {
  let view: UIPageControl

  var body: some View {
    let _ = view.revision.count
    if view.numberOfPages > 1 || !view.hidesForSinglePage {
      HStack(spacing: 8) {
        ForEach(0..<max(view.numberOfPages, 0), id: \.self) { page in
          Button {
            view.edit(page)
          } label: {
            Circle().fill(color(page)).frame(width: 8, height: 8)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Page \(page + 1)")
        }
      }
    }
  }

  private func color(_ page: Int) -> Color {
    let isCurrent = page == view.currentPage
    let color = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
    return color.map { Color(uiColor: $0) } ?? (isCurrent ? Color.primary : Color.primary.opacity(0.3))
  }
}

/// Progress as a bar.
struct HostedProgress: View {
  let view: UIProgressView

  var body: some View {
    let _ = view.revision.count
    ProgressView(value: Double(min(max(view.progress, 0), 1)))
      .progressViewStyle(.linear)
      .tint((view.progressTintColor ?? view.tintColor).map { Color(uiColor: $0) })
  }
}

/// Views in a row or a column.
struct HostedStack: View {
  let view: UIStackView

  var body: some View {
    let _ = view.revision.count
    let layout =
      view.axis == .vertical
      ? AnyLayout(VStackLayout(alignment: horizontal, spacing: view.spacing))
      : AnyLayout(HStackLayout(alignment: vertical, spacing: view.spacing))
    layout {
      ForEach(view.arrangedSubviews.filter { !$0.isHidden }, id: \.self) { inner in
        HostedView(view: inner)
          .frame(
            maxWidth: view.axis == .horizontal && view.distribution == .fillEqually ? .infinity : nil,
            maxHeight: view.axis == .vertical && view.distribution == .fillEqually ? .infinity : nil)
      }
    }
  }

  private var horizontal: HorizontalAlignment {
    switch view.alignment {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch view.alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    default: .center
    }
  }
}
