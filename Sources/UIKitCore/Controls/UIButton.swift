import Foundation

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// What opens at the button.
  open var menu: UIMenu? { didSet { changed() } }
  /// What the button says and how it looks, where it is not said by the older properties.
  open var configuration: Configuration? { didSet { changed() } }
  /// Changes the configuration as the button changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the button stays chosen when it is pressed.
  open var changesSelectionAsPrimaryAction = false
  /// How far the content is from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// How far the title is moved.
  /// - Partly: kept and not used: use a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the picture is moved.
  /// - Partly: kept and not used: use a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the picture is darker while the button is held down.
  /// - Partly: kept and not used: browsers show that themselves.
  open var adjustsImageWhenHighlighted = true
  /// Font of the title: of the rest, what the button says counts.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.owner = self
    return label
  }()
  /// How the picture is put into its place.
  /// - Partly: kept and not used.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var styledTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// Makes a button; those for more information, to add a contact and to close have their symbol.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    show(buttonType)
  }

  /// Makes a button that does something; those for more information, to add a contact and to close have their symbol.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    show(buttonType)
    take(primaryAction)
  }

  private func show(_ type: ButtonType) {
    let symbol: (name: String, label: String)? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
      case .contactAdd: ("plus.circle", "Add")
      case .close: ("xmark.circle.fill", "Close")
      case .custom, .system: nil
      }
    guard let symbol else { return }
    setImage(UIImage(systemName: symbol.name), for: .normal)
    accessibilityLabel = symbol.label
  }

  /// Makes a button that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button with a configuration that does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.primaryActionTriggered), changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendActions(for: controlEvents)
    setNeedsUpdateConfiguration()
  }

  /// Asks what changes the configuration.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    changed()
  }

  /// Changes the configuration; programs override it.
  /// - Partly: not called: use configurationUpdateHandler.
  open func updateConfiguration() {}

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }

  /// Sets what the button says in a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
    changed()
  }

  /// Sets the picture of the button in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }

  /// Sets the picture behind the button in a state.
  /// - Partly: kept and not shown: use a configuration with a background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// Sets the colour of what the button says in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }

  /// What the button says in a state.
  open func title(for state: State) -> String? { value(titles, state) }
  /// What the button says in a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(styledTitles, state) }
  /// The picture of the button in a state.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// The colour of what the button says in a state.
  open func titleColor(for state: State) -> UIColor? { value(colors, state) }
  /// What the button says now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// What the button says now, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture of the button now.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  /// The colour of what the button says now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .tintColor }

  private func value<Value>(_ values: [State: Value], _ state: State) -> Value? { values[state] ?? values[.normal] }
}
