// As on Apple's platforms, where each framework brings along what it is built on.
@_exported import Foundation
@_exported import simd
