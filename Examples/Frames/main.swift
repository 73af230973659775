import Foundation
import SwiftUI

/// Shows layouts, each in a frame of its own, for Tests/Browser/test_layout.py to measure.
///
/// Without further environment the named cases are shown, with `FRAMES_PAINT` the drawings of Tests/Browser/test_paint.py;
/// see `RandomTrees` for others.
struct Frames: App {
  static let random = try? RandomTrees(ProcessInfo.processInfo.environment)

  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 0) {
          if let random = Self.random {
            if random.isMirrored {
              trees(random).environment(\.layoutDirection, .rightToLeft)
            } else {
              trees(random)
            }
          } else if ProcessInfo.processInfo.environment["FRAMES_PAINT"] != nil {
            Drawings()
          } else {
            Cases()
          }
        }
      }
    }
  }

  private func trees(_ random: RandomTrees) -> some View {
    ForEach(random.trees.indices, id: \.self) { index in
      random.trees[index].view("\(index).").framed("\(index)")
    }
  }
}

extension View {
  /// The view in the middle of a space of its own.
  func framed(_ name: String) -> some View {
    frame(width: RandomTrees.width, height: RandomTrees.height).accessibilityIdentifier("case-\(name)")
  }
}

if let random = Frames.random { print("EXPECTED", try random.expected()) }
Frames.main()
