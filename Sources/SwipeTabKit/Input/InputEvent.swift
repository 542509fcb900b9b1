/// What a person did, in points and in words that no toolkit owns.
///
/// Events carry no time: the caller advances the container to the moment of the event and then hands it over.
public enum InputEvent: Sendable, Hashable {
  /// A finger or a button went down.
  case press(Contact, at: Point, button: Int = 1)
  /// A finger or the pointer moved; without a press before it, it hovers.
  case move(Contact, to: Point)
  /// A finger or a button went up.
  case release(Contact, at: Point, button: Int = 1)
  /// The system took the contact away: a grab by another program, a lost focus.
  case cancel(Contact)
  /// The pointer left the window; what it hovered is no longer hovered.
  case leave
  /// The wheel turned, in notches; fractions come from touchpads.
  ///
  /// Positive `dx` is rightwards, positive `dy` away from the user.
  case wheel(dx: Double, dy: Double, at: Point, shift: Bool = false)
  /// A key went down.
  case key(KeyPress)
  /// The container has a new size, at most 1,000,000 points either way, and a scale from 0.01 to 100 pixels per point.
  ///
  /// One that is no number changes nothing.
  case resize(Size, scale: Double)
}

/// The identity of one pointer, from its press to its release.
public struct Contact: Sendable, Hashable {
  /// What kind of device is pointing; the slop depends on it.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A mouse, a trackball or a pen.
    case mouse
    /// A finger on a touch panel.
    case touch
  }

  /// The kind of device; a mouse by default.
  public var device: Device
  /// Which pointer of the device: 0 for the only one, or a finger's number.
  public var pointer: Int

  /// Makes a contact; the mouse by default.
  public init(device: Device = .mouse, pointer: Int = 0) {
    self.device = device
    self.pointer = pointer
  }

  /// The mouse.
  public static let mouse = Contact()
}

/// A key with the modifiers that were held.
public struct KeyPress: Sendable, Hashable {
  /// A key that the container knows.
  public enum Key: Sendable, Hashable {
    /// A letter from a to z, in lower case, or a digit from 0 to 9.
    case character(Character)
    /// The Tab key.
    case tab
    /// The Enter or Return key.
    case enter
    /// The space bar.
    case space
    /// The Escape key.
    case escape
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The Home key.
    case home
    /// The End key.
    case end
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
    case pageDown
  }

  /// The modifiers of a key press.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit a modifier.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Either Control key.
    public static let control = Modifiers(rawValue: 1)
    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 2)
    /// Either Alt key.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// Makes a key press; without modifiers by default.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
