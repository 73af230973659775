import SwiftUI

/// What programs from elsewhere do in their first minute: sheets that look as what shows them, fonts around fonts, tabs with
/// what lies in front, cards that are flicked, controls in buttons, light over what is not there yet.
struct OutsidePage: View {
  var body: some View {
    TabView {
      OutsideLooks().tabItem { Label("Looks", systemImage: "eye") }
      OutsideTouches().tabItem { Label("Touches", systemImage: "hand.tap") }
      OutsideDrawer().tabItem { Label("Drawer", systemImage: "sidebar.left") }
    }
  }
}

private struct OutsideLooks: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { OutsideSheet() }
        .font(.largeTitle.bold())
        .multilineTextAlignment(.trailing)
      VStack {
        Text("bold title").font(.title).accessibilityIdentifier("bold title")
        Image(systemName: "heart").font(.title).accessibilityIdentifier("bold heart")
      }
      .bold()
      VStack {
        Text("plain title").font(.title).accessibilityIdentifier("plain title")
        Image(systemName: "heart").accessibilityIdentifier("heavy heart")
      }
      .font(.system(size: 40, weight: .black))
      HStack {
        Circle().frame(width: 60, height: 60)
        Color.clear.frame(width: 60, height: 60)
      }
      .overlay(Color.red.blendMode(.sourceAtop).accessibilityIdentifier("light"))
    }
    .foregroundStyle(.orange)
    .tint(.purple)
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct OutsideSheet: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("in the sheet").accessibilityIdentifier("in the sheet")
      Button("Next") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("in the next").accessibilityIdentifier("in the next")
            Button("Press") {}.accessibilityIdentifier("tinted")
          }
        }
    }
  }
}

private struct OutsideTouches: View {
  @State private var isOn = false
  @State private var presses = 0
  @State private var reach = 0
  @State private var isAsked = false
  @State private var isChoosing = false
  @State private var progress = 1.0

  var body: some View {
    ZStack {
      VStack(spacing: 16) {
        Text("presses \(presses) \(isOn ? "on" : "off")")
        Text(reach > 200 ? "flicked" : "not flicked")
        Button {
          presses += 1
        } label: {
          HStack {
            Text("Around")
            Toggle("Inside", isOn: $isOn).labelsHidden()
          }
        }
        .accessibilityIdentifier("around")
        RoundedRectangle(cornerRadius: 12).fill(.yellow).frame(width: 200, height: 120)
          .gesture(DragGesture().onEnded { reach = Int($0.predictedEndTranslation.width) })
          .accessibilityIdentifier("card")
        Button("Choose") { isChoosing = true }
          .popover(isPresented: $isChoosing) {
            NavigationStack {
              List(0..<20) { Text("Choice \($0)") }.navigationTitle("Choices")
            }
            .accessibilityIdentifier("choices")
          }
        Button("Restart") {
          progress = 0
          withAnimation(.linear(duration: 1)) { progress = 1 }
        }
        Color.green.frame(width: 40, height: 8).offset(x: progress * 100).accessibilityIdentifier("runner")
        Button("Ask") { isAsked = true }
          .confirmationDialog("Sure?", isPresented: $isAsked) { Button("Clear", role: .destructive) {} }
      }
      Color.blue.opacity(0.3).frame(height: 2_000).allowsHitTesting(false).zIndex(50)
    }
  }
}

/// A menu that is drawn in from the side, around a list whose rows have actions.
private struct OutsideDrawer: View {
  @State private var drawn = "closed"
  @State private var flags = 0

  var body: some View {
    VStack {
      Text("\(drawn), flags \(flags)").frame(maxWidth: .infinity).padding(24).accessibilityIdentifier("edge")
      List(0..<40) { index in
        Text("Row \(index)").swipeActions { Button("Flag") { flags += 1 } }
      }
    }
    .gesture(
      DragGesture(minimumDistance: 20).onEnded { if abs($0.translation.width) > 60 { drawn = "drawn" } })
  }
}
