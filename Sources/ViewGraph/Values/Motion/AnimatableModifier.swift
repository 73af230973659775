/// A modifier with values that animations move. Its body is made ten times a second on the way.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
