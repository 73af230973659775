import EventKit
import SwiftUI

/// Lets the reader change an event and take it along as a file.
struct EventForm: View {
  let event: EKEvent
  let finish: @MainActor (EKEventEditViewAction) -> Void
  @State private var title = ""
  @State private var place = ""
  @State private var notes = ""
  @State private var isAllDay = false
  @State private var start = Date()
  @State private var end = Date()
  @State private var isSaving = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Location", text: $place)
        }
        Section {
          Toggle("All-day", isOn: $isAllDay)
          DatePicker("Starts", selection: $start, displayedComponents: isAllDay ? [.date] : [.date, .hourAndMinute])
          DatePicker("Ends", selection: $end, displayedComponents: isAllDay ? [.date] : [.date, .hourAndMinute])
        }
        Section { TextField("Notes", text: $notes, axis: .vertical) }
      }
      .navigationTitle("New Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(.canceled) } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            write()
            isSaving = true
          }
          .disabled(title.isEmpty || end < start)
        }
      }
    }
    .onAppear(perform: read)
    .fileExporter(
      isPresented: $isSaving, document: EventFile(text: CalendarFile(event).text),
      contentType: UTType(filenameExtension: "ics") ?? .plainText, defaultFilename: title
    ) { result in
      if (try? result.get()) != nil { finish(.saved) }
    }
  }

  private func read() {
    title = event.title ?? ""
    place = event.location ?? event.structuredLocation?.title ?? ""
    notes = event.notes ?? ""
    isAllDay = event.isAllDay
    start = event.startDate ?? Date()
    end = event.endDate ?? start.addingTimeInterval(3600)
  }

  private func write() {
    event.title = title
    event.location = place.isEmpty ? nil : place
    event.notes = notes.isEmpty ? nil : notes
    event.isAllDay = isAllDay
    (event.startDate, event.endDate) = (start, end)
  }
}

/// The file that the reader takes along.
private struct EventFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  let text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnsupportedScheme) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
