/// A value of the app that a control shows and changes.
///
/// ```swift
/// @Observable final class Settings { var hasWiFi = true }
///
/// struct Pages {
///   @Bindable var settings: Settings
///
///   var general: Tab {
///     Tab("General") { Toggle("Wi-Fi", isOn: $settings.hasWiFi) }
///   }
/// }
/// ```
///
/// If a closure must decide about a change, use the initializers that take a value and a closure.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from two closures, which read and store the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The current value.
  ///
  /// Setting it calls the closure that stores it.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, as `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { get()[keyPath: path] }) { part in
      var value = get()
      value[keyPath: path] = part
      set(value)
    }
  }

  /// A binding to a value that never changes, for previews and tests.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}

/// Gives bindings to the properties of an observed model: `$model.name`, or `Bindable(model).name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
  /// The observed model.
  public var wrappedValue: Model

  /// Wraps a model, as `@Bindable var model: Model` does.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// Wraps a model in an expression, such as `Bindable(model).name`.
  public init(_ model: Model) { wrappedValue = model }

  /// The wrapper itself, as `$model`.
  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property of the model.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Model, Value>
  ) -> Binding<Value> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}

extension Toggle {
  /// Makes a switch that shows and changes a Boolean of the app.
  @MainActor public init(_ title: String, id: ControlID? = nil, isOn: Binding<Bool>) {
    self.init(title, id: id, isOn: isOn.wrappedValue) { isOn.wrappedValue = $0 }
  }
}

extension Slider {
  /// Makes a slider that shows and changes a number of the app.
  ///
  /// - Precondition: `range` is finite and `step` is more than 0.
  @MainActor public init(
    _ title: String, id: ControlID? = nil, value: Binding<Double>,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil, unit: String = ""
  ) {
    self.init(title, id: id, value: value.wrappedValue, in: range, step: step, unit: unit) {
      value.wrappedValue = $0
    }
  }
}

extension Choice {
  /// Makes a choice that shows and changes a text of the app, which is the name of an option.
  @MainActor public init(
    _ title: String, id: ControlID? = nil, options: [String], selection: Binding<String>
  ) {
    self.init(title, id: id, options: options, selection: selection.wrappedValue) {
      selection.wrappedValue = $0
    }
  }

  /// Makes a choice among options with titles.
  ///
  /// The text of the app is the name of an option.
  @MainActor public init(
    _ title: String, id: ControlID? = nil, options: [ScreenBody.Choice.Option],
    selection: Binding<String>
  ) {
    self.init(title, id: id, options: options, selection: selection.wrappedValue) {
      selection.wrappedValue = $0
    }
  }
}

extension Field {
  /// Makes a field that shows and changes a text of the app.
  @MainActor public init(
    _ title: String, id: ControlID? = nil, text: Binding<String>, prompt: String = "",
    isSecure: Bool = false, limit: Int = 200
  ) {
    self.init(
      title, id: id, text: text.wrappedValue, prompt: prompt, isSecure: isSecure, limit: limit
    ) { text.wrappedValue = $0 }
  }
}
