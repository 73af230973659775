import Foundation

/// Choices side by side. Its `appearance()` is how SwiftUI's look, too.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// A choice.
  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var isEnabled = true
    var action: UIAction?
  }

  /// What `selectedSegmentIndex` is while nothing is chosen.
  nonisolated public static var noSegment: Int { -1 }
  /// The choices, from the leading edge.
  package private(set) var segments: [Segment] = [] { didSet { changed() } }
  /// Which is chosen; `noSegment` for none.
  open var selectedSegmentIndex: Int = noSegment {
    didSet { if selectedSegmentIndex != oldValue { changed() } }
  }
  /// What is behind the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
  /// True where nothing stays chosen.
  open var isMomentary = false
  /// True where segments are as wide as their titles ask.
  /// - Partly: kept and not used: all have the same width.
  open var apportionsSegmentWidthsByContent = false
  private var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control with choices, each a title (`String`) or a picture (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Makes a control whose choices do something.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// How many choices there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a choice.
  /// - Partly: `animated` is not used.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Puts in a choice.
  /// - Partly: `animated` is not used.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Puts in a choice that does something.
  /// - Partly: `animated` is not used.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(title: action.title, image: action.image, action: action)
    segments.insert(new, at: min(max(segment, 0), segments.count))
  }

  /// Takes a choice away.
  /// - Partly: `animated` is not used.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
  }

  /// Takes all choices away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the picture of a choice.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  /// The picture of a choice.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Says whether a choice can be made.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether a choice can be made.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the colour and the font of the segments' titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles[state] = attributes
    changed()
  }

  /// The colour and the font of the segments' titles, as they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titles[state] }

  /// The colours of titles: of segments that are not chosen, and of the one that is.
  package var titleColors: (normal: UIColor?, selected: UIColor?) {
    (titles[.normal]?[.foregroundColor] as? UIColor, titles[.selected]?[.foregroundColor] as? UIColor)
  }

  /// Takes what the reader has chosen.
  package func edit(_ segment: Int) {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return }
    selectedSegmentIndex = segment
    segments[segment].action?.perform(for: self)
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
