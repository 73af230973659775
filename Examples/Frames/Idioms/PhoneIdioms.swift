import SwiftUI

private let r = Color.red

/// A whole screen of a phone, of 402 by 874.
struct Phone<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View { content.frame(width: 402, height: 874).accessibilityIdentifier("case-\(name)") }
}

/// Pages of a phone with titles, and what is in them.
struct PhoneIdioms: View {
  var body: some View {
    pages
  }

  private var pages: some View {
    Group {
      Phone("phone.plain") { r.at(0, 0, 402, 874) }
      Phone("phone.middle") { NavigationStack { c(100, 50).at(151, 412, 100, 50) } }
      Phone("phone.titled") { NavigationStack { r.at(0, 116.5, 402, 757.5).navigationTitle("Title") } }
      Phone("phone.inline") {
        NavigationStack {
          r.at(0, 64, 402, 810).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.column") {
        NavigationStack {
          VStack(spacing: 10) {
            c(100, 40).at(151, 450.25, 100, 40)
            c(50, 40).at(176, 500.25, 50, 40)
          }
          .navigationTitle("Title")
        }
      }
      Phone("phone.column-inline") {
        NavigationStack {
          VStack(spacing: 10) {
            c(100, 40).at(151, 419, 100, 40)
            Spacer().frame(height: 0)
            c(50, 40).at(176, 479, 50, 40)
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.top") {
        NavigationStack {
          VStack(alignment: .leading, spacing: 0) {
            c(100, 40).at(16, 132.5, 100, 40)
            Spacer()
            r.frame(height: 50).at(16, 808, 370, 50)
          }
          .padding().navigationTitle("Title")
        }
      }
      Phone("phone.behind") {
        NavigationStack {
          ZStack {
            r.ignoresSafeArea()
            c(100, 40).at(151, 475.25, 100, 40)
          }
          .navigationTitle("Title")
        }
      }
      Phone("phone.hidden") {
        NavigationStack {
          VStack(spacing: 0) {
            r.at(0, 0, 402, 824)
            c(402, 50).at(0, 824, 402, 50)
          }
          .navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
        }
      }
      Phone("phone.bar-below") {
        NavigationStack {
          r.at(0, 64, 402, 760).safeAreaInset(edge: .bottom, spacing: 0) { c(402, 50).at(0, 824, 402, 50) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }
}
