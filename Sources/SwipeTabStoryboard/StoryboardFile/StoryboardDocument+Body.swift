package import SwipeTabKit

extension StoryboardDocument {
  /// An element of a page's body.
  package enum Element: Sendable, Hashable {
    /// A text that wraps.
    case label(Label)
    /// A picture.
    case image(Picture)
    /// A button.
    case button(Button)
    /// A list of rows, from top to bottom, which scrolls with the page.
    case list([Row])
    /// A strip of cards side by side, which scrolls by itself.
    case strip(Strip)
    /// A switch.
    case toggle(Toggle)
    /// A slider.
    case slider(ScreenBody.Slider)
    /// A choice of one among a few options.
    case choice(ScreenBody.Choice)
    /// A field for a line of text.
    case field(ScreenBody.Field)
    /// A control that changes a setting of the container.
    case setting(ScreenBody.Setting)
    /// The container's settings as Swift source.
    case settingsSource
    /// A custom view.
    case view(ScreenBody.View)
    /// Empty space, in points; nil for an equal share of the height that is left.
    case spacer(Double?)
    /// Elements side by side, or one group of elements below each other.
    case group(Group)

    /// The actions of its buttons, rows and cards.
    var actions: [Action] {
      switch self {
      case .button(let button): button.action.map { [$0] } ?? []
      case .list(let rows): rows.compactMap(\.action)
      case .strip(let strip): strip.cards.compactMap(\.action)
      case .group(let group): group.columns.flatMap { $0.elements.flatMap(\.actions) }
      case .label, .image, .toggle, .spacer, .slider, .choice, .field, .setting, .settingsSource,
        .view:
        []
      }
    }
  }

  /// A text that wraps.
  package struct Label: Sendable, Hashable {
    /// The size and weight of a text.
    package enum Style: String, Sendable, Hashable, CaseIterable {
      case display, title, body, caption, code
    }
    /// The alignment of lines.
    package enum Alignment: String, Sendable, Hashable, CaseIterable {
      case leading, center, trailing
    }

    /// The text.
    package var text: String
    /// The size and weight; `body` by default.
    package var style = Style.body
    /// The alignment of its lines; centered by default, code at the leading edge.
    package var alignment = Alignment.center
    /// The color; nil for one that is legible on the page.
    package var color: Color?
    /// The size in points; nil for the style's.
    package var size: Double?
    /// The weight; nil for the style's.
    package var weight: Weight?
    /// The weight of a text.
    package enum Weight: String, Sendable, Hashable, CaseIterable {
      case regular, bold
    }
  }

  /// A picture in a page, row or card.
  package struct Picture: Sendable, Hashable {
    /// The colors that a picture is drawn in.
    package enum Rendering: String, Sendable, Hashable, CaseIterable {
      case original, template
    }
    /// How a picture is placed in its width and height.
    package enum Mode: String, Sendable, Hashable, CaseIterable {
      case fit, fill
    }
    /// The width of a picture that is as wide as the page, in points; it is limited when it is laid out.
    static let fullWidth = 10_000.0
    /// The height of such a picture unless the file says it, in points.
    static let fullHeight = 200.0

    /// The name of the image.
    package var name: String
    /// The name for people who do not see the picture; nil for decoration.
    package var label: String?
    /// The width in points; nil for the height, or 96 if that is nil too.
    package var width: Double?
    /// The height in points; nil for the width, or 96 if that is nil too.
    package var height: Double?
    /// Whether it is drawn in one color; false by default, for its own colors.
    package var isTemplate = false
    /// The color of a template; nil for one that is legible on the page.
    package var color: Color?
    /// The placement in its width and height; all of it in the middle by default.
    package var mode = Mode.fit
    /// The radius of its round corners in points; 0 by default.
    package var corners = 0.0
    /// What fills its width and height behind it; nil for nothing.
    package var background: Background?
  }

  /// A row of a list.
  package struct Row: Sendable, Hashable {
    /// The text.
    package var title: String
    /// A second, smaller text; nil for none.
    package var subtitle: String?
    /// The name of the image before the text; nil for none.
    package var image: String?
    /// A large picture before the text; nil for none.
    package var picture: Picture?
    /// The action of a tap; nil for none.
    package var action: Action?
  }

  /// A strip of cards side by side, which scrolls by itself.
  package struct Strip: Sendable, Hashable {
    /// The cards in reading order.
    package var cards: [Card]
    /// The height in points; 120 by default.
    package var height = 120.0
    /// The width of a card in points; 120 by default.
    package var cardWidth = 120.0
  }

  /// A card of a strip.
  package struct Card: Sendable, Hashable {
    /// The text; nil for an image or picture alone.
    package var title: String?
    /// The name of the image in one color; nil for none.
    package var image: String?
    /// A picture as wide as the card; nil for none.
    package var picture: Picture?
    /// The background; nil for the theme's color.
    package var background: Background?
    /// The action of a tap; nil for none.
    package var action: Action?
  }

  /// A switch with a title.
  package struct Toggle: Sendable, Hashable {
    /// The identifier, unique among the file's toggles.
    package var id: PageID
    /// The title for people.
    package var title: String
    /// Whether it is on initially; false by default.
    package var isOn = false
  }
}
