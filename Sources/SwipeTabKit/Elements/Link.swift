extension ScreenBody {
  /// A text that opens an address in the desktop's program for it, such as a browser.
  public struct Link: Sendable, Hashable {
    /// The text.
    public var title: String
    /// The address, such as `https://example.org`.
    public var url: String

    /// Makes a link.
    public init(_ title: String, url: String) { (self.title, self.url) = (title, url) }
  }
}

extension ScreenBody.Element {
  /// Makes a link element of a body: a text that opens an address.
  public static func link(_ link: ScreenBody.Link) -> Self { Self(link) }
}

extension ScreenBody.Link: BodyElement {
  /// The element's name in storyboards and in the inspector, `link`.
  public static var name: String { "link" }
  /// The column that replaces the element: a plain button.
  public var columns: [ScreenBody.Column]? {
    [ScreenBody.Column([.button(ScreenBody.Button(title, style: .plain, action: .open(url)))])]
  }
  /// The height is 0, because the button replaces the element.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Link: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A text that opens an address in a browser or another program. For example { "title": "Our site", "url": "https://example.org" }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The text of the link. For example "Our site"."#:
        ElementKey("title", .text).required,
      #"The address, which the desktop opens in the program for it. For example "https://example.org"."#:
        ElementKey("url", .string).required,
    ]) + [.enabled]
  /// The places of its texts for users: the text.
  public static var texts: [WritableKeyPath<Self, String>] { [\.title] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (title, url) = (keys.text("title"), keys.text("url"))
    guard let title, let url else { return nil }
    self.init(title, url: url)
  }
}
