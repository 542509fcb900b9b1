/// What stands for a page in the toolbar.
///
/// An item shows an image, a title or both, and always has a label: the name that tooltips, assistive technology and
/// tests use. Both initializers ask for what is needed, so an item without it cannot be written; blank texts are
/// reported when the page is registered.
public struct TabItem: Sendable, Hashable {
  /// How an image is colored.
  public enum Rendering: String, Sendable, Hashable, CaseIterable {
    /// A selected image in its own colors, others as templates.
    case automatic
    /// By its opacity, in the tint.
    case template
    /// In its own colors.
    case original
  }

  /// The text in the toolbar; nil for an image alone.
  public var title: String?
  /// The name of the image; nil for a title alone.
  public var image: String?
  /// The name of the image shown while selected; nil to show `image`.
  public var selectedImage: String?
  /// The name of the item for people who do not see it.
  public var label: String
  /// What happens on activation, shown in the tooltip and read aloud; nil for nothing to add.
  public var hint: String?
  /// A name for tests; nil to use the page's.
  public var identifier: String?
  /// The mark on the item; nil for none, which keeps no space.
  public var badge: Badge?
  /// Whether taps and keys may choose it; by default they may.
  public var isEnabled: Bool
  /// Whether a person may close its page where the container lets pages be closed; by default they may.
  public var isClosable = true
  /// Whether its page is left out of the toolbar and of the paging; by default it is not.
  ///
  /// The list of pages keeps it, so that it can be shown again: see `TabContainer.setHidden(_:page:)`.
  public var isHidden = false
  /// What the badge says to those who do not see it, such as "3 unread messages"; nil, the default, for what it shows.
  public var badgeLabel: String?
  /// How images are colored; automatic by default.
  public var rendering: Rendering
  /// What taps and keys on the item do instead of selecting its page; nil, the default, for selecting it.
  ///
  /// Swipes, the wheel and the keys that go to the next page pass over the page of such an item: it is never seen unless the
  /// program selects it.
  public var action: ScreenAction?

  /// Makes an item with a title, which is its label too unless another is given.
  public init(
    title: String, image: String? = nil, selectedImage: String? = nil, label: String? = nil,
    hint: String? = nil, badge: Badge? = nil, isEnabled: Bool = true,
    rendering: Rendering = .automatic, action: ScreenAction? = nil
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.label = label ?? title
    self.hint = hint
    self.badge = badge
    self.isEnabled = isEnabled
    self.rendering = rendering
    self.action = action
  }

  /// Makes an item with an image and no title, which needs a label of its own.
  public init(
    image: String, selectedImage: String? = nil, label: String, hint: String? = nil,
    badge: Badge? = nil, isEnabled: Bool = true, rendering: Rendering = .automatic,
    action: ScreenAction? = nil
  ) {
    self.init(
      title: "", image: image, selectedImage: selectedImage, label: label, hint: hint,
      badge: badge, isEnabled: isEnabled, rendering: rendering, action: action)
    title = nil
  }

  /// What is on the mark for those who do not see it: the badge's label or value; nil if no badge shows.
  public var badgeValue: String? {
    badge?.accessibilityValue.map { value in badgeLabel ?? value }
  }

  /// What keeps this item from standing in a toolbar; empty if nothing does.
  public var problems: [String] {
    var problems: [String] = []
    let hasTitle = title.map { !$0.isBlank } ?? false
    let hasImage = image.map { !$0.isBlank } ?? false
    if !hasTitle && !hasImage { problems.append("has neither an image nor a title") }
    if label.isBlank { problems.append("has no label") }
    return problems
  }
}

/// A small mark on an item.
public enum Badge: Sendable, Hashable {
  /// A short text; an empty one shows nothing.
  case text(String)
  /// A number; 0 shows nothing, more than 99 shows as 99+.
  case count(Int)
  /// A dot without text.
  case dot

  /// What is written on the mark: nil if nothing shows, empty for a dot.
  public var text: String? {
    switch self {
    case .text(let text): text.isBlank ? nil : text
    case .count(let count): count == 0 ? nil : count > 99 ? "99+" : String(count)
    case .dot: ""
    }
  }
}

extension String {
  /// Whether nothing but white space is in it.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
