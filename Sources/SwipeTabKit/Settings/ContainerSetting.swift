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
  /// The animator of the toolbar.
  case animator
  /// The transition between pages.
  case transition
  /// The transition to a pushed screen.
  case pushTransition
  /// The transition to a sheet.
  case sheetTransition
  /// The edge at which the toolbar is.
  case toolbar
  /// The form of a toolbar at the bottom in a wide container.
  case adaptive
  /// The least width for which a toolbar at the bottom adapts, in points.
  case adaptiveWidth
  /// Whether a toolbar at a side can collapse.
  case sidebarState
  /// The look of the toolbar.
  case toolbarStyle
  /// The placement of titles in items.
  case titles
  /// The distribution of items in the toolbar.
  case items
  /// The largest width of items that fill a horizontal toolbar, in points.
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
  /// The colors that differ from the theme's colors.
  case colors
  /// The color or gradient behind all pages.
  case backdrop
  /// The scale of texts.
  ///
  /// 1 is their own size.
  case textScale
  /// The owner of pushed screens: the container or each page.
  case navigation
  /// The motion to a distant page when it is selected.
  case distantSelection
  /// The paging axis.
  case paging
  /// Which pages stay alive while they are out of view.
  case retention
  /// Whether the first page follows the last.
  case cyclic
  /// The space between pages while they move, in points.
  case pageSpacing
  /// The fraction of the viewport that a page takes along the paging axis.
  case pageExtent
  /// Whether pages can be swiped.
  case swiping
  /// The time after which the next page is selected, in seconds.
  ///
  /// 0 is never.
  case autoplay
  /// The effect of the wheel over the toolbar.
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
  /// The radius by which bars blur the content below, in points.
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
  /// The title of the item that opens the list of pages without a separate item.
  case moreTitle
  /// The label of the button that closes a page.
  case closeTitle
  /// The label of the button that adds a page.
  case addTitle
  /// The label of the button that collapses a toolbar at a side.
  case sidebarTitle
  /// The text that is read aloud for an item whose page loads.
  case loadingTitle
  /// The text that is read aloud for an item that wants attention.
  case attentionTitle
  /// The message below a required field that is empty.
  case requiredTitle
  /// The message below a field that has cut a text.
  case cutTitle
  /// Whether all pages can be shown at once.
  case overview
  /// Whether F1 presents the sheet of shortcuts.
  case showsShortcuts
  /// Whether the sheet of shortcuts lists the shortcuts of a window.
  case listsWindowShortcuts
  /// The titles of shortcuts on the sheet.
  case shortcutTitles
  /// The titles of the commands in the menu of a tab.
  case tabCommandTitles
  /// The titles of the commands in the menu of a text field.
  case editCommandTitles

  /// The stiffness of the spring that moves pages to rest, in 1/s².
  case stiffness
  /// The damping ratio of the spring that moves pages to rest.
  case dampingRatio
  /// The release speed from which the direction alone decides the target, in points per second.
  case flingSpeed
  /// The distance that a mouse travels before it drags, in points.
  case mouseSlop
  /// The distance that a finger travels before it drags, in points.
  case touchSlop
  /// The distance that a mouse must have moved for a fling, in points.
  case mouseFlingDistance
  /// The distance that a finger must have moved for a fling, in points.
  case touchFlingDistance
  /// The fraction of the way to the next page from which a slow release continues there.
  case snapPoint
  /// The distance by which one notch of a high-resolution wheel drags, in points.
  case wheelNotch
  /// The fraction of the finger's movement that pages follow past an end.
  case rubberBand
  /// Whether pages can be pulled past the ends.
  case bounces
  /// The distance that fingers on a touchpad move before they choose an axis, in points.
  case panSlop
  /// The distance from which a mouse that moves back counts as turned, in points.
  case mouseTurn
  /// The distance from which a finger that moves back counts as turned, in points.
  case touchTurn
  /// The largest angular frequency of the spring after a fling, in radians per second.
  case flingFrequency
  /// The largest distance that a fling past the first or last page carries the pages, in points.
  case endRun
  /// The number of pages that a fling may turn.
  case pagesPerSwipe
  /// The largest release speed that counts, in points per second.
  case speedLimit
  /// The distance from the target within which a motion counts as ended, in points.
  case restDistance
  /// The speed below which a motion counts as ended, in points per second.
  case restSpeed
  /// The time without wheel events that ends a drag, and after which another notch can turn a page, in seconds.
  case wheelQuiet
  /// The fraction of its speed that a flung body keeps after each millisecond.
  case scrollDeceleration
  /// The speed at which a flung body stops, in points per second.
  case scrollRestSpeed
  /// The time that the pointer must rest on an item before its tooltip is shown, in seconds.
  case tooltipDelay
  /// The time without typed letters after which the next letter begins a new search, in seconds.
  case typeAheadQuiet
  /// The time that a finger must stay on a text field or a tab to open its menu, in seconds.
  case longPressDelay
  /// The time that a finger must hold an item of a scrolling toolbar before it can be carried, in seconds.
  case holdDelay
  /// The distance from an end of the toolbar within which a carried item scrolls the toolbar, in points.
  case edgeZone
  /// The largest speed at which a carried item scrolls the toolbar, in points per second.
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
