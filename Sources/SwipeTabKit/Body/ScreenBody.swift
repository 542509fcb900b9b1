/// The content of a screen, from top to bottom: texts, pictures, buttons, lists, strips of cards,
/// switches, sliders and choices.
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
  /// The color behind the elements; nil, the default, for the theme's background.
  public let backdrop: Color?
  /// All elements in reading order, with columns replaced by what is in them; body targets count them.
  let leaves: [Element]
  /// The indices of the leaves that show a custom view.
  let viewElements: [Int]

  /// Makes a body.
  public init(_ elements: [Element], backdrop: Color? = nil) {
    self.elements = elements
    self.backdrop = backdrop
    let leaves = Self.leaves(of: elements)
    self.leaves = leaves
    viewElements = leaves.indices.filter { if case .view = leaves[$0] { true } else { false } }
  }

  private static func leaves(of elements: [Element]) -> [Element] {
    elements.flatMap { element in
      if case .columns(let columns) = element {
        columns.flatMap { leaves(of: $0.elements) }
      } else {
        [element]
      }
    }
  }

  /// An element of a body.
  public enum Element: Sendable, Hashable {
    /// A text that wraps.
    case label(Label)
    /// A picture.
    case image(Picture)
    /// A button.
    case button(Button)
    /// A list of rows, from top to bottom.
    case list([Row])
    /// A strip of cards side by side, which scrolls by itself.
    case strip(Strip)
    /// A switch.
    case toggle(Toggle)
    /// A slider.
    case slider(Slider)
    /// A choice of one among a few options.
    case choice(Choice)
    /// A field for a line of text.
    case field(Field)
    /// A control that changes a setting of the container that the screen is in.
    case setting(Setting)
    /// The container's settings as Swift source, one per line.
    case settingsSource
    /// A custom view.
    case view(View)
    /// Columns side by side, each a stack of elements; below each other where their longest words do not fit.
    case columns([Column])
    /// Empty space, in points; nil for an equal share of the height that is left.
    case spacer(Double?)

    /// Whether it is nothing but space.
    var isSpacer: Bool { if case .spacer = self { true } else { false } }
  }

  /// A column of elements, beside others.
  ///
  /// All columns are as high as the tallest; flexible spacers and views in the others share the height that is left.
  public struct Column: Sendable, Hashable {
    /// The elements from top to bottom.
    public var elements: [Element]
    /// The width in proportion to the other columns; at least 0, by default 1.
    ///
    /// A column is never narrower than the longest word of its labels and buttons.
    public var weight: Double
    /// The width in points, at least 0; nil, the default, for a share of what columns with a width leave.
    public var width: Double?

    /// Makes a column.
    public init(_ elements: [Element], weight: Double = 1, width: Double? = nil) {
      (self.elements, self.weight, self.width) = (elements, weight, width)
    }
  }

  /// The place of a custom view in a body.
  ///
  /// The view itself comes from `Screen.customView(_:)`, or else from `TabContainer.makeView`, by its identifier. So a
  /// body remains a plain value, and a storyboard can have views that a program adds.
  public struct View: Sendable, Hashable {
    /// The identifier of the view, unique on its screen.
    public var id: PageID
    /// The height in points; nil, the default, for the height that the view says, see `CustomView.height(forWidth:measurer:)`.
    public var height: Double?
    /// Whether the view reaches from edge to edge, without the margins of a body; false by default.
    public var isEdgeToEdge: Bool
    /// Whether the view as a whole can have the keyboard focus; false by default.
    ///
    /// Nodes of the view that can be activated are reached by Tab in any case.
    public var isFocusable: Bool

    /// Makes a place for a view.
    public init(
      _ id: PageID, height: Double? = nil, isEdgeToEdge: Bool = false, isFocusable: Bool = false
    ) {
      (self.id, self.height) = (id, height)
      (self.isEdgeToEdge, self.isFocusable) = (isEdgeToEdge, isFocusable)
    }
  }

  /// A text that wraps.
  public struct Label: Sendable, Hashable {
    /// How large and heavy a text is.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// Very large and bold, for a word or two that fill a screen.
      case display
      /// Large and bold.
      case title
      /// Regular text.
      case body
      /// Small, in the secondary text color.
      case caption
      /// Source code: small, in a font whose characters are all equally wide.
      case code
    }

    /// The alignment of lines.
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
    /// The size and weight; body by default.
    public var style: Style
    /// The alignment of its lines; centered by default, code at the leading edge.
    ///
    /// Code is written from left to right in every language: its leading edge is the left one.
    public var alignment: Alignment
    /// The color; nil, the default, for one that is legible on the backdrop.
    public var color: Color?
    /// The size in points, more than 0; nil, the default, for the style's.
    public var size: Double?
    /// The weight; nil, the default, for the style's.
    public var weight: TextStyle.Weight?

    /// Makes a text.
    public init(
      _ text: String, style: Style = .body, alignment: Alignment? = nil, color: Color? = nil,
      size: Double? = nil, weight: TextStyle.Weight? = nil
    ) {
      self.text = text
      self.style = style
      self.alignment = alignment ?? (style == .code ? .leading : .center)
      self.color = color
      self.size = size
      self.weight = weight
    }
  }

  /// A picture.
  public struct Picture: Sendable, Hashable {
    /// The colors that a picture is drawn in.
    public enum Rendering: Sendable, Hashable {
      /// Its own colors.
      case original
      /// One color, drawn through the picture's opacity; nil for one that is legible on the
      /// backdrop.
      case template(Color? = nil)
    }

    /// The name of the image.
    public var name: String
    /// The name for people who do not see the picture; nil for decoration.
    public var label: String?
    /// The width in points, at most that of the screen's column; nil for the height, or 96 if that is nil too.
    public var width: Double?
    /// The height in points; nil for the width, or 96 if that is nil too.
    public var height: Double?
    /// The colors that it is drawn in; its own by default.
    public var rendering: Rendering
    /// How the image is placed in the width and height; all of it in the middle by default.
    public var fit: ImageFit
    /// The radius of round corners, in points; 0 by default.
    public var cornerRadius: Double
    /// What fills the picture's width and height behind it; nil, the default, for nothing.
    ///
    /// A template leaves a sixth of it free at each side. A card has a fill of its own and ignores this one.
    public var fill: PageFill?

    /// Makes a picture.
    public init(
      _ name: String, label: String? = nil, width: Double? = nil, height: Double? = nil,
      rendering: Rendering = .original, fit: ImageFit = .fit, cornerRadius: Double = 0,
      fill: PageFill? = nil
    ) {
      self.name = name
      self.label = label
      self.width = width
      self.height = height
      self.rendering = rendering
      self.fit = fit
      self.cornerRadius = cornerRadius
      self.fill = fill
    }
  }

  /// A button.
  public struct Button: Sendable, Hashable {
    /// How a button looks.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// A colored field with text.
      case filled
      /// Text alone.
      case plain
    }

    /// The text, which is also the button's name for tests and assistive technology.
    public var label: String
    /// The name of the image before the text; nil for none.
    public var image: String?
    /// The look; filled by default.
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
    /// The text, which is also the row's name for tests and assistive technology.
    public var title: String
    /// A second, smaller text; nil, as which a blank text counts, for none.
    public var subtitle: String? { didSet { subtitle = subtitle.unlessBlank } }
    /// The name of the image before the text; nil for none.
    public var image: String?
    /// A large picture before the text, beside which the subtitle wraps; nil for none.
    public var picture: Picture?
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?
    /// Whether a chevron tells that a tap opens a screen; false by default.
    ///
    /// A row whose action pushes a screen has one anyway.
    public var showsChevron: Bool

    /// Makes a row.
    public init(
      _ title: String, subtitle: String? = nil, image: String? = nil, picture: Picture? = nil,
      action: ScreenAction? = nil, showsChevron: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle.unlessBlank
      self.image = image
      self.picture = picture
      self.action = action
      self.showsChevron = showsChevron
    }
  }

  /// A strip of cards side by side, which scrolls by itself.
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
    /// The text, which is also the card's name for tests and assistive technology; nil, as which a blank text
    /// counts, for an image or picture alone.
    public var title: String? { didSet { title = title.unlessBlank } }
    /// The name of the image, drawn in one color; nil for none.
    public var image: String?
    /// A picture as wide as the card, above the text or in its place; nil, the default, for none.
    ///
    /// Its width, height and corner radius are the card's.
    public var picture: Picture?
    /// The background; nil for the theme's color.
    public var fill: PageFill?
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?

    /// Makes a card.
    public init(
      _ title: String?, image: String? = nil, picture: Picture? = nil, fill: PageFill? = nil,
      action: ScreenAction? = nil
    ) {
      self.title = title.unlessBlank
      self.image = image
      self.picture = picture
      self.fill = fill
      self.action = action
    }
  }

  /// A switch with a title.
  public struct Toggle: Sendable, Hashable {
    /// The identifier under which the container stores the state; toggles with the same one change
    /// together.
    public var id: PageID
    /// The title for people.
    public var title: String
    /// Whether it is on initially; off by default.
    public var isOn: Bool

    /// Makes a switch.
    public init(_ id: PageID, title: String, isOn: Bool = false) {
      self.id = id
      self.title = title
      self.isOn = isOn
    }
  }
}
