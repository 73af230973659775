import ViewGraph

/// Makes a type animatable: its numbers are those of all variables that it stores, which are animatable themselves.
///
/// Constants, variables with property wrappers, and those marked `@AnimatableIgnored` are left out.
///
/// ```swift
/// @Animatable struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isFilled = true
/// }
/// ```
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
