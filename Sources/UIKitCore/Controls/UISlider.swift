import Foundation

/// A control for choosing a number within bounds.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Pictures at the ends.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  open var maximumValueImage: UIImage? { didSet { changed() } }
  /// The number.
  open var value: Float = 0 {
    didSet { if value != oldValue { changed() } }
  }
  /// The least number.
  open var minimumValue: Float = 0 {
    didSet { changed() }
  }
  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet { changed() }
  }
  /// The colour of the part before the thumb; nil is `tintColor`.
  open var minimumTrackTintColor: UIColor? {
    didSet { changed() }
  }

  /// The colour of the part behind the thumb.
  /// - Partly: kept and not used: it is grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  /// - Partly: kept and not used: it is white.
  open var thumbTintColor: UIColor?

  /// Sets the picture of the thumb.
  /// - Partly: not shown: it is a white capsule.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the number.
  /// - Partly: `animated` is not used.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  /// Takes what the reader has chosen.
  package func edit(_ value: Float) {
    setValue(value, animated: false)
    sendActions(for: [.valueChanged])
  }
}

/// A control for counting up and down.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0 {
    didSet { if value != oldValue { changed() } }
  }
  /// The least number.
  open var minimumValue = 0.0 {
    didSet { changed() }
  }
  /// The greatest number.
  open var maximumValue = 100.0 {
    didSet { changed() }
  }
  /// How far one step leads.
  open var stepValue = 1.0 {
    didSet { changed() }
  }

  /// Sets the picture of Less.
  /// - Partly: not shown: it is a minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of More.
  /// - Partly: not shown: it is a plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Takes what the reader has chosen.
  package func edit(_ value: Double) {
    self.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    sendActions(for: [.valueChanged])
  }
}

/// Dots that say which of several pages is shown.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { changed() }
  }
  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet { if currentPage != oldValue { changed() } }
  }
  /// The colour of the dot of the page that is shown; nil is the platform's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { changed() }
  }
  /// The colour of the other dots; nil is the platform's.
  open var pageIndicatorTintColor: UIColor? {
    didSet { changed() }
  }
  /// True where one page has no dot.
  open var hidesForSinglePage = false {
    didSet { changed() }
  }

  /// Takes what the reader has chosen.
  package func edit(_ page: Int) {
    currentPage = page
    sendActions(for: [.valueChanged])
  }
}

/// Progress as a bar.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How far it has come, 0 to 1.
  open var progress: Float = 0 {
    didSet { if progress != oldValue { changed() } }
  }
  /// The colour of what is done; nil is `tintColor`.
  open var progressTintColor: UIColor? {
    didSet { changed() }
  }
  /// The colour of what is to be done.
  /// - Partly: kept and not used: browsers have their own.
  open var trackTintColor: UIColor?
  /// How it looks.
  /// - Partly: kept and not used: all look the same.
  open var progressViewStyle = Style.default

  /// How progress looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// Makes a view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far it has come, 0 to 1.
  /// - Partly: `animated` is not used.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = min(max(progress, 0), 1)
  }
}
