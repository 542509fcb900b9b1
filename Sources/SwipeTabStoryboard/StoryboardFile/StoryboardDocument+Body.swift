package import SwipeTabKit

extension StoryboardDocument {
  /// One part of a page's body.
  package enum Element: Sendable, Hashable {
    /// A text that wraps.
    case label(Label)
    /// A picture.
    case image(Picture)
    /// A button.
    case button(Button)
    /// Rows below each other, which scroll.
    case list([Row])
    /// Cards beside each other, which scroll by themselves.
    case strip(Strip)
    /// A switch.
    case toggle(Toggle)
    /// A slider.
    case slider(ScreenBody.Slider)
    /// One of a few names.
    case choice(ScreenBody.Choice)
    /// What shows and changes a setting of the container.
    case setting(ScreenBody.Setting)
    /// The container's settings as Swift source.
    case settingsSource
    /// Empty space, in points; nil for a share of what is left.
    case spacer(Double?)

    /// What its buttons, rows and cards do.
    var actions: [Action] {
      switch self {
      case .button(let button): button.action.map { [$0] } ?? []
      case .list(let rows): rows.compactMap(\.action)
      case .strip(let strip): strip.cards.compactMap(\.action)
      case .label, .image, .toggle, .spacer, .slider, .choice, .setting, .settingsSource: []
      }
    }
  }

  /// A text that wraps.
  package struct Label: Sendable, Hashable {
    /// How large and heavy it is.
    package enum Style: String, Sendable, Hashable, CaseIterable {
      case display, title, body, caption
    }
    /// Where its lines stand.
    package enum Alignment: String, Sendable, Hashable, CaseIterable {
      case leading, center, trailing
    }

    /// The text.
    package var text: String
    /// How large and heavy it is; `body` by default.
    package var style = Style.body
    /// Where its lines stand; in the middle by default.
    package var alignment = Alignment.center
    /// Its color; nil for one that reads well on the page.
    package var color: Color?
  }

  /// A picture in a page.
  package struct Picture: Sendable, Hashable {
    /// The name of the image.
    package var name: String
    /// What it shows, for people who do not see it; nil for decoration.
    package var label: String?
    /// The width in points; nil for the image's own.
    package var width: Double?
    /// The height in points; nil for the image's own.
    package var height: Double?
    /// Whether it is drawn in one color; by default in its own colors.
    package var isTemplate = false
    /// That color, which makes it a template; nil for one that reads well on the page.
    package var color: Color?
  }

  /// A line of a list.
  package struct Row: Sendable, Hashable {
    /// The text.
    package var title: String
    /// A second, smaller text; nil for none.
    package var subtitle: String?
    /// The name of the image before the text; nil for none.
    package var image: String?
    /// What a tap does; nil for nothing.
    package var action: Action?
  }

  /// Cards beside each other, which scroll by themselves.
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
    /// The text; nil for an image alone.
    package var title: String?
    /// The name of the image; nil for a text alone.
    package var image: String?
    /// What lies below; nil for the theme's color.
    package var background: Background?
    /// What a tap does; nil for nothing.
    package var action: Action?
  }

  /// A switch with a title.
  package struct Toggle: Sendable, Hashable {
    /// Its identifier, which no other toggle of the file has.
    package var id: PageID
    /// What it switches, in words.
    package var title: String
    /// Whether it is on at first; by default it is off.
    package var isOn = false
  }
}
