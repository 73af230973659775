import CoreImage
import Foundation
import Testing
import UIKit

/// What filters make of pictures is told to browsers: that it looks as it should is tested there (test_filters.py).
struct FilterTests {
  private let dot = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

  private func picture() throws -> CIImage {
    try #require(CIImage(data: dot)).transformed(by: .init(scaleX: 60, y: 40))
  }

  private func text(_ image: CIImage) throws -> String {
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    return String(decoding: try #require(UIImage(cgImage: drawn).pngData()), as: UTF8.self)
  }

  @Test func everyFilterByNameMakesAPicture() throws {
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count > 50 && names.contains("CIPixellate"))
    for name in names {
      let filter = try #require(CIFilter(name: name))
      for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(try picture(), forKey: key) }
      if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("12345678".utf8), forKey: "inputMessage") }
      let image = try #require(filter.outputImage, "\(name) makes nothing")
      let whole = image.extent.isInfinite ? image.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)) : image
      let drawn = try #require(CIContext().createCGImage(whole, from: whole.extent), "\(name) is not drawn")
      let data = try #require(UIImage(cgImage: drawn).pngData())
      if !data.starts(with: [0x89]) { #expect(XMLParser(data: data).parse(), "\(name) is no graphic") }
      #expect(CIFilter.localizedName(forFilterName: name)?.isEmpty == false)
    }
  }

  @Test func filtersAreToldByKeysAndByProperties() throws {
    let filter = CIFilter.sepiaTone()
    #expect(filter.inputKeys == ["inputImage", "inputIntensity"] && filter.outputImage == nil)
    filter.inputImage = try picture()
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    #expect(filter.intensity == 0.5)
    filter.intensity = 0
    let untouched = try #require(filter.outputImage)
    #expect(try text(untouched).contains("values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0\""))
    let any: CIFilter = CIFilter.twirlDistortion()
    any.setValue(CIVector(x: 3, y: 4), forKey: kCIInputCenterKey)
    #expect((any as? CIFilter & CITwirlDistortion)?.center == CGPoint(x: 3, y: 4))
    any.setDefaults()
    #expect((any.value(forKey: kCIInputRadiusKey) as? Double) == 300)
  }

  @Test func blurReachesFurtherAndCroppingTakesItBack() throws {
    let image = try picture()
    let soft = image.applyingGaussianBlur(sigma: 4)
    #expect(soft.extent == image.extent.insetBy(dx: -12, dy: -12))
    #expect(image.clampedToExtent().extent.isInfinite)
    #expect(image.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: image.extent).extent == image.extent)
    #expect(CIContext().createCGImage(image.clampedToExtent(), from: .infinite) == nil)
  }

  @Test func whatIsDrawnCountsFromBelow() throws {
    let moved = try picture().transformed(by: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.extent == CGRect(x: 5, y: 7, width: 60, height: 40))
    #expect(try text(moved).contains("viewBox=\"5 -47 60 40\""))
  }

  @Test func textIsNoMarkup() throws {
    let bad = CIImage(color: CIColor(red: .nan, green: 2, blue: -1)).cropped(
      to: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(XMLParser(data: Data(try text(bad).utf8)).parse())
  }

  @Test func barsOfACodeAreThoseOfItsText() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("AB".utf8)
    let image = try #require(filter.outputImage)
    // A start, two letters, a sum of eleven units each, an end of thirteen; ten units free on both sides.
    #expect(image.extent == CGRect(x: 0, y: 0, width: 11 * 4 + 13 + 20, height: 32))
    filter.message = Data("ä".utf8)
    #expect(filter.outputImage == nil)
  }
}
