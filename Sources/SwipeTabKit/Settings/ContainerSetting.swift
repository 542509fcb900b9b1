/// A setting of a container, by the name that storyboards, options and replays use.
///
/// It can be read and changed while the container runs:
///
/// ```swift
/// container.set(.stiffness, to: .number(250))
/// container.value(of: .stiffness)
/// ```
public enum ContainerSetting: String, Sendable, Hashable, CaseIterable, Codable,
  CodingKeyRepresentable
{
  /// The animator of the toolbar.
  case animator
  /// The transition between pages.
  case transition
  /// The edge that the toolbar stands at.
  case toolbar
  /// What a toolbar at the bottom becomes in a wide container.
  case adaptive
  /// The placement of titles in items.
  case titles
  /// The distribution of items in the toolbar.
  case items
  /// The policy for items that do not fit.
  case overflow
  /// Whether the user may move items.
  case reorder
  /// Whether the user may close pages.
  case close
  /// The light or dark theme.
  case theme
  /// The contrast of the theme's colors, normal or high.
  case contrast
  /// How large texts are; 1 for their own size.
  case textScale
  /// The owner of pushed screens: the container or each page.
  case navigation
  /// How a distant page comes into view when it is selected.
  case distantSelection
  /// The paging axis.
  case paging
  /// Whether the first page follows the last.
  case cyclic
  /// Whether pages can be swiped.
  case swiping
  /// Whether reading order runs from right to left.
  case rtl
  /// Whether motion is reduced: all motion except drags ends at once.
  case reduceMotion
  /// Whether pages extend under the bars.
  case translucent
  /// The radius by which bars blur what lies below, in points.
  case blur
  /// The toolbar's height, in points.
  case toolbarHeight

  /// The stiffness of the spring that moves pages to rest, in 1/s².
  case stiffness
  /// The damping ratio of that spring.
  case dampingRatio
  /// The release speed from which the direction alone decides the target, in points per second.
  case flingSpeed
  /// How far a mouse travels before it drags, in points.
  case mouseSlop
  /// How far a finger travels before it drags, in points.
  case touchSlop
  /// How far a mouse must have moved for a fling, in points.
  case mouseFlingDistance
  /// How far a finger must have moved for a fling, in points.
  case touchFlingDistance
  /// The share of the way to the next page from which a slow release continues there.
  case snapPoint
  /// How far one notch of a high-resolution wheel drags, in points.
  case wheelNotch
  /// The share of the finger's movement that pages follow past an end.
  case rubberBand
  /// Whether pages can be pulled past the ends.
  case bounces

  /// The kinds of values.
  public enum Kind: Sendable, Hashable {
    /// A number on a scale.
    case number(NumberScale)
    /// One of a few names.
    case choice([String])
    /// On or off.
    case flag
  }

  /// The settings that are stored in `GestureTuning`.
  public static let tuning: [ContainerSetting] = [
    .stiffness, .dampingRatio, .flingSpeed, .mouseSlop, .touchSlop, .mouseFlingDistance,
    .touchFlingDistance, .snapPoint, .wheelNotch, .rubberBand, .bounces,
  ]

  /// Whether the setting applies to a container together with all that it hosts.
  var isShared: Bool {
    switch self {
    case .theme, .contrast, .textScale, .rtl, .reduceMotion: true
    default: false
    }
  }

  /// The name in words, such as `Damping ratio`.
  public var title: String {
    switch self {
    case .rtl: "Right to left"
    case .items: "Items in the toolbar"
    case .adaptive: "Toolbar in a wide window"
    default: rawValue.inWords
    }
  }
}

extension String {
  /// The name in words: `Elastic underline` for `elastic-underline`, `Per tab` for `perTab`.
  var inWords: String {
    var words = ""
    for character in self {
      if character == "-" {
        words.append(" ")
      } else if words.isEmpty {
        words += character.uppercased()
      } else {
        words += character.isUppercase ? " " + character.lowercased() : String(character)
      }
    }
    return words
  }
}
