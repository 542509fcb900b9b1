#!/usr/bin/python3
"""A desktop's portal with nothing but settings, for Scripts/desktop-check.

Reads lines from standard input and obeys: NAMESPACE KEY TYPE VALUE changes a setting and says so, where TYPE is one of
D-Bus's letters (u, d, b, s). Prints "ready" once it has its name.
"""
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

INTERFACE = "org.freedesktop.portal.Settings"
TYPES = {
    "u": lambda text: dbus.UInt32(int(text)),
    "d": lambda text: dbus.Double(float(text)),
    "b": lambda text: dbus.Boolean(text == "true"),
    "s": dbus.String,
}


class Portal(dbus.service.Object):
    def __init__(self, bus):
        super().__init__(bus, "/org/freedesktop/portal/desktop")
        self.values = {
            "org.freedesktop.appearance": {"color-scheme": dbus.UInt32(1)},
            "org.gnome.desktop.interface": {"text-scaling-factor": dbus.Double(1)},
        }

    @dbus.service.method(INTERFACE, in_signature="as", out_signature="a{sa{sv}}")
    def ReadAll(self, namespaces):
        return {
            name: dbus.Dictionary(values, signature="sv")
            for name, values in self.values.items()
            if name in namespaces
        }

    @dbus.service.signal(INTERFACE, signature="ssv")
    def SettingChanged(self, namespace, key, value):
        pass

    def obey(self, channel, _):
        line = channel.readline()
        if not line:
            loop.quit()
            return False
        namespace, key, kind, text = line.strip().split(maxsplit=3)
        value = TYPES[kind](text)
        self.values.setdefault(namespace, {})[key] = value
        self.SettingChanged(namespace, key, value)
        return True


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
portal = Portal(bus)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, portal.obey)
print("ready", flush=True)
loop.run()
