extension ScreenBody {
  /// A heading, elements on one card with lines between them, and a text below.
  ///
  /// Controls and lists reach to the edges of the card. Texts, pictures and other elements keep a margin.
  ///
  /// ```swift
  /// let mute = ScreenBody.Element.toggle(ScreenBody.Toggle("mute", title: "Mute"))
  /// let body = ScreenBody([.section(ScreenBody.Section("Sound", footer: "For all rooms.", [mute]))])
  /// ```
  public struct Section: Sendable, Hashable {
    /// The heading, or nil for a section without a heading.
    public var title: String?
    /// A smaller text below the card, such as an explanation of its controls, or nil without one.
    public var footer: String?
    /// The elements on the card, from top to bottom.
    public var elements: [Element]

    /// Makes a section.
    public init(_ title: String? = nil, footer: String? = nil, _ elements: [Element] = []) {
      (self.title, self.footer, self.elements) = (title, footer, elements)
    }
  }
}

extension ScreenBody.Element {
  /// Makes a section of a body: a heading, elements on one card with lines between them, and a text below.
  public static func section(_ section: ScreenBody.Section) -> Self { Self(section) }
}

extension ScreenBody.Section: ElementGroup {
  /// The element's name in storyboards and in the inspector, `section`.
  public static var name: String { "section" }

  /// The heading, the card and the text below each other.
  public var columns: [ScreenBody.Column]? {
    let heading = title.map {
      ScreenBody.Element.label(
        ScreenBody.Label($0, style: .title, alignment: .leading, size: 17))
    }
    let below = footer.map {
      ScreenBody.Element.label(ScreenBody.Label($0, style: .caption, alignment: .leading))
    }
    let card = ScreenBody.Element.columns([ScreenBody.Column(elements, isCard: true)])
    return [ScreenBody.Column([heading, card, below].compactMap(\.self))]
  }

  /// The height is 0, because the section's elements replace it.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Section: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A heading, elements on one card with lines between them, and a text below. Several sections with a list each make a list with titled sections. A section is hidden if a filter hides all of its rows. For example { "title": "Sound", "items": [{ "toggle": { "id": "mute", "title": "Mute" } }] }."#
  }
  /// The form of its value in storyboards: an object, or only its elements.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The elements on the card, from top to bottom. For example ["One", { "toggle": { "id": "mute", "title": "Mute" } }]."#:
        ElementKey("items", .elements).required,
      #"The heading. For example "Sound"."#:
        ElementKey("title", .text),
      #"A smaller text below the card, such as what its controls do. For example "The alarm sounds all the same."."#:
        ElementKey("footer", .text),
    ]) + [.enabled]

  /// Heading, text below and the texts of the elements.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    Self(
      title.map(replaced), footer: footer.map(replaced), elements.map { $0.withTexts(replaced) })
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (title, footer) = (keys.text("title"), keys.text("footer"))
    guard let elements = keys.elements("items") else { return nil }
    self.init(title, footer: footer, elements)
  }
}
