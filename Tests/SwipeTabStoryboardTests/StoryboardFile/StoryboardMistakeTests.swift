import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// Every mistake that a storyboard file can have, with its place, its path and its words.
@Suite("Storyboard mistakes")
struct StoryboardMistakeTests {
  private func mistakes(
    in text: String, images: StoryboardFile.Images = .unchecked
  ) -> [String] {
    do throws(StoryboardFileError) {
      let document = try StoryboardReader.read(Array(text.utf8), file: "f", images: images)
      return document.warnings.map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  /// What is wrong with the members of a page that is well otherwise; column 1 is that of the first member.
  private func mistakes(inPageWith members: String) -> [String] {
    mistakes(in: #"{"pages":[{"id":"a","title":"A",\#n\#(members)}]}"#)
  }

  @Test("rows and columns lie at most eight deep in each other")
  func deepGroups() {
    func body(_ depth: Int) -> String {
      let opening = String(repeating: #"{"row":["#, count: depth)
      return #""body":["# + opening + #""x""# + String(repeating: "]}", count: depth) + "]"
    }
    expectEqual(mistakes(inPageWith: body(8)), [])
    let path = "$.pages[0].body[0]" + String(repeating: ".row[0]", count: 8) + ".row"
    expectEqual(
      mistakes(inPageWith: body(9)),
      [
        "f:2:80: rows and columns lie in each other at most 8 deep (at \(path))"
      ])
  }

  /// The keys that a message lists: the five that are nearest.
  private static func list(_ keys: [String], nearTo name: String) -> String {
    quotedList(NearestName.sorted(keys, nearTo: name), most: 5)
  }

  @Test(
    "a key of other tools is answered with the one that does what was meant, and never with one that looks like it",
    arguments: [
      (
        #""screens":[{"id":"s","hideTabBar":true}]"#,
        #"unknown key "hideTabBar"; use "toolbarVisibility""#
      ),
      (#""title":"Museum""#, #"unknown key "title"; expected"#),
      (#""start":"a""#, #"unknown key "start"; use "initial""#),
      (#""infinite":true"#, #"unknown key "infinite"; use "cyclic", an option of the container"#),
      (
        #""screens":[{"id":"s","viewportFraction":0.8}]"#,
        #"unknown key "viewportFraction"; use "pageExtent", an option of the container"#
      ),
      (#""screens":[{"id":"s","role":"x"}]"#, #"unknown key "role"; there is no key for that yet"#),
      (#""screens":[{"id":"s","body":[{"text":"x"}]}]"#, #"unknown key "text"; use "label""#),
      (#""screens":[{"id":"s","body":[{"pager":[]}]}]"#, #"unknown key "pager"; use "strip""#),
      (
        #""screens":[{"id":"s","body":[{"video":"x"}]}]"#,
        #"unknown key "video"; there is no key for that yet"#
      ),
      (
        #""screens":[{"id":"s","body":[{"button":{"title":"x","onTap":"s"}}]}]"#,
        #"unknown key "onTap"; use "push""#
      ),
      (#""colors":{"primary":"red"}"#, #"unknown key "primary"; use "selectedTint""#),
      (
        #""screens":[{"id":"s","body":[{"list":{"title":"x","rows":["a"]}}]}]"#,
        #"unknown key "title"; a list with a title stands in a section"#
      ),
      (
        #""screens":[{"id":"s","body":[{"field":{"id":"f","title":"F","type":"email"}}]}]"#,
        #"unknown key "type"; use "keyboard""#
      ),
    ])
  func meant(members: String, message: String) {
    let text = #"{"pages":[{"id":"a","title":"A"}],\#(members)}"#
    #expect(throws: StoryboardFileError.self) {
      try StoryboardReader.read(Array(text.utf8), file: "f")
    }
    do throws(StoryboardFileError) {
      _ = try StoryboardReader.read(Array(text.utf8), file: "f")
    } catch {
      expect(error.diagnostics.contains { $0.message.hasPrefix(message) }, "\(error.diagnostics)")
    }
  }

  @Test(
    "a key that was written in place of one that is missing gives one message",
    arguments: [
      #"{"button":{"title":"x","onTap":"s"}}"#, #"{"image":{"src":"x"}}"#,
      #"{"label":{"txet":"x"}}"#,
      #"{"button":{"titel":"x","pop":true}}"#,
    ])
  func once(element: String) throws {
    let text = #"{"pages":[{"id":"a","title":"A","body":[\#(element)]}]}"#
    let error = #expect(throws: StoryboardFileError.self) {
      try StoryboardReader.read(Array(text.utf8), file: "f")
    }
    let messages = try #require(error).diagnostics.map(\.message)
    expect(messages.count == 1 && messages[0].hasPrefix("unknown key"), "\(messages)")
  }

  static let pages: [(members: String, mistakes: [String])] = [
    (
      #""backgroun":"red","x":1"#,
      [
        #"f:2:1: unknown key "backgroun"; did you mean "background"? (at $.pages[0].backgroun)"#,
        #"f:2:19: unknown key "x"; expected \#(list(StoryboardKeys.page.names, nearTo: "x")) (at $.pages[0].x)"#,
      ]
    ),
    // Items.
    (
      #""badge":false,"enabled":1,"rendering":"templat","selectedImage":[]"#,
      [
        "f:2:9: expected a text, a number, or true for a dot, found false (at $.pages[0].badge)",
        "f:2:25: expected true or false, found a number (at $.pages[0].enabled)",
        #"f:2:39: expected "automatic", "template" or "original", found "templat"; did you mean "template"? (at $.pages[0].rendering)"#,
        "f:2:65: expected a string, found an array (at $.pages[0].selectedImage)",
      ]
    ),
    (
      #""look":{"titleSize":3,"titleWeight":"bolt","size":1},"selectedLook":{"imageInsets":{"top":"6"}}"#,
      [
        "f:2:21: expected a number from 4 to 64, found 3 (at $.pages[0].look.titleSize)",
        #"f:2:37: expected "regular" or "bold", found "bolt"; did you mean "bold"? (at $.pages[0].look.titleWeight)"#,
        #"f:2:44: unknown key "size"; expected "titleSize", "imageSize", "titleWeight", "imageInsets" or "titleInsets" (at $.pages[0].look.size)"#,
        "f:2:91: expected a number, found a string (at $.pages[0].selectedLook.imageInsets.top)",
      ]
    ),
    (
      #""animation":"bounse""#,
      [
        #"f:2:13: expected "bounce" or "turn", found "bounse"; did you mean "bounce"? (at $.pages[0].animation)"#
      ]
    ),
    (
      #""animation":{"perSecond":0}"#,
      [
        #"f:2:13: expected the key "frames" (at $.pages[0].animation)"#,
        "f:2:26: expected a number from 1 to 60, found 0 (at $.pages[0].animation.perSecond)",
      ]
    ),
    (
      #""badgeColor":"gren""#,
      [
        #"f:2:14: expected the name of a color, #RRGGBB or #RRGGBBAA, found "gren"; did you mean "green"? (at $.pages[0].badgeColor)"#
      ]
    ),
    (
      #""badge":1.5"#,
      [
        "f:2:9: expected a whole number of at least 0, found 1.5 (at $.pages[0].badge)"
      ]
    ),
    (
      #""badge":99999999999999999999"#,
      [
        "f:2:9: expected a whole number from 0 to 9223372036854775807, found 99999999999999999999 (at $.pages[0].badge)"
      ]
    ),
    (
      #""hint":"Al\u0000pha""#,
      [
        #"f:2:8: expected a text without control characters, found U+0000 in "AlU+0000pha" (at $.pages[0].hint)"#
      ]
    ),
    (
      #""item":{"title":"B"}"#,
      [#"f:1:29: "title" stands beside "item", but belongs into it (at $.pages[0].title)"#]
    ),
    // Pictures and groups.
    (
      #""body":[{"image":{"name":"p","width":"ful","rendering":"original","color":"red"}}]"#,
      [
        #"f:2:38: expected "full", found "ful"; did you mean "full"? (at $.pages[0].body[0].image.width)"#,
        #"f:2:75: "color" is for a template, and "rendering" is "original" (at $.pages[0].body[0].image.color)"#,
      ]
    ),
    (
      #""body":[{"image":{"name":"p","template":true,"rendering":"template"}}]"#,
      [
        #"f:2:58: "rendering" and "template" say the same; keep one of them (at $.pages[0].body[0].image.rendering)"#
      ]
    ),
    (
      #""body":[{"strip":[{"image":"i","picture":"p"},{"picture":{"name":"p","width":9}}]}]"#,
      [
        #"f:2:28: expected an image or a picture, found both (at $.pages[0].body[0].strip[0].image)"#,
        #"f:2:70: unknown key "width"; expected "mode", "name", "label", "focus", "color" or "rendering" (at $.pages[0].body[0].strip[1].picture.width)"#,
      ]
    ),
    (
      #""body":[{"row":[{"column":{"items":[],"weight":1,"width":2}}]},{"row":{"align":"middle"}}]"#,
      [
        #"f:2:48: expected "weight" or "width", found both (at $.pages[0].body[0].row[0].column.weight)"#,
        #"f:2:71: expected the key "items" (at $.pages[0].body[1].row)"#,
        #"f:2:80: expected "top", "center" or "bottom", found "middle" (at $.pages[0].body[1].row.align)"#,
      ]
    ),
    // Colors.
    (
      #""background":"gren""#,
      [
        #"f:2:14: expected the name of a color, #RRGGBB or #RRGGBBAA, found "gren"; did you mean "green"? (at $.pages[0].background)"#
      ]
    ),
    (
      ##""background":"#12345""##,
      [
        ##"f:2:14: expected the name of a color, #RRGGBB or #RRGGBBAA, found "#12345" (at $.pages[0].background)"##
      ]
    ),
    (#""background":7"#, ["f:2:14: expected a color, found a number (at $.pages[0].background)"]),
    (
      #""background":{"from":"red","direction":"up","too":"blue"}"#,
      [
        #"f:2:40: expected "down", "across" or "diagonal", found "up" (at $.pages[0].background.direction)"#,
        #"f:2:45: unknown key "too"; did you mean "to"? (at $.pages[0].background.too)"#,
      ]
    ),
    // Bars and locks.
    (
      #""swipeLock":true,"toolbarVisibility":"hiden","navigationBarVisibility":0,"tab":"no","allowsDismissal":1"#,
      [
        #"f:2:13: expected "none", "forward", "backward" or "both", found true (at $.pages[0].swipeLock)"#,
        #"f:2:38: expected "shown" or "hidden", found "hiden"; did you mean "hidden"? (at $.pages[0].toolbarVisibility)"#,
        #"f:2:72: expected "shown" or "hidden", found a number (at $.pages[0].navigationBarVisibility)"#,
        #"f:2:80: expected true or false, found a string (at $.pages[0].tab)"#,
        "f:2:103: expected true or false, found a number (at $.pages[0].allowsDismissal)",
      ]
    ),
    (
      #""leading":[{"label":"x","pop":true},{"title":"x"},{"title":"x","pop":false}]"#,
      [
        #"f:2:12: expected the key "title" (at $.pages[0].leading[0])"#,
        #"f:2:13: unknown key "label"; expected \#(list(StoryboardKeys.barButton.names, nearTo: "label")) (at $.pages[0].leading[0].label)"#,
        #"f:2:37: expected one of \#(quotedList(StoryboardKeys.actions, most: .max)) (at $.pages[0].leading[1])"#,
        "f:2:70: expected true, found false (at $.pages[0].leading[2].pop)",
      ]
    ),
    // Actions.
    (
      #""trailing":[{"title":"x","push":"b","pop":true,"select":0}]"#,
      [
        #"f:2:33: there is no page or container "b" (at $.pages[0].trailing[0].push)"#,
        #"f:2:43: expected one action, found "push" and "pop"; use "do" for several (at $.pages[0].trailing[0].pop)"#,
        #"f:2:57: expected one action, found "push" and "select"; use "do" for several (at $.pages[0].trailing[0].select)"#,
      ]
    ),
    (
      #""body":[{"button":{"title":"x","select":1}},{"button":{"title":"x","select":"A"}},{"button":{"title":"x","select":null}},{"button":{"title":"x","toggle":"t"}},{"button":{"title":"x","push":" "}}]"#,
      [
        "f:2:41: expected the index of a tab from 0 to 0, found 1 (at $.pages[0].body[0].button.select)",
        #"f:2:77: there is no tab "A"; did you mean "a"? (at $.pages[0].body[1].button.select)"#,
        "f:2:115: expected the index or ID of a tab, found null (at $.pages[0].body[2].button.select)",
        #"f:2:154: there is no toggle "t" (at $.pages[0].body[3].button.toggle)"#,
        "f:2:190: expected an ID, found a blank string (at $.pages[0].body[4].button.push)",
      ]
    ),
    (
      #""trailing":[{"title":"x","send":" "},{"title":"x","send":1}]"#,
      [
        "f:2:33: expected the name of an action, found a blank string (at $.pages[0].trailing[0].send)",
        "f:2:58: expected a string, found a number (at $.pages[0].trailing[1].send)",
      ]
    ),
    // Bodies.
    (
      #""body":[{"view":" "},{"view":"v","hieght":2},{"height":2,"view":"w","label":"x"}]"#,
      [
        "f:2:17: expected an ID, found a blank string (at $.pages[0].body[0].view)",
        #"f:2:34: unknown key "hieght"; did you mean "height"? (at $.pages[0].body[1].hieght)"#,
        #"f:2:69: unknown key "label"; expected "view", "if", "unless", "height", "focusable" or "edgeToEdge" (at $.pages[0].body[2].label)"#,
      ]
    ),
    (
      #""body":[{"view":"v","height":-1,"edgeToEdge":1,"focusable":"x"},{"view":"v"}]"#,
      [
        "f:2:30: expected a number from 0 to 10000, found -1 (at $.pages[0].body[0].height)",
        "f:2:46: expected true or false, found a number (at $.pages[0].body[0].edgeToEdge)",
        "f:2:60: expected true or false, found a string (at $.pages[0].body[0].focusable)",
        #"f:2:73: duplicate view "v" on a page, first at 2:17 (at $.pages[0].body[1].view)"#,
      ]
    ),
    (#""body":"x""#, ["f:2:8: expected an array, found a string (at $.pages[0].body)"]),
    (
      #""body":[1,{},{"lable":"x"},{"label":"x","image":"y"}]"#,
      [
        "f:2:9: expected an object, found a number (at $.pages[0].body[0])",
        #"f:2:11: expected one of "label", "image", "button", "list", "strip", "toggle", "slider", "choice", "field", "setting", "code", "progress", "section", "grid", "link", "divider", "spacer", "row", "column" or "view" (at $.pages[0].body[1])"#,
        #"f:2:15: unknown key "lable"; did you mean "label"? (at $.pages[0].body[2].lable)"#,
        #"f:2:49: expected one element in an object, found "label" and "image" (at $.pages[0].body[3].image)"#,
      ]
    ),
    (
      #""body":[{"label":{"style":"big","align":"left","color":"re"}},{"image":{"width":-1,"height":99999}}]"#,
      [
        #"f:2:18: expected the key "text" (at $.pages[0].body[0].label)"#,
        #"f:2:27: expected "display", "title", "body", "caption" or "code", found "big" (at $.pages[0].body[0].label.style)"#,
        #"f:2:41: expected "leading", "center" or "trailing", found "left" (at $.pages[0].body[0].label.align)"#,
        #"f:2:56: expected the name of a color, #RRGGBB or #RRGGBBAA, found "re"; did you mean "red"? (at $.pages[0].body[0].label.color)"#,
        #"f:2:72: expected the key "name" (at $.pages[0].body[1].image)"#,
        "f:2:81: expected a number from 0 to 10000, found -1 (at $.pages[0].body[1].image.width)",
        "f:2:93: expected a number from 0 to 10000, found 99999 (at $.pages[0].body[1].image.height)",
      ]
    ),
    (
      #""body":[{"image":{"name":"i","template":false,"color":"red"}}]"#,
      [
        #"f:2:55: "color" is for a template, and "template" is false (at $.pages[0].body[0].image.color)"#
      ]
    ),
    (
      #""body":[{"button":"x"},{"button":{"style":"x","pop":true}},{"list":{}},{"list":[{"subtitle":"x"},7]}]"#,
      [
        "f:2:19: expected an object, found a string (at $.pages[0].body[0].button)",
        #"f:2:34: expected the key "title" (at $.pages[0].body[1].button)"#,
        #"f:2:43: expected "filled", "plain" or "icon", found "x" (at $.pages[0].body[1].button.style)"#,
        #"f:2:68: expected the key "rows" (at $.pages[0].body[2].list)"#,
        #"f:2:81: expected the key "title" (at $.pages[0].body[3].list[0])"#,
        "f:2:98: expected an object, found a number (at $.pages[0].body[3].list[1])",
      ]
    ),
    (
      #""body":[{"strip":{"height":"x"}},{"strip":[{"background":"red"}]},{"spacer":true},{"spacer":"flex"},{"spacer":-1}]"#,
      [
        #"f:2:18: expected the key "cards" (at $.pages[0].body[0].strip)"#,
        "f:2:28: expected a number, found a string (at $.pages[0].body[0].strip.height)",
        #"f:2:44: expected the key "title", "image" or "picture" (at $.pages[0].body[1].strip[0])"#,
        #"f:2:77: expected a number of points or "flexible", found true (at $.pages[0].body[2].spacer)"#,
        #"f:2:93: expected "flexible", found "flex" (at $.pages[0].body[3].spacer)"#,
        "f:2:111: expected a number from 0 to 10000, found -1 (at $.pages[0].body[4].spacer)",
      ]
    ),
    (
      #""body":[{"toggle":{"title":"x"}},{"toggle":{"id":"t","title":"x"}},{"toggle":{"id":"t","title":"y","on":0}}]"#,
      [
        #"f:2:19: expected the key "id" (at $.pages[0].body[0].toggle)"#,
        #"f:2:84: duplicate toggle "t", first at 2:50 (at $.pages[0].body[2].toggle.id)"#,
        "f:2:105: expected true or false, found a number (at $.pages[0].body[2].toggle.on)",
      ]
    ),
    // What other tools write.
    (
      #""body":[{"label":"x","color":"red"},{"label":"x","fontSize":12},{"button":{"title":"x","pop":true,"color":"red"}}],"transition":"curl""#,
      [
        #"f:2:22: unknown key "color"; "color" stands inside, as in { "label": { "text": …, "color": … } } (at $.pages[0].body[0].color)"#,
        #"f:2:50: unknown key "fontSize"; "size" stands inside, as in { "label": { "text": …, "size": … } } (at $.pages[0].body[1].fontSize)"#,
        #"f:2:99: unknown key "color"; its colors are those of the theme, see "colors", an option of the container (at $.pages[0].body[2].button.color)"#,
        #"f:2:116: unknown key "transition"; it stands beside an action, as in { "push": …, "transition": … }, or in the container (at $.pages[0].transition)"#,
      ]
    ),
    (
      #""body":[{"label":"x","if":"n == 1"},{"label":"x","if":"!on"},{"label":"x","if":"on && n > 1"}]"#,
      [
        #"f:2:27: expected the name of a value, or a comparison such as "seats > 2", found "n == 1": "==" is not part of formulas; use "=" (at $.pages[0].body[0].if)"#,
        #"f:2:55: expected the name of a value, or a comparison such as "seats > 2", found "!on": "!" is not part of formulas; use "not" (at $.pages[0].body[1].if)"#,
        #"f:2:80: expected the name of a value, or a comparison such as "seats > 2", found "on && n > 1": "&&" is not part of formulas; use "and" (at $.pages[0].body[2].if)"#,
      ]
    ),
    (
      #""background":"2F80ED""#,
      [
        ##"f:2:14: expected the name of a color, #RRGGBB or #RRGGBBAA, found "2F80ED"; write "#2F80ED" (at $.pages[0].background)"##
      ]
    ),
    (
      #""background":"rgb(0, 8, 255)""#,
      [
        ##"f:2:14: expected the name of a color, #RRGGBB or #RRGGBBAA, found "rgb(0, 8, 255)"; write "#0008FF" (at $.pages[0].background)"##
      ]
    ),
    // Controls.
    (
      #""body":[{"slider":{"id":"s","title":"x"}},{"slider":{"id":"s","title":"x","from":2,"to":2}},{"slider":{"id":"s","title":"x","to":2,"step":0,"value":3}}]"#,
      [
        #"f:2:19: expected the key "to" (at $.pages[0].body[0].slider)"#,
        #"f:2:89: expected a number greater than "from" (at $.pages[0].body[1].slider.to)"#,
        "f:2:139: expected a number from 0.001 to 1000000, found 0 (at $.pages[0].body[2].slider.step)",
        "f:2:149: expected a number from 0 to 2, found 3 (at $.pages[0].body[2].slider.value)",
      ]
    ),
    (
      #""body":[{"choice":{"id":"c","title":"C","options":[]}},{"choice":{"id":"d","title":"D","options":["a",{"name":"b"},"a"]}}]"#,
      [
        "f:2:51: expected one option at least, found none (at $.pages[0].body[0].choice.options)",
        #"f:2:116: duplicate option "a", first at 2:99 (at $.pages[0].body[1].choice.options[2])"#,
      ]
    ),
    (
      #""image":"","selectedImage":" ","body":[{"image":""}]"#,
      [
        "f:2:9: expected the name of an image, found a blank string (at $.pages[0].image)",
        "f:2:28: expected the name of an image, found a blank string (at $.pages[0].selectedImage)",
        "f:2:49: expected the name of an image, found a blank string (at $.pages[0].body[0].image)",
      ]
    ),
    (
      #""body":[{"choice":{"id":"c","options":["a",{"title":"B"}],"value":"d"}},{"choice":{"id":"c","title":"x","options":["a","b"],"value":"d"}},{"code":"x"}]"#,
      [
        #"f:2:19: expected the key "title" (at $.pages[0].body[0].choice)"#,
        #"f:2:44: expected the key "name" (at $.pages[0].body[0].choice.options[1])"#,
        #"f:2:133: expected "a" or "b", found "d" (at $.pages[0].body[1].choice.value)"#,
        #"f:2:147: expected "settings", found "x" (at $.pages[0].body[2].code)"#,
      ]
    ),
    (
      #""body":[{"button":{"title":"x","copySettings":false}}]"#,
      ["f:2:47: expected true, found false (at $.pages[0].body[0].button.copySettings)"]
    ),
  ]

  @Test("what is wrong in a page or a file is reported, all of it")
  func all() {
    for (members, expected) in Self.pages {
      expectEqual(mistakes(inPageWith: members), expected, "\(members)")
    }
    for (text, expected) in Self.files { expectEqual(mistakes(in: text), expected, "\(text)") }
  }

  static let files: [(text: String, mistakes: [String])] = [
    (
      #"{"tuning":{"stiffness":0,"snapPoint":2,"bounces":1,"slop":4}}"#,
      [
        "f:1:24: expected a number from 1 to 1000000, found 0 (at $.tuning.stiffness)",
        "f:1:38: expected a number from 0 to 1, found 2 (at $.tuning.snapPoint)",
        "f:1:50: expected true or false, found a number (at $.tuning.bounces)",
        #"f:1:52: unknown key "slop"; expected \#(list(StoryboardKeys.tuning.names, nearTo: "slop")) (at $.tuning.slop)"#,
      ]
    ),
    // Pages and their items.
    (#"{"pages":{}}"#, ["f:1:10: expected an array, found an object (at $.pages)"]),
    (#"{"pages":[7]}"#, ["f:1:11: expected an object, found a number (at $.pages[0])"]),
    (#"{"pages":[{"title":"A"}]}"#, [#"f:1:11: expected the key "id" (at $.pages[0])"#]),
    (
      #"{"pages":[{"id":"","title":"A"}]}"#,
      ["f:1:17: expected an ID, found a blank string (at $.pages[0].id)"]
    ),
    (
      #"{"pages":[{"id":"a"},{"id":"b","title":" "},{"id":"c","image":"i"},{"id":"d","image":"i","label":" "}]}"#,
      [
        #"f:1:11: page "a" cannot be a tab: it has neither a title nor an image (at $.pages[0])"#,
        #"f:1:22: page "b" cannot be a tab: it has neither a title nor an image (at $.pages[1])"#,
        #"f:1:45: page "c" cannot be a tab: it has an image and no title, and so needs a label (at $.pages[2])"#,
        #"f:1:68: page "d" cannot be a tab: its label is blank (at $.pages[3])"#,
      ]
    ),
    (
      #"{"pages":[{"id":"a","title":"A","tab":false},{"id":"b","item":7}]}"#,
      [
        #"f:1:11: page "a" cannot be a tab: it says "tab": false (at $.pages[0])"#,
        "f:1:63: expected an object, found a number (at $.pages[1].item)",
      ]
    ),
    (
      #"{"pages":[{"id":"a","title":7},{"id":"b","image":"i","label":7}]}"#,
      [
        "f:1:29: expected a string, found a number (at $.pages[0].title)",
        "f:1:62: expected a string, found a number (at $.pages[1].label)",
      ]
    ),
    (
      #"{"screens":[{"id":"a"}],"pages":[{"id":"a","title":"A"}]}"#,
      [#"f:1:40: duplicate ID "a", first at 1:19 (at $.pages[0].id)"#]
    ),
    (
      #"{"pages":[{"id":"a","title":"A","title":"B"}]}"#,
      [#"f:1:33: duplicate key "title", first at 1:21 (at $.pages[0].title)"#]
    ),
    // Registration.
    (
      #"{"screens":[{"id":"detail"}],"segues":[{"id":"x","page":"detial"},{"kind":"pop"},{"id":"detail"}],"ids":["deta",7]}"#,
      [
        #"f:1:57: there is no page "detial"; did you mean "detail"? (at $.segues[0].page)"#,
        #"f:1:67: expected the key "id" (at $.segues[1])"#,
        #"f:1:75: expected "show", "modal" or "custom", found "pop" (at $.segues[1].kind)"#,
        #"f:1:88: page "detail" cannot be a tab: it has neither a title nor an image (at $.segues[2].id)"#,
        #"f:1:106: there is no page "deta"; did you mean "detail"? (at $.ids[0])"#,
        "f:1:113: expected a string, found a number (at $.ids[1])",
      ]
    ),
    (
      #"{"pages":[{"id":"a","title":"A"},"a"],"ids":["a"]}"#,
      [
        #"f:1:11: warning: "a" is registered twice and makes one tab, first at 1:46 (at $.pages[0])"#,
        #"f:1:34: warning: "a" is registered twice and makes one tab, first at 1:46 (at $.pages[1])"#,
      ]
    ),
    // The first tab and the root.
    (#"{"initial":0}"#, ["f:1:12: there is no tab 0, as there are no tabs (at $.initial)"]),
    (
      #"{"initial":2,"pages":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}"#,
      ["f:1:12: expected the index of a tab from 0 to 1, found 2 (at $.initial)"]
    ),
    (
      #"{"initial":1,"pages":[{"id":"a","title":"A"},"a"]}"#,
      [
        "f:1:12: expected the index of a tab from 0 to 0, found 1 (at $.initial)",
        #"f:1:46: warning: "a" is registered twice and makes one tab, first at 1:23 (at $.pages[1])"#,
      ]
    ),
    (
      #"{"initial":1,"pages":[{"id":"a","title":"A"},{"id":"b"}]}"#,
      [#"f:1:46: page "b" cannot be a tab: it has neither a title nor an image (at $.pages[1])"#]
    ),
    (
      #"{"initial":"b","pages":[{"id":"a","title":"A"},{"id":"b","title":"B","hidden":true}]}"#,
      [#"f:1:12: warning: page "b" is hidden; another one shows first (at $.initial)"#]
    ),
    (
      #"{"initial":1,"pages":[{"id":"a","title":"A"},{"id":"b","title":"B","hidden":true}]}"#,
      [
        "f:1:12: warning: only 1 of 2 tabs are not hidden; another one shows first than number 1 (at $.initial)"
      ]
    ),
    (
      #"{"initial":"reds","root":"blu","pages":[{"id":"red","title":"A"},{"id":"blue","title":"B"}]}"#,
      [
        #"f:1:12: there is no tab "reds"; did you mean "red"? (at $.initial)"#,
        #"f:1:26: there is no page or container "blu"; did you mean "blue"? (at $.root)"#,
      ]
    ),
    (
      #"{"initial":-1}"#,
      ["f:1:12: expected a whole number of at least 0, found -1 (at $.initial)"]
    ),
    // Containers.
    (
      #"{"containers":[]}"#, ["f:1:15: expected a container at least, found none (at $.containers)"]
    ),
    (
      #"{"containers":[{"pages":[]},{"id":"a"},{"id":"a"}],"pages":[],"initial":0}"#,
      [
        #"f:1:16: expected the key "id" (at $.containers[0])"#,
        #"f:1:46: duplicate ID "a", first at 1:35 (at $.containers[2].id)"#,
        #"f:1:60: "pages" belongs into a container, as "containers" lists them (at $.pages)"#,
        #"f:1:73: "initial" belongs into a container, as "containers" lists them (at $.initial)"#,
      ]
    ),
    (
      #"{"when":{"onTop":{"toolbar":"up"},"on":{"pages":[]}},"pages":[{"id":"a","title":"A","body":[{"toggle":{"id":"onTop","title":"x"}}]}]}"#,
      [
        #"f:1:29: expected "top", "bottom", "leading" or "trailing", found "up" (at $.when.onTop.toolbar)"#,
        #"f:1:35: there is no value "on" (at $.when.on)"#,
        #"f:1:41: unknown key "pages"; expected \#(list(StoryboardKeys.settings.names, nearTo: "pages")) (at $.when.on.pages)"#,
      ]
    ),
    // Settings.
    (
      #"{"adaptive":"rail","adaptiveWidth":-1,"maximumItemWidth":"wide","pages":[{"id":"a","title":"A"}]}"#,
      [
        #"f:1:13: expected "never", "sidebar" or "top", found "rail" (at $.adaptive)"#,
        #"f:1:36: expected a number of at least 0, found -1 (at $.adaptiveWidth)"#,
        #"f:1:58: expected a number, found a string (at $.maximumItemWidth)"#,
      ]
    ),
    (
      #"{"toolbar":"botom","titles":1,"items":"fil","overflow":"x","toolbarHeight":1001,"blur":-1}"#,
      [
        #"f:1:12: expected "top", "bottom", "leading" or "trailing", found "botom"; did you mean "bottom"? (at $.toolbar)"#,
        #"f:1:29: expected "below" or "beside", found a number (at $.titles)"#,
        #"f:1:39: expected "fill", "centered", "automatic" or "tabs", found "fil"; did you mean "fill"? (at $.items)"#,
        #"f:1:56: expected "automatic", "shrink", "scroll" or "more", found "x" (at $.overflow)"#,
        "f:1:76: expected a number from 0 to 1000, found 1001 (at $.toolbarHeight)",
        "f:1:88: expected a number from 0 to 100, found -1 (at $.blur)",
      ]
    ),
    (
      #"{"items":{"shortest":9,"gap":4}}"#,
      [
        "f:1:22: expected a number from 28 to 10000, found 9 (at $.items.shortest)",
        #"f:1:30: "gap" is for centered items, "shortest" for tabs (at $.items.gap)"#,
      ]
    ),
    (
      #"{"items":{"gap":1e5},"toolbarVisibility":"no","animator":"underlin","transition":"zoom","theme":"blue"}"#,
      [
        #"f:1:10: expected the key "width" (at $.items)"#,
        "f:1:17: expected a number from 0 to 10000, found 1e5 (at $.items.gap)",
        #"f:1:42: expected "shown", "hidden" or "hiddenWithSinglePage", found "no" (at $.toolbarVisibility)"#,
        #"f:1:58: expected "none", "underline", "elastic-underline", "pill", "overlay", "zoom", "dots", "rainbow" or "lens", found "underlin"; did you mean "underline"? (at $.animator)"#,
        #"f:1:82: expected "slide", "overlap", "push", "depth", "zoom-out", "fade", "cover", "lift" or "curl", found "zoom" (at $.transition)"#,
        #"f:1:97: expected "light" or "dark", found "blue" (at $.theme)"#,
      ]
    ),
    (
      #"{"colors":{"tints":"red","tint":0},"navigation":"tabs","rtl":1,"distantSelection":"jump","naturalOrder":0,"translucent":0}"#,
      [
        #"f:1:12: unknown key "tints"; did you mean "tint"? (at $.colors.tints)"#,
        "f:1:33: expected a color, found a number (at $.colors.tint)",
        #"f:1:49: expected "continuous" or "perTab", found "tabs" (at $.navigation)"#,
        "f:1:62: expected true or false, found a number (at $.rtl)",
        #"f:1:83: expected "direct" or "scrollThrough", found "jump" (at $.distantSelection)"#,
        "f:1:105: expected true or false, found a number (at $.naturalOrder)",
        "f:1:121: expected true or false, found a number (at $.translucent)",
      ]
    ),
    (
      #"{"retention":"al","safeArea":{"top":-1,"botom":2},"contrast":1,"tuning":{"pagesPerSwipe":3,"holdDelay":-1}}"#,
      [
        #"f:1:14: expected "all", "visited" or "current", found "al"; did you mean "all"? (at $.retention)"#,
        "f:1:37: expected a number from 0 to 10000, found -1 (at $.safeArea.top)",
        #"f:1:40: unknown key "botom"; did you mean "bottom"? (at $.safeArea.botom)"#,
        #"f:1:62: expected "normal" or "high", found a number (at $.contrast)"#,
        #"f:1:90: expected "one" or "unlimited", found a number (at $.tuning.pagesPerSwipe)"#,
        "f:1:104: expected a number of at least 0, found -1 (at $.tuning.holdDelay)",
      ]
    ),
    (
      #"{"retention":-1}"#,
      ["f:1:14: expected a whole number from 0 to 1000000, found -1 (at $.retention)"]
    ),
    // Texts.
    (
      #"{"strings":{"en":{"SLUG-ONE":"One","TWO":"Two","SLUG-3":"SLUG-ONE"},"e n":{}},"locale":"ne","pages":[{"id":"a","title":"SLUG-ON","label":"SLUG-ON"}]}"#,
      [
        #"f:1:36: expected a token that begins with SLUG-, found "TWO" (at $.strings.en.TWO)"#,
        #"f:1:57: expected a text, found the token "SLUG-ONE" (at $.strings.en["SLUG-3"])"#,
        #"f:1:69: expected a locale such as "en" or "pt-BR", found "e n" (at $.strings["e n"])"#,
        #"f:1:88: there are no strings for "ne"; did you mean "en"? (at $.locale)"#,
        #"f:1:120: warning: there is no string for "SLUG-ON"; did you mean "SLUG-ONE"? (at $.pages[0].title)"#,
      ]
    ),
    (
      #"{"strings":{"en":7},"lenient":7,"$schema":7}"#,
      [
        "f:1:18: expected an object, found a number (at $.strings.en)",
        "f:1:31: expected true or false, found a number (at $.lenient)",
        #"f:1:43: expected a string, found a number (at $["$schema"])"#,
      ]
    ),
  ]

  @Test("a setting that there is none of is named with the nearest one")
  func settings() {
    let text =
      #""body":[{"setting":"stifness"},{"button":{"title":"x","next":"animators"}}]"#
    let found = mistakes(inPageWith: text)
    expectEqual(found.count, 2)
    expectEqual(found.first?.contains(#"found "stifness"; did you mean "stiffness"?"#), true)
    expectEqual(found.last?.contains(#"found "animators"; did you mean "animator"?"#), true)
  }

  @Test("images that are not there are reported wherever they are named")
  func images() {
    let images = StoryboardFile.Images(names: ["gear", "star"]) { ["gear", "star"].contains($0) }
    let text = #"""
      {"pages":[{"id":"a","title":"A","image":"gaer","selectedImage":"star",
        "leading":[{"title":"x","image":"q","pop":true}],
        "body":[{"image":"gear"},{"strip":[{"image":"sta"}]},{"list":[{"title":"x","image":"STAR"}]}]}]}
      """#
    expectEqual(
      mistakes(in: text, images: images),
      [
        #"f:1:41: there is no image "gaer"; did you mean "gear"? (at $.pages[0].image)"#,
        #"f:2:35: there is no image "q" (at $.pages[0].leading[0].image)"#,
        #"f:3:47: there is no image "sta"; did you mean "star"? (at $.pages[0].body[1].strip[0].image)"#,
        #"f:3:86: there is no image "STAR"; did you mean "star"? (at $.pages[0].body[2].list[0].image)"#,
      ])
    var asked: [String] = []
    let counting = StoryboardFile.Images { name in
      asked.append(name)
      return true
    }
    expectEqual(mistakes(in: text, images: counting), [])
    expectEqual(asked, ["gaer", "star", "q", "gear", "sta", "STAR"])
  }
}
