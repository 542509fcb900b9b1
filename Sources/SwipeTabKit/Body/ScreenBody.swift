/// What is on a screen, from top to bottom: texts, pictures, buttons, lists, strips of cards, switches, sliders and
/// choices.
///
/// The container lays it out for its width, scrolls it when it is taller than the screen, and carries out what its parts
/// are for. Where it is scrolled to and what is switched on is the container's to keep, so a body never changes.
///
/// ```swift
/// let body = ScreenBody([
///   .label(ScreenBody.Label("Films", style: .title)),
///   .list([ScreenBody.Row("Metropolis", action: .push("film")), ScreenBody.Row("M")]),
/// ])
/// ```
public final class ScreenBody: Sendable {
  /// The parts from top to bottom.
  public let elements: [Element]
  /// The color that they lie on; nil, the default, for the theme's background.
  public let backdrop: Color?

  /// Makes a body.
  public init(_ elements: [Element], backdrop: Color? = nil) {
    self.elements = elements
    self.backdrop = backdrop
  }

  /// One part of a body.
  public enum Element: Sendable, Hashable {
    /// A text that wraps.
    case label(Label)
    /// A picture.
    case image(Picture)
    /// A button.
    case button(Button)
    /// Rows below each other.
    case list([Row])
    /// Cards beside each other, which scroll by themselves.
    case strip(Strip)
    /// A switch.
    case toggle(Toggle)
    /// A slider.
    case slider(Slider)
    /// One of a few names.
    case choice(Choice)
    /// What shows and changes a setting of the container that the screen is in.
    case setting(Setting)
    /// The container's settings as Swift source, a line each.
    case settingsSource
    /// Empty space, in points; nil for a share of what is left.
    case spacer(Double?)
  }

  /// A text that wraps.
  public struct Label: Sendable, Hashable {
    /// How large and heavy a text is.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// Very large and bold, for a word or two that fill a screen.
      case display
      /// Large and bold.
      case title
      /// For reading.
      case body
      /// Small and quiet.
      case caption
    }

    /// Where lines stand.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      /// At the start in reading direction.
      case leading
      /// In the middle.
      case center
      /// At the end in reading direction.
      case trailing
    }

    /// The text.
    public var text: String
    /// How large and heavy it is; for reading by default.
    public var style: Style
    /// Where its lines stand; in the middle by default.
    public var alignment: Alignment
    /// Its color; nil, the default, for one that reads well there.
    public var color: Color?

    /// Makes a text.
    public init(
      _ text: String, style: Style = .body, alignment: Alignment = .center, color: Color? = nil
    ) {
      self.text = text
      self.style = style
      self.alignment = alignment
      self.color = color
    }
  }

  /// A picture.
  public struct Picture: Sendable, Hashable {
    /// In which colors a picture is drawn.
    public enum Rendering: Sendable, Hashable {
      /// In its own.
      case original
      /// All in one color where it is opaque; nil for one that reads well there.
      case template(Color? = nil)
    }

    /// The name of the image.
    public var name: String
    /// What it shows, for people who do not see it; nil for decoration.
    public var label: String?
    /// The width in points; nil for as wide as high, or 96.
    public var width: Double?
    /// The height in points; nil for as high as wide, or 96.
    public var height: Double?
    /// In which colors it is drawn; in its own by default.
    public var rendering: Rendering

    /// Makes a picture.
    public init(
      _ name: String, label: String? = nil, width: Double? = nil, height: Double? = nil,
      rendering: Rendering = .original
    ) {
      self.name = name
      self.label = label
      self.width = width
      self.height = height
      self.rendering = rendering
    }
  }

  /// A button.
  public struct Button: Sendable, Hashable {
    /// How much a button asks to be pressed.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// A colored field.
      case filled
      /// A text alone.
      case plain
    }

    /// The name for people and tests, which is written on it.
    public var label: String
    /// The name of the image before the text; nil for none.
    public var image: String?
    /// How it looks; filled by default.
    public var style: Style
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?

    /// Makes a button.
    public init(
      _ label: String, image: String? = nil, style: Style = .filled, action: ScreenAction? = nil
    ) {
      self.label = label
      self.image = image
      self.style = style
      self.action = action
    }
  }

  /// A row of a list.
  public struct Row: Sendable, Hashable {
    /// The text, which is its name too.
    public var title: String
    /// A second, smaller text; nil for none.
    public var subtitle: String?
    /// The name of the image before the text; nil for none.
    public var image: String?
    /// A large picture before the text, in colors of its own, beside which the second text wraps; nil for none.
    public var picture: Picture?
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?

    /// Makes a row.
    public init(
      _ title: String, subtitle: String? = nil, image: String? = nil, picture: Picture? = nil,
      action: ScreenAction? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.picture = picture
      self.action = action
    }
  }

  /// Cards beside each other, which scroll by themselves.
  public struct Strip: Sendable, Hashable {
    /// The cards in reading order.
    public var cards: [Card]
    /// The height in points; by default 120.
    public var height: Double
    /// The width of a card in points; by default 120.
    public var cardWidth: Double

    /// Makes a strip.
    public init(_ cards: [Card], height: Double = 120, cardWidth: Double = 120) {
      self.cards = cards
      self.height = height
      self.cardWidth = cardWidth
    }
  }

  /// A card of a strip.
  public struct Card: Sendable, Hashable {
    /// The text, which is its name too; nil for an image alone.
    public var title: String?
    /// The name of the image; nil for a text alone.
    public var image: String?
    /// What lies below; nil for the theme's color.
    public var fill: PageFill?
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?

    /// Makes a card.
    public init(
      _ title: String?, image: String? = nil, fill: PageFill? = nil, action: ScreenAction? = nil
    ) {
      self.title = title
      self.image = image
      self.fill = fill
      self.action = action
    }
  }

  /// A switch with a title.
  public struct Toggle: Sendable, Hashable {
    /// The name that the container keeps its state by; toggles of one name are switched together.
    public var id: PageID
    /// What it switches, in words.
    public var title: String
    /// Whether it is on at first; by default it is off.
    public var isOn: Bool

    /// Makes a switch.
    public init(_ id: PageID, title: String, isOn: Bool = false) {
      self.id = id
      self.title = title
      self.isOn = isOn
    }
  }
}
