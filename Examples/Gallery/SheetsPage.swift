import SwiftUI

/// Sheets with and without means of their own to close them.
struct SheetsPage: View {
  @State private var isBareOpen = false
  @State private var isFormOpen = false
  @State private var isOwnOpen = false
  @State private var isCoverOpen = false
  @State private var isHighOpen = false
  @State private var isBoundOpen = false
  @State private var detent = PresentationDetent.medium
  @State private var added = 0

  var body: some View {
    VStack {
      Text("added \(added)")
      Button("Bare") { isBareOpen = true }
      Button("Form") { isFormOpen = true }
      Button("Own") { isOwnOpen = true }
      Button("Cover") { isCoverOpen = true }
      Button("Heights") { isHighOpen = true }
      Button("Bound") { isBoundOpen = true }
      Text(detent == .large ? "is large" : "is medium")
    }
    .sheet(isPresented: $isBareOpen) { Color.yellow.overlay(Text("bare sheet")) }
    .sheet(isPresented: $isFormOpen) {
      NavigationStack {
        Text("form sheet")
          .navigationTitle("New")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") {
                added += 1
                isFormOpen = false
              }
            }
          }
      }
    }
    .sheet(isPresented: $isOwnOpen) { OwnSheet() }
    .sheet(isPresented: $isHighOpen) {
      List(0..<40) { Text("Row \($0)") }
        .presentationDetents([.large, .medium, .height(240)])
    }
    .sheet(isPresented: $isBoundOpen) {
      Button("Make it large") { detent = .large }
        .presentationDetents([.medium, .large], selection: $detent)
    }
    .fullScreenCover(isPresented: $isCoverOpen) { Text("cover") }
  }
}

private struct OwnSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      HStack {
        Text("own sheet")
        Spacer()
        Button("Done") { dismiss() }
      }
      Spacer()
    }
    .padding()
  }
}
