import Combine
import UIKitCore
import ViewGraph

/// Puts an application delegate in charge of a program of the `App` life cycle.
///
/// The process has one delegate, made when the first program starts; the programs of all readers share it.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes the delegate, unless the process has one of this type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let delegate = UIApplication.shared.delegate as? DelegateType {
      wrappedValue = delegate
      return
    }
    guard let delegate = Instantiation.make(delegateType) as? DelegateType else {
      fatalError("\(delegateType) cannot be made without arguments")
    }
    UIApplication.shared.launch(delegate)
    wrappedValue = delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
