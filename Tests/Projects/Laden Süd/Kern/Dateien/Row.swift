import SwiftUI

public struct Row: View {
  let words: [String]

  public init(words: [String]) { self.words = words }

  public var body: some View { Text(verbatim: words.joined(separator: " und ")) }
}
