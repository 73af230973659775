import SwiftUI

/// What programs from elsewhere do in their first minute: sheets that look as what shows them, fonts around fonts, tabs with
/// what lies in front, cards that are flicked, controls in buttons, light over what is not there yet.
struct OutsidePage: View {
  var body: some View {
    TabView {
      OutsideLooks().tabItem { Label("Looks", systemImage: "eye") }
      OutsideTouches().tabItem { Label("Touches", systemImage: "hand.tap") }
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
        Button("Ask") { isAsked = true }
          .confirmationDialog("Sure?", isPresented: $isAsked) { Button("Clear", role: .destructive) {} }
      }
      Color.blue.opacity(0.3).frame(height: 2_000).allowsHitTesting(false).zIndex(50)
    }
  }
}
