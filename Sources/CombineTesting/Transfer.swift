/// A value that leaves a lock: the types in here are generic and cannot say that they are sendable.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

func unsafeTransfer<Value>(_ value: Value) -> Transfer<Value> {
  Transfer(value: value)
}
