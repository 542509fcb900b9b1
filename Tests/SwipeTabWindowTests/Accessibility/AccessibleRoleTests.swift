import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Roles of AT-SPI") struct AccessibleRoleTests {
  /// The names that `atspi_role_get_name` gives, by number, and what activating does.
  static let table: [UInt32: (name: String, action: String)] = [
    16: ("dialog", "click"), 20: ("filler", "click"), 23: ("frame", "click"),
    27: ("image", "click"), 29: ("label", "click"), 31: ("list", "click"),
    32: ("list item", "activate"), 33: ("menu", "click"), 35: ("menu item", "click"),
    37: ("page tab", "select"), 38: ("page tab list", "click"), 39: ("panel", "click"),
    40: ("password text", "click"), 42: ("progress bar", "click"), 43: ("push button", "click"),
    44: ("radio button", "select"),
    45: ("radio menu item", "select"), 51: ("slider", "click"), 62: ("toggle button", "toggle"),
    63: ("tool bar", "click"), 75: ("application", "click"), 79: ("entry", "click"),
    83: ("heading", "click"), 99: ("grouping", "click"), 101: ("notification", "click"),
  ]

  @Test("have AT-SPI's numbers, names and actions", arguments: table.keys.sorted())
  func numbers(number: UInt32) throws {
    let role = try #require(AccessibleRole(rawValue: number))
    expectEqual(role.name, Self.table[number]?.name)
    expectEqual(role.actionName, Self.table[number]?.action)
  }

  @Test("are those of a container's elements")
  func elements() {
    let numbers = AccessibilityRole.allCases.map { AccessibleRole($0).rawValue }
    expect(numbers.allSatisfy { Self.table[$0] != nil })
    let expected: [(AccessibilityRole, UInt32)] = [
      (.group, 20), (.tabPanel, 39), (.region, 39), (.navigation, 63), (.heading, 83),
      (.button, 43), (.tabList, 38), (.tab, 37), (.dialog, 16), (.list, 31), (.listItem, 32),
      (.menu, 33), (.menuCommand, 35), (.menuItem, 45), (.text, 29), (.image, 27), (.toggle, 62),
      (.slider, 51), (.progress, 42), (.entry, 79), (.radioGroup, 99), (.radio, 44),
      (.status, 101),
    ]
    expectEqual(expected.count, AccessibilityRole.allCases.count)
    for (role, number) in expected { expectEqual(AccessibleRole(role).rawValue, number, "\(role)") }
  }
}
