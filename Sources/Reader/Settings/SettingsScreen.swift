import NewsAPI
import SwiftUI

/// What the reader can set. Everything is kept for this browser alone.
struct SettingsScreen: View {
  @AppStorage(Settings.textSize) private var textSize = TextSize.normal
  @AppStorage(Settings.country) private var country: String?
  @AppStorage(Settings.hidesRead) private var hidesRead = false
  @AppStorage(Settings.hiddenSections) private var hiddenSections = ""
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section("Reading") {
        Picker("Text size", selection: $textSize) {
          ForEach(TextSize.allCases) { size in
            Text(size.title).tag(size)
          }
        }
        Toggle("Hide what I have read", isOn: $hidesRead)
        NavigationLink("Muted words and sites", value: SavedRoute.mutes)
      }
      Section("News") {
        Picker("Headlines from", selection: chosenCountry) {
          ForEach(Country.choices, id: \.rawValue) { country in
            Text(country.title(in: locale)).tag(country.rawValue)
          }
        }
      }
      Section("Sections") {
        ForEach(ReaderSection.hideable) { section in
          Toggle(section.title, isOn: isShown(section))
        }
      }
      Section {
        NavigationLink("Keyboard", value: SavedRoute.keys)
        NavigationLink("Take along", value: SavedRoute.archive)
      }
    }
    .navigationTitle("Settings")
  }

  private var chosenCountry: Binding<String> {
    Binding { @MainActor in
      country ?? Settings.country(for: locale)
    } set: { @MainActor in
      country = $0
    }
  }

  private func isShown(_ section: ReaderSection) -> Binding<Bool> {
    Binding { @MainActor in
      !ReaderSection.hidden(hiddenSections).contains(section)
    } set: { @MainActor isShown in
      var hidden = ReaderSection.hidden(hiddenSections)
      if isShown { hidden.remove(section) } else { hidden.insert(section) }
      hiddenSections = hidden.map(\.rawValue).sorted().joined(separator: " ")
    }
  }
}

/// How large texts are.
enum TextSize: String, CaseIterable, Identifiable, Sendable {
  case small, normal, large, huge

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .normal: "Normal"
    case .large: "Large"
    case .huge: "Very large"
    }
  }

  var dynamicType: DynamicTypeSize {
    switch self {
    case .small: .small
    case .normal: .large
    case .large: .xxLarge
    case .huge: .accessibility1
    }
  }
}
