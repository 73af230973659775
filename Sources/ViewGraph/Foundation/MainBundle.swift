import Foundation
import Synchronization

/// What `Bundle.main` is: a bundle in which a program finds its resources.
///
/// SwiftPM puts the resources of a target into `PACKAGE_TARGET.resources` beside the executable, where Foundation's main bundle
/// does not look. Programs from Apple's platforms ask `Bundle.main` for them, so a program whose module has resources
/// is given a folder of links to both: what lies beside the executable, and what lies in its resources.
package enum MainBundle {
  private static let state = Mutex((module: String?.none, bundle: Bundle?.none))

  /// Says which module's resources are the program's; before that it is the module called as the executable is.
  package static func use(module: String) {
    state.withLock { state in
      guard state.module != module else { return }
      state = (module, nil)
    }
  }

  /// The bundle.
  static var bundle: Bundle {
    state.withLock { state in
      if let bundle = state.bundle { return bundle }
      let bundle = make(state.module) ?? foundationMainBundle() ?? Bundle(for: Anchor.self)
      state.bundle = bundle
      return bundle
    }
  }

  private static func make(_ module: String?) -> Bundle? {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      return nil
    }
    let url = URL(fileURLWithPath: executable)
    guard
      let resources = BundleFolder.resources(
        of: module ?? url.lastPathComponent, beside: url.deletingLastPathComponent())
    else { return nil }
    return (BundleFolder.links(to: url, resources)).flatMap { Bundle(path: $0.path) } ?? Bundle(path: resources.path)
  }

  private final class Anchor {}
}

@_silgen_name("newsreel_main_bundle")
public func _mainBundle() -> Bundle { MainBundle.bundle }

@_silgen_name("newsreel_original_main_bundle")
private func foundationMainBundle() -> Bundle?
