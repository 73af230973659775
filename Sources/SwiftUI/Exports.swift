// What a program finds when it imports SwiftUI on Apple's platforms.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
@_exported import UIKitCore
@_exported import UniformTypeIdentifiers
@_exported import ViewGraph
