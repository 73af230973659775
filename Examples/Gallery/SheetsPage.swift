import SwiftUI

/// Sheets with and without means of their own to close them.
struct SheetsPage: View {
  @State private var isBareOpen = false
  @State private var isFormOpen = false
  @State private var isOwnOpen = false
  @State private var isCoverOpen = false
  @State private var added = 0

  var body: some View {
    VStack {
      Text("added \(added)")
      Button("Bare") { isBareOpen = true }
      Button("Form") { isFormOpen = true }
      Button("Own") { isOwnOpen = true }
      Button("Cover") { isCoverOpen = true }
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
