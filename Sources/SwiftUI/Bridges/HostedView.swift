import UIKitCore
import ViewGraph

/// A UIKit view that a framework shows by a SwiftUI view of its own.
@MainActor @preconcurrency
public protocol _ViewShowing: UIView {
  /// What is shown.
  var _content: AnyView { get }
}

extension UIView {
  /// Says that what the view shows has changed.
  public func _changed() { changed() }
}

/// Shows a UIKit view and what is inside, and shows it anew when it changes.
struct HostedView: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.count
    Group {
      if !view.isHidden {
        HostedMotions(layer: view.layer) { moved in
          // Evaluated by itself, so that it has to look for changes itself too.
          let _ = view.revision.count
          content
            .modifier(HostedStretch(view: view))
            .modifier(HostedTint(tint: view.ownTint))
            .background { if view.layer.paints { HostedLayer(layer: view.layer, isOfView: true) } }
            .background(view.backgroundColor.map { Color(uiColor: $0) } ?? .clear)
            .modifier(HostedEdges(layer: view.layer))
            .modifier(HostedMask(mask: view.layer.mask))
            .opacity(view.alpha)
            .modifier(HostedMotion(moved: moved, layer: view.layer))
        }
        .modifier(HostedTransform(transform: view.transform))
        .disabled(!view.isUserInteractionEnabled)
        .modifier(HostedGestures(view: view))
        .onAppear { view.show(true) }
        .onDisappear { view.show(false) }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch view {
    case let cell as UICollectionViewCell where cell.configuredView != nil:
      if let inner = cell.configuredView { HostedView(view: inner) }
    case let view as HostingView: HostedRootView(root: view.root)
    case let view as any _ViewShowing: view._content
    case let view as UILabel: HostedLabel(view: view)
    case let view as UIImageView: HostedImage(view: view)
    case let view as UIActivityIndicatorView: HostedIndicator(view: view)
    case let view as UITextView: HostedTextView(view: view)
    case let view as UITextField: HostedTextField(view: view)
    case let view as UISearchBar: HostedSearchBar(view: view)
    case let view as UIButton: HostedButton(view: view)
    case let view as UISwitch: HostedSwitch(view: view)
    case let view as UISlider: HostedSlider(view: view)
    case let view as UIStepper: HostedStepper(view: view)
    case let view as UIPageControl: HostedPageControl(view: view)
    case let view as UIProgressView: HostedProgress(view: view)
    case let view as UIStackView: HostedStack(view: view)
    case let view as UISegmentedControl: HostedSegments(view: view)
    case let view as UIDatePicker: HostedDatePicker(view: view)
    case let view as UIPickerView: HostedPickerView(view: view)
    case let view as UIListContentView: HostedListContent(view: view)
    case let view as UITableView: HostedTable(view: view)
    case let view as UICollectionView: HostedCollection(view: view)
    case let view as UIScrollView: HostedScroll(view: view)
    case let view as UIVisualEffectView: HostedEffect(view: view)
    default: HostedContainer(view: view)
    }
  }
}

/// Shows the views inside of a view, each at its frame.
struct HostedContainer: View {
  let view: UIView

  @Environment(\.hostedHugs) private var hugs

  init(view: UIView) {
    self.view = view
  }

  /// True for a view of a class that may draw, or lay out by itself what is inside.
  private var isOfOwnKind: Bool { type(of: view) != UIView.self }

  var body: some View {
    let _ = view.revision.count
    let inner = view.subviews
    if let constraints = ViewConstraints(in: view, views: inner) {
      ConstraintLayout(constraints: constraints, hugs: hugs) {
        ForEach(inner, id: \.self) { HostedConstrained(view: $0) }
      }
      .background { if isOfOwnKind { HostedDrawing(view: view) } }
      .frame(minHeight: view.frame.height, alignment: .top)
    } else {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOfOwnKind { HostedDrawing(view: view) }
        ForEach(inner, id: \.self) { HostedPlace(view: $0) }
      }
      .frame(minHeight: view.frame.height)
    }
  }
}

/// A view whose place constraints say; one that is hidden keeps its place.
private struct HostedConstrained: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.count
    // The browser tells how high a text is that is not given a height.
    ZStack(alignment: .topLeading) {
      HostedView(view: view)
        .environment(\.hostedStretch, view is UILabel ? .horizontal : [.horizontal, .vertical])
        .environment(\.hostedHugs, false)
    }
  }
}

/// What a view draws itself, as large as the view is shown.
private struct HostedDrawing: View {
  let view: UIView

  var body: some View {
    GeometryReader { place in
      let _ = view.revision.count
      Color.clear
        .overlay(alignment: .topLeading) {
          if let drawing = view.drawing(of: place.size) { Image(uiImage: drawing).accessibilityHidden(true) }
        }
        .onChange(of: place.size, initial: true) { _, size in view.layOut(in: size) }
    }
    .allowsHitTesting(false)
  }
}

/// Shows a view at its frame.
private struct HostedPlace: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.count
    let placement = view.placement
    Group {
      if !placement.isEmpty {
        PlacedView(view: view, placement: placement)
      } else if view.frame.size == .zero {
        HostedView(view: view)
      } else {
        HostedView(view: view)
          .environment(\.hostedStretch, [.horizontal, .vertical])
          .environment(\.hostedHugs, false)
          .frame(width: view.frame.width, height: view.frame.height)
          .offset(x: view.frame.minX, y: view.frame.minY)
      }
    }
  }
}

/// Shows a controller by its view, and tells it about its life.
struct HostedController: View {
  let controller: UIViewController
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.screenSize) private var screenSize

  var body: some View {
    HostedView(view: controller.view)
      .onAppear {
        if controller.view.frame == .zero { controller.view.frame = UIScreen.main.bounds }
        controller.viewWillAppear(false)
        controller.viewWillLayoutSubviews()
        controller.view.layoutSubviews()
        controller.viewDidLayoutSubviews()
        controller.viewDidAppear(false)
      }
      .onChange(of: screenSize) { _, size in
        controller.viewWillTransition(to: size, with: WindowChange())
        controller.viewWillLayoutSubviews()
        controller.view.layoutSubviews()
        controller.viewDidLayoutSubviews()
      }
      .onChange(of: colorScheme) { old, _ in
        controller.traitCollectionDidChange(UITraitCollection(userInterfaceStyle: old == .dark ? .dark : .light))
      }
      .onChange(of: typeSize) { controller.traitCollectionDidChange(nil) }
      .onChange(of: sizeClass) { controller.traitCollectionDidChange(nil) }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
  }
}
