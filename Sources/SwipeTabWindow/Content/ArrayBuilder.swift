/// Builds an array from declarations with `if`, `switch` and `for`, as the body of a `List` or tab.
@resultBuilder
nonisolated public enum ArrayBuilder<Element> {
  /// Makes an array of a single element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Joins several elements, such as the result of a function.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Joins declarations in order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// The first branch of `if` or `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Another branch of `if` or `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// The rounds of a `for` loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
  /// The branch of `if #available`.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Builds the tabs of a `SwipeTabApp`.
public typealias TabBuilder = ArrayBuilder<Tab>
/// Builds the content of a `Tab` or `Page`.
public typealias ContentBuilder = ArrayBuilder<any PageElement>
