import Foundation
import HTTPTypes
import Hummingbird

/// Between Hummingbird and the services: translates requests and answers, and works in the faults that were asked for.
struct StandInResponder: Sendable {
  let services: [any ServiceHandler]
  let control: ControlHandler
  let sleep: @Sendable (Double) async throws -> Void
  let origin: @Sendable () -> String

  func respond(to request: Request) async throws -> Response {
    let translated = try await translate(request)
    let answer = await answer(to: translated)
    if answer.delay > 0 { try await sleep(answer.delay) }
    return response(from: answer, withBody: request.method != .head)
  }

  /// The answer before it becomes bytes: control first, then the service whose path it is, faults last.
  func answer(to request: StandInRequest) async -> StandInResponse {
    if let answer = control.respond(to: request) { return answer }
    let fault = control.board.next(for: request.path)
    if let failure = fault?.failure, let instead = replacement(for: request, failure) {
      return fault?.delayed(instead) ?? instead
    }
    for service in services {
      guard let answer = await service.respond(to: request) else { continue }
      return fault?.applied(to: answer) ?? answer
    }
    return .error(status: 404, code: "notFound", message: "Nothing is served at \(request.path).")
  }

  private func replacement(for request: StandInRequest, _ failure: Misbehaviour.Failure) -> StandInResponse? {
    guard
      var answer = services.lazy.compactMap({
        $0.errorResponse(for: request, status: failure.status, code: failure.code)
      }).first ?? failure.plainResponse
    else { return nil }
    if let seconds = failure.retryAfter { answer.setHeader("Retry-After", String(seconds)) }
    return answer
  }

  private func translate(_ request: Request) async throws -> StandInRequest {
    let body = request.method == .post ? try await request.body.collect(upTo: 1 << 16) : ByteBuffer()
    return StandInRequest(
      method: request.method == .head ? "GET" : request.method.rawValue,
      path: request.uri.path.removingPercentEncoding ?? request.uri.path,
      query: StandInRequest.fields(ofQuery: request.uri.query ?? ""),
      headers: request.headers.map { .init(name: $0.name.rawName, value: $0.value) },
      body: Array(body.readableBytesView),
      origin: origin()
    )
  }

  private func response(from answer: StandInResponse, withBody: Bool) -> Response {
    var fields = HTTPFields()
    for header in answer.headers {
      guard let name = HTTPField.Name(header.name) else { continue }
      fields.append(HTTPField(name: name, value: header.value))
    }
    let status = HTTPResponse.Status(code: answer.status)
    guard withBody, answer.status != 304 else {
      return Response(status: status, headers: fields)
    }
    return Response(status: status, headers: fields, body: body(of: answer))
  }

  private func body(of answer: StandInResponse) -> ResponseBody {
    if case .stream(let stream) = answer.body { return body(of: stream, cutOff: answer.cutOff != nil) }
    let bytes = answer.bytes
    if answer.cutOff == nil, answer.padding == 0 { return ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)) }
    return ResponseBody(contentLength: bytes.count + answer.padding) { writer in
      try await writer.write(ByteBuffer(bytes: bytes.prefix(answer.cutOff ?? bytes.count)))
      if answer.cutOff != nil { throw CutOff() }
      for start in stride(from: 0, to: answer.padding, by: 1 << 16) {
        try await writer.write(ByteBuffer(repeating: 0, count: min(1 << 16, answer.padding - start)))
      }
      try await writer.finish(nil)
    }
  }

  /// A stream that is cut off breaks after its first piece.
  private func body(
    of stream: @escaping @Sendable ((([UInt8]) async throws -> Void)) async throws -> Void, cutOff: Bool
  ) -> ResponseBody {
    ResponseBody { writer in
      try await stream { bytes in
        try await writer.write(ByteBuffer(bytes: bytes))
        if cutOff { throw CutOff() }
      }
      try await writer.finish(nil)
    }
  }

  /// Thrown in the middle of a body, which makes the server close the connection.
  private struct CutOff: Error {}
}
