/// An option of a container, by the name that storyboards, options, replays and saved states use.
///
/// Every property of ``ContainerConfiguration`` and ``GestureTuning`` is one or more of these, except the lists of an
/// app's own animators and transitions.
///
/// It can be read and changed while the container runs:
///
/// ```swift
/// container.setValue(.number(250), of: .stiffness)
/// container.value(of: .stiffness)
/// ```
public enum ContainerSetting: String, Sendable, Hashable, CaseIterable, Codable,
  CodingKeyRepresentable
{
  case animator
  case transition
  case pushTransition
  case sheetTransition
  case toolbar
  case adaptive
  case adaptiveWidth
  case wideLayoutWidth
  case sidebarState
  case toolbarStyle
  case titles
  case items
  case maximumItemWidth
  case overflow
  case reorder
  case close
  case add
  case theme
  case contrast
  case colors
  case backdrop
  case textScale
  case navigation
  case distantSelection
  case paging
  case retention
  case cyclic
  case pageSpacing
  case pageExtent
  case swiping
  case autoplay
  case toolbarWheel
  case tabKeyOrder
  case swipeHint
  case rtl
  case reduceMotion
  case translucent
  case blur
  case hideOnScroll
  case toolbarHeight
  case toolbarWidth
  case toolbarVisibility
  case navigationBarHeight
  case navigationBarVisibility
  case safeArea
  case stripHandOver
  case popsToRootOnReselect
  case scrollsToTopOnReselect
  case backTitle
  case moreTitle
  case closeTitle
  case addTitle
  case sidebarTitle
  case loadingTitle
  case attentionTitle
  case requiredTitle
  case cutTitle
  case overview
  case showsShortcuts
  case listsWindowShortcuts
  case shortcutTitles
  case tabCommandTitles
  case editCommandTitles

  case stiffness
  case dampingRatio
  case flingSpeed
  case mouseSlop
  case touchSlop
  case mouseFlingDistance
  case touchFlingDistance
  case snapPoint
  case wheelNotch
  case rubberBand
  case bounces
  case panSlop
  case mouseTurn
  case touchTurn
  case flingFrequency
  case endRun
  case pagesPerSwipe
  case speedLimit
  case restDistance
  case restSpeed
  case wheelQuiet
  case scrollDeceleration
  case scrollRestSpeed
  case tooltipDelay
  case typeAheadQuiet
  case longPressDelay
  case holdDelay
  case edgeZone
  case edgeSpeed

  /// The kinds of values.
  public enum Kind: Sendable, Hashable {
    /// A number with a range and a step.
    case number(NumberScale)
    /// One of a few names.
    case choice([String])
    /// On or off.
    case flag
    /// A text for the whole value.
    ///
    /// It has no control.
    case text
  }

  /// The settings of `GestureTuning`.
  ///
  /// Storyboards have them in an object `tuning`.
  public static let tuning = allCases.filter { $0.row.property.hasPrefix("tuning.") }

  var isShared: Bool { row.isShared }

  /// The name in words, such as `Damping ratio`.
  public var title: String { row.title ?? rawValue.inWords }
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
