import Foundation

/// A direction and a size.
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns.
public typealias CMRotationRate = CMAcceleration

/// How a device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

/// How a device is held and moves.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How a device moves.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How fast a device turns.
open class CMGyroData: NSObject, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Tells how a device is held and moves. A page is not told: everything answers as on a device without the sensors.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Whether there is a sensor: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isGyroAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  /// Seconds between what is told.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Seconds between what is told.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Seconds between what is told.
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }

  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it is held.
  open func startDeviceMotionUpdates() {}
  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it is held.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it moves.
  open func startAccelerometerUpdates() {}
  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it moves.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it moves.
  open func startGyroUpdates() {}
  /// Begins to tell.
  /// - Partly: nothing is told: a page does not know how it moves.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func stopAccelerometerUpdates() {}
  open func stopGyroUpdates() {}
}

/// Steps that were counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
}

/// Whether a program may know what a person does.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Counts steps. A page does not: everything answers as on a device that cannot.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are known: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the program may know: never.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

  /// Begins to count.
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    handler(nil, CocoaError(.featureUnsupported))
  }
  /// Asks for what was counted.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    handler(nil, CocoaError(.featureUnsupported))
  }
  open func stopUpdates() {}
}
