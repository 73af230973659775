import SwiftUI

private let r = Color.red

/// Pages of a phone that scroll.
struct PhoneScrollIdioms: View {
  var body: some View {
    Group {
      Phone("phone.scroll") {
        NavigationStack {
          ScrollView { c(100, 40).at(151, 116.5, 100, 40) }.navigationTitle("Title")
        }
      }
      Phone("phone.scroll-inline") {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 12) {
              ForEach(0..<3, id: \.self) { index in
                r.frame(height: 80).at(16, 80 + CGFloat(index) * 92, 370, 80)
              }
            }
            .padding()
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.scroll-grid") {
        NavigationStack {
          ScrollView {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10) {
              ForEach(0..<4, id: \.self) { index in
                r.aspectRatio(1, contentMode: .fit)
                  .at(index % 2 == 0 ? 16 : 206, 132.5 + CGFloat(index / 2) * 190, 180, 180)
              }
            }
            .padding()
          }
          .navigationTitle("Title")
        }
      }
      Phone("phone.scroll-untitled") {
        NavigationStack { ScrollView { r.frame(height: 200).at(0, 0, 402, 200) } }
      }
      Phone("phone.scroll-below") {
        NavigationStack {
          VStack(spacing: 0) {
            c(402, 44).at(0, 64, 402, 44)
            ScrollView { r.frame(height: 1000).at(0, 108, 402, 1000) }
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.reader") {
        NavigationStack {
          GeometryReader { c($0.size.width / 2, $0.size.height / 2).at(0, 64, 201, 405) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.relative") {
        NavigationStack {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<2, id: \.self) { index in
                r.containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 100)
                  .at(CGFloat(index) * 206, 387, 196, 100)
              }
            }
          }
        }
      }
    }
  }
}
