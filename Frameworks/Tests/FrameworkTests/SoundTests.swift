import AVFoundation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct SoundTests {
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private final class Asked {
    var all: [BrowserQuestion] = []
    var orders: [[String: Any]] {
      all.compactMap { try? JSONSerialization.jsonObject(with: Data($0.text.utf8)) as? [String: Any] }
    }
  }

  private func asking(_ view: some View) -> (TestScreen, Asked) {
    let (screen, asked) = (TestScreen(view), Asked())
    screen.graph.onCommit = { asked.all += $0.questions }
    return (screen, asked)
  }

  @MainActor private final class Radio: ObservableObject {
    let player = AVPlayer(url: URL(string: "https://radio.example/live")!)
    @Published var heard = 0.0
    init() {
      _ = player.addPeriodicTimeObserver(forInterval: CMTimeMake(value: 1, timescale: 2), queue: .main) {
        [weak self] time in
        MainActor.assumeIsolated { self?.heard = time.seconds }
      }
    }
  }

  private struct RadioView: View {
    @StateObject private var radio = Radio()

    var body: some View {
      Text("at \(Int(radio.heard))")
      Button("Play") { radio.player.play() }
      Button("Pause") { radio.player.pause() }
    }
  }

  @Test func aSoundNeedsNoView() async throws {
    let (screen, asked) = asking(RadioView())
    try screen.tap("Play")
    let order = try #require(asked.orders.first)
    #expect(order["url"] as? String == "https://radio.example/live" && order["rate"] as? Double == 1)
    let id = try #require(order["id"] as? String)
    screen.graph.send(
      .told(topic: "sound", text: #"{"id": "\#(id)", "state": "time", "at": 7.5, "plays": true}"#), to: EventTarget(0))
    await turn()
    #expect(screen.texts.contains("at 7"))
    try screen.tap("Pause")
    #expect(asked.orders.last?["rate"] as? Double == 0)
  }

  private final class Bell: NSObject, ObservableObject, AVAudioPlayerDelegate {
    @Published var rings = 0
    let player = try? AVAudioPlayer(data: Data("RIFF0000WAVE".utf8))
    override init() {
      super.init()
      player?.delegate = self
    }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { rings += 1 }
  }

  private struct BellView: View {
    @StateObject private var bell = Bell()

    var body: some View {
      Text("rang \(bell.rings) times")
      Button("Ring") { bell.player?.play() }
    }
  }

  @Test func bytesAreASoundAndTheEndIsTold() async throws {
    let (screen, asked) = asking(BellView())
    try screen.tap("Ring")
    let order = try #require(asked.orders.first)
    #expect((order["url"] as? String)?.hasPrefix("data:audio/wav;base64,") ?? false)
    let id = try #require(order["id"] as? String)
    screen.graph.send(
      .told(topic: "sound", text: #"{"id": "\#(id)", "state": "ended", "at": 2, "length": 2, "plays": false}"#),
      to: EventTarget(0))
    await turn()
    #expect(screen.texts.contains("rang 1 times"))
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
  }

  private struct Teacher: View {
    @State private var voice = AVSpeechSynthesizer()

    var body: some View {
      Button("Speak") {
        let words = AVSpeechUtterance(string: "Guten Tag")
        words.voice = AVSpeechSynthesisVoice(language: "de-DE")
        voice.speak(words)
      }
    }
  }

  @Test func wordsAreSaidByTheBrowser() throws {
    let (screen, asked) = asking(Teacher())
    try screen.tap("Speak")
    let order = try #require(asked.orders.first)
    #expect(asked.all.first?.topic == "speech" && order["text"] as? String == "Guten Tag")
    #expect(order["language"] as? String == "de-DE" && order["rate"] as? Double == 1)
  }
}
