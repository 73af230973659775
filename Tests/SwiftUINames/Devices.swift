// One usage of each name, as programs write it: what Foundation and UIKit have besides views, and programs of SwiftUI mention.
import Foundation
import SwiftUI
import UIKit

struct Row { var name = "" }

@MainActor func conditions(_ rows: NSArray, text: String) throws {
  _ = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}").evaluate(with: text)
  _ = rows.filtered(using: NSPredicate(format: "name CONTAINS[cd] %@ AND age > %d", "a", 3))
  let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
  for match in detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)) {
    _ = (match.url, match.range, match.resultType == .link)
  }
}

@MainActor func places() {
  _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")?.appendingPathComponent(
    "a.json")
  NSUbiquitousKeyValueStore.default.set(true, forKey: "a")
  _ = NSUbiquitousKeyValueStore.default.string(forKey: "a")
  _ = NotificationCenter.default.publisher(for: NSUbiquitousKeyValueStore.didChangeExternallyNotification)
  _ = ProcessInfo.processInfo.isiOSAppOnMac
  _ = IndexPath(row: 1, section: 0).row + IndexPath(item: 1, section: 0).section
  _ = NSDataAsset(name: "prices")?.data
}

@MainActor func devices() async throws {
  UIScreen.main.brightness = 1
  _ = NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
  UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  if UIApplication.shared.supportsAlternateIcons { UIApplication.shared.setAlternateIconName("Night") { _ in } }
  try await UIApplication.shared.setAlternateIconName(nil)
  UIView.setAnimationsEnabled(false)
  UIView.animate(withDuration: 0.3) {
  } completion: { _ in
  }
  UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction], animations: {})
  UIView.animate(
    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [], animations: {},
    completion: nil)
  UIView.performWithoutAnimation {}
  UIPageControl.appearance().currentPageIndicatorTintColor = .label
  UIPageControl.appearance().pageIndicatorTintColor = UIColor.systemGray.withAlphaComponent(0.3)
  UISwitch.appearance().onTintColor = .systemPink
  UISlider.appearance().tintColor = .systemPink
  _ = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
}

@MainActor func pictures() async {
  let image = UIImage(named: "logo") ?? UIImage(named: "logo", in: .main, compatibleWith: nil)
  _ = image?.withTintColor(.red, renderingMode: .alwaysOriginal)
  _ = image?.resizableImage(withCapInsets: .zero)
  _ = await image?.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 3))
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  style.lineBreakMode = .byTruncatingTail
  _ = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
}

@MainActor func requests() {
  let configuration = URLSessionConfiguration.default
  configuration.waitsForConnectivity = true
  _ = URLSessionConfiguration.background(withIdentifier: "a")
}
