# Turns the lines of Scripts/bench into a table and a JSON file; see there for what they mean.

function sort(list, count,   i, j, value) {
  for (i = 2; i <= count; i++) {
    value = list[i]
    for (j = i - 1; j >= 1 && list[j] > value; j--) list[j + 1] = list[j]
    list[j + 1] = value
  }
}

# The middle of a sorted list.
function middle(list, count) {
  return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}

# The median cost of a frame of a demo, in microseconds.
function frame(path, demo,   list, count, pass) {
  count = 0
  for (pass = 1; pass <= passes; pass++) {
    if ((pass, path, demo) in demoCost) list[++count] = demoCost[pass, path, demo]
  }
  if (count == 0) return 0
  sort(list, count)
  return middle(list, count)
}

# A row for a demo: both ways of presenting, and what share of a 60th of a second the dearer takes.
function demoRow(demo,   surface, texture, share) {
  surface = frame("surface", demo)
  texture = frame("texture", demo)
  share = (surface > texture ? surface : texture) * 60 / 1e6
  printf "%-62s %9.1f %9.1f %6.2f\n", demo, surface, texture, share
  demoMembers = demoMembers (demoMembers == "" ? "" : ",") sprintf( \
    "\n    {\"options\":\"%s\",\"surface\":%s,\"texture\":%s,\"share\":%.3f}", demo, surface, texture, share)
}

# The median of what `pick` chooses: the values of a program, or the ratios of ours to the other within each pass.
function median(figure, pick,   list, count, pass) {
  count = 0
  for (pass = 1; pass <= passes; pass++) {
    if (!((pass, "ours", figure) in value) || !((pass, "minimal", figure) in value)) continue
    if (pick != "ratio") list[++count] = value[pass, pick, figure]
    else if (value[pass, "minimal", figure] > 0)
      list[++count] = value[pass, "ours", figure] / value[pass, "minimal", figure]
  }
  if (count == 0) return "-"
  sort(list, count)
  return middle(list, count)
}

function shown(number, digits) {
  return number == "-" ? "-" : sprintf("%." digits "f", number)
}

function cost(name, nanoseconds, allocations) {
  return sprintf("\"%s\":{\"nanoseconds\":%s,\"allocations\":%s}", name, nanoseconds, allocations)
}

function row(figure, text, divisor, digits,   ours, minimal, ratio) {
  ours = median(figure, "ours")
  if (ours == "-") return
  minimal = median(figure, "minimal")
  ratio = median(figure, "ratio")
  printf "%-46s %10s %10s %8s\n", text, shown(ours / divisor, digits), shown(minimal / divisor, digits), shown(ratio, 2)
  members = members (members == "" ? "" : ",") sprintf("\n    \"%s\":{\"ours\":%s,\"minimal\":%s,\"ratio\":%s}", \
    figure, ours, minimal, ratio == "-" ? "null" : sprintf("%.3f", ratio))
}

part == "demos" {
  pass = $1
  path = $2
  cost_us = $3
  sub(/^[^ ]+ [^ ]+ [^ ]+ /, "")
  if (!($0 in demoSeen)) {
    demoSeen[$0] = 1
    demo[++demoCount] = $0
  }
  demoCost[pass, path, $0] = cost_us + 0
  next
}

NF == 4 { value[$1, $2, $3] = $4 + 0; hasProgram = 1 }

NF == 9 {
  kit[++kitCount] = $0
  kitMembers = kitMembers (kitMembers == "" ? "" : ",") sprintf("\n    {\"pages\":%s,%s,%s,%s,%s}", \
    $1, cost("event", $2, $3), cost("drag", $4, $5), cost("settle", $6, $7), cost("dragWithoutToolbar", $8, $9))
}

END {
  if (hasProgram) {
    printf "%-46s %10s %10s %8s\n", "median of " passes, "ours", "minimal", "ratio"
    row("free_app_us", "processor a frame, free-running, us", 1, 1)
    row("free_server_us", "  of the X server", 1, 1)
    row("free_both_us", "  of both", 1, 1)
    row("paced_app_us", "processor a frame, dragged at 125 Hz, us", 1, 1)
    row("paced_server_us", "  of the X server", 1, 1)
    row("paced_both_us", "  of both", 1, 1)
    row("frames", "frames in the gesture", 1, 0)
    row("start_ms", "start to first frame, ms", 1, 1)
    row("pss_kb", "memory (PSS), MB", 1024, 1)
    row("idle_wakeups", "wakeups in 10 s at rest", 1, 0)
    row("idle_frames", "frames in 10 s at rest", 1, 0)
  }
  if (demoCount) {
    if (hasProgram) print ""
    printf "%-62s %9s %9s %6s\n", "processor a frame, us; the dearer as a share of 1/60 s", "surface", "texture", "share"
    for (i = 1; i <= demoCount; i++) demoRow(demo[i])
  }
  if (kitCount) {
    if (hasProgram || demoCount) print ""
    printf "%-10s %17s %17s %17s %17s\n", "kit", "an event", "a frame of a drag", "of a settle", "without toolbar"
    printf "%-10s", "pages"
    for (i = 1; i <= 4; i++) printf " %9s %7s", "ns", "allocs"
    print ""
    for (i = 1; i <= kitCount; i++) {
      split(kit[i], column, " ")
      printf "%-10s", column[1]
      for (j = 2; j <= 8; j += 2) printf " %9s %7s", column[j], column[j + 1]
      print ""
    }
  }
  printf "{\n  \"passes\":%d,\n  \"figures\":{%s\n  },\n  \"demos\":[%s\n  ],\n  \"kit\":[%s\n  ]\n}\n", passes, members, demoMembers, kitMembers > json
}
