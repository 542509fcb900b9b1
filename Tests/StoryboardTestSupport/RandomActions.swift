@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Makes up what happens next; the same for the same seed.
struct RandomActions {
  private var generator: SeededGenerator
  /// How many pages a list has at most.
  private let mostPages: Int
  /// Whether fingers on a touchpad move things too.
  private let pans: Bool
  /// Whether screens often come and go several times in one frame, by keys and presses too.
  private let hurries: Bool
  /// In microseconds, so that every moment can be written down.
  private var clock = 0
  private var places: [Contact: Point] = [:]

  static let contacts = [
    Contact.mouse, Contact(device: .touch), Contact(device: .touch, pointer: 1),
  ]
  private static let keys = [
    "ctrl+tab", "ctrl+shift+tab", "ctrl+pagedown", "ctrl+pageup", "alt+1", "alt+3", "alt+9", "tab",
    "left", "right", "home", "end", "space", "enter", "escape", "escape", "a", "alt+left", "up",
    "down", "ctrl+shift+pageup", "ctrl+shift+pagedown", "ctrl+w", "ctrl+t",
  ]

  init(seed: UInt64, mostPages: Int, pans: Bool = false, hurries: Bool = false) {
    generator = SeededGenerator(seed: seed)
    (self.mostPages, self.pans, self.hurries) = (mostPages, pans, hurries)
  }

  mutating func next() -> RandomAction {
    if hurries, number(in: 0...2) == 0 { return hurried() }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<30: return advance()
    case 30..<42: return press()
    case 42..<64: return .input(move())
    case 64..<75: return release()
    case 75..<76: return cancel()
    case 76..<83: return .input(wheel())
    case 83..<88: return key()
    case 88..<89: return resize()
    case 89..<94: return .select(number(in: -1...mostPages), animated: number(in: 0...5) > 0)
    case 94..<95: return .pages(ids())
    case 95..<97: return settings()
    case 97..<98:
      return .option(RandomAction.Option.allCases.randomElement(using: &generator) ?? .fill)
    default: return rare()
    }
  }

  private mutating func hurried() -> RandomAction {
    switch number(in: 0...8) {
    case 0, 1: return .push(plainScreen())
    case 8: return .input(.key(KeyPress(.right, modifiers: .alt)))
    case 2: return .pop
    case 3: return .input(.key(KeyPress(.left, modifiers: .alt)))
    case 4: return .input(.key(KeyPress(.enter)))
    case 5: return .input(.key(KeyPress(.escape)))
    case 6: return press()
    default:
      clock += 16_000
      return .advance(to: Double(clock) / 1_000_000)
    }
  }

  private mutating func rare() -> RandomAction {
    switch number(in: 0...15) {
    case 0: return .input(.leave)
    case 1: return .present(plainScreen())
    case 2: return .presentInside(plainScreen())
    case 3, 4: return .dismiss
    case 5...7: return .push(screen())
    case 8, 9: return .pushInside(screen())
    case 10...12:
      let screens = (0..<number(in: 0...3)).map { _ in screen() }
      return .setScreens(
        screens, page: number(in: 0...max(0, mostPages - 1)), animated: number(in: 0...2) > 0)
    case 13: return .popToRoot
    default: return .pop
    }
  }

  private mutating func plainScreen() -> PageID { PageID("s\(number(in: 0...3))") }

  /// A plain screen, or a container.
  private mutating func screen() -> PageID {
    number(in: 0...1) == 0 ? plainScreen() : PageID("w\(number(in: 0...3))")
  }

  /// Lifts every contact, for a silence that must end in rest.
  mutating func liftAll() -> [RandomAction] {
    defer { places.removeAll() }
    return Self.contacts.compactMap { contact in
      places[contact].map { .input(.release(contact, at: $0)) }
    }
  }

  mutating func silence() -> RandomAction {
    clock += 30_000_000
    return .advance(to: Double(clock) / 1_000_000)
  }

  // MARK: Kinds

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func coordinate(_ limit: Int) -> Double {
    Double(number(in: -80...limit * 8)) / 8
  }

  private mutating func advance() -> RandomAction {
    switch number(in: 0...9) {
    case 0: break
    case 1...6: clock += number(in: 1...20_000)
    case 7...8: clock += number(in: 1...200_000)
    default: clock += number(in: 1...2_000_000)
    }
    return .advance(to: Double(clock) / 1_000_000)
  }

  private mutating func contact() -> Contact {
    number(in: 0...3) == 0 ? Self.contacts[number(in: 0...2)] : .mouse
  }

  private mutating func point() -> Point {
    // Bars lie within 60 points of the upper and lower edge.
    let y = number(in: 0...3) == 0 ? Double(number(in: 740...805)) : coordinate(800)
    return Point(x: coordinate(420), y: y)
  }

  private mutating func press() -> RandomAction {
    let (contact, point) = (contact(), point())
    let button = number(in: 0...20)
    if places[contact] == nil { places[contact] = point }
    return .input(.press(contact, at: point, button: button == 0 ? 3 : button == 1 ? 2 : 1))
  }

  private mutating func move() -> InputEvent {
    let contact = contact()
    guard let place = places[contact], number(in: 0...9) > 0 else {
      return .move(contact, to: point())
    }
    let reach = number(in: 0...4) == 0 ? 2400 : 240
    let moved = Point(
      x: place.x + Double(number(in: -reach...reach)) / 8,
      y: place.y + Double(number(in: -80...80)) / 8)
    places[contact] = moved
    return .move(contact, to: moved)
  }

  private mutating func release() -> RandomAction {
    let contact = contact()
    if contact.device == .mouse, number(in: 0...20) == 0 {
      return .input(.release(contact, at: places[contact] ?? point(), button: 2))
    }
    let point = places.removeValue(forKey: contact) ?? point()
    return .input(.release(contact, at: point))
  }

  private mutating func cancel() -> RandomAction {
    let contact = contact()
    places[contact] = nil
    return .input(.cancel(contact))
  }

  private mutating func wheel() -> InputEvent {
    let isWhole = number(in: 0...1) == 0
    let amount = isWhole ? Double(number(in: -2...2)) : Double(number(in: -40...40)) / 16
    let isSideways = number(in: 0...2) > 0
    switch pans ? number(in: 0...5) : 5 {
    case 0: return .panEnd
    case 1, 2:
      return .pan(
        dx: isSideways ? 20 * amount : 0, dy: isSideways ? 0 : 20 * amount, at: point())
    default: break
    }
    return .wheel(
      dx: isSideways ? amount : 0, dy: isSideways ? 0 : amount, at: point(),
      shift: number(in: 0...1) == 0)
  }

  private mutating func key() -> RandomAction {
    let keys = pans ? Self.keys + ["alt+right", "alt+right"] : Self.keys
    let name = keys[number(in: 0...keys.count - 1)]
    return .input(.key(KeyNames.parse(name) ?? KeyPress(.tab)))
  }

  private mutating func resize() -> RandomAction {
    let width = number(in: 0...20) == 0 ? 0 : Double(number(in: 200...900))
    return .input(
      .resize(Size(width: width, height: 800), scale: Double(number(in: 4...12)) / 4))
  }

  private mutating func ids() -> [PageID] {
    let library = (0..<mostPages + 2).map { PageID("p\($0)") }
    return Array(library.shuffled(using: &generator).prefix(number(in: 0...mostPages)))
  }

  private mutating func settings() -> RandomAction {
    let setting: ContainerSetting
    let value: ControlValue?
    switch number(in: 0...11) {
    case 11: return .set([:], hidden: number(in: 0...2) == 0 ? ids() : [])
    case 0:
      setting = .toolbar
      value = ContainerConfiguration.ToolbarPosition.allCases.randomElement(using: &generator).map {
        .text($0.rawValue)
      }
    case 1: (setting, value) = (.titles, .text(number(in: 0...1) == 0 ? "below" : "beside"))
    case 2:
      setting = .animator
      value = (Animators.all.randomElement(using: &generator)?.name).map { .text($0) }
    case 3: (setting, value) = (.rtl, .flag(number(in: 0...1) == 0))
    case 4: (setting, value) = (.reduceMotion, .flag(number(in: 0...2) == 0))
    case 5:
      (setting, value) = (.navigation, .text(number(in: 0...1) == 0 ? "continuous" : "perTab"))
    case 6:
      (setting, value) = (.paging, .text(number(in: 0...2) == 0 ? "vertical" : "horizontal"))
    case 7...9: (setting, value) = (.cyclic, .flag(number(in: 0...2) > 0))
    default: (setting, value) = (.theme, .text(number(in: 0...1) == 0 ? "light" : "dark"))
    }
    return .set(value.map { [setting: $0] } ?? [:], hidden: nil)
  }
}
