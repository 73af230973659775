/// A modifier with values that animations move. In a browser the renderer moves what the modifier's body shows.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
