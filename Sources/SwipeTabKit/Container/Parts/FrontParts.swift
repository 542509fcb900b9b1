/// The frontmost layer: who gets a contact, a key or the focus, and what lies over everything.
@MainActor final class FrontParts: OnBodies {
  let longPress: LongPress
  let barPresses: BarPresses
  let hostedContacts: HostedContacts
  let toaster: Toaster
  let pagePainter: PagePainter
  let overview: PageOverview
  let tooltips: Tooltips
  let hover: HoverTracker
  let focusOrder: FocusOrder
  let focusRing: FocusRing
  let focusKeys: FocusKeys
  let shortcutHelp: ShortcutHelp
  let keys: KeyRouter
  let arbiter: ContactArbiter

  override init(_ parts: BodyParts) {
    longPress = LongPress(parts)
    barPresses = BarPresses(parts, longPress: longPress)
    hostedContacts = HostedContacts(parts)
    toaster = Toaster(parts)
    pagePainter = PagePainter(parts)
    overview = PageOverview(parts, pages: pagePainter)
    tooltips = Tooltips(parts)
    hover = HoverTracker(parts, tooltips: tooltips, hostedContacts: hostedContacts)
    focusOrder = FocusOrder(parts)
    focusRing = FocusRing(parts, order: focusOrder)
    focusKeys = FocusKeys(parts, order: focusOrder, ring: focusRing)
    shortcutHelp = ShortcutHelp(parts)
    keys = KeyRouter(parts, overview: overview, shortcutHelp: shortcutHelp)
    arbiter = ContactArbiter(
      parts, barPresses: barPresses, hostedContacts: hostedContacts, hover: hover, keys: keys)
    super.init(parts)
  }
}

/// A part that builds on all others.
@MainActor class OnFront: OnBodies {
  final let frontParts: FrontParts

  init(_ parts: FrontParts) {
    frontParts = parts
    super.init(parts.bodyParts)
  }
}

extension OnFront {
  var longPress: LongPress { frontParts.longPress }
  var barPresses: BarPresses { frontParts.barPresses }
  var hostedContacts: HostedContacts { frontParts.hostedContacts }
  var toaster: Toaster { frontParts.toaster }
  var pagePainter: PagePainter { frontParts.pagePainter }
  var overview: PageOverview { frontParts.overview }
  var tooltips: Tooltips { frontParts.tooltips }
  var hover: HoverTracker { frontParts.hover }
  var focusOrder: FocusOrder { frontParts.focusOrder }
  var focusRing: FocusRing { frontParts.focusRing }
  var focusKeys: FocusKeys { frontParts.focusKeys }
  var shortcutHelp: ShortcutHelp { frontParts.shortcutHelp }
  var keys: KeyRouter { frontParts.keys }
  var arbiter: ContactArbiter { frontParts.arbiter }
}
