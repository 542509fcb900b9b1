import SwipeTabKit

/// Keys of other tools that users try, in lower case, with the keys for the same purpose here.
///
/// The first key that an object has is used. An empty list means that there is no such key, so that no key with a
/// similar spelling is suggested.
enum MeantKeys {
  static let all: [String: [String]] =
    groups.split(separator: "\n").reduce(into: [:]) { all, line in
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      for name in parts[0] { all[name] = parts.count > 1 ? parts[1] : [] }
    }

  /// Remarks on keys in the wrong object, where `key.name` is for objects whose first key is `key`.
  static let remarks: [String: String] = {
    var remarks: [String: String] = [:]
    for key in StoryboardKeys.conditions.names {
      remarks[key] =
        "of an element it stands beside the name, as in { \"button\": …, \"\(key)\": … }"
    }
    for key in ["title", "header", "footer", "section", "sections"] {
      remarks["rows.\(key)"] =
        "a list with a title stands in a section, as in { \"section\": { \"title\": …, \"items\": [{ \"list\": … }] } }"
    }
    for key in ["color", "background", "tint"] {
      remarks["title.\(key)"] =
        "its colors are those of the theme, see \"colors\", an option of the container"
    }
    remarks["title.width"] = "in a row, elements share the width"
    remarks["title.setting"] = "it is an element, as in { \"setting\": … }"
    remarks["id.transition"] =
      "it stands beside an action, as in { \"push\": …, \"transition\": … }, or in the container"
    for key in ["padding", "margin", "spacing", "gap"] {
      remarks[key] = "distances are the same everywhere; an empty label makes room"
    }
    remarks["locale"] = "the language is that of the user, or of --locale"
    for (setting, names) in settings {
      for name in names.split(separator: " ").map(String.init) {
        remarks[name] = "use \(quoted(setting.rawValue)), an option of the container"
      }
    }
    return remarks
  }()

  /// Names in lower case that other libraries have for an option, wherever they are written.
  private static let settings: KeyValuePairs<ContainerSetting, String> = [
    .cyclic:
      "circular infinite infiniteloop infinitescroll isinfinite loop looping loops wraparound",
    .retention:
      "cacheextent freezeonblur keepalive keeppages lazy offscreenlimit offscreenpagelimit unmountonblur wantkeepalive",
    .pageExtent: "itemsperview pagesize pagesperview pagewidth peek slidesperview viewportfraction",
    .swiping:
      "allowsswiping draggable isscrollenabled isswipeenabled scrollenabled swipeable swipeenabled userscrollenabled",
    .transition: "pagetransformer pagetransition transformer",
    .hideOnScroll: "minimizebehavior tabbarminimizebehavior",
    .items: "gravity tabgravity",
    .reorder: "customizable customizableviewcontrollers",
  ]

  /// Names, and after a colon the keys that they mean.
  private static let groups = """
    hidetabbar hidestabbar hidetoolbar hidebottombar hidesbottombarwhenpushed tabbar tabbarhidden showtabbar showtoolbar: toolbarVisibility
    hidenavigationbar hidenavbar navbar navigationbar hideheader shownavbar: navigationBarVisibility
    start startpage home homepage first entry main: initial root
    tabs tabpages: pages
    children content elements subviews: body items
    title heading headline: navigationTitle label
    text string name: label title text
    description detail details caption secondary: subtitle label
    icon img picture photo: image picture
    src source file: name image
    hotspots hotspot areas imagemap map clickable: hotSpots
    radius cornerradius borderradius rounded: corners
    brand primary accent accentcolor primarycolor tintcolor: selectedTint colors
    bg backgroundcolor fill: background
    foreground textcolor foregroundcolor: text color
    collapse collapses: collapsed
    height: expanded height
    fontsize textsize: size
    fontweight: weight
    carousel pager slideshow cards scroller: strip
    hstack columns horizontal: row
    vstack stack vertical: column
    card box panel sections group fieldset: section
    dots snap snapping pagination: paged
    search input textfield textarea textinput edit: field
    checkbox switch check: toggle
    picker dropdown radio segmented segments options menu: choice
    stepper range: slider
    spinner loader progressbar loading: progress
    table rows listview: list
    hint prompt: placeholder
    password: secure
    type keyboardtype inputtype inputmode: keyboard
    multiline numberoflines linecount: lines
    mandatory isrequired needed: required
    maxlength max: limit to
    min: from
    ontap onclick action link goto navigate to target href: push
    modal sheet popup dialog alert: present
    back goback: pop
    close cancel: dismiss
    tab switchto: select
    then actions also: do
    url browse website: open
    redirect replacewith: replace
    delay timer timeout autoadvance wait: after
    split splitview master masterdetail secondary placeholderdetail: detail
    submit onenter enter return: onSubmit
    animation effect: transition
    increment increase add plus: step
    assign setvalue: set
    visible show shown condition where: if
    hide ifnot: unless
    variables vars values data store: state
    video date scroll else placement prominent role:
    """
}
