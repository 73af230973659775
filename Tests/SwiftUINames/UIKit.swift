// One usage of each name of UIKit, as SwiftUI programs write them: proxies, the application and its device, values, and views in representables.
import SwiftUI
import UIKit

@MainActor func appearances(_ vc: UIViewController, _ v: UIView, _ w: UIWindow, _ img: UIImage) {
  UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
  UIPageControl.appearance().pageIndicatorTintColor = UIColor.systemRed.withAlphaComponent(0.3)
  UIPageControl.appearance().isHidden = true
  UISegmentedControl.appearance().selectedSegmentTintColor = .systemRed
  UISegmentedControl.appearance().backgroundColor = .clear
  UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.font: UIFont.preferredFont(forTextStyle: .headline)], for: .normal)
  UITextField.appearance().clearButtonMode = .whileEditing
  UITextField.appearance().tintColor = .red
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .white
  UITextView.appearance().backgroundColor = .clear
  UITextView.appearance().textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  UITableView.appearance().backgroundColor = .clear
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().separatorColor = .clear
  UITableView.appearance().tableFooterView = UIView()
  UITableView.appearance().showsVerticalScrollIndicator = false
  UITableView.appearance().contentInset = UIEdgeInsets(top: -35, left: 0, bottom: 0, right: 0)
  UITableView.appearance().sectionHeaderTopPadding = 0
  UITableView.appearance().allowsSelection = false
  UITableViewCell.appearance().backgroundColor = .clear
  UITableViewCell.appearance().selectionStyle = .none
  UITableViewCell.appearance().selectedBackgroundView = UIView()
  UITableViewHeaderFooterView.appearance().tintColor = .clear
  UITableViewHeaderFooterView.appearance().backgroundView = UIView()
  UICollectionView.appearance().backgroundColor = .clear
  UIScrollView.appearance().bounces = false
  UIScrollView.appearance().keyboardDismissMode = .onDrag
  UIScrollView.appearance().isPagingEnabled = true
  UIScrollView.appearance().showsHorizontalScrollIndicator = false
  UIScrollView.appearance().alwaysBounceVertical = false
  UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
  UITabBar.appearance().isHidden = true
  UITabBar.appearance().backgroundColor = .systemBackground
  UITabBar.appearance().barTintColor = .black
  UITabBar.appearance().isTranslucent = false
  UITabBar.appearance().unselectedItemTintColor = .gray
  UITabBar.appearance().tintColor = .red
  UITabBar.appearance().shadowImage = UIImage()
  UITabBar.appearance().backgroundImage = UIImage()
  UITabBar.appearance().clipsToBounds = true
  UITabBar.appearance().layer.borderColor = UIColor.clear.cgColor
  UITabBar.appearance().itemPositioning = .centered
  do {
    let a = UITabBarAppearance()
    a.configureWithOpaqueBackground()
    a.stackedLayoutAppearance.normal.iconColor = .gray
    UITabBar.appearance().standardAppearance = a
    UITabBar.appearance().scrollEdgeAppearance = a
  }
  do {
    let a = UITabBarAppearance()
    a.configureWithTransparentBackground()
    a.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    a.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
  }
  UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
  UITabBarItem.appearance().badgeColor = .red
  UINavigationBar.appearance().tintColor = .white
  UINavigationBar.appearance().barTintColor = .red
  UINavigationBar.appearance().isTranslucent = false
  UINavigationBar.appearance().shadowImage = UIImage()
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UINavigationBar.appearance().backIndicatorImage = UIImage(systemName: "arrow.left")
  UINavigationBar.appearance().backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
  UINavigationBar.appearance().prefersLargeTitles = true
  UINavigationBar.appearance().backgroundColor = .clear
  UINavigationBar.appearance().titleTextAttributes = [
    .foregroundColor: UIColor.red, .font: UIFont(name: "Georgia-Bold", size: 20)!,
  ]
  do {
    let a = UINavigationBarAppearance()
    a.configureWithDefaultBackground()
    a.shadowColor = .clear
    a.backgroundImage = UIImage()
    a.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    UINavigationBar.appearance().compactAppearance = a
  }
  do {
    let a = UINavigationBarAppearance(idiom: .phone)
    a.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 34, weight: .black)]
    a.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    a.buttonAppearance = UIBarButtonItemAppearance()
    a.doneButtonAppearance = .init()
    UINavigationBar.appearance().standardAppearance = a
  }
  UIToolbar.appearance().barTintColor = .white
  UIToolbar.appearance().isTranslucent = false
  do {
    let a = UIToolbarAppearance()
    a.configureWithOpaqueBackground()
    UIToolbar.appearance().standardAppearance = a
  }
  UIBarButtonItem.appearance().tintColor = .red
  UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).setTitleTextAttributes(
    [.foregroundColor: UIColor.red], for: .normal)
  UISearchBar.appearance().tintColor = .red
  UISwitch.appearance().onTintColor = .systemPink
  UISwitch.appearance().thumbTintColor = .white
  UISlider.appearance().thumbTintColor = .red
  UISlider.appearance().minimumTrackTintColor = .red
  UISlider.appearance().maximumTrackTintColor = .red
  UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
  UIStepper.appearance().setDecrementImage(UIImage(systemName: "minus"), for: .normal)
  UIDatePicker.appearance().tintColor = .red
  UIRefreshControl.appearance().tintColor = .red
  UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "x")
  UIProgressView.appearance().tintColor = .red
  UIActivityIndicatorView.appearance().color = .red
  UILabel.appearance().font = UIFont.systemFont(ofSize: 10)
  UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self]).numberOfLines = 0
  UIButton.appearance().tintColor = .red
  UIView.appearance().tintColor = .red
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  UIWindow.appearance().tintColor = .red
  UIPickerView.appearance().backgroundColor = .clear
}

@MainActor func services(_ vc: UIViewController, _ v: UIView, _ w: UIWindow, _ img: UIImage) {
  _ = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
  _ = UIApplication.shared.windows.filter { $0.isKeyWindow }.first
  _ = UIApplication.shared.keyWindow
  _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets ?? .zero
  _ =
    UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.first { $0.isKeyWindow }?
    .rootViewController
  _ = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
  _ = (UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate)?.window
  _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow
  _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.statusBarManager?.statusBarFrame.height
  _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.interfaceOrientation.isLandscape
  _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.screen.bounds
  _ = UIApplication.shared.statusBarFrame
  UIApplication.shared.windows.first?.rootViewController?.present(UIViewController(), animated: true, completion: nil)
  UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true)
  UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
  UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .unspecified }
  UIApplication.shared.open(URL(string: "https://a.b")!)
  UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!, options: [:], completionHandler: nil)
  UIApplication.shared.open(URL(string: "https://a.b")!, options: [.universalLinksOnly: true]) { _ in }
  _ = UIApplication.shared.canOpenURL(URL(string: "tel:1")!)
  UIApplication.shared.isIdleTimerDisabled = true
  UIApplication.shared.applicationIconBadgeNumber = 0
  UIApplication.shared.registerForRemoteNotifications()
  UIApplication.shared.setAlternateIconName("x")
  UIApplication.shared.setAlternateIconName("x") { error in print(error?.localizedDescription ?? "") }
  _ = UIApplication.shared.supportsAlternateIcons
  _ = UIApplication.shared.alternateIconName
  _ = UIApplication.shared.applicationState == .active
  _ = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
  UIApplication.shared.endBackgroundTask(.invalid)
  _ = UIApplication.shared.delegate as? UIApplicationDelegate
  _ = UIApplication.shared.isProtectedDataAvailable
  _ = UIApplication.shared.preferredContentSizeCategory
  _ = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  _ = UIApplication.shared.shortcutItems
  _ = UIApplicationShortcutItem(
    type: "a", localizedTitle: "b", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "x"),
    userInfo: nil)
  _ = UIDevice.current.userInterfaceIdiom == .pad
  _ = UIDevice.current.name + UIDevice.current.model + UIDevice.current.systemVersion + UIDevice.current.systemName
  _ = UIDevice.current.identifierForVendor?.uuidString
  _ = UIDevice.current.orientation.isLandscape
  _ = UIDevice.current.batteryLevel
  UIDevice.current.isBatteryMonitoringEnabled = true
  UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  _ = NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
  _ = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).compactMap {
    $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
  }.map(\.height)
  _ = NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
  _ = NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
  _ = NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
  _ = NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
  _ = NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)
  _ = NotificationCenter.default.publisher(for: UIApplication.significantTimeChangeNotification)
  _ = NotificationCenter.default.publisher(for: UIApplication.userDidTakeScreenshotNotification)
  _ = NotificationCenter.default.publisher(for: UIScene.willEnterForegroundNotification)
  _ = NotificationCenter.default.publisher(for: UIScene.didActivateNotification)
  _ = NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)
  _ = NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
  _ = NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)
  _ = NotificationCenter.default.publisher(for: UIAccessibility.voiceOverStatusDidChangeNotification)
  _ = NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
  _ = UIScreen.main.bounds.width + UIScreen.main.scale + UIScreen.main.nativeScale + UIScreen.main.brightness
  _ = UIScreen.main.nativeBounds.height
  _ = UIScreen.main.traitCollection.userInterfaceStyle == .dark
  _ = UIScreen.main.maximumFramesPerSecond
  UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
  do {
    let g = UIImpactFeedbackGenerator()
    g.prepare()
    g.impactOccurred()
  }
  UINotificationFeedbackGenerator().notificationOccurred(.warning)
  UISelectionFeedbackGenerator().selectionChanged()
  UIPasteboard.general.string = "a"
  UIPasteboard.general.setValue("a", forPasteboardType: "public.plain-text")
  _ = UIPasteboard.general.hasStrings
  _ =
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning
    || UIAccessibility.isReduceTransparencyEnabled
  UIAccessibility.post(notification: .announcement, argument: "a")
  _ = UIWindow(windowScene: UIApplication.shared.connectedScenes.first as! UIWindowScene)
  do {
    w.rootViewController = vc
    w.makeKeyAndVisible()
    w.windowLevel = .alert + 1
    w.isHidden = false
    w.frame = UIScreen.main.bounds
  }
}

@MainActor func values(_ vc: UIViewController, _ v: UIView, _ w: UIWindow, _ img: UIImage) {
  _ = UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.1)
  _ = UIColor(named: "x") ?? .red
  _ = UIColor(named: "x", in: .main, compatibleWith: nil)
  _ = UIColor(Color.red)
  _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
  _ = UIColor(white: 0.5, alpha: 1)
  _ = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  _ = UIColor(dynamicProvider: { traits in traits.userInterfaceStyle == .dark ? UIColor.white : UIColor.black })
  _ = UIColor(cgColor: UIColor.red.cgColor)
  _ = UIColor.red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  _ = UIColor.red.cgColor.components
  do {
    var r: CGFloat = 0
    UIColor.red.getRed(&r, green: nil, blue: nil, alpha: nil)
  }
  do {
    var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    UIColor.red.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
  }
  do {
    var h: CGFloat = 0, a: CGFloat = 0
    UIColor.red.getWhite(&h, alpha: &a)
  }
  _ = [
    UIColor.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel,
    .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator, .link, .systemBackground,
    .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    .lightText, .darkText, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .magenta, .lightGray,
    .darkGray,
  ]
  _ = Color(.systemBackground)
  _ = Color(uiColor: .systemBackground)
  _ = Color(UIColor.label)
  _ = Color(cgColor: UIColor.red.cgColor)
  _ = UIFont.preferredFont(forTextStyle: .body).pointSize
  _ = UIFont.systemFont(ofSize: 12, weight: .semibold)
  _ = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
  _ = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
  _ = UIFont.boldSystemFont(ofSize: 1).lineHeight
  _ = UIFont.italicSystemFont(ofSize: 1)
  _ = UIFont(name: "Avenir", size: 12)
  _ = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
  _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: 12)
  _ = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 3))
  _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.rounded)
  _ = UIFont(
    descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.rounded)!
      .withSymbolicTraits(.traitBold)!, size: 0)
  _ = Font(UIFont.systemFont(ofSize: 12))
  _ = ("abc" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
  _ = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
  _ = NSAttributedString(
    string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
  _ = NSMutableAttributedString(string: "a").boundingRect(with: .zero, options: [], context: nil)
  _ = NSMutableParagraphStyle()
  _ = UIImage(named: "x")
  _ = UIImage(named: "x", in: .main, with: nil)
  _ = UIImage(systemName: "x")
  _ = UIImage(systemName: "x", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
  _ = UIImage(systemName: "x")?.withTintColor(.red, renderingMode: .alwaysOriginal)
  _ = UIImage(systemName: "x")?.withRenderingMode(.alwaysTemplate)
  _ = UIImage(data: Data())
  _ = UIImage(contentsOfFile: "x")
  _ = UIImage(data: Data(), scale: 2)
  _ = img.jpegData(compressionQuality: 0.8)
  _ = img.pngData()
  _ = img.size.width
  _ = img.cgImage
  _ = img.imageOrientation
  _ = img.resizableImage(withCapInsets: .zero)
  _ = img.preparingThumbnail(of: .zero)
  _ = img.scale
  _ = UIImage(cgImage: img.cgImage!)
  _ = UIGraphicsImageRenderer(size: img.size).image { _ in img.draw(in: CGRect(origin: .zero, size: img.size)) }
  _ = Image(uiImage: img)
  _ =
    UIBezierPath(
      roundedRect: .zero, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 1, height: 1)
    ).cgPath
  _ = Path(
    UIBezierPath(roundedRect: .zero, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 1, height: 1)).cgPath)
  _ = Path(UIBezierPath(ovalIn: .zero).cgPath)
  do {
    let p = UIBezierPath()
    p.move(to: .zero)
    p.addLine(to: .zero)
    p.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    p.addQuadCurve(to: .zero, controlPoint: .zero)
    p.close()
    p.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    p.append(p)
    p.apply(.identity)
  }
  do {
    v.layer.cornerRadius = 3
    v.layer.masksToBounds = true
    v.layer.shadowOpacity = 0.3
    v.layer.borderWidth = 1
    v.layer.borderColor = UIColor.red.cgColor
  }
  do {
    let t = UITextView()
    t.text = "a"
    t.isScrollEnabled = true
    t.isEditable = true
    t.font = UIFont.preferredFont(forTextStyle: .body)
    t.textContainer.lineFragmentPadding = 0
    t.attributedText = NSAttributedString(string: "")
    t.dataDetectorTypes = .link
    t.linkTextAttributes = [:]
    t.delegate = nil
    t.textContainerInset = .zero
    t.isSelectable = true
  }
  do {
    let i = UIImageView(image: img)
    i.contentMode = .scaleAspectFit
    i.image = nil
    i.clipsToBounds = true
    i.tintColor = .red
  }
}

@MainActor func views(_ vc: UIViewController, _ v: UIView, _ w: UIWindow, _ img: UIImage) {
  _ = Color.red.cgColor
  _ = UIBlurEffect(style: .systemMaterial)
  _ = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  v.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.topAnchor, constant: 1), v.widthAnchor.constraint(equalToConstant: 1),
  ])
  v.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  do {
    v.setNeedsLayout()
    v.layoutIfNeeded()
    v.setNeedsDisplay()
    v.sizeToFit()
  }
  UIView.animate(withDuration: 0.3) { v.alpha = 0 }
  UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: { v.alpha = 0 }, completion: nil)
  UIView.setAnimationsEnabled(false)
  v.addGestureRecognizer(UITapGestureRecognizer())
  _ = v.window?.windowScene
  _ = v.convert(CGRect.zero, to: nil)
  do {
    v.bringSubviewToFront(v)
    v.sendSubviewToBack(v)
    v.removeFromSuperview()
    v.insertSubview(v, at: 0)
  }
  do {
    _ = vc.view.safeAreaInsets
    vc.addChild(vc)
    vc.didMove(toParent: vc)
    vc.title = "a"
    vc.modalPresentationStyle = .fullScreen
  }
  do {
    _ = vc.navigationController?.navigationBar
    vc.navigationItem.title = "a"
    vc.navigationItem.hidesBackButton = true
  }
  vc.navigationController?.interactivePopGestureRecognizer?.isEnabled = true
  _ = vc.presentedViewController
  _ = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
  do {
    let c = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    c.excludedActivityTypes = [.airDrop]
    c.popoverPresentationController?.sourceView = v
    c.completionWithItemsHandler = { _, _, _, _ in }
  }
  do {
    let c = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    c.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    c.addTextField { $0.placeholder = "x" }
    vc.present(c, animated: true)
  }
  _ =
    UITextChecker().rangeOfMisspelledWord(
      in: "a", range: NSRange(location: 0, length: 1), startingAt: 0, wrap: false, language: "en"
    ).location == NSNotFound
  do {
    let l = UILabel()
    l.text = "a"
    l.numberOfLines = 0
    l.lineBreakMode = .byWordWrapping
    l.attributedText = nil
    l.adjustsFontSizeToFitWidth = true
    l.textAlignment = .center
    l.preferredMaxLayoutWidth = 3
  }
  do {
    let s = UISearchBar(frame: .zero)
    s.delegate = nil
    s.searchBarStyle = .minimal
    s.placeholder = "a"
    s.text = "a"
    s.autocapitalizationType = .none
    s.showsCancelButton = true
    s.setShowsCancelButton(true, animated: true)
  }
  do {
    let s = UISlider(frame: .zero)
    s.minimumValue = 0
    s.maximumValue = 1
    s.value = 1
    s.setValue(1, animated: true)
  }
  do {
    let s = UISwitch()
    s.isOn = true
    s.setOn(true, animated: true)
  }
  do {
    let p = UIPageControl()
    p.numberOfPages = 2
    p.currentPage = 1
  }
  do {
    let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    p.setViewControllers([vc], direction: .forward, animated: true)
  }
  do {
    let a = UIActivityIndicatorView(style: .large)
    a.startAnimating()
    a.stopAnimating()
    a.hidesWhenStopped = true
  }
  do {
    let s = UIStackView(arrangedSubviews: [v])
    s.axis = .vertical
    s.spacing = 2
    s.alignment = .center
    s.distribution = .fillEqually
    s.addArrangedSubview(v)
  }
  do {
    let n = UINavigationController(rootViewController: vc)
    n.navigationBar.prefersLargeTitles = true
    n.pushViewController(vc, animated: true)
    n.setNavigationBarHidden(true, animated: false)
  }
  do {
    let n = UITabBarController()
    n.viewControllers = [vc]
  }
  _ = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  _ = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  _ = UITraitCollection.current.userInterfaceStyle
  _ = UIKeyboardType.decimalPad
  _ = UITextContentType.username
  _ = UIRectCorner.topLeft
  _ = UIUserInterfaceStyle.dark
  _ = UIOffset(horizontal: 1, vertical: 1)
  _ = UIInterfaceOrientationMask.portrait
  _ = UIGestureRecognizer.State.began
  _ = UIPanGestureRecognizer()
  _ = UISwipeGestureRecognizer.Direction.left
  _ = UIPinchGestureRecognizer().scale
  _ = UILongPressGestureRecognizer(target: nil, action: nil).minimumPressDuration
  _ = UIReferenceLibraryViewController(term: "a")
  _ = UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "a")
  _ = UISheetPresentationController.Detent.medium()
}
