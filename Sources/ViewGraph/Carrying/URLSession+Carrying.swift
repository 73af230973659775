import Foundation
import FoundationNetworking

// What CInterposition puts in the place of functions of the same signatures.

extension URLSession {
  @_silgen_name("newsreel_session_data_request")
  public func _dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    originalDataTask(with: request, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_data_request")
  private func originalDataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask

  @_silgen_name("newsreel_session_data_url")
  public func _dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    originalDataTask(with: url, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_data_url")
  private func originalDataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask

  @_silgen_name("newsreel_session_upload")
  public func _uploadTask(
    with request: URLRequest, from body: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    originalUploadTask(with: request, from: body, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_upload")
  private func originalUploadTask(
    with request: URLRequest, from body: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask

  @_silgen_name("newsreel_session_upload_file")
  public func _uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    originalUploadTask(with: request, fromFile: file, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_upload_file")
  private func originalUploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask

  @_silgen_name("newsreel_session_download_request")
  public func _downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    originalDownloadTask(with: request, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_download_request")
  private func originalDownloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask

  @_silgen_name("newsreel_session_download_url")
  public func _downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    originalDownloadTask(with: url, completionHandler: Carrying.closure(completionHandler))
  }

  @_silgen_name("newsreel_original_session_download_url")
  private func originalDownloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
}
