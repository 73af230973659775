import Foundation

/// A program of one screen as Xcode makes it, with a test that drives it.
package struct ProjectTemplate {
  private let name: String

  /// - Parameter name: What the program is called, which its module and types are called after.
  package init(name: String) throws(ReelError) {
    guard name.wholeMatch(of: #/[A-Za-z][A-Za-z0-9]*/#) != nil else {
      throw ReelError("“\(name)” cannot name a program: it takes letters and digits and begins with a letter.")
    }
    self.name = name
  }

  /// Writes the project's folder, which must not be there.
  package func write(to folder: URL) throws {
    guard !folder.exists else { throw ReelError("\(folder.path) is there already.") }
    for (path, text) in files {
      try LinkedFolder.write(text, to: folder.appendingPathComponent(path))
    }
  }

  /// The files by their paths.
  var files: [String: String] {
    [
      ".gitignore": ".build/\nxcuserdata/\n",
      "\(name).xcodeproj/project.pbxproj": ProjectFileTemplate(name: name).text,
      "\(name)/\(name)App.swift": app,
      "\(name)/ContentView.swift": view,
      "\(name)/Assets.xcassets/Contents.json": Self.info,
      "\(name)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accent,
      "\(name)Tests/\(name)Tests.swift": tests,
    ]
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup {
          ContentView()
        }
      }
    }

    """
  }

  private var view: String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var name = ""

      var body: some View {
        VStack {
          TextField("Your name", text: $name)
            .textFieldStyle(.roundedBorder)
          Text(name.isEmpty ? "Who are you?" : "Hello, \\(name)!")
        }
        .padding()
      }
    }

    #Preview {
      ContentView()
    }

    """
  }

  private var tests: String {
    """
    import Testing

    @testable import \(name)

    // Drives a view without a browser. In Xcode there is no such module; `reel test` runs it.
    #if canImport(SwiftUITesting)
      import SwiftUITesting

      @MainActor
      struct \(name)Tests {
        @Test func aNameIsGreeted() throws {
          let screen = TestScreen(ContentView())
          #expect(screen.texts == ["Who are you?"])
          try screen.type("Ada", into: "Your name")
          #expect(screen.texts == ["Hello, Ada!"])
        }
      }
    #endif

    """
  }

  private static let info = """
    { "info" : { "author" : "xcode", "version" : 1 } }

    """

  private static let accent = """
    { "colors" : [ { "idiom" : "universal" } ], "info" : { "author" : "xcode", "version" : 1 } }

    """
}
