import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Bindings")
@MainActor
struct BindingTests {
  struct Address: Equatable {
    var town = "Ulm"
    var floor = 1.0
  }

  @Observable final class Model {
    var hasWiFi = true
    var size = "S"
    var address = Address()
  }

  @Bindable private var model = Model()

  private func app() -> SwipeTabApp {
    SwipeTabApp("Test") {
      Tab("A") {
        Toggle("Wi-Fi", isOn: $model.hasWiFi)
        Choice("Size", options: ["S", "M"], selection: $model.size)
        Field("Town", text: $model.address.town)
        Slider("Floor", value: Bindable(model).address.floor, in: 0...9, step: 1)
      }
    }
  }

  @Test("controls show and change properties of a model, and parts of them")
  func controls() throws {
    let app = app()
    app.update()
    expect(app.container.isOn("a/Wi-Fi"))
    expect(app.container.activate(label: "Wi-Fi"))
    expect(app.container.activate(label: "M"))
    app.container.setValue(.text("Bonn"), of: "a/Town")
    app.container.setValue(.number(4), of: "a/Floor")
    app.update()
    expect(!model.hasWiFi)
    expectEqual(model.size, "M")
    expectEqual(model.address, Address(town: "Bonn", floor: 4))
  }

  @Test("a change of the model shows")
  func changes() {
    let app = app()
    model.address.town = "Kiel"
    model.hasWiFi = false
    app.update()
    expectEqual(app.container.value(of: "a/Town"), .text("Kiel"))
    expect(!app.container.isOn("a/Wi-Fi"))
  }

  @Test("a constant stays, and a binding of closures asks them")
  func others() {
    let constant = Binding<Int>.constant(3)
    constant.wrappedValue = 4
    expectEqual(constant.wrappedValue, 3)
    var stored = 1
    let own = Binding(get: { stored * 2 }, set: { stored = $0 })
    own.wrappedValue = 5
    expectEqual(stored, 5)
    expectEqual(own.wrappedValue, 10)
    expectEqual(own.projectedValue.wrappedValue, 10)
  }
}
