/// The frontmost layer: the recipients of contacts, keys and the focus, and the content in front of everything.
@MainActor class OnFront: OnBodies {
  final let longPress: LongPress
  final let barPresses: BarPresses
  final let hostedContacts: HostedContacts
  final let toaster: Toaster
  final let pagePainter: PagePainter
  final let overview: PageOverview
  final let tooltips: Tooltips
  final let hover: HoverTracker
  final let drops: DropTargets
  final let focusOrder: FocusOrder
  final let focusRing: FocusRing
  final let focusKeys: FocusKeys
  final let shortcutHelp: ShortcutHelp
  final let recentPages: RecentPages
  final let keys: KeyRouter
  final let arbiter: ContactArbiter

  init(making parts: OnBodies) {
    longPress = LongPress(parts)
    barPresses = BarPresses(parts, longPress: longPress)
    hostedContacts = HostedContacts(parts)
    toaster = Toaster(parts)
    pagePainter = PagePainter(parts)
    overview = PageOverview(parts, pages: pagePainter)
    tooltips = Tooltips(parts)
    hover = HoverTracker(parts, tooltips: tooltips, hostedContacts: hostedContacts)
    drops = DropTargets(parts)
    focusOrder = FocusOrder(parts)
    focusRing = FocusRing(parts, order: focusOrder)
    focusKeys = FocusKeys(parts, order: focusOrder, ring: focusRing)
    shortcutHelp = ShortcutHelp(parts)
    recentPages = RecentPages(parts)
    keys = KeyRouter(
      parts, overview: overview, shortcutHelp: shortcutHelp, recentPages: recentPages)
    arbiter = ContactArbiter(
      parts, barPresses: barPresses, hostedContacts: hostedContacts, hover: hover, keys: keys)
    super.init(parts)
  }

  init(_ parts: OnFront) {
    longPress = parts.longPress
    barPresses = parts.barPresses
    hostedContacts = parts.hostedContacts
    toaster = parts.toaster
    pagePainter = parts.pagePainter
    overview = parts.overview
    tooltips = parts.tooltips
    hover = parts.hover
    drops = parts.drops
    focusOrder = parts.focusOrder
    focusRing = parts.focusRing
    focusKeys = parts.focusKeys
    shortcutHelp = parts.shortcutHelp
    recentPages = parts.recentPages
    keys = parts.keys
    arbiter = parts.arbiter
    super.init(parts)
  }
}
