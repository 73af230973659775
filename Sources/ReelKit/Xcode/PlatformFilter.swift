import Foundation

/// Which files of a target are built: those that are for the telephone, or for the Mac where the target is for that alone, and that no
/// setting excludes.
struct PlatformFilter {
  private let platform: String
  private let excluded: [String]
  private let included: [String]

  init(_ target: XcodeTarget, _ settings: BuildSettings) {
    platform = target.isMobile ? "ios" : "macos"
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Whether what says for which platforms it is, is for this one. What says nothing is for all.
  func takes(_ platforms: [String]) -> Bool {
    platforms.isEmpty || platforms.contains(platform)
  }

  /// Whether the settings let a file pass. Patterns are the shell's, of names or of paths.
  func takes(_ url: URL) -> Bool {
    func matches(_ pattern: String) -> Bool {
      fnmatch(pattern, url.lastPathComponent, 0) == 0 || fnmatch("*/" + pattern, url.path, 0) == 0
    }
    return !excluded.contains(where: matches) || included.contains(where: matches)
  }
}

extension XcodeProject.Object {
  /// The platforms that a file in a build phase is for.
  var platforms: [String] { self["platformFilter"].map { [$0] } ?? list("platformFilters") }
}
