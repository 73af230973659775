import Combine
import Dispatch
import Foundation
import Synchronization

/// Whether what `CInterposition` puts in the place of Foundation's and Dispatch's functions is called.
///
/// It goes by the names of symbols, which another toolchain may change, and which win nothing where Foundation is linked
/// statically: then readers would share what is one reader's. So programs ask before they serve anybody.
package enum ReplacedFunctions {
  /// What is not each reader's own, as words for a sentence; empty where all is as it should be.
  package static var missing: [String] {
    let (one, other) = (reader("ru_RU"), reader("ja_JP"))
    let key = "newsreel.replaced"
    one.run { UserDefaults.standard.set(true, forKey: key) }
    var missing: [String] = []
    if !one.run({ UserDefaults.standard.bool(forKey: key) }) || other.run({ UserDefaults.standard.bool(forKey: key) }) {
      missing.append("UserDefaults")
    }
    if one.run({ Locale.current.identifier }) != "ru_RU" || other.run({ Locale.current.identifier }) != "ja_JP" {
      missing.append("Locale.current")
    }
    if one.run({ FileManager.default.urls(for: .documentDirectory, in: .userDomainMask) })
      == other.run({ FileManager.default.urls(for: .documentDirectory, in: .userDomainMask) })
    {
      missing.append("FileManager")
    }
    if carried(by: one) !== one { missing.append("DispatchQueue") }
    return missing
  }

  private static func reader(_ language: String) -> HostContext {
    let context = HostContext()
    context.container = ReaderContainer()
    let locale = Locale(identifier: language)
    context.surroundings = HostSurroundings(locale: locale, calendar: locale.calendar, timeZone: .gmt)
    return context
  }

  /// Whose work a queue does that was handed over for a reader.
  private static func carried(by context: HostContext) -> HostContext? {
    let queue = DispatchQueue(label: "newsreel.replaced")
    let found = Mutex<HostContext?>(nil)
    context.run { queue.async { found.withLock { $0 = HostContext.current } } }
    queue.sync {}
    return found.withLock { $0 }
  }
}
