import Foundation
import Testing

@testable import ViewGraph

@Suite struct ColorTests {
  @Test func systemColorsDifferInLightAndDark() {
    #expect(Color.primary.resolve(in: .light) == Color.black.resolve(in: .light))
    #expect(Color.primary.resolve(in: .dark) == Color.white.resolve(in: .light))
    #expect(Color.red.resolve(in: .light).description == "#FF3B30FF")
  }

  @Test func hueSaturationAndBrightnessGiveTheColoursOfTheWheel() {
    let expected: [(Double, String)] = [
      (0, "#FF0000FF"), (1.0 / 6, "#FFFF00FF"), (1.0 / 3, "#00FF00FF"), (0.5, "#00FFFFFF"), (2.0 / 3, "#0000FFFF"),
      (5.0 / 6, "#FF00FFFF"), (1, "#FF0000FF"),
    ]
    for (hue, hex) in expected {
      #expect(Color(hue: hue, saturation: 1, brightness: 1).description == hex)
    }
    #expect(Color(hue: 0.3, saturation: 0, brightness: 1).description == "#FFFFFFFF")
  }

  @Test func opacityMultiplies() {
    let color = Color.white.opacity(0.5).opacity(0.5)
    #expect(color.resolve(in: .light).opacity == 0.25)
    #expect(Color.secondary.opacity(0.5).resolve(in: .light).opacity == 0.3)
  }

  @Test func componentsKeepTheirMeaningThroughLinearLight() {
    let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
    #expect(abs(resolved.red - 0.2) < 0.0001)
    #expect(abs(resolved.linearGreen - 0.1329) < 0.0001)
    #expect(Color(resolved).resolve(in: .dark) == resolved)
    #expect(Color(.sRGBLinear, red: 0.5, green: 0, blue: 0).description == "#BC0000FF")
  }

  @Test func displayP3IsWiderThanSRGB() {
    let resolved = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: .light)
    #expect(resolved.linearRed > 1.2)
    #expect(resolved.linearGreen < 0)
    let white = Color(.displayP3, red: 1, green: 1, blue: 1).resolve(in: .light)
    #expect(white.description == "#FFFFFFFF")
  }

  @Test func mixturesLieBetweenTheirColours() {
    let device = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(device.description.hasPrefix("black"))
    #expect(device.resolve(in: .light).description == "#808080FF")
    let perceptual = Color.black.mix(with: .white, by: 0.5)
    #expect(perceptual.resolve(in: .light).description == "#636363FF")
    #expect(Color.red.mix(with: .blue, by: 7).resolve(in: .light).description == "#007AFFFF")
  }

  @Test func gradientsSpreadTheirColoursEvenly() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func gradientsKeepTheSpaceInWhichTheyAreMixed() {
    let gradient = Gradient(colors: [.red, .green])
    #expect(gradient.space == .device)
    #expect(gradient.colorSpace(.perceptual).gradient.space == .perceptual)
  }
}
