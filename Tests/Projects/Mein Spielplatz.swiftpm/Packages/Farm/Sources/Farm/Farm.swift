import Foundation
import SwiftUI
public enum Farm {
  public static var animals: String {
    (try? String(contentsOf: Bundle.module.url(forResource: "animals", withExtension: "txt")!, encoding: .utf8))
      ?? "none"
  }
}
