"""Drags something over a window on X11 as another program does, by the protocol XDND, and drops it there or leaves.

Usage: drag.py WINDOW TYPE DATA X Y SECONDS [X Y SECONDS...] drop|leave

It rests at each point for its time, in pixels on the window and seconds. Prints whether the window said that it takes
what is dragged, and whether it took what was dropped.
"""

import sys
import time

from Xlib import X, display
from Xlib.protocol import event

screen = display.Display()
root = screen.screen().root
atom = screen.intern_atom
target = screen.create_resource_object("window", int(sys.argv[1], 0))
kind, data, ends = atom(sys.argv[2]), sys.argv[3].encode(), sys.argv[-1]
stops = [float(number) for number in sys.argv[4:-1]]

source = root.create_window(0, 0, 10, 10, 0, screen.screen().root_depth)
source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)


def send(name, *values):
    values = list(values) + [0] * (5 - len(values))
    target.send_event(event.ClientMessage(window=target, client_type=atom(name), data=(32, values)))
    screen.flush()


def answers(seconds, last=None):
    """Yields the messages that come within a time, and gives the data to who asks for it."""
    end = time.time() + seconds
    while time.time() < end:
        while screen.pending_events():
            found = screen.next_event()
            if found.type == X.SelectionRequest:
                found.requestor.change_property(found.property, found.target, 8, data)
                found.requestor.send_event(
                    event.SelectionNotify(
                        time=found.time, requestor=found.requestor, selection=found.selection,
                        target=found.target, property=found.property))
                screen.flush()
            elif found.type == X.ClientMessage:
                name = screen.get_atom_name(found.client_type)
                yield name, found.data[1]
                if name == last:
                    return
        time.sleep(0.005)


if not target.get_full_property(atom("XdndAware"), X.AnyPropertyType):
    print("the window takes nothing")
    sys.exit()
send("XdndEnter", source.id, 5 << 24, kind)
takes = False
for x, y, seconds in zip(stops[0::3], stops[1::3], stops[2::3]):
    origin = root.translate_coords(target, 0, 0)
    place = (int(origin.x + x), int(origin.y + y))
    root.warp_pointer(*place)
    end = time.time() + seconds
    while time.time() < end:
        send("XdndPosition", source.id, 0, place[0] << 16 | place[1], X.CurrentTime, atom("XdndActionCopy"))
        for name, values in answers(0.05, "XdndStatus"):
            takes = bool(values[1] & 1)
        time.sleep(0.02)
print("the window takes it" if takes else "the window refuses it")
if ends == "drop" and takes:
    send("XdndDrop", source.id, 0, X.CurrentTime)
    taken = [values[1] for name, values in answers(2, "XdndFinished") if name == "XdndFinished"]
    print("the window took it" if taken == [1] else "the window did not take it")
else:
    send("XdndLeave", source.id)
    screen.sync()
