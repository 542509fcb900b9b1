// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SwipeTabKit

// Names from SwiftUI, so that the compiler can suggest the name that is used here. They are not part of the
// documentation, and an app may declare its own types with these names.

/// Accepts the arguments of SwiftUI's elements, so that the compiler shows the message with the name here.
@_documentation(visibility: internal)
nonisolated public struct NameFromElsewhere: PageElement {
  public init() {}
  public init(_ text: String) {}
  public init<Value>(_ text: String, text value: Value) {}
  public init<Value>(_ text: String, value: Value) {}
  public init<Value>(_ text: String, value: Value, in range: ClosedRange<Double>) {}
  public init<Value>(_ text: String, destination: Value) {}
  public init(_ text: String, @ContentBuilder content: () -> [any PageElement]) {}
  public init<Value>(
    _ text: String, selection: Value, @ContentBuilder content: () -> [any PageElement]
  ) {}
  public init<Value>(spacing: Value, @ContentBuilder content: () -> [any PageElement]) {}
  public init(@ContentBuilder content: () -> [any PageElement]) {}
  public init(
    @ContentBuilder content: () -> [any PageElement],
    @ContentBuilder label: () -> [any PageElement]
  ) {}
  public func add(to content: inout PageContent) {}
}

/// Accepts the arguments of SwiftUI's property wrappers, so that the compiler shows the message with the name here.
@_documentation(visibility: internal)
@propertyWrapper nonisolated public struct WrapperFromElsewhere<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(
  *, unavailable, message: "a page stacks its elements by itself; Columns has stacks side by side"
)
@_documentation(visibility: internal)
public typealias VStack = NameFromElsewhere

@available(
  *, unavailable,
  message:
    "a page stacks its elements by itself; List has rows that are laid out as they come into view"
)
@_documentation(visibility: internal)
public typealias LazyVStack = NameFromElsewhere

@available(
  *, unavailable,
  message:
    "use Columns { Column { … } } for elements side by side, or Strip for cards that scroll sideways"
)
@_documentation(visibility: internal)
public typealias HStack = NameFromElsewhere

@available(
  *, unavailable,
  message:
    "use a Figure or a CustomElement to draw things over each other, and Background to fill the page"
)
@_documentation(visibility: internal)
public typealias ZStack = NameFromElsewhere

@available(
  *, unavailable,
  message: "a page scrolls by itself when it is taller than the window; Strip scrolls sideways"
)
@_documentation(visibility: internal)
public typealias ScrollView = NameFromElsewhere

@available(
  *, unavailable,
  message: "a page stacks its controls by itself; Section puts them into a card with a heading"
)
@_documentation(visibility: internal)
public typealias Form = NameFromElsewhere

@available(
  *, unavailable, message: "a function that is marked @ContentBuilder returns several elements"
)
@_documentation(visibility: internal)
public typealias Group = NameFromElsewhere

@available(
  *, unavailable,
  message: "every tab has a stack of pages by itself; Button, Row and Card push one with push:"
)
@_documentation(visibility: internal)
public typealias NavigationStack = NameFromElsewhere

@available(
  *, unavailable,
  message: "every tab has a stack of pages by itself; Button, Row and Card push one with push:"
)
@_documentation(visibility: internal)
public typealias NavigationView = NameFromElsewhere

@available(*, unavailable, message: "the tabs are what SwipeTabApp or TabHost is made with")
@_documentation(visibility: internal)
public typealias TabView = NameFromElsewhere

@available(*, unavailable, message: "use Button, Row or Card with push:")
@_documentation(visibility: internal)
public typealias NavigationLink = NameFromElsewhere

@available(*, unavailable, message: "use Label; Label(…).style(.title) is a heading")
@_documentation(visibility: internal)
public typealias Text = NameFromElsewhere

@available(*, unavailable, message: "use Field, which shows a text and passes changes on")
@_documentation(visibility: internal)
public typealias TextField = NameFromElsewhere

@available(*, unavailable, message: "use Field with isSecure: true")
@_documentation(visibility: internal)
public typealias SecureField = NameFromElsewhere

@available(*, unavailable, message: "use Choice")
@_documentation(visibility: internal)
public typealias Picker = NameFromElsewhere

@available(*, unavailable, message: "use Slider with a step")
@_documentation(visibility: internal)
public typealias Stepper = NameFromElsewhere

@available(*, unavailable, message: "use Progress")
@_documentation(visibility: internal)
public typealias ProgressView = NameFromElsewhere

@available(
  *, unavailable,
  message: "mark a class with @Observable and read it; what reads it is made again when it changes"
)
@_documentation(visibility: internal)
public typealias State = WrapperFromElsewhere

@available(
  *, unavailable,
  message: "mark a class with @Observable and read it; what reads it is made again when it changes"
)
@_documentation(visibility: internal)
public typealias StateObject = WrapperFromElsewhere

@available(
  *, unavailable,
  message: "mark a class with @Observable and read it; what reads it is made again when it changes"
)
@_documentation(visibility: internal)
public typealias ObservedObject = WrapperFromElsewhere

extension PageElement {
  @available(
    *, unavailable, message: "elements keep their distances by themselves; Spacer adds space"
  )
  @_documentation(visibility: internal)
  nonisolated public func padding(_ length: Double = 0) -> Self { self }

  @available(
    *, unavailable,
    message:
      "elements take the width of the page; Spacer, Strip, Figure and CustomElement have a height"
  )
  @_documentation(visibility: internal)
  nonisolated public func frame(width: Double? = nil, height: Double? = nil) -> Self { self }

  @available(*, unavailable, message: "an identifier is an argument of the control: Choice(…, id:)")
  @_documentation(visibility: internal)
  nonisolated public func id(_ id: some Hashable) -> Self { self }

  @available(*, unavailable, message: "an identifier is an argument of the control: Choice(…, id:)")
  @_documentation(visibility: internal)
  nonisolated public func tag(_ tag: some Hashable) -> Self { self }

  @available(*, unavailable, message: "the limit of a text is an argument: Field(…, limit:)")
  @_documentation(visibility: internal)
  nonisolated public func limit(_ count: Int) -> Self { self }

  @available(
    *, unavailable,
    message: "the color of a text is Label(…).color(…); other elements have the theme's"
  )
  @_documentation(visibility: internal)
  nonisolated public func foregroundColor(_ color: Color?) -> Self { self }

  @available(
    *, unavailable,
    message: "the color of a text is Label(…).color(…); other elements have the theme's"
  )
  @_documentation(visibility: internal)
  nonisolated public func foregroundStyle(_ color: Color?) -> Self { self }

  @available(*, unavailable, message: "the weight of a text is Label(…).weight(.bold)")
  @_documentation(visibility: internal)
  nonisolated public func bold(_ isBold: Bool = true) -> Self { self }

  @available(
    *, unavailable,
    message:
      "Background fills the page behind its elements; Card and Figure have a fill of their own"
  )
  @_documentation(visibility: internal)
  nonisolated public func background(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Button, Row and Card have a closure for taps")
  @_documentation(visibility: internal)
  nonisolated public func onTapGesture(_ action: @escaping () -> Void) -> Self { self }

  @available(*, unavailable, message: "leave an element out with if")
  @_documentation(visibility: internal)
  nonisolated public func hidden(_ isHidden: Bool = true) -> Self { self }
}
