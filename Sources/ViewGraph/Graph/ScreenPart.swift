/// A part of the screen that comes and goes as a whole while its views live on: a tab, a page under another.
///
/// `onAppear` and `onDisappear` follow it.
@MainActor
final class ScreenPart {
  private(set) var isShown: Bool
  /// Whether the reader edits what is here.
  let editMode = StateLocation(EditMode.inactive)
  let parent: ScreenPart?
  /// True for the page of a tab, which keeps what it was while another tab is open.
  private let isTab: Bool
  /// True for what is presented above the page: it is seen whatever covers the page from which it was presented.
  private let isPresented: Bool
  /// What presented parts have told last.
  private var told = true
  /// The controls directly in the part that are steps of the location's path, in order.
  private(set) var pathSteps: [any PathStep] = []
  private var members: [ObjectIdentifier: Member] = [:]
  private var inner: [ObjectIdentifier: WeakPart] = [:]

  private struct Member {
    weak var owner: AnyObject?
    let change: @MainActor (Bool) -> Void
  }

  private struct WeakPart {
    weak var value: ScreenPart?
  }

  init(isShown: Bool = true, isTab: Bool = false, isPresented: Bool = false, parent: ScreenPart? = nil) {
    self.isShown = isShown
    self.isTab = isTab
    self.isPresented = isPresented
    self.parent = parent
    told = isVisible
    parent?.inner[ObjectIdentifier(self)] = WeakPart(value: self)
  }

  /// True where the reader sees the part, as far as tabs and pages go.
  var isVisible: Bool {
    guard isShown, let parent else { return isShown }
    return isPresented ? !parent.isOnHiddenTab : parent.isVisible
  }

  /// True for what is on a tab that is not open.
  var isOnHiddenTab: Bool { (isTab && !isShown) || (parent?.isOnHiddenTab ?? false) }

  func add(_ step: any PathStep) {
    let index = pathSteps.firstIndex { $0.locationOrder > step.locationOrder } ?? pathSteps.endIndex
    pathSteps.insert(step, at: index)
  }

  func remove(_ step: any PathStep) {
    pathSteps.removeAll { $0 === step }
  }

  /// Shows or hides the part; members are told where that changes what the reader sees.
  func show(_ shown: Bool) {
    guard shown != isShown else { return }
    let was = isVisible
    isShown = shown
    if isVisible != was { tell(isVisible) }
  }

  func add(_ owner: AnyObject, change: @escaping @MainActor (Bool) -> Void) {
    members[ObjectIdentifier(owner)] = Member(owner: owner, change: change)
  }

  func remove(_ owner: AnyObject) {
    members[ObjectIdentifier(owner)] = nil
  }

  private func tell(_ visible: Bool) {
    for member in members.values where member.owner != nil { member.change(visible) }
    for case let part? in inner.values.map(\.value) where part.isShown {
      let seen = part.isVisible
      if part.isPresented, part.told == seen { continue }
      part.told = seen
      part.tell(seen)
    }
  }
}

private enum ScreenPartKey: EnvironmentKey {
  static var defaultValue: ScreenPart? { nil }
}

extension EnvironmentValues {
  /// The part of the screen that the view is in; nil where it is always shown.
  var screenPart: ScreenPart? {
    get { self[ScreenPartKey.self] }
    set { self[ScreenPartKey.self] = newValue }
  }
}
