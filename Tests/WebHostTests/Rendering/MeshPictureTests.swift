import Foundation
import ImageHeaders
import Testing
import ViewGraph

@testable import WebHost

@Suite("Meshes of colours are small pictures")
struct MeshPictureTests {
  @Test("A mesh is a PNG of the size of the box")
  func mesh() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
    let paint = gradient._paint(in: EnvironmentValues())
    guard case .mesh(let content) = paint else { throw NoMesh() }
    let bytes = try #require(MeshPicture.png(content))
    let header = try #require(ImageHeader(Data(bytes)))
    #expect(header.width == MeshPicture.size && header.height == MeshPicture.size)
    var style = Declarations()
    style.fill(paint)
    #expect(style.text.hasPrefix("background-image:url(data:image/png;base64,"))
    #expect(style.text.contains("background-size:100% 100%"))
  }

  struct NoMesh: Error {}
}
