"""Reads the program over the accessibility bus as a screen reader does, and acts through it.

Usage: reader.py PROGRAM FOLDER [CHECK...]

Runs inside a D-Bus session with a display, where xdotool works. Recordings and logs go to the folder. After each check the
recording is replayed: what a reader requests is input like any other, so the replay must print the same states.
"""

import ctypes
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PROGRAM, FOLDER = sys.argv[1], sys.argv[2]
PATIENCE = 20  # Seconds until something that should come is given up.


def fail(text):
    raise AssertionError(text)


def pump(seconds=0.0):
    """Handles events of the bus for some time, at least those that are there."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        if time.monotonic() >= end:
            return
        time.sleep(0.005)


def wait_for(what, condition):
    """Waits until a condition holds, and returns what it returned.

    Objects may go while the condition looks at them; then it is asked again.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        pump()
        try:
            found = condition()
        except (GLib.Error, AttributeError):
            found = None
        if found:
            return found
        time.sleep(0.02)
    fail(f"waited {PATIENCE} s for {what}")


# The session's bus


def set_listening(is_on):
    """Says on the session's bus whether assistive technology listens."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", is_on)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None
        )


def accessibility_address():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, GLib.VariantType("(s)"), 0, -1, None
    )
    return answer.unpack()[0]


# The program


class Program:
    """The program with a demo, its printed states and its recording."""

    all = []

    def __init__(self, name, *options):
        self.name = name
        Program.all.append(self)
        self.recording = os.path.join(FOLDER, name + ".jsonl")
        self.log = open(os.path.join(FOLDER, name + ".log"), "w")
        arguments = [PROGRAM, "--size", "480x800", "--state", "--record", self.recording, *options]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.lines, self.states = queue.Queue(), []
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()
        self.window = wait_for("the window", self._find_window)
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window], stderr=subprocess.DEVNULL, check=False)

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def _find_window(self):
        if self.process.poll() is not None:
            fail(f"{self.name}: the program ended by itself with {self.process.returncode}")
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def read(self):
        while not self.lines.empty():
            self.states.append(self.lines.get())
        if self.process.poll() is not None:
            fail(f"{self.name}: the program ended by itself with {self.process.returncode}")

    def state(self, what, condition):
        """The first printed state after the last one taken that satisfies a condition."""

        def look():
            self.read()
            while self.taken < len(self.states):
                state = json.loads(self.states[self.taken])
                self.taken += 1
                if condition(state):
                    return state
            return None

        return wait_for(f"{self.name}: the state {what}", look)

    taken = 0

    def expect_selected(self, page):
        return self.state(f"with {page} selected", lambda state: (state["selected"] or {}).get("id") == page)

    def xdotool(self, *words):
        subprocess.run(["xdotool", *[str(word) for word in words]], check=True)

    def drag(self, x, y, dx, steps=30):
        script = [f"mousemove --window {self.window} {x} {y}", "sleep 0.05", "mousedown 1"]
        for step in range(1, steps + 1):
            script += ["sleep 0.008", f"mousemove --window {self.window} -- {x + dx * step // steps} {y}"]
        script += ["sleep 0.05", "mouseup 1"]
        subprocess.run(["xdotool", "-"], input="\n".join(script), text=True, check=True)

    def end(self):
        """Ends the program, and replays its recording."""
        self.process.terminate()
        status = self.process.wait(PATIENCE)
        if status != 0:
            fail(f"{self.name}: ended with {status}")
        self.read_rest()
        replay = [PROGRAM, "--headless", "--replay", self.recording]
        replayed = subprocess.run(replay, capture_output=True, text=True, check=False)
        if replayed.stdout != "".join(self.states):
            with open(os.path.join(FOLDER, self.name + ".replayed"), "w") as file:
                file.write(replayed.stdout)
            with open(os.path.join(FOLDER, self.name + ".states"), "w") as file:
                file.write("".join(self.states))
            fail(f"{self.name}: the replay gave other states")

    def read_rest(self):
        """Reads what an ended program has printed."""
        self.reading.join(PATIENCE)
        while not self.lines.empty():
            self.states.append(self.lines.get())

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


# The reader


class Reader:
    """What arrives from one program, and finding things in its tree."""

    KINDS = [
        "object:state-changed", "object:selection-changed", "object:children-changed", "object:property-change",
        "object:announcement", "object:bounds-changed", "window:activate", "window:deactivate",
    ]  # fmt: skip

    def __init__(self, program):
        self.program, self.events = program, []
        self.listener = Atspi.EventListener.new(self._note)
        for kind in self.KINDS:
            self.listener.register(kind)
        self.application = wait_for("the application on the bus", self._find)

    def _find(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(index)
                if child and child.get_process_id() == self.program.process.pid:
                    return child
            except GLib.Error:
                continue  # It has just left.
        return None

    def _note(self, event):
        try:
            source = f"{event.source.get_role_name()} {event.source.get_name()}"
        except GLib.Error:
            source = "?"
        self.events.append((event.type, source, event.detail1))

    def close(self):
        for kind in self.KINDS:
            self.listener.deregister(kind)

    def forget_events(self):
        pump(0.3)
        self.events.clear()

    def expect_events(self, *expected):
        """Waits until all events have come in this order, with others between."""

        def have_come():
            rest = iter(list(self.events))
            return all(event in rest for event in expected)

        try:
            wait_for("events", have_come)
        except AssertionError:
            fail("expected these events in order:\n  " + "\n  ".join(map(str, expected)) + "\nbut these came:\n  "
                 + "\n  ".join(map(str, self.events)))  # fmt: skip

    def expect_no_event(self, kind):
        pump(0.3)
        found = [event for event in self.events if event[0].startswith(kind)]
        if found:
            fail(f"unexpected events: {found}")

    def all(self, node=None):
        node = node or self.application
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                yield from self.all(child)

    def look(self, role, name):
        for node in self.all():
            if node.get_role_name() == role and node.get_name() == name:
                return node
        return None

    def lacks(self, role, name):
        return self.look(role, name) is None

    def find(self, role, name):
        return wait_for(f"{self.program.name}: {role} {name!r}", lambda: self.look(role, name))

    def activate(self, role, name):
        def act():
            node = self.look(role, name)
            return node if node and node.do_action(0) else None

        return wait_for(f"{self.program.name}: the action of {role} {name!r}", act)

    def tree(self):
        """The tree as lines: depth, role, name, description and the states that differ among elements."""
        told = ["focused", "selected", "checked", "expanded", "modal"]
        lines = []

        def visit(node, depth):
            states = [state.value_nick for state in node.get_state_set().get_states()]
            marks = [state for state in told if state in states]
            if "enabled" not in states:
                marks.append("disabled")
            text = node.get_description()
            line = f"{'  ' * depth}{node.get_role_name()} {node.get_name()!r}"
            lines.append(line + (f" ({text})" if text else "") + (f" [{', '.join(marks)}]" if marks else ""))
            for index in range(node.get_child_count()):
                visit(node.get_child_at_index(index), depth + 1)

        visit(self.application.get_child_at_index(0), 0)
        return lines

    def expect_tree(self, *expected):
        def same():
            return self.tree() == list(expected)

        try:
            wait_for("the tree", same)
        except AssertionError:
            fail("expected the tree\n" + "\n".join(expected) + "\nbut it is\n" + "\n".join(self.tree()))


def has_state(node, name):
    node.clear_cache()
    return name in [state.value_nick for state in node.get_state_set().get_states()]


def middle(node):
    box = node.get_extents(Atspi.CoordType.WINDOW)
    return box.x + box.width // 2, box.y + box.height // 2


# The checks


def check_standard():
    """Roles, states, places, relations, selection and texts of the three pages; events of a tap and of a swipe."""
    program = Program("standard", "--demo", "standard", "--swipe-hint", "0")
    reader = Reader(program)
    reader.expect_tree(
        "frame 'Three colors – SwipeTab'",
        "  filler ''",
        "    panel 'Blue'",
        "      heading 'Blue'",
        "      label 'Drag anywhere. Let go, or throw.'",
        "      image 'Ctrl+Tab'",
        "      label 'turns pages, too'",
        "      image 'F1'",
        "      label 'lists all keys'",
        "    page tab list ''",
        "      page tab 'Red'",
        "      page tab 'Blue' [selected]",
        "      page tab 'Yellow'",
    )
    play, tabs, frame = reader.find("page tab", "Blue"), reader.find("page tab list", ""), reader.find("frame", "Three colors – SwipeTab")
    for node in [play, reader.find("page tab", "Yellow")]:
        x, y = middle(node)
        found = frame.get_accessible_at_point(x, y, Atspi.CoordType.WINDOW)
        if found is None or found.get_name() != node.get_name():
            fail(f"at the middle of {node.get_name()} lies {found and found.get_name()}")
    relations = {relation.get_relation_type().value_nick: relation.get_target(0) for relation in play.get_relation_set()}
    if relations["controller-for"].get_role_name() != "panel":
        fail(f"the tab controls {relations['controller-for'].get_role_name()}")
    if tabs.get_n_selected_children() != 1 or tabs.get_selected_child(0).get_name() != "Blue":
        fail("the tab list says another selection")
    heading = reader.find("heading", "Blue")
    if (heading.get_character_count(), heading.get_text(1, 3)) != (4, "lu"):
        fail(f"the heading reads {heading.get_text(1, 3)!r}")

    reader.forget_events()
    reader.activate("page tab", "Yellow")
    program.expect_selected("yellow")
    reader.expect_events(
        ("object:state-changed:selected", "page tab Blue", 0),
        ("object:state-changed:selected", "page tab Yellow", 1),
        ("object:selection-changed", "page tab list ", 0),
        ("object:announcement", "frame Three colors – SwipeTab", 1),
    )
    if not tabs.select_child(0):
        fail("the tab list refused to select its first tab")
    program.expect_selected("red")

    reader.forget_events()
    program.drag(400, 300, -300)
    program.expect_selected("blue")
    reader.expect_events(
        ("object:state-changed:selected", "page tab Red", 0),
        ("object:state-changed:selected", "page tab Blue", 1),
        ("object:selection-changed", "page tab list ", 0),
        ("object:announcement", "frame Three colors – SwipeTab", 1),
    )
    star = reader.find("page tab", "Yellow")
    if not star.grab_focus():
        fail("a tab refused the focus")
    wait_for("the focus", lambda: has_state(star, "focused"))
    reader.close()
    program.end()


def check_harness():
    """Buttons, switches, pushed screens, containers within containers, and the More list."""
    program = Program("harness", "--demo", "harness", "--locale", "en")
    reader = Reader(program)
    switch = reader.activate("toggle button", "Tab Bar On Top")
    wait_for("the switch", lambda: has_state(switch, "checked"))
    reader.forget_events()
    reader.activate("push button", "Hybrid")
    program.state("with a pushed screen", lambda state: state["navigation"]["stack"])
    tabs = reader.find("page tab list", "")
    names = [tabs.get_child_at_index(index).get_name() for index in range(tabs.get_child_count())]
    if len(names) < 3:
        fail(f"the hybrid container has the tabs {names}")
    for index in range(min(4, len(names))):
        tab = reader.find("page tab", names[index])
        if has_state(tab, "expandable"):
            continue
        tab.do_action(0)
        wait_for(f"tab {names[index]}", lambda tab=tab: has_state(tab, "selected"))
    back = wait_for("a button", lambda: next((n for n in reader.all() if n.get_role_name() == "push button"), None))
    back.do_action(0)
    program.state("without a pushed screen", lambda state: not state["navigation"]["stack"])
    if not has_state(reader.find("toggle button", "Tab Bar On Top"), "checked"):
        fail("the switch forgot its state")
    reader.close()
    program.end()


def check_coordinators():
    """A tab's own stack, rows, the popup as a modal dialog, and the way back."""
    program = Program("coordinators", "--demo", "coordinators", "--locale", "en")
    reader = Reader(program)
    reader.forget_events()
    reader.activate("list item", "Living room")
    program.state("with a pushed screen", lambda state: state["navigation"]["stack"])
    reader.find("panel", "Living room")
    reader.expect_events(
        ("object:children-changed:add", "panel Catalog", 0),
        ("object:announcement", "frame Corner shop – SwipeTab", 1),
        ("object:state-changed:focused", "list item Lamp", 1),
    )
    reader.activate("list item", "Lamp")
    program.state("two screens deep", lambda state: len(state["navigation"]["stack"]) == 2)
    reader.forget_events()
    reader.activate("push button", "Offer")
    dialog = wait_for("the popup", lambda: next((n for n in reader.all() if n.get_role_name() == "dialog"), None))
    if not has_state(dialog, "modal"):
        fail("the popup is not modal")
    wait_for("the toolbar to be out of reach below the popup", lambda: reader.lacks("page tab list", ""))
    program.xdotool("key", "--window", program.window, "Escape")
    wait_for("the tabs", lambda: reader.look("page tab list", ""))
    reader.activate("page tab", "Cart")
    program.expect_selected("cart")
    reader.activate("page tab", "Catalog")
    state = program.expect_selected("catalog")
    if len(state["navigation"]["stack"]) != 2:
        fail(f"the catalog forgot its stack: {state['navigation']['stack']}")
    reader.close()
    program.end()


def check_browser():
    """Opening and closing tabs, and the events of both."""
    # Wide enough for the crosses of tabs that are not selected.
    program = Program("browser", "--demo", "browser", "--size", "900x640")
    reader = Reader(program)
    reader.forget_events()
    reader.activate("push button", "Close Sky")
    program.state("without the sky", lambda state: "sky" not in state["pages"])
    reader.expect_events(("object:children-changed:remove", "page tab list ", 2))
    wait_for("the closed tab to be gone", lambda: reader.lacks("page tab", "Sky"))
    count = reader.find("page tab list", "").get_child_count()
    reader.activate("push button", "New tab")
    program.state("with one more tab", lambda state: len(state["pages"]) == count + 1)
    wait_for("the new tab", lambda: reader.find("page tab list", "").get_child_count() == count + 1)
    reader.close()
    program.end()


def check_sliders():
    """The number of a slider, its limits and its change; the options of a choice."""
    program = Program("animators", "--demo", "animators", "--page", "spring")
    reader = Reader(program)
    slider = wait_for("a slider", lambda: next((n for n in reader.all() if n.get_role_name() == "slider"), None))
    low, high = slider.get_minimum_value(), slider.get_maximum_value()
    if not low < high:
        fail(f"a slider from {low} to {high}")
    reader.forget_events()
    slider.set_current_value(high)
    wait_for("the greatest number", lambda: slider.get_current_value() == high)
    reader.expect_events(("object:property-change:accessible-value", f"slider {slider.get_name()}", 0))
    slider.set_current_value(high * 1000)
    slider.set_current_value(low)
    wait_for("the least number", lambda: slider.get_current_value() == low)
    reader.close()
    program.end()


def check_reload():
    """A storyboard that is saved again: names and tabs follow."""
    file = os.path.join(FOLDER, "reloaded.json")

    def write(*titles):
        pages = [{"id": title.lower(), "title": title, "background": "blue"} for title in titles]
        with open(file + ".new", "w") as target:
            json.dump({"pages": pages}, target)
        os.rename(file + ".new", file)

    write("One", "Two")
    program = Program("reload", file, "--watch")
    reader = Reader(program)
    reader.find("page tab", "Two")
    reader.forget_events()
    write("One", "Two", "Three")
    reader.find("page tab", "Three")
    reader.expect_events(("object:children-changed:add", "page tab list ", 2))
    program.kill()
    reader.close()


def check_coming_and_going():
    """A reader that comes after the start, goes, and comes again."""
    set_listening(False)
    program = Program("coming-and-going", "--demo", "standard", "--swipe-hint", "0")
    try:
        for _ in range(3):
            time.sleep(0.5)
            set_listening(True)
            reader = Reader(program)
            reader.find("page tab", "Blue")
            set_listening(False)
            wait_for("the application to leave", lambda reader=reader: reader._find() is None)
            reader.close()
    finally:
        set_listening(True)
    program.end()


def check_garbage():
    """Wrong calls are refused with errors, and change nothing."""
    program = Program("garbage", "--demo", "standard", "--swipe-hint", "0")
    reader = Reader(program)
    connection, target = bus_connection(), bus_name_of(program)
    paths = ["/", "/org/a11y/atspi/null", "/org/a11y/atspi/accessible/root", "/org/a11y/atspi/accessible/2",
             "/org/a11y/atspi/accessible/99999999999999999999", "/org/a11y/atspi/cache"]  # fmt: skip
    interfaces = ["org.a11y.atspi." + name for name in
                  ["Accessible", "Application", "Component", "Action", "Selection", "Value", "Text", "Cache", "Nothing"]]
    members = ["GetChildAtIndex", "GetExtents", "DoAction", "SelectChild", "GetText", "GetStringAtOffset", "Nothing",
               "GetAccessibleAtPoint", "GetRelationSet", "GetItems"]  # fmt: skip
    arguments = [None, GLib.Variant("(i)", (-2147483648,)), GLib.Variant("(ii)", (2147483647, -1)),
                 GLib.Variant("(s)", ("x" * 100000,)), GLib.Variant("(iiu)", (2**31 - 1, -(2**31), 2**32 - 1)),
                 GLib.Variant("(a(ss))", ([("a", "b")] * 1000,)), GLib.Variant("(v)", (GLib.Variant("d", float("nan")),))]
    sent = 0
    for path in paths:
        for interface in interfaces + ["org.freedesktop.DBus.Properties"]:
            for member in members + ["Get", "Set", "GetAll"]:
                for argument in arguments:
                    connection.call(target, path, interface, member, argument, None, Gio.DBusCallFlags.NONE, 1000, None, None)
                    sent += 1
        pump()
    # One that is larger than the program reads ends its connection to the bus; it comes back.
    huge = GLib.Variant("(s)", ("x" * 400000,))
    connection.call(target, "/", interfaces[0], "GetRole", huge, None, Gio.DBusCallFlags.NONE, 1000, None, None)
    wait_for("another connection", lambda: bus_name_of(program) not in (None, target))
    reader.close()
    reader = Reader(program)
    reader.find("page tab", "Yellow").do_action(0)
    program.expect_selected("yellow")
    connection.close_sync(None)
    reader.close()
    print(f"    {sent} wrong calls", file=sys.stderr)
    program.end()


class RawConnection:
    """A connection whose messages libdbus itself makes, which is fast enough to flood a program."""

    def __init__(self):
        self.dbus = ctypes.CDLL("libdbus-1.so.3")
        for name in ("connection_open_private", "message_new_method_call", "connection_pop_message"):
            getattr(self.dbus, "dbus_" + name).restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.dbus.dbus_connection_open_private(accessibility_address().encode(), None))
        if not self.connection or not self.dbus.dbus_bus_register(self.connection, None):
            fail("no raw connection to the accessibility bus")
        self.dbus.dbus_connection_set_exit_on_disconnect(self.connection, 0)

    def call(self, target, path, interface, member):
        words = [ctypes.c_char_p(word.encode()) for word in (target, path, interface, member)]
        message = ctypes.c_void_p(self.dbus.dbus_message_new_method_call(*words))
        self.dbus.dbus_connection_send(self.connection, message, None)
        self.dbus.dbus_message_unref(message)

    def listen_to_everything(self):
        self.dbus.dbus_bus_add_match(self.connection, b"type='signal'", None)

    def exchange(self):
        """Sends what waits, and returns the number of messages that had arrived."""
        self.dbus.dbus_connection_read_write(self.connection, 0)
        count = 0
        while True:
            message = self.dbus.dbus_connection_pop_message(self.connection)
            if not message:
                return count
            count += 1
            self.dbus.dbus_message_unref(ctypes.c_void_p(message))

    def close(self):
        self.dbus.dbus_connection_close(self.connection)


def check_flood():
    """Ten thousand calls a second while pages are dragged: all are answered, and the drags arrive."""
    seconds = float(os.environ.get("READER_FLOOD_SECONDS", "2"))
    program = Program("flood", "--demo", "standard", "--swipe-hint", "0", "--stats")
    reader = Reader(program)
    raw, target = RawConnection(), bus_name_of(program)
    paths = ["root"] + [str(number) for number in range(1, 8)]
    stopped = threading.Event()

    def drag():
        while not stopped.is_set():
            program.drag(400, 300, -330, 60)
            program.drag(80, 300, 330, 60)

    hand = threading.Thread(target=drag)
    hand.start()
    begin, sent, answered = time.monotonic(), 0, 0
    while time.monotonic() < begin + seconds:
        due = int((time.monotonic() - begin) * 10000)
        while sent < due:
            path = "/org/a11y/atspi/accessible/" + paths[sent % len(paths)]
            raw.call(target, path, "org.a11y.atspi.Accessible", ("GetState", "GetRole", "GetChildren")[sent % 3])
            sent += 1
        answered += raw.exchange()
        time.sleep(0.002)
    stopped.set()
    hand.join()
    # The last release comes by another way than the calls, and what it decides would take precedence.
    time.sleep(1)

    def all_answered():
        nonlocal answered
        answered += raw.exchange()
        return answered >= sent

    wait_for(f"the answers to {sent} calls", all_answered)
    raw.close()
    reader.activate("page tab", "Yellow")
    program.expect_selected("yellow")
    reader.close()
    program.process.terminate()
    program.process.wait(PATIENCE)
    program.read_rest()
    statistics = [line for line in program.states if line.startswith('{"frames"')]
    print(f"    {sent} calls in {seconds:g} s, {answered} answers, {''.join(statistics).strip()}", file=sys.stderr)


def check_idle():
    """At rest no thread of the program wakes: neither without a reader nor with one that asks nothing."""
    set_listening(False)
    program = Program("idle", "--demo", "standard", "--swipe-hint", "0")

    def wakeups():
        count, folder = 0, f"/proc/{program.process.pid}/task"
        for task in os.listdir(folder):
            with open(f"{folder}/{task}/status") as status:
                count += sum(int(line.split()[1]) for line in status if "ctxt_switches" in line)
        return count

    def expect_sleep(when):
        time.sleep(1)
        before = wakeups()
        time.sleep(3)
        count = wakeups() - before
        if count:
            fail(f"{count} wakeups in 3 s at rest {when}")

    try:
        expect_sleep("without a reader")
    finally:
        set_listening(True)
    wait_for("the application on the bus", Reader(program)._find)
    expect_sleep("with a silent reader")
    program.end()


def check_silence():
    """A reader that listens to everything and reads nothing delays nobody."""
    program = Program("silence", "--demo", "standard", "--swipe-hint", "0")
    reader = Reader(program)
    raw = RawConnection()
    raw.listen_to_everything()
    for _ in range(40):
        program.xdotool("key", "--window", program.window, "ctrl+Tab")
    star = reader.find("page tab", "Yellow")
    star.do_action(0)
    program.expect_selected("yellow")
    raw.close()
    reader.close()
    program.end()


def bus_connection():
    kind = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        accessibility_address(), kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION, None, None
    )


def bus_name_of(program):
    """The name of the program on the accessibility bus."""
    connection = bus_connection()

    def ask(member, *names):
        argument = GLib.Variant("(s)", names) if names else None
        return connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, argument, None, 0, -1, None
        ).unpack()[0]

    for name in ask("ListNames"):
        try:
            if name.startswith(":") and ask("GetConnectionUnixProcessID", name) == program.process.pid:
                return name
        except GLib.Error:
            continue  # It has just left.
    return None


CHECKS = {
    name[len("check_"):].replace("_", "-"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}


def main():
    names = sys.argv[3:] or list(CHECKS)
    Atspi.init()
    set_listening(True)
    for name in names:
        begin = time.monotonic()
        try:
            CHECKS[name]()
        except (AssertionError, GLib.Error) as error:
            print(f"{name}: {error}", file=sys.stderr)
            for program in Program.all:
                program.kill()
            return 1
        print(f"  {name}: {time.monotonic() - begin:.1f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    status = main()
    sys.stderr.flush()
    os._exit(status)  # The programs of a failed check end with the session.
