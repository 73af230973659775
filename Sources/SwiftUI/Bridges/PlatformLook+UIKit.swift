import Foundation
import UIKitCore
import ViewGraph

extension PlatformLook {
  /// Lets lists and bars look as the appearance proxies of UIKit say.
  @MainActor package static func followUIKit() {
    current = {
      var look = PlatformLook()
      let scroll = UIScrollView.appearance()
      look.scrollingClosesKeyboard = scroll.keyboardDismissMode != .none
      look.hidesScrollBars = !scroll.showsVerticalScrollIndicator
      let table = UITableView.appearance()
      look.hidesRowSeparators = table.separatorStyle == .none
      look.rowSeparators = table.separatorColor.paint
      look.lists = (table.backgroundColor ?? UICollectionView.appearance().backgroundColor).paint
      look.rows = UITableViewCell.appearance().backgroundColor.paint
      look.segments = UISegmentedControl.appearance().backgroundColor.paint
      look.chosenSegment = UISegmentedControl.appearance().selectedSegmentTintColor.paint
      let titles = UISegmentedControl.appearance().titleColors
      look.segmentTitle = titles.normal.paint
      look.chosenSegmentTitle = titles.selected.paint
      look.tint = (UIWindow.appearance().ownTint ?? UIView.appearance().ownTint).paint
      look.textEditors = UITextView.appearance().backgroundColor.paint
      look.switches = UISwitch.appearance().onTintColor.paint
      look.sliders = UISlider.appearance().minimumTrackTintColor.paint
      look.navigationBar = .of(UINavigationBar.appearance())
      look.tabBar = .of(UITabBar.appearance())
      look.pageDots.items = UIPageControl.appearance().pageIndicatorTintColor.paint
      look.pageDots.tint = UIPageControl.appearance().currentPageIndicatorTintColor.paint
      return look
    }
  }
}

extension BarLook {
  @MainActor fileprivate static func of(_ bar: UINavigationBar) -> BarLook {
    var look = BarLook()
    let appearance = bar.standardAppearance ?? bar.scrollEdgeAppearance ?? bar.compactAppearance
    look.take(appearance, bar, color: bar.barTintColor)
    let title = appearance?.titleTextAttributes ?? bar.titleTextAttributes ?? [:]
    let largeTitle = appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes ?? [:]
    if bar.hasEmptyBackground { look.hidesBackground = true }
    look.edge = look.edge ?? bar.shadowImage.edge
    look.tint = look.tint ?? (appearance?.buttonAppearance.color ?? UIBarButtonItem.color).paint
    if look.background == nil, !bar.isTranslucent { look.background = Optional(UIColor.systemBackground).paint }
    look.title = (title[.foregroundColor] as? UIColor).paint
    look.titleFont = (title[.font] as? UIFont).map(Font.init)
    look.largeTitle = (largeTitle[.foregroundColor] as? UIColor).paint
    look.largeTitleFont = (largeTitle[.font] as? UIFont).map(Font.init)
    return look
  }

  @MainActor fileprivate static func of(_ bar: UITabBar) -> BarLook {
    var look = BarLook()
    let appearance = bar.standardAppearance ?? bar.scrollEdgeAppearance
    look.take(appearance, bar, color: bar.barTintColor)
    if bar.isHidden { look.isHidden = true }
    let (normal, selected) = appearance?.itemColors ?? UITabBarItem.colors
    look.items = (normal ?? bar.unselectedItemTintColor).paint
    look.tint = selected.paint ?? look.tint
    look.edge = look.edge ?? bar.shadowImage.edge
    if bar.hasEmptyBackground { look.hidesBackground = true }
    if look.background == nil, !bar.isTranslucent { look.background = Optional(UIColor.systemBackground).paint }
    return look
  }

  /// What all kinds of bars have: the newer description counts more than the bar's own properties.
  @MainActor private mutating func take(_ appearance: UIBarAppearance?, _ bar: UIView, color: UIColor?) {
    background = (appearance?.backgroundColor ?? color ?? bar.backgroundColor).paint
    hidesBackground = appearance?.isTransparent == true ? true : nil
    edge = appearance?.shadowColor.paint
    tint = bar.ownTint.paint
  }
}

extension Optional where Wrapped == UIColor {
  fileprivate var paint: Paint? { map { .color(Color(uiColor: $0)) } }
}

extension Optional where Wrapped == UIImage {
  /// The edge that a picture draws: none where the picture is empty. Other pictures are not shown.
  fileprivate var edge: Paint? { self?.size == .zero ? .color(.clear) : nil }
}
