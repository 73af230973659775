import Shelf
import SwiftUI

/// What the reader does not want to see, and for how long.
struct MutesScreen: View {
  @EnvironmentObject private var library: Library
  @Environment(\.locale) private var locale
  @State private var kind = Mute.Kind.word
  @State private var text = ""
  @State private var duration = MuteDuration.week

  var body: some View {
    Form {
      Section("Mute") {
        Picker("Mute a", selection: $kind) {
          ForEach(Mute.Kind.allCases, id: \.self) { kind in
            Text(kind.title).tag(kind)
          }
        }
        TextField("Word, site or name", text: $text)
          .autocorrectionDisabled()
          .onSubmit(mute)
          .onChange(of: text) { _, new in
            if new.count > Mute.longestText { text = String(new.prefix(Mute.longestText)) }
          }
        Picker("For", selection: $duration) {
          ForEach(MuteDuration.allCases) { duration in
            Text(duration.title).tag(duration)
          }
        }
        Button("Mute", action: mute)
          .disabled(text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
      }
      if !library.mutes.isEmpty {
        Section("Muted") {
          ForEach(library.mutes) { mute in
            HStack {
              VStack(alignment: .leading, spacing: 2) {
                Text(mute.text)
                  .lineLimit(2)
                if let end = mute.end {
                  Text("until \(end.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)))")
                    .font(.caption)
                    .foregroundColor(.secondary)
                }
              }
              .frame(maxWidth: .infinity, alignment: .leading)
              Button("Show again") { library.remove(mute) }
                .accessibilityLabel("Show again: \(mute.text)")
            }
          }
        }
      }
    }
    .navigationTitle("Muted")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func mute() {
    library.add(Mute(kind, text, until: duration.end(from: library.now())))
    text = ""
  }
}

/// How long something is muted.
enum MuteDuration: Int, CaseIterable, Identifiable, Sendable {
  case day = 1
  case week = 7
  case month = 30
  case always = 0

  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .day: "A day"
    case .week: "A week"
    case .month: "A month"
    case .always: "Always"
    }
  }

  /// When it ends; nil for never.
  func end(from now: Date) -> Date? {
    self == .always ? nil : now.addingTimeInterval(Double(rawValue) * 86_400)
  }
}

extension Mute.Kind {
  var title: LocalizedStringKey {
    switch self {
    case .word: "Word"
    case .site: "Site"
    case .author: "Author"
    }
  }
}
