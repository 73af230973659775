import Foundation

// Core Foundation's types are those of Swift here, so that `as String` and `as CFDictionary` say nothing new.
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFError = NSError

/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// Where things lie that are made: there is no choice.
public let kCFAllocatorDefault: (any Sendable)? = nil
