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
        content
          .background { if view.layer.paints { HostedLayer(layer: view.layer, isOfView: true) } }
          .background(view.backgroundColor.map { Color(uiColor: $0) } ?? .clear)
          .modifier(HostedEdges(layer: view.layer))
          .opacity(view.alpha)
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
    case let view as UIScrollView: HostedScroll(view: view)
    case let view as UIVisualEffectView: HostedEffect(view: view)
    default: HostedContainer(view: view)
    }
  }
}

/// Shows the views inside of a view, each at its frame.
struct HostedContainer: View {
  let view: UIView

  /// True for a view of a class that may draw, or lay out by itself what is inside.
  private var isOfOwnKind: Bool { type(of: view) != UIView.self }

  var body: some View {
    let _ = view.revision.count
    ZStack(alignment: .topLeading) {
      Color.clear
      if isOfOwnKind { HostedDrawing(view: view) }
      ForEach(view.subviews, id: \.self) { inner in
        HostedPlace(view: inner)
      }
    }
    .frame(minHeight: view.frame.height)
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
