import UIKitCore
import ViewGraph

/// A slider.
struct HostedSlider: View {
  let view: UISlider

  var body: some View {
    let _ = view.revision.count
    HStack(spacing: 8) {
      if let image = view.minimumValueImage { Image(uiImage: image).foregroundStyle(.secondary) }
      Slider(
        value: Binding(onMain: { view.value }, set: { view.edit($0) }),
        in: view.minimumValue...max(view.minimumValue, view.maximumValue)
      )
      if let image = view.maximumValueImage { Image(uiImage: image).foregroundStyle(.secondary) }
    }
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
            Circle().fill(color(page)).frame(width: 8, height: 8).shadow(color: .black.opacity(0.35), radius: 1.5)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Page \(page + 1)")
        }
      }
      .frame(height: 26)
    }
  }

  private func color(_ page: Int) -> Color {
    let isCurrent = page == view.currentPage
    let color = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
    return color.map { Color(uiColor: $0) } ?? (isCurrent ? Color.white : Color.white.opacity(0.4))
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
