/// A setting of a container by the name that storyboards, options and replays use.
///
/// It can be shown and changed while the container runs:
///
/// ```swift
/// container.set(.stiffness, to: .number(250))
/// container.value(of: .stiffness)
/// ```
public enum ContainerSetting: String, Sendable, Hashable, CaseIterable, Codable,
  CodingKeyRepresentable
{
  /// The mark that follows the selected item.
  case animator
  /// How pages change places.
  case transition
  /// Where the toolbar stands.
  case toolbar
  /// Where titles stand.
  case titles
  /// How items share the toolbar.
  case items
  /// What becomes of items that find no room.
  case overflow
  /// Whether a person may move items.
  case reorder
  /// Whether a person may close pages.
  case close
  /// Light or dark.
  case theme
  /// Whose the pushed screens are.
  case navigation
  /// Which way distant selections come into view.
  case distantSelection
  /// The way that pages follow each other.
  case paging
  /// Whether the first page comes after the last.
  case cyclic
  /// Whether reading order runs from right to left.
  case rtl
  /// Whether every motion of the program's own is immediate.
  case reduceMotion
  /// Whether pages run under the bars.
  case translucent
  /// The radius by which bars blur what lies below, in points.
  case blur
  /// The toolbar's height, in points.
  case toolbarHeight

  /// How hard the spring pulls that moves pages to rest, in 1/s².
  case stiffness
  /// How much that spring is damped.
  case dampingRatio
  /// The release speed from which the direction decides, in points per second.
  case flingSpeed
  /// How far a mouse travels before it drags, in points.
  case mouseSlop
  /// How far a finger travels before it drags, in points.
  case touchSlop
  /// The share of the way to the next page from which a slow release goes on.
  case snapPoint
  /// How far one notch of a finely scrolling wheel drags, in points.
  case wheelNotch
  /// How much of the finger's travel shows past an end.
  case rubberBand
  /// Whether pages can be pulled past the ends.
  case bounces

  /// What a setting may be.
  public enum Kind: Sendable, Hashable {
    /// A number of a scale.
    case number(NumberScale)
    /// One of a few names.
    case choice([String])
    /// On or off.
    case flag
  }

  /// The settings that `GestureTuning` has.
  public static let tuning: [ContainerSetting] = [
    .stiffness, .dampingRatio, .flingSpeed, .mouseSlop, .touchSlop, .snapPoint, .wheelNotch,
    .rubberBand, .bounces,
  ]

  /// Whether it holds for a container and all that it hosts together.
  var isShared: Bool { self == .theme || self == .rtl || self == .reduceMotion }

  /// The name in words: `Damping ratio`.
  public var title: String {
    switch self {
    case .rtl: "Right to left"
    case .items: "Items in the toolbar"
    default: rawValue.inWords
    }
  }
}

extension String {
  /// A name in words: `Elastic underline` for `elastic-underline`, `Per tab` for `perTab`.
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
