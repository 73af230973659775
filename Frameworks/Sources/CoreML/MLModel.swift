import Foundation

/// What a model may run on.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is loaded.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// How a model is asked.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  open var usesCPUOnly = false
}

/// What a model takes and gives.
/// - Partly: no model is ever loaded.
open class MLModelDescription: NSObject, @unchecked Sendable {
  open var predictedFeatureName: String? { nil }
  open var predictedProbabilitiesName: String? { nil }
  open var classLabels: [Any]? { nil }
  open var metadata: [MLModelMetadataKey: Any] { [:] }
}

/// What a model says of itself.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
}

/// A model that was taught. None can be loaded here: loading throws `MLModelError.io`.
/// - Partly: models run on a device's own hardware: none is loaded.
open class MLModel: NSObject, @unchecked Sendable {
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }

  /// Fails.
  public init(contentsOf url: URL) throws { throw MLModelError(.io) }
  /// Fails.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }

  /// Fails.
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws
    -> MLModel
  {
    throw MLModelError(.io)
  }
  /// Fails.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration,
    completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
  ) { DispatchQueue.global().async { handler(.failure(MLModelError(.io))) } }
  /// Fails.
  open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }

  /// Fails.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  /// Fails.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}
