import Foundation

/// What a device can let its reader feel.
public protocol CHHapticDeviceCapability {
  /// Whether it can play patterns.
  var supportsHaptics: Bool { get }
  /// Whether it can play sounds along.
  var supportsAudio: Bool { get }
}

/// Why nothing is felt.
public struct CHHapticError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
    case serverInitFailed = -4811
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// Plays patterns. A page has no such engine, as devices without one: who asks `capabilitiesForHardware()` is told so, and making one throws
/// `CHHapticError`. `UIImpactFeedbackGenerator` and `sensoryFeedback(_:trigger:)` are felt where browsers can do that.
open class CHHapticEngine: @unchecked Sendable {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  private struct None: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// What the device can do: nothing.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { None() }

  /// Makes an engine: throws `CHHapticError`, since there is none.
  public init() throws { throw CHHapticError(.notSupported) }

  /// Called when the engine has stopped.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine has to be started again.
  open var resetHandler: () -> Void = {}
  /// Whether sounds are left out.
  open var playsHapticsOnly = false
  /// Whether the engine stops by itself.
  open var isAutoShutdownEnabled = false

  /// Starts the engine.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Starts the engine, then calls something.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Stops the engine.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Makes what plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Makes what plays a pattern and can be changed while it does.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays a pattern of a file.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins at a time; 0 is now.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time; 0 is now.
  func stop(atTime time: TimeInterval) throws
}

/// What plays a pattern and can be changed meanwhile.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins anew at its end.
  var loopEnabled: Bool { get set }
}

/// Things to be felt one after the other.
public final class CHHapticPattern: Sendable {
  /// What is felt.
  public let events: [CHHapticEvent]

  /// Makes a pattern.
  /// - Partly: `parameters` is not used: nothing plays patterns.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  /// Makes a pattern whose parameters change over time.
  /// - Partly: `parameterCurves` is not used: nothing plays patterns.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
}

/// One thing to be felt.
public final class CHHapticEvent: Sendable {
  /// What kind of thing.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What a parameter is about.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public let relativeTime: TimeInterval
  public let duration: TimeInterval

  /// Makes one.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0
  ) {
    type = eventType
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
  }
}

/// How strong or sharp something is.
public final class CHHapticEventParameter: Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  public let value: Float

  /// Makes one.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// What changes a pattern while it is played.
public final class CHHapticDynamicParameter: Sendable {
  /// What it is about.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  public let value: Float
  public let relativeTime: TimeInterval

  /// Makes one.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}

/// How a parameter changes over time.
public final class CHHapticParameterCurve: Sendable {
  /// A value at a time.
  public final class ControlPoint: Sendable {
    public let relativeTime: TimeInterval
    public let value: Float

    /// Makes one.
    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let relativeTime: TimeInterval
  public let controlPoints: [ControlPoint]

  /// Makes one.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
