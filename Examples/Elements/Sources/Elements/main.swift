// Every element of a page, with observed state, a pushed page and a sheet.

import Observation
import SwipeTabWindow

@Observable final class Kitchen {
  var guests = 2
  var isHot = true
  var strength = 0.5
  var milk = "Oat"
  var name = ""
}

let kitchen = Kitchen()

final class Scale: CustomView {
  func draw(in drawing: inout Drawing, context: ViewContext) {
    for x in stride(from: 0, through: context.size.width, by: context.size.width / 10) {
      drawing.line(from: Point(x: x, y: 0), to: Point(x: x, y: 12), width: 1, context.theme.tint)
    }
  }
}

func details(_ name: String) -> Page {
  Page(name) {
    Label("All about \(name)").style(.title)
    Button("How many guests", present: guests)
  }
}

var guests: Page {
  Page("Guests") {
    Label("\(kitchen.guests) guests").style(.title)
    Button("Back") { app.dismiss() }
  }
}

let app = SwipeTabApp("Kitchen") {
  Tab("Menu", icon: "mug") {
    Label("Good morning").style(.title).alignment(.leading)
    List {
      Row("Tea", subtitle: "a pot for two", image: "kettle", push: details("Tea"))
      Row("Coffee", image: "mug") { kitchen.guests += 1 }
      Row("Water")
    }
    List(1...2) { number in Row("Table \(number)") }
    Strip(height: 90, cardWidth: 90) {
      Card("Mug", image: "mug")
      Card("Bowl", image: "bowl", push: details("Bowl"))
    }
  }
  Tab("Order", icon: "list") {
    Toggle("Hot", isOn: kitchen.isHot) { kitchen.isHot = $0 }
    Slider("Strength", value: kitchen.strength) { kitchen.strength = $0 }
    Choice("Milk", options: ["Oat", "Cow"], selection: kitchen.milk) { kitchen.milk = $0 }
    Field("Name on the cup", text: kitchen.name, prompt: "Ada") { kitchen.name = $0 }
    Columns {
      Column {
        Image("kettle", label: "A kettle", width: 48, height: 48).tint()
        Label("\(kitchen.guests) guests").style(.caption)
      }
      Column {
        Button("One more") { kitchen.guests += 1 }
        Button("Guests", present: guests).style(.plain)
      }
    }
    Figure(height: 12) { drawing, context in
      drawing.roundedRect(context.bounds, radius: 6, context.theme.selectedTint)
    }
    CustomElement("scale", height: 12) { Scale() }
    Spacer()
    Button("Pay") { app.push(details("Bill")) }
  }
  .badge(kitchen.guests)
}
app.runOrExit()
