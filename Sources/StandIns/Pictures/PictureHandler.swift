/// Pictures drawn on request: the name decides what is drawn, the kind what goes wrong.
struct PictureHandler: ServiceHandler {
  let seed: UInt64
  private let gallery = Gallery()

  func respond(to request: StandInRequest) async -> StandInResponse? {
    let parts = request.path.split(separator: "/")
    guard parts.first == "pictures", request.method == "GET" else { return nil }
    guard parts.count == 3, parts[2].hasSuffix(".png"), let kind = PictureKind(rawValue: String(parts[1])) else {
      return .error(status: 404, code: "notFound", message: "There is no such picture.")
    }
    return await answer(kind, name: String(parts[2].dropLast(4)), request)
  }

  private func answer(_ kind: PictureKind, name: String, _ request: StandInRequest) async -> StandInResponse {
    switch kind {
    case .missing: return .html("<h1>404 Not Found</h1>", status: 404)
    case .forbidden: return .html("<h1>403 Forbidden</h1>", status: 403)
    case .html: return .png(Array("<!DOCTYPE html><title>Please sign in</title>".utf8))
    case .redirect:
      let target = StandInRequest.Field(name: "Location", value: "http://127.0.0.1:1/\(name).png")
      return StandInResponse(status: 302, headers: [target], body: .bytes([]))
    case .truncated:
      let whole = await picture(kind, name)
      return .png(Array(whole.prefix(whole.count * 2 / 5)))
    case .slow:
      var answer = await StandInResponse.png(picture(kind, name)).validated(for: request)
      answer.delay = 2 + Double(SeededRandom.hash(name) % 2001) / 1000
      return answer
    case .huge:
      var answer = await StandInResponse.png(picture(kind, name))
      answer.padding = 12_000_000
      return answer
    case .fine, .logo:
      return await .png(picture(kind, name)).validated(for: request)
    }
  }

  private func picture(_ kind: PictureKind, _ name: String) async -> [UInt8] {
    await gallery.picture(kind == .logo ? "logo/\(name)" : name) { [seed] in
      let painter = Painter(seed: seed, name: name)
      return kind == .logo ? painter.logo() : painter.picture()
    }
  }
}
