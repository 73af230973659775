// What can be passed on is a part of the platform's own views.
@_exported import Foundation
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers
