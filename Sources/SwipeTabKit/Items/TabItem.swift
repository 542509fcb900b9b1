/// The item that represents a page in the toolbar.
///
/// An item shows an image, a title or both. It always has a label, which is its name for tooltips, assistive technology
/// and tests. Both initializers require a label or a title, so an item without a name does not compile. Blank texts are
/// reported when the page is registered.
///
/// ```swift
/// var item = TabItem(title: "Inbox", image: "mail", badge: .count(3))
/// item.badgeLabel = "3 unread messages"
/// ```
public struct TabItem: Sendable, Hashable {
  /// The rule for the colors of an image.
  public enum Rendering: String, Sendable, Hashable, CaseIterable {
    /// A selected image in its own colors, others in the tint.
    case automatic
    /// Drawn in the tint through the image's opacity.
    case template
    /// Drawn in its own colors.
    case original
  }

  /// The text in the toolbar.
  ///
  /// Nil or a blank text shows only the image.
  public var title: String? { didSet { title = title.unlessBlank } }
  /// The name of the image, or nil for an item with only a title.
  public var image: String?
  /// The name of the image shown while selected, or nil to show `image`.
  public var selectedImage: String?
  /// The name of the item for assistive technology, tooltips and tests.
  public var label: String
  /// The effect of activation, shown in the tooltip and read aloud.
  ///
  /// Nil or a blank text means no hint.
  public var hint: String? { didSet { hint = hint.unlessBlank } }
  /// A name for tests, or nil to use the page's identifier.
  public var identifier: String?
  /// The badge.
  ///
  /// Nil shows no badge and takes no space.
  public var badge: Badge?
  /// The color of the badge, drawn opaque.
  ///
  /// Its text has a color that is legible on it. With nil, the default, the badge has the theme's color.
  public var badgeColor: Color?
  /// Whether taps and keys may choose it.
  ///
  /// The default is true.
  public var isEnabled: Bool
  /// Whether keys and the container itself go on to its page.
  var isSelectable: Bool { isEnabled && action == nil }
  /// Whether the user may close its page, if the container allows closing.
  ///
  /// The default is true.
  public var isClosable = true
  /// Whether the page is pinned: it is before all pages that are not, and cannot be closed.
  ///
  /// The default is false.
  /// As the tab of a browser, the item shows its image alone and does not scroll away. A page of a generated list is never
  /// pinned. `TabContainer.setPinned(_:page:)` and the menu of the tab change it while the container runs.
  public var isPinned = false
  /// Whether its page loads: a spinner turns in place of the image.
  ///
  /// The default is false. An item without an image has the spinner in the place of an image. With reduced motion the
  /// spinner does not turn. Assistive technology reads `ContainerConfiguration.texts.loading` too.
  public var isLoading = false
  /// Whether its page wants attention.
  ///
  /// While it is not selected, a dot with a glow is on its item.
  ///
  /// The default is false. Assistive technology reads `ContainerConfiguration.texts.attention` too. Set it back to
  /// false once the user has seen the page.
  public var needsAttention = false
  /// Whether its page is hidden from toolbar and paging.
  ///
  /// The default is false.
  /// The list of pages keeps it, so that it can be shown again with
  /// `TabContainer.setHidden(_:page:)`.
  public var isHidden = false
  /// The condition under which it is there, which whoever makes the page reads, or nil for always.
  package var condition: Formula?
  /// The badge in words for assistive technology, such as "3 unread messages".
  ///
  /// With nil, the default, or a blank text, the badge's text is read.
  public var badgeLabel: String? { didSet { badgeLabel = badgeLabel.unlessBlank } }
  /// The rule for the colors of images.
  ///
  /// The default is automatic.
  public var rendering: Rendering
  /// The sizes of image and title.
  ///
  /// The default are the bar's sizes.
  public var look = Look()
  /// The sizes of image and title while the item is more than half selected, or nil, the default, for `look`.
  ///
  /// The item is large enough for both looks, so that no other item moves.
  public var selectedLook: Look?
  /// The motion of the item when it is selected, or tapped while it is selected.
  ///
  /// With nil, the default, it does not move.
  public var animation: (any ItemAnimation)? {
    get { moves?.base }
    set { moves = newValue.map { AnyItemAnimation(base: $0) } }
  }
  private var moves: AnyItemAnimation?
  /// The action of taps and keys on the item, in place of selecting its page.
  ///
  /// With nil, the default, they select the page.
  ///
  /// Swipes, the wheel and the keys for the next and previous page skip the page of such an item. The page is shown
  /// only if the program selects it.
  public var action: ScreenAction?

  /// The heading of the item's section in a toolbar at a side with titles beside images.
  ///
  /// With nil, the default, or a blank text, the item has no section.
  ///
  /// The heading is above the first of successive items with this section. A collapsed sidebar has a line instead.
  public var section: String? { didSet { section = section.unlessBlank } }
  /// The app's own entries in the menu of the tab, above the container's commands.
  ///
  /// The default is empty.
  public var menuEntries: [MenuEntry] = []

  /// Makes an item with a title, which is its label too by default.
  public init(
    title: String, image: String? = nil, selectedImage: String? = nil, label: String? = nil,
    hint: String? = nil, badge: Badge? = nil, isEnabled: Bool = true,
    rendering: Rendering = .automatic, action: ScreenAction? = nil
  ) {
    self.title = title.isBlank ? nil : title
    self.image = image
    self.selectedImage = selectedImage
    self.label = label ?? title
    self.hint = hint.unlessBlank
    self.badge = badge
    self.isEnabled = isEnabled
    self.rendering = rendering
    self.action = action
  }

  /// Makes an item with an image and no title, which needs its own label.
  public init(
    image: String, selectedImage: String? = nil, label: String, hint: String? = nil,
    badge: Badge? = nil, isEnabled: Bool = true, rendering: Rendering = .automatic,
    action: ScreenAction? = nil
  ) {
    self.init(
      title: "", image: image, selectedImage: selectedImage, label: label, hint: hint,
      badge: badge, isEnabled: isEnabled, rendering: rendering, action: action)
  }

  /// The badge in words for assistive technology: `badgeLabel`, or the badge's value.
  ///
  /// It is nil without a visible badge.
  public var badgeValue: String? {
    badge?.accessibilityValue.map { value in badgeLabel ?? value }
  }

  var isMarked: Bool { needsAttention || badge?.text != nil }

  /// The item as a toolbar shows it, with space for its spinner if it has no image.
  var shown: TabItem {
    guard isLoading, image == nil else { return self }
    var item = self
    item.image = ""
    return item
  }

  func spokenValue(isSelected: Bool, in configuration: ContainerConfiguration) -> String? {
    let words = [
      badgeValue, isLoading ? configuration.texts.loading : nil,
      needsAttention && !isSelected ? configuration.texts.attention : nil,
    ].compactMap { $0.unlessBlank }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  package var problems: [String] {
    var problems: [String] = []
    let hasImage = image.map { !$0.isBlank } ?? false
    if title == nil && !hasImage { problems.append("has neither an image nor a title") }
    if label.isBlank { problems.append("has no label") }
    return problems
  }
}

/// A small label on an item.
public enum Badge: Sendable, Hashable {
  /// A short text.
  ///
  /// An empty text shows nothing.
  case text(String)
  /// A number.
  ///
  /// 0 shows nothing, and numbers over 99 show as 99+.
  case count(Int)
  /// A dot without text.
  case dot

  /// The text on the badge.
  ///
  /// It is nil for a badge that is not shown, and empty for a dot.
  public var text: String? {
    switch self {
    case .text(let text): text.isBlank ? nil : text
    case .count(let count): count == 0 ? nil : count > 99 ? "99+" : String(count)
    case .dot: ""
    }
  }
}

extension String {
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String? {
  var unlessBlank: String? { flatMap { $0.isBlank ? nil : $0 } }
}
