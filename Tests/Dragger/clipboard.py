"""Has a text on the clipboard of an X server.

Usage: clipboard.py silent|BYTES

With `silent` it never answers who asks for the text. Else the text is as many letters, sent in parts. Prints "ready" once
it has the clipboard.
"""

import sys

from Xlib import X, display
from Xlib.protocol import event

screen = display.Display()
atom = screen.intern_atom
owner = screen.screen().root.create_window(0, 0, 10, 10, 0, screen.screen().root_depth)
owner.set_selection_owner(atom("CLIPBOARD"), X.CurrentTime)
screen.flush()
print("ready", flush=True)


def send(request, left):
    window, place = request.requestor, request.property
    window.change_attributes(event_mask=X.PropertyChangeMask)
    window.change_property(place, atom("INCR"), 32, [left])
    window.send_event(
        event.SelectionNotify(
            time=request.time, requestor=window, selection=request.selection, target=request.target, property=place
        )
    )
    part = None
    while part != b"":
        change = screen.next_event()
        if change.type == X.PropertyNotify and change.atom == place and change.state == X.PropertyDelete:
            part = b"a" * min(left, 65536)
            left -= len(part)
            window.change_property(place, request.target, 8, part)
            screen.flush()


while True:
    asked = screen.next_event()
    if asked.type == X.SelectionRequest and sys.argv[1] != "silent":
        send(asked, int(sys.argv[1]))
