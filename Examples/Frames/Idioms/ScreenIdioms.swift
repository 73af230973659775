import SwiftUI

private let r = Color.red

/// Parts of screens as programs have them: cards, rows, headers, pads, charts.
struct ScreenIdioms: View {
  @State private var words = ""
  @State private var level = 0.5

  var body: some View {
    headers
    rows
    grids
    fills
    players
  }

  private var headers: some View {
    Group {
      Case("screen.profile") {
        VStack(spacing: 12) {
          ZStack(alignment: .bottom) {
            r.frame(height: 80).at(0, 0, 300, 80)
            Circle().fill(.white).frame(width: 60, height: 60).at(120, 50, 60, 60).offset(y: 30)
          }
          .padding(.bottom, 30)
          Text("Name").font(.title2.bold()).at(nil, 122, nil, 28.6)
          HStack(spacing: 0) {
            c(30, 20).frame(maxWidth: .infinity).at(0, 162.6, 100, 20)
            c(50, 20).frame(maxWidth: .infinity).at(100, 162.6, 100, 20)
            c(20, 20).frame(maxWidth: .infinity).at(200, 162.6, 100, 20)
          }
          Spacer(minLength: 0)
        }
      }
      Case("screen.onboarding") {
        VStack(spacing: 0) {
          Spacer()
          Image(systemName: "star").resizable().scaledToFit().frame(height: 60).at(120, 44.95, 60, 60)
          Text("A").at(nil, 104.95, nil, 22.1)
          Spacer()
          Button {
          } label: {
            c(20, 20).frame(maxWidth: .infinity).padding(.vertical, 4).background(.blue, in: Capsule())
          }
          .at(16, 156, 268, 28)
        }
        .padding(16)
      }
      Case("screen.banner") {
        VStack(spacing: 0) {
          HStack(spacing: 12) {
            Circle().frame(width: 36, height: 36).at(24, 21.85, 36, 36)
            VStack(alignment: .leading, spacing: 2) {
              Text("Title").font(.headline).at(72, 20, nil, 22.1)
              Text("Text").font(.caption).at(72, nil, nil, 15.6)
            }
            Spacer()
            Text("now").font(.caption2).at(nil, nil, nil, 14.3)
          }
          .padding(12)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
          .at(12, 8, 276, nil)
          .padding(.horizontal, 12)
          .padding(.top, 8)
          Spacer()
        }
      }
      Case("screen.close") {
        ZStack(alignment: .topTrailing) {
          r.ignoresSafeArea().at(0, 0, 300, 200)
          Button {
          } label: {
            c(20, 20).padding(8).background(.white, in: Circle())
          }
          .at(248, 16, 36, 36).padding(16)
        }
      }
      Case("screen.floating") {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in r.frame(height: 40) } }.at(0, 0, 300, 400)
        }
        .overlay(alignment: .bottomTrailing) { Circle().frame(width: 50, height: 50).at(234, 134, 50, 50).padding() }
      }
      Case("screen.bar-below") {
        VStack(spacing: 0) {
          r.frame(maxWidth: .infinity, maxHeight: .infinity).at(0, 0, 300, 150)
          HStack {
            ForEach(0..<3, id: \.self) { index in
              Spacer()
              c(24, 24).at([35.33, 138, 240.67][index], 158, 24, 24)
              Spacer()
            }
          }
          .padding(.top, 8).padding(.bottom, 18).background(.gray).at(0, 150, 300, 50)
        }
      }
    }
  }

  private var rows: some View {
    Group {
      Case("screen.setting") {
        HStack(spacing: 12) {
          Image(systemName: "star").frame(width: 28, height: 28).background(.red, in: RoundedRectangle(cornerRadius: 6))
            .at(16, 86, 28, 28)
          Text("Name").at(56, nil, nil, 22.1)
          Spacer()
          Toggle("", isOn: .constant(true)).labelsHidden().at(218, 85, 66, 30)
        }
        .padding(.horizontal, 16).frame(height: 44).at(0, 78, 300, 44)
      }
      Case("screen.setting-label") {
        HStack {
          Label {
            Text("Name")
          } icon: {
            c(20, 20)
          }
          Spacer()
          Image(systemName: "chevron.right").at(278.75, nil, 21.25, nil)
        }
        .at(0, nil, 300, 22.1)
      }
      Case("screen.bubble-mine") {
        VStack(spacing: 4) {
          HStack {
            Spacer(minLength: 60)
            c(100, 20).padding(12).background(.blue, in: RoundedRectangle(cornerRadius: 16)).at(176, 54, 124, 44)
          }
          HStack {
            c(80, 20).padding(12).background(.gray, in: RoundedRectangle(cornerRadius: 16)).at(0, 102, 104, 44)
            Spacer(minLength: 60)
          }
        }
      }
      Case("screen.stepper") {
        HStack {
          VStack(alignment: .leading, spacing: 0) {
            c(60, 10).at(0, 90, 60, 10)
            c(40, 10).at(0, 100, 40, 10)
          }
          Spacer()
          Stepper("A", value: .constant(1)).labelsHidden().at(206, 84, 94, 32)
        }
      }
      Case("screen.timeline") {
        HStack(alignment: .top, spacing: 10) {
          VStack(spacing: 0) {
            Circle().frame(width: 12, height: 12).at(0, 75, 12, 12)
            Rectangle().frame(width: 2).at(5, 87, 2, 38)
          }
          VStack(alignment: .leading, spacing: 0) {
            c(100, 20).at(22, 75, 100, 20)
            c(60, 30).at(22, 95, 60, 30)
          }
          Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true).at(0, 75, 300, 50)
      }
      Case("screen.underlined") {
        HStack(spacing: 20) {
          ForEach(0..<2, id: \.self) { index in
            VStack(spacing: 4) {
              c(40, 20).at(CGFloat(50 + 160 * index), 87, 40, 20)
              Rectangle().frame(height: 2).at(CGFloat(160 * index), 111, 140, 2)
            }
          }
        }
      }
      Case("screen.stars") {
        HStack(spacing: 2) { ForEach(0..<5, id: \.self) { _ in Image(systemName: "star.fill") } }.at(
          92.875, nil, 114.25, nil)
      }
      Case("screen.money") {
        HStack(alignment: .top, spacing: 8) {
          c(50, 50).at(0, 75, 50, 50)
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 8) {
              c(60, 16).at(58, 75, 60, 16)
              Spacer()
              c(40, 16).at(260, 75, 40, 16)
            }
            c(120, 12).at(58, 95, 120, 12)
          }
        }
      }
    }
  }

  private var grids: some View {
    Group {
      Case("screen.calendar") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
          ForEach(0..<14, id: \.self) { day in
            Text("\(day)").frame(maxWidth: .infinity).frame(height: 30)
              .at(CGFloat(day % 7) * 300 / 7, day < 7 ? 68 : 102, 300 / 7, 30)
          }
        }
      }
      Case("screen.calendar-squares") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 5), count: 3), spacing: 5) {
          ForEach(0..<3, id: \.self) { day in
            RoundedRectangle(cornerRadius: 8).aspectRatio(2, contentMode: .fit)
              .overlay { Text("\(day)") }
              .at(CGFloat(day) * 101.67, 75.83, 96.67, 48.33)
          }
        }
      }
      Case("screen.cards") {
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            card(0, 15)
            card(155, 15)
          }
          HStack(spacing: 10) {
            card(0, 105)
            card(155, 105)
          }
        }
      }
      Case("screen.keypad") {
        VStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { row in
            HStack(spacing: 10) {
              ForEach(0..<3, id: \.self) { column in
                Button {
                } label: {
                  Text("1").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.gray, in: RoundedRectangle(cornerRadius: 8))
                }
                .at(CGFloat(column) * 103.33, CGFloat(row) * 70, 93.33, 60)
              }
            }
          }
        }
      }
      Case("screen.keypad-round") {
        VStack(spacing: 8) {
          ForEach(0..<2, id: \.self) { row in
            HStack(spacing: 8) {
              ForEach(0..<3, id: \.self) { column in
                Text("1").font(.title).frame(width: 64, height: 64).background(Circle().fill(.gray))
                  .at(46 + CGFloat(column) * 72, 32 + CGFloat(row) * 72, 64, 64)
              }
            }
          }
        }
      }
      Case("screen.prices") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            c(60, 20).at(82, 63.5, 60, 20)
            c(60, 20).gridColumnAlignment(.trailing).at(158, 63.5, 60, 20)
          }
          Divider().at(82, 91.5, 136, 1)
          GridRow {
            c(40, 20).at(82, 100.5, 40, 20)
            c(30, 20).at(188, 100.5, 30, 20)
          }
          GridRow {
            c(60, 8).gridCellColumns(2).at(82, 128.5, 60, 8)
          }
        }
        .fixedSize()
      }
      Case("screen.chart") {
        HStack(alignment: .bottom, spacing: 6) {
          ForEach(0..<5, id: \.self) { index in
            RoundedRectangle(cornerRadius: 3).frame(height: CGFloat(20 + 15 * index))
              .at(CGFloat(index) * 61.2, 120 - CGFloat(15 * index), 55.2, CGFloat(20 + 15 * index))
          }
        }
        .frame(height: 100)
      }
      Case("screen.chart-part") {
        GeometryReader { space in
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(1..<4, id: \.self) { index in
              Rectangle().frame(width: space.size.width / 3, height: space.size.height * CGFloat(index) / 4)
                .at(CGFloat(index - 1) * 100, 150 - CGFloat(index) * 50, 100, CGFloat(index) * 50)
            }
          }
        }
      }
    }
  }

  private func card(_ x: CGFloat, _ y: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      c(24, 24).at(x + 12, y + 12, 24, 24)
      Spacer()
      c(60, 16).at(x + 12, y + 52, 60, 16)
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 80, maxHeight: 80, alignment: .leading)
    .background(.gray, in: RoundedRectangle(cornerRadius: 12))
    .at(x, y, 145, 80)
  }

  private var fills: some View {
    Group {
      Case("screen.ring") {
        ZStack {
          Circle().stroke(.gray, lineWidth: 10).at(110, 60, 80, 80)
          Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 10).rotationEffect(.degrees(-90)).at(110, 60, 80, 80)
          Text("70").at(nil, 88.95, nil, 22.1)
        }
        .frame(width: 80, height: 80)
      }
      Case("screen.picture-card") {
        VStack(alignment: .leading, spacing: 0) {
          Piece.sample.resizable().aspectRatio(contentMode: .fill).frame(height: 100).frame(maxWidth: .infinity)
            .clipped()
            .at(20, 24, 260, 100)
          VStack(alignment: .leading, spacing: 4) {
            c(80, 16).at(32, 136, 80, 16)
            c(60, 8).at(32, 156, 60, 8)
          }
          .padding(12)
        }
        .background(.white).clipShape(RoundedRectangle(cornerRadius: 12)).at(20, 24, 260, 152).padding(20)
      }
      Case("screen.picture-fit") {
        HStack(spacing: 10) {
          Piece.sample.resizable().scaledToFit().frame(height: 60).at(80, 70, 90, 60)
          c(40, 20).at(180, 90, 40, 20)
        }
      }
      Case("screen.picture-fit-wide") {
        VStack(spacing: 10) {
          Piece.sample.resizable().scaledToFit().frame(width: 90).at(105, 55, 90, 60)
          c(40, 20).at(130, 125, 40, 20)
        }
      }
      Case("screen.picture-alone") {
        VStack(spacing: 0) {
          Piece.sample.resizable().scaledToFit().at(15, 0, 270, 180)
          c(40, 20).at(130, 180, 40, 20)
        }
      }
      Case("screen.picture-row") {
        HStack(spacing: 0) {
          Piece.sample.resizable().scaledToFit().at(20, 13.33, 260, 173.33)
          c(20, 20).at(280, 90, 20, 20)
        }
        .padding(.leading, 20)
      }
      Case("screen.picture-natural") {
        HStack(spacing: 0) {
          Piece.sample.at(125, 90, 30, 20)
          c(20, 20).at(155, 90, 20, 20)
        }
      }
      Case("screen.picture-scroll") {
        ScrollView {
          VStack(spacing: 0) {
            Piece.sample.resizable().scaledToFit().at(0, 0, 300, 200)
            c(20, 20).at(140, 200, 20, 20)
          }
        }
      }
      Case("screen.picture-limits") {
        Piece.sample.resizable().scaledToFit().at(60, 40, 180, 120)
          .frame(minWidth: 100, idealWidth: 150, maxWidth: 180, minHeight: 50, idealHeight: 100, maxHeight: 150)
          .at(60, 25, 180, 150)
      }
      Case("screen.symbol-fit") {
        HStack(spacing: 0) {
          Image(systemName: "star").resizable().scaledToFit().at(0, 0, 200, 200)
          Spacer(minLength: 0)
          c(20, 20).at(280, 90, 20, 20)
        }
      }
      Case("screen.avatar") {
        Piece.sample.resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())
          .overlay(Circle().stroke(.white, lineWidth: 4)).shadow(radius: 7)
          .overlay(alignment: .bottomTrailing) { Circle().frame(width: 20, height: 20).at(170, 120, 20, 20) }
          .at(110, 60, 80, 80)
      }
    }
  }

  private var players: some View {
    Group {
      Case("screen.player") {
        VStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 12).aspectRatio(1, contentMode: .fit).at(96.5, 10, 107, 107)
          Slider(value: $level).at(10, 125, 280, 31)
          HStack(spacing: 40) {
            c(20, 20).at(68, 167, 20, 20)
            c(44, 26).at(128, 164, 44, 26)
            c(20, 20).at(212, 167, 20, 20)
          }
        }
        .padding(10)
      }
      Case("screen.login") {
        VStack(spacing: 12) {
          TextField("Name", text: $words).textFieldStyle(.roundedBorder).at(16, 37, 268, 34)
          SecureField("Word", text: $words).textFieldStyle(.roundedBorder).at(16, 83, 268, 34)
          Button {
          } label: {
            c(20, 20).frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).at(16, 129, 268, 34)
        }
        .padding(.horizontal)
      }
      Case("screen.nested-scroll") {
        ScrollView {
          VStack(alignment: .leading, spacing: 10) {
            c(80, 20).at(16, 0, 80, 20).padding(.horizontal)
            ScrollView(.horizontal) {
              HStack(spacing: 10) {
                ForEach(0..<4, id: \.self) { index in c(120, 60).at(16 + CGFloat(130 * index), 30, 120, 60) }
              }
              .padding(.horizontal)
            }
            .at(0, 30, 300, 60)
            ForEach(0..<3, id: \.self) { index in
              r.frame(height: 40).at(16, 100 + CGFloat(50 * index), 268, 40).padding(.horizontal)
            }
          }
        }
      }
      Case("screen.inset-button") {
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(0..<3, id: \.self) { r.frame(height: 40).at(16, 16 + CGFloat(48 * $0), 268, 40) }
          }.padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          c(20, 20).frame(maxWidth: .infinity).padding(12).background(.blue).at(0, 156, 300, 44)
        }
      }
      Case("screen.split") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<3, id: \.self) { c(60, 20).at(10, 10 + CGFloat(28 * $0), 60, 20) }
            Spacer()
          }
          .padding(10).frame(width: 100, alignment: .leading).at(0, 0, 100, 200)
          Divider().at(100, 0, 1, 200)
          r.frame(maxWidth: .infinity, maxHeight: .infinity).at(101, 0, 199, 200)
        }
      }
      Case("screen.group-box") {
        GroupBox { c(100, 20).at(100, 90, 100, 20) }.at(84, 74, 132, 52)
      }
      Case("screen.letters") {
        HStack(spacing: 5) {
          ForEach(0..<5, id: \.self) { index in
            RoundedRectangle(cornerRadius: 4).stroke(.gray).aspectRatio(1, contentMode: .fit)
              .overlay { Text("A") }
              .at(CGFloat(index) * 61, 72, 56, 56)
          }
        }
      }
      Case("screen.top") {
        VStack(alignment: .leading, spacing: 6) {
          c(80, 20).at(16, 16, 80, 20)
          c(120, 10).at(16, 42, 120, 10)
        }
        .padding().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).at(0, 0, 300, 200)
      }
    }
  }
}
