import SwiftUI

private let r = Color.red

/// Layouts of the program's own, alone and among others.
struct OwnLayoutIdioms: View {
  var body: some View {
    rows
    others
  }

  private var rows: some View {
    Group {
      Case("own.equal") {
        EqualRow {
          c(20, 20).at(106, 90, 20, 20)
          c(60, 20).at(154, 90, 60, 20)
        }
        .at(86, 90, 128, 20)
      }
      Case("own.equal-filling") {
        EqualRow {
          c(20, 20).frame(maxWidth: .infinity).at(86, 90, 60, 20)
          c(60, 20).frame(maxWidth: .infinity).at(154, 90, 60, 20)
        }
      }
      Case("own.weighted") {
        Weighted {
          r.at(0, 0, 100, 200)
          r.layoutValue(key: Weighted.Weight.self, value: 2).at(100, 0, 200, 200)
        }
      }
      Case("own.weighted-framed") {
        Weighted {
          c(20, 20).at(50, 90, 20, 20)
          c(20, 20).layoutValue(key: Weighted.Weight.self, value: 3).at(100, 90, 20, 20)
        }
        .frame(width: 200, height: 60)
      }
      Case("own.weighted-row") {
        HStack(spacing: 0) {
          c(100, 20).at(0, 90, 100, 20)
          Weighted {
            r.at(100, 0, 50, 200)
            r.layoutValue(key: Weighted.Weight.self, value: 3).at(150, 0, 150, 200)
          }
        }
      }
    }
  }

  private var others: some View {
    Group {
      Case("own.wheel") {
        Wheel {
          c(20, 20).at(140, 0, 20, 20)
          c(20, 20).at(230, 90, 20, 20)
          c(20, 20).at(140, 180, 20, 20)
          c(20, 20).at(50, 90, 20, 20)
        }
      }
      Case("own.wheel-framed") {
        Wheel {
          c(20, 20).at(140, 50, 20, 20)
          c(20, 20).at(140, 130, 20, 20)
        }
        .frame(width: 100, height: 100).at(100, 50, 100, 100)
      }
      Case("own.wheel-column") {
        VStack(spacing: 0) {
          c(20, 60).at(140, 0, 20, 60)
          Wheel {
            c(20, 20).at(140, 60, 20, 20)
            c(20, 20).at(140, 180, 20, 20)
          }
        }
      }
      Case("own.masonry") {
        ScrollView {
          Masonry {
            r.frame(height: 40).at(0, 0, 150, 40)
            r.frame(height: 60).at(150, 0, 150, 60)
            r.frame(height: 30).at(0, 40, 150, 30)
            r.frame(height: 10).at(150, 60, 150, 10)
          }
        }
      }
      Case("own.masonry-squares") {
        ScrollView {
          Masonry {
            r.aspectRatio(1, contentMode: .fit).at(0, 0, 150, 150)
            r.aspectRatio(2, contentMode: .fit).at(150, 0, 150, 75)
            r.aspectRatio(3, contentMode: .fit).at(150, 75, 150, 50)
          }
        }
      }
      Case("own.any-z") {
        AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
          c(60, 60).at(120, 70, 60, 60)
          c(20, 20).at(160, 110, 20, 20)
        }
      }
      Case("own.any-flow") {
        AnyLayout(Flow()) {
          c(100, 20).at(50, 80, 100, 20)
          c(100, 20).at(150, 80, 100, 20)
          c(200, 20).at(50, 100, 200, 20)
        }
      }
      Case("own.any-tall") {
        ViewThatFits(in: .horizontal) {
          AnyLayout(HStackLayout(spacing: 0)) {
            c(200, 20)
            c(200, 20)
          }
          AnyLayout(VStackLayout(spacing: 0)) {
            c(200, 20).at(50, 80, 200, 20)
            c(200, 20).at(50, 100, 200, 20)
          }
        }
      }
    }
  }
}
