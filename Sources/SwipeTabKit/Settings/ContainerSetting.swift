/// An option of a container, by the name that storyboards, options, replays and saved states use.
///
/// Every property of ``ContainerConfiguration`` and ``GestureTuning`` is one or more of these, except the lists of what an
/// app adds to the names of animators and transitions.
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
  /// The animator of the toolbar.
  case animator
  /// The transition between pages.
  case transition
  /// The transition to a pushed screen.
  case pushTransition
  /// The transition to a sheet.
  case sheetTransition
  /// The edge that the toolbar stands at.
  case toolbar
  /// What a toolbar at the bottom becomes in a wide container.
  case adaptive
  /// The least width for which a toolbar at the bottom adapts, in points.
  case adaptiveWidth
  /// Whether a toolbar at a side can collapse.
  case sidebarState
  /// What the toolbar looks like.
  case toolbarStyle
  /// The placement of titles in items.
  case titles
  /// The distribution of items in the toolbar.
  case items
  /// The greatest width of items that share a horizontal toolbar, in points.
  case maximumItemWidth
  /// The policy for items that do not fit.
  case overflow
  /// Whether the user may move items.
  case reorder
  /// Whether the user may close pages.
  case close
  /// Whether the user may add pages.
  case add
  /// The light or dark theme.
  case theme
  /// The contrast of the theme's colors, normal or high.
  case contrast
  /// The colors that differ from those of the theme.
  case colors
  /// The color or gradient behind all pages.
  case backdrop
  /// How large texts are; 1 for their own size.
  case textScale
  /// The owner of pushed screens: the container or each page.
  case navigation
  /// How a distant page comes into view when it is selected.
  case distantSelection
  /// The paging axis.
  case paging
  /// Which pages stay alive while they are out of view.
  case retention
  /// Whether the first page follows the last.
  case cyclic
  /// The space between pages while they move, in points.
  case pageSpacing
  /// The share of the viewport that a page takes along the paging axis.
  case pageExtent
  /// Whether pages can be swiped.
  case swiping
  /// The time after which the next page is selected by itself, in seconds.
  case autoplay
  /// What the wheel does over the toolbar.
  case toolbarWheel
  /// The order in which Ctrl+Tab goes through pages.
  case tabKeyOrder
  /// The time after which the pages are nudged once, to show that they can be swiped, in seconds.
  case swipeHint
  /// Whether reading order runs from right to left.
  case rtl
  /// Whether motion is reduced: all motion except drags ends at once.
  case reduceMotion
  /// Whether pages extend under the bars.
  case translucent
  /// The radius by which bars blur what lies below, in points.
  case blur
  /// Which bars hide while a body is scrolled.
  case hideOnScroll
  /// The toolbar's height, in points.
  case toolbarHeight
  /// The width of a toolbar at a side, in points.
  case toolbarWidth
  /// When the toolbar is visible.
  case toolbarVisibility
  /// The navigation bar's height, in points.
  case navigationBarHeight
  /// When the navigation bar is visible.
  case navigationBarVisibility
  /// The insets for notches and rounded corners, in points.
  case safeArea
  /// Which contact swipes the pages at the end of a strip.
  case stripHandOver
  /// Whether choosing the selected item again pops all screens over its page.
  case popsToRootOnReselect
  /// Whether choosing the selected item again scrolls its page to the top.
  case scrollsToTopOnReselect
  /// The label of the back button.
  case backTitle
  /// The title of the item that opens the list of pages without an item of their own.
  case moreTitle
  /// The label of the button that closes a page.
  case closeTitle
  /// The label of the button that adds a page.
  case addTitle
  /// The label of the button that collapses a toolbar at a side.
  case sidebarTitle
  /// What is read aloud of an item whose page loads.
  case loadingTitle
  /// What is read aloud of an item that wants attention.
  case attentionTitle
  /// Whether F1 presents the sheet of shortcuts.
  case showsShortcuts
  /// Whether that sheet lists the shortcuts of a window.
  case listsWindowShortcuts
  /// The titles of shortcuts on that sheet.
  case shortcutTitles
  /// The titles of the commands in the menu of a tab.
  case tabCommandTitles
  /// The titles of the commands in the menu of a text field.
  case editCommandTitles

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
  /// How far fingers on a touchpad move before they choose an axis, in points.
  case panSlop
  /// How far a mouse must go back to have turned, in points.
  case mouseTurn
  /// How far a finger must go back to have turned, in points.
  case touchTurn
  /// The largest angular frequency of the spring after a fling, in radians per second.
  case flingFrequency
  /// How far a fling against an end carries the pages on at most, in points.
  case endRun
  /// How many pages a fling may turn.
  case pagesPerSwipe
  /// The largest release speed that counts, in points per second.
  case speedLimit
  /// The distance from its target within which a motion counts as at rest, in points.
  case restDistance
  /// The speed below which it does, in points per second.
  case restSpeed
  /// How long a wheel must be silent to end a drag and before another notch turns a page, in seconds.
  case wheelQuiet
  /// The share of its speed that a flung body keeps after each millisecond.
  case scrollDeceleration
  /// The speed at which a flung body comes to rest, in points per second.
  case scrollRestSpeed
  /// How long the pointer rests on an item before its tooltip shows, in seconds.
  case tooltipDelay
  /// How long no letter is typed until the next one begins another text to look for, in seconds.
  case typeAheadQuiet
  /// How long a finger stays on a text field or a tab to open its menu, in seconds.
  case longPressDelay
  /// How long a finger holds an item of a scrolling toolbar before it can be carried, in seconds.
  case holdDelay
  /// How near to an end of the toolbar a carried item makes it scroll, in points.
  case edgeZone
  /// The largest speed of that scrolling, in points per second.
  case edgeSpeed

  /// The kinds of values.
  public enum Kind: Sendable, Hashable {
    /// A number on a scale.
    case number(NumberScale)
    /// One of a few names.
    case choice([String])
    /// On or off.
    case flag
    /// A text that says the whole value; no control shows it.
    case text
  }

  /// The settings of `GestureTuning`; storyboards have them in an object `tuning`.
  public static let tuning = allCases.filter { $0.row.property.hasPrefix("tuning.") }

  /// Whether the setting applies to a container together with all that it hosts.
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
