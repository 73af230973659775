import Foundation

/// A part of the screen that scrolls.
public struct ScrollContent: Equatable, Sendable {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  /// Who is told `.refresh` when the reader pulls down, nil where there is nothing to refresh.
  public var refreshTarget: EventTarget?
  /// True while that goes on.
  public var isRefreshing = false
  /// The child (or descendant) to bring into view, with a count that changes with every request.
  public var request: ScrollRequest?
  /// Space between the edges and what scrolls, which scrolls too.
  public var margins: EdgeInsets?
  /// Where scrolling comes to rest: "paging" at multiples of the visible part, "viewAligned" at the targets inside.
  public var snapping: String?
  /// The end at which scrolling begins, nil for the beginning: (0, 1) is the bottom.
  public var startAnchor: UnitPoint?
  /// Where content stands that is smaller than what it scrolls in, nil for the beginning.
  public var alignment: UnitPoint?
  /// True where scrolling closes the keyboard on the screen.
  public var dismissesKeyboard = false
  /// True where the content can be pulled even if all of it is seen.
  public var alwaysBounces = false
  /// True where the reader cannot scroll.
  public var isDisabled = false
  /// True where what is in it may be seen beyond the edges along which it does not scroll.
  public var showsOverflow = false
  /// Who is told `.scroll` when the reader has scrolled, nil for nobody.
  public var scrollTarget: EventTarget?

  public init(
    axes: Axis.Set, showsIndicators: Bool = true, refreshTarget: EventTarget? = nil, request: ScrollRequest? = nil
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.refreshTarget = refreshTarget
    self.request = request
  }
}

/// A wish to bring a node into view, or to scroll a node so far.
public struct ScrollRequest: Equatable, Sendable {
  public var node: DisplayNode.ID
  /// How far what is in the node is to be scrolled, in points; nil brings the node itself into view.
  public var offset: ScrollOffset?
  /// 0 is the top or leading edge, 1 the bottom or trailing one, nil the least movement.
  public var anchor: UnitPoint?
  public var serial: Int

  public init(node: DisplayNode.ID, anchor: UnitPoint?, serial: Int) {
    self.node = node
    self.anchor = anchor
    self.serial = serial
  }
}

/// How far something is to be scrolled, in points; nil leaves a direction as it is.
public struct ScrollOffset: Equatable, Sendable {
  public var x: CGFloat?
  public var y: CGFloat?
}

/// Rows below each other.
public struct ListContent: Equatable, Sendable {
  /// automatic, plain, grouped, insetGrouped, inset, sidebar, form
  public var style: String
  /// How it scrolls.
  public var scroll = ScrollContent(axes: .vertical)
  /// True where the page shows through between the rows.
  public var hidesBackground: Bool
  /// What is behind and between the rows; nil is as the style has it.
  public var background: Paint?
  /// Points between rows, which then stand apart; nil for none.
  public var rowSpacing: CGFloat?
  /// The least height of a row and of a section's header, in points; nil is as the style has it.
  public var minRowHeight: CGFloat?
  public var minHeaderHeight: CGFloat?
  /// Points between sections; nil is as the style has it.
  public var sectionSpacing: CGFloat?

  public init(style: String, hidesBackground: Bool = false) {
    self.style = style
    self.hidesBackground = hidesBackground
  }
}

/// A group of rows with the number of children that are its header and its footer.
public struct SectionContent: Equatable, Sendable {
  public var headerCount: Int
  public var footerCount: Int
  /// Who is told `.press` to fold it, nil where it does not fold.
  public var foldTarget: EventTarget?
  public var isFolded: Bool
  /// True for entries of a menu that belong together.
  public var isInMenu: Bool
  /// The room around the header and around the footer; nil leaves it to the list.
  public var headerInsets: EdgeInsets?
  public var footerInsets: EdgeInsets?

  public init(
    headerCount: Int, footerCount: Int, foldTarget: EventTarget? = nil, isFolded: Bool = false, isInMenu: Bool = false
  ) {
    self.headerCount = headerCount
    self.footerCount = footerCount
    self.foldTarget = foldTarget
    self.isFolded = isFolded
    self.isInMenu = isInMenu
  }
}

/// One row of a list.
public struct RowContent: Equatable, Sendable {
  public var insets: EdgeInsets?
  public var background: Paint?
  public var hidesSeparator: Bool
  public var separatorTint: Paint?
  /// Where the line below the row begins and ends, in points from the row's edges; nil is at the first text, and where
  /// the list has it.
  public var separatorStart: CGFloat?
  public var separatorEnd: CGFloat?
  /// Who is told `.press` when the row is chosen in a list with a selection.
  public var selectionTarget: EventTarget?
  public var isSelected: Bool
  /// Who is told `.delete`, nil where the row cannot be deleted.
  public var deleteTarget: EventTarget?
  /// Who is told `.move` with "-1" or "1", nil where the row cannot be moved.
  public var moveTarget: EventTarget?
  /// True while the reader edits the list: what deletes and moves the row is then shown.
  public var isEditing = false
  /// True while the reader edits a list of which several rows can be chosen: a circle is shown then, which is filled
  /// where the row is.
  public var showsChoice = false
  /// Whether keys that are held add the row to what is selected: `.set("toggle")`, and `.set("true")` for all up to it.
  public var isOneOfSeveral = false
  /// The number of children, after the row's content, that are drawn behind it.
  public var backgroundCount = 0
  /// Over how many columns of a table the line goes, which is the header of a section then; 0 for rows with cells.
  public var span = 0

  public init() {
    hidesSeparator = false
    isSelected = false
  }
}

/// A stack of pages.
public struct NavigationContent: Equatable, Sendable {
  /// `automatic` and `stack` show the last page, `columns` all of them side by side.
  public var style: String

  public init(style: String = "automatic") {
    self.style = style
  }
}

/// One page of a navigation stack.
public struct PageContent: Equatable, Sendable {
  public var title: String?
  public var subtitle: String?
  /// automatic, inline, large
  public var titleDisplayMode: String
  public var isBarHidden: Bool
  /// Who is told `.press` to go back, nil for the first page and where Back is hidden.
  public var backTarget: EventTarget?
  public var backTitle: String?
  public var backLocation: LocationChange?
  /// The number of children that stand at the leading edge of the bar, followed by those in its middle, at its
  /// trailing edge, and in the bottom bar; all other children are the page.
  public var leadingItems = 0
  public var principalItems = 0
  public var trailingItems = 0
  public var bottomItems = 0
  /// The number of children after those that stand below the page as long as a field is edited.
  public var keyboardItems = 0
  /// A search field in the bar: the number of children after the bar's that belong to it (0 or 1).
  public var searchItems = 0
  /// How wide the page is, in points, where another stands beside it that it leads to; nil where it has what is left.
  public var columnWidth: CGFloat?
  /// True where a page beside it says what the window is about.
  public var isAside = false
  /// How the bar looks.
  public var look = BarLook()
  /// How the bar at the bottom looks.
  public var bottomLook = BarLook()

  public init(title: String? = nil, titleDisplayMode: String = "automatic", isBarHidden: Bool = false) {
    self.title = title
    self.titleDisplayMode = titleDisplayMode
    self.isBarHidden = isBarHidden
  }

  /// The number of children that are not the page itself.
  public var barItems: Int { leadingItems + principalItems + trailingItems + bottomItems + keyboardItems + searchItems }
}

/// Tabs.
public struct TabsContent: Equatable, Sendable {
  public struct Tab: Equatable, Sendable {
    /// What the renderer sends back with `.set`.
    public var value: String
    public var label: String
    public var symbol: String?
    public var image: ImageContent?
    public var badge: String?
    /// What opening it changes about the location; nil sets the tab bar's key to the value.
    public var location: LocationChange?

    public init(
      value: String, label: String, symbol: String? = nil, image: ImageContent? = nil, badge: String? = nil,
      location: LocationChange? = nil
    ) {
      self.location = location
      self.value = value
      self.label = label
      self.symbol = symbol
      self.image = image
      self.badge = badge
    }
  }

  /// Who is told `.set`, with a tab's value.
  public var target: EventTarget
  public var key: String
  public var tabs: [Tab]
  public var selection: String?
  /// For every child, the value of the tab whose page it is.
  public var pages: [String]
  /// automatic, page, sidebarAdaptable
  public var style: String
  /// True where the dots of pages lie on a ground of their own.
  public var hasIndexGround = false
  /// How the bar with the tabs looks.
  public var look = BarLook()

  public init(
    target: EventTarget, key: String, tabs: [Tab], selection: String?, pages: [String], style: String = "automatic"
  ) {
    self.target = target
    self.key = key
    self.tabs = tabs
    self.selection = selection
    self.pages = pages
    self.style = style
  }
}

/// Something shown above the page.
public struct PresentationContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case sheet, fullScreenCover, popover
    /// A question or notice: title and message, then the buttons as children after `messageCount` of message.
    case alert(title: String, messageCount: Int)
    /// Choices about something.
    case confirmationDialog(title: String?, messageCount: Int)
  }

  public var kind: Kind
  /// Who is told `.dismiss`.
  public var target: EventTarget
  public var key: String
  public var isDismissDisabled: Bool
  /// Heights that a sheet may have, from the least; empty is the default.
  public var detents: [SheetHeight]
  /// The index of the height that it has.
  public var detent = 0
  /// How a sheet looks.
  public var look = SheetLook()
  /// True where the program itself offers no way to close it.
  public var hasCloseButton = false
  /// True where it comes and goes at once.
  public var isStill = false
  /// What a popover stands at.
  public var attachment: PopoverAttachment?

  public init(
    kind: Kind, target: EventTarget, key: String, isDismissDisabled: Bool = false, detents: [SheetHeight] = []
  ) {
    self.kind = kind
    self.target = target
    self.key = key
    self.isDismissDisabled = isDismissDisabled
    self.detents = detents
  }
}
