// As on Apple's platforms, where each framework brings along what it is built on.
@_exported import AudioToolbox
@_exported import Foundation
@_exported import CoreImage
@_exported import _KeyValueObserving
