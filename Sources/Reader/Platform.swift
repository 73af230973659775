// What the reader uses of its host that Apple's SwiftUI has no word for: there it does nothing.
#if !os(Linux)
  import SwiftUI

  extension View {
    /// Puts a value into the address of the page, where there are addresses.
    func urlPath<Value: LosslessStringConvertible & Equatable>(_ value: Binding<Value>) -> some View { self }

    /// Puts a value into the address of the page, where there are addresses.
    @_disfavoredOverload
    func urlPath<Value: RawRepresentable<String> & Equatable>(_ value: Binding<Value>) -> some View { self }

    /// Describes the page to those who link to it, where there are links.
    func pageMetadata(title: Text? = nil, description: Text? = nil, image: URL? = nil) -> some View { self }
  }
#endif
