/// The content of a screen, from top to bottom: texts, pictures, buttons, lists, strips of cards and controls.
///
/// The container lays the body out for its width, scrolls it when it is taller than the screen, and
/// performs the actions of its parts. Scroll offsets and the states of controls are stored in the
/// container, so a body never changes.
///
/// ```swift
/// let body = ScreenBody([
///   .label(ScreenBody.Label("Films", style: .title)),
///   .list([ScreenBody.Row("Metropolis", action: .push("film")), ScreenBody.Row("M")]),
/// ])
/// ```
public final class ScreenBody: Sendable {
  /// The elements from top to bottom.
  public let elements: [Element]
  /// The color behind the elements, or nil, the default, for the theme's background.
  public let backdrop: Color?
  /// All elements in reading order, with columns replaced by what is in them; body targets count them.
  let leaves: [Element]
  let views: [(leaf: Int, view: View)]
  /// Whether any element changes with time by itself.
  let isAnimated: Bool

  /// Makes a body from elements, from top to bottom.
  public init(_ elements: [Element], backdrop: Color? = nil) {
    self.elements = elements
    self.backdrop = backdrop
    let leaves = Self.leaves(of: elements)
    self.leaves = leaves
    views = leaves.enumerated().compactMap { leaf, element in
      element.as(View.self).map { (leaf, $0) }
    }
    isAnimated = leaves.contains { $0.base.isAnimated }
  }

  private static func leaves(of elements: [Element]) -> [Element] {
    elements.flatMap { element in
      let inside = element.columns?.flatMap { leaves(of: $0.elements) } ?? [element]
      return element.isEnabled ? inside : inside.map { $0.disabled() }
    }
  }

  /// This body with some of its elements, at any depth, replaced, unless `replacement` returns nil.
  func mapping(_ replacement: (Element) -> (any BodyElement)?) -> ScreenBody {
    ScreenBody(elements.map { $0.mapping(replacement) }, backdrop: backdrop)
  }

  /// An element of a body: any value that conforms to `BodyElement`, in a box.
  ///
  /// Each kind that the kit brings has a function here that makes it, such as `label(_:)`.
  public struct Element: Sendable {
    /// The element in the box.
    public let base: any BodyElement
    /// Whether the user can use it now.
    ///
    /// The default is true.
    /// Otherwise it is pale, takes no taps, keys and focus, and is read aloud as not available. The program can still change its
    /// value.
    public var isEnabled = true
    /// The condition under which the element is visible, or nil for always; see `shown(with:)`.
    package var condition: Formula?
    private(set) var columns: [Column]?

    /// Puts an element into a box.
    public init(_ element: some BodyElement) {
      base = element
      columns = element.columns
    }

    /// This element, which the user cannot use now.
    public func disabled(_ isDisabled: Bool = true) -> Self {
      guard isDisabled else { return self }
      var copy = self
      copy.isEnabled = false
      return copy
    }

    fileprivate func mapping(_ replacement: (Element) -> (any BodyElement)?) -> Self {
      func boxed(_ element: some BodyElement) -> Self {
        var copy = Self(element).disabled(!isEnabled)
        copy.condition = condition
        return copy
      }
      if let other = replacement(self) { return boxed(other) }
      var copy = self
      copy.columns = columns?.map { column in
        var changed = column
        changed.elements = column.elements.map { $0.mapping(replacement) }
        return changed
      }
      return copy
    }

    /// Returns the element in the box if it has a type, or nil.
    public func `as`<Kind: BodyElement>(_ kind: Kind.Type) -> Kind? { base as? Kind }
  }

  /// A column of elements, beside others.
  ///
  /// All columns are as high as the tallest. Flexible spacers and views in the others divide the remaining height.
  public struct Column: Sendable, Hashable {
    /// The elements from top to bottom.
    public var elements: [Element]
    /// The width in proportion to the other columns, at least 0.
    ///
    /// The default is 1.
    ///
    /// A column is never narrower than the longest word of its labels and buttons.
    public var weight: Double
    /// The width in points, at least 0.
    ///
    /// With nil, the default, the column gets a part of the width that columns with a width leave, by its weight.
    public var width: Double?
    /// Whether the elements are on one card, with lines between them.
    ///
    /// The default is false. Elements with their own background, such as controls, reach to the card's edges. Others
    /// keep a margin.
    public var isCard: Bool

    /// Makes a column.
    ///
    /// Omitted arguments have the defaults of the properties.
    public init(
      _ elements: [Element], weight: Double = 1, width: Double? = nil, isCard: Bool = false
    ) {
      (self.elements, self.weight, self.width) = (elements, weight, width)
      self.isCard = isCard
    }
  }
}

extension ScreenBody.Element: Hashable {
  /// Whether two elements are of one type and equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.isEnabled == other.isEnabled && one.condition == other.condition
      && one.base.isEqual(to: other.base)
  }

  /// Hashes the element in the box.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension BodyElement {
  func isEqual(to other: any BodyElement) -> Bool { other as? Self == self }
}
