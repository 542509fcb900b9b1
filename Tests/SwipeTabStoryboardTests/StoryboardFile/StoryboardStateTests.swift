import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// What a storyboard can say with its state, and every mistake in that.
@Suite("Storyboard state")
struct StoryboardStateTests {
  /// A file with a state, a page, and a control of each kind.
  static func file(_ body: String, more: String = "") -> String {
    """
    {"state":{"loggedIn":false,"seats":{"value":2,"from":1,"to":6},"name":"Ada"},\(more)
    "pages":[{"id":"a","title":"A","body":[
    \(body)
    ]}],"screens":[{"id":"b","title":"B","body":[{"toggle":{"id":"dark","title":"D"}},
    {"choice":{"id":"plan","title":"P","options":["basic","pro"]}},
    {"slider":{"id":"size","title":"S","to":10}},{"field":{"id":"mail","title":"M"}}]}]}
    """
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(StoryboardFileError) {
      return try StoryboardReader.read(Array(text.utf8), file: "f").warnings.map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  static let good: [String] = [
    #"{"label":"x","if":"loggedIn"},{"spacer":3,"unless":["loggedIn","seats > 3"]}"#,
    #"{"row":["x"],"if":"dark"},{"column":["x"],"unless":"plan = pro"},{"row":[{"column":["x"],"if":"size>=2"}]}"#,
    #"{"view":"chart","if":"mail"},{"section":{"items":[{"label":"x","if":"name = Ada"}]}}"#,
    #"{"list":[{"title":"x","if":"seats != 2"},{"title":"y","menu":[{"title":"z","pop":true,"unless":"dark"}]}]}"#,
    #"{"strip":[{"title":"x","if":"seats = 2"}]}"#,
    #"{"button":{"title":"x","on":"loggedIn"}},{"button":{"title":"x","off":"dark"}}"#,
    #"{"button":{"title":"x","set":{"seats":3,"name":"Bob","plan":"pro","dark":true}}}"#,
    #"{"button":{"title":"x","step":{"seats":-1,"size":0.5}}}"#,
    #"{"button":{"title":"x","do":[{"toggle":"loggedIn"},{"push":"b","if":"loggedIn","unless":"dark"}]}}"#,
    #"{"button":{"title":"x","replace":"b","transition":"fade"}},{"button":{"title":"x","root":"b"}}"#,
    #"{"button":{"title":"x","open":"https://example.org"}},{"field":{"id":"q","title":"Q","onSubmit":{"do":[{"push":"b"}]}}}"#,
    #""{seats} of {size}: {name}, {plan}, {mail} and { seats }""#,
  ]

  @Test("everything in a file can depend on every kind of value")
  func reads() {
    let others = [
      // Pages, items, containers, buttons of the navigation bar, and options.
      """
      {"state":{"on":true,"n":1},"when":{"on":{"theme":"dark"},"n > 3":{"toolbar":"top"}},
      "pages":[{"id":"a","title":"A","if":"on"},{"id":"b","item":{"title":"B","unless":"n = 1",
      "action":{"pop":true,"if":"on"},"menu":[{"title":"M","pop":true,"if":"on"}]},
      "trailing":[{"title":"T","pop":true,"if":"on"}]}]}
      """,
      """
      {"state":{"on":true},"containers":[{"id":"m","pages":["n",{"id":"a","title":"A"}]},
      {"id":"n","title":"N","if":"on","pages":[{"id":"b","title":"B"}]}]}
      """,
      // Braces that name nothing are no mistake in a file without a state.
      #"{"pages":[{"id":"a","title":"A","body":["let x = {y}"]}]}"#,
    ]
    for text in Self.good.map({ Self.file($0) }) + others {
      expectEqual(mistakes(text), [], "\(text)")
    }
  }

  static let wrong: [(body: String, mistakes: [String])] = [
    (
      #"{"label":"x","if":"logedIn"}"#,
      [#"f:3:19: there is no value "logedIn"; did you mean "loggedIn"? (at $.pages[0].body[0].if)"#]
    ),
    (
      #"{"label":"x","unless":["dark","seets > 2"]}"#,
      [
        #"f:3:31: there is no value "seets"; did you mean "seats"? (at $.pages[0].body[0].unless[1])"#
      ]
    ),
    (
      #"{"label":"x","if":"seats"}"#,
      [
        #"f:3:19: "seats" is a number; compare it with one, as in "seats > 0" (at $.pages[0].body[0].if)"#
      ]
    ),
    (
      #"{"label":"x","if":"dark = 1"}"#,
      [#"f:3:19: "dark" is on or off; name it alone (at $.pages[0].body[0].if)"#]
    ),
    (
      #"{"label":"x","if":"plan = por"}"#,
      [
        #"f:3:19: the choice "plan" has no option "por"; did you mean "pro"? (at $.pages[0].body[0].if)"#
      ]
    ),
    (
      #"{"label":"x","if":"plan"}"#,
      [
        #"f:3:19: "plan" is a choice; compare it with an option, as in "plan = basic" (at $.pages[0].body[0].if)"#
      ]
    ),
    (
      #"{"label":"x","if":"name < b"}"#,
      [
        #"f:3:19: "name" is a text, without order; "number(name)" reads a number in it (at $.pages[0].body[0].if)"#
      ]
    ),
    (
      #"{"label":"x","if":"seats => 2"},{"label":"x","if":[]},{"label":"x","if":true}"#,
      [
        #"f:3:19: expected the name of a value, or a comparison such as "seats > 2", found "seats => 2": "=>" is not part of formulas; use ">=" (at $.pages[0].body[0].if)"#,
        "f:3:51: expected a condition at least, found none (at $.pages[0].body[1].if)",
        "f:3:73: expected a condition, or an array of them, found true (at $.pages[0].body[2].if)",
      ]
    ),
    (
      #"{"button":{"title":"x","pop":true,"if":"dark"}}"#,
      [
        #"f:3:35: unknown key "if"; of an element it stands beside the name, as in { "button": …, "if": … } (at $.pages[0].body[0].button.if)"#
      ]
    ),
    (
      #"{"button":{"title":"x","on":"seats"}},{"button":{"title":"x","toggle":"size"}}"#,
      [
        #"f:3:29: "seats" is a number, and takes one (at $.pages[0].body[0].button.on)"#,
        #"f:3:71: "size" is not on or off (at $.pages[0].body[1].button.toggle)"#,
      ]
    ),
    (
      #"{"button":{"title":"x","set":{"seats":9,"plan":"por","name":1,"nme":"x"}}}"#,
      [
        #"f:3:31: 9 is not in the range of "seats" (at $.pages[0].body[0].button.set.seats)"#,
        #"f:3:41: the choice "plan" has no option "por"; did you mean "pro"? (at $.pages[0].body[0].button.set.plan)"#,
        #"f:3:54: "name" is a text, and takes one (at $.pages[0].body[0].button.set.name)"#,
        #"f:3:63: there is no value "nme"; did you mean "name"? (at $.pages[0].body[0].button.set.nme)"#,
      ]
    ),
    (
      #"{"button":{"title":"x","step":{"dark":1}}},{"button":{"title":"x","step":{}}}"#,
      [
        #"f:3:32: "dark" is no number, and has no steps (at $.pages[0].body[0].button.step.dark)"#,
        "f:3:74: expected the name of a value at least, found none (at $.pages[0].body[1].button.step)",
      ]
    ),
    (
      #"{"button":{"title":"x","do":[]}},{"button":{"title":"x","do":[{"push":"c"},{}]}}"#,
      [
        "f:3:29: expected an action at least, found none (at $.pages[0].body[0].button.do)",
        #"f:3:71: there is no page or container "c" (at $.pages[0].body[1].button.do[0].push)"#,
        "f:3:76: expected one of \(quotedList(StoryboardKeys.actions, most: .max)) (at $.pages[0].body[1].button.do[1])",
      ]
    ),
    (
      #"{"label":"x","if":"seats > zises"},{"label":"x","if":"dark + 1 > 0"},{"button":{"title":"x","step":{"seats":"name"}}}"#,
      [
        #"f:3:19: "seats" is a number; compare it with one, as in "seats > 0" (at $.pages[0].body[0].if)"#,
        #"f:3:54: expected a number, found "dark" (at $.pages[0].body[1].if)"#,
        #"f:3:109: "name" is a text; "number(name)" reads a number in it (at $.pages[0].body[2].button.step.seats)"#,
      ]
    ),
    (
      #"{"label":"x","if":"seats-size > 1"},{"label":"x","if":"seats * 2"},{"label":"{seats * 2:currncy} {seats * } {seats > 1}"}"#,
      [
        #"f:3:19: there is no value "seats-size"; a minus has spaces around it: "seats - size" (at $.pages[0].body[0].if)"#,
        "f:3:55: expected a condition, found a number (at $.pages[0].body[1].if)",
        #"f:3:77: warning: expected the name of a value or a formula in braces, found "{seats * 2:currncy}": there is no format "currncy"; did you mean "currency"? (at $.pages[0].body[2].label)"#,
        #"f:3:77: warning: expected the name of a value or a formula in braces, found "{seats * }": a value is missing (at $.pages[0].body[2].label)"#,
        #"f:3:77: warning: "seats > 1" is true or false, and has no text to show in braces (at $.pages[0].body[2].label)"#,
      ]
    ),
    (
      #""{seets} seats, {dark} and { x }""#,
      [
        #"f:3:1: warning: there is no value "seets" to show in braces; did you mean "seats"? (at $.pages[0].body[0])"#,
        #"f:3:1: warning: "dark" is on or off, and has no text to show in braces (at $.pages[0].body[0])"#,
        #"f:3:1: warning: there is no value "x" to show in braces (at $.pages[0].body[0])"#,
      ]
    ),
    (
      #"{"button":{"title":"x","pop":true,"transition":"fade"}},{"button":{"title":"x","push":"b","transition":"fad"}}"#,
      [
        #"f:3:48: "transition" says how "push" and "replace" move, not "pop" (at $.pages[0].body[0].button.transition)"#,
        #"f:3:104: expected \#(quotedList(PageTransitions.all.map(\.name))), found "fad"; did you mean "fade"? (at $.pages[0].body[1].button.transition)"#,
      ]
    ),
    (
      #"{"button":{"title":"x","replace":"c"}},{"button":{"title":"x","root":"c"}},{"button":{"title":"x","open":"example"}}"#,
      [
        #"f:3:34: there is no page or container "c" (at $.pages[0].body[0].button.replace)"#,
        #"f:3:70: there is no page or container "c" (at $.pages[0].body[1].button.root)"#,
        #"f:3:106: expected an address such as "https://example.org", found "example" (at $.pages[0].body[2].button.open)"#,
      ]
    ),
    (
      #"{"if":"dark"}"#,
      [
        "f:3:1: expected one of \(quotedList(StoryboardElements().names)) (at $.pages[0].body[0])"
      ]
    ),
  ]

  @Test("a wrong name or value has its place and the nearest name", arguments: wrong)
  func mistakes(body: String, mistakes expected: [String]) {
    expectEqual(mistakes(Self.file(body)), expected)
  }

  @Test("mistakes in the state itself, in forms of texts, and conditions of pages that are no tabs")
  func others() {
    let text = """
      {"state":{"a":[],"b":{"value":3,"from":1,"to":2},"c":{"from":1}," ":1},
      "strings":{"en":{"SLUG-A":{"one":"{x}","few":3}}},
      "pages":[{"id":"a","title":"A"}],"screens":[{"id":"b","if":"b > 1"}]}
      """
    expectEqual(
      mistakes(text),
      [
        "f:1:15: expected true, false, a number or a text, found an array (at $.state.a)",
        #"f:1:31: 3 is not in the range of "b" (at $.state.b.value)"#,
        #"f:1:54: expected the key "value" (at $.state.c)"#,
        #"f:1:65: expected the name of a value, found a blank string (at $.state[" "])"#,
        #"f:2:27: expected the key "other" (at $.strings.en["SLUG-A"])"#,
        #"f:2:34: warning: there is no value "x" to show in braces (at $.strings.en["SLUG-A"].one)"#,
        #"f:2:46: expected a string, found a number (at $.strings.en["SLUG-A"].few)"#,
        #"f:3:60: "if" hides a tab, which this page is not: it has neither a title nor an image (at $.screens[0].if)"#,
      ])
  }
}
