#include "X11.h"

/* Drags from other programs over a window, by the protocol XDND: SDL 2 passes on what is dropped, but not where it is before. */

CSDL_DragReport CSDL_GetDragReport(const SDL_Event *event, SDL_Window *window, int *x, int *y) {
  const struct {
    SDL_version version;
    int subsystem;
    struct {
      int type;
      unsigned long serial;
      int send_event;
      void *display;
      unsigned long window, message;
      int format;
      long values[5];
    } x11;
  } *message = (const void *)event->syswm.msg;
  if (event->type != SDL_SYSWMEVENT || !message || message->subsystem != 2 /* SDL_SYSWM_X11 */) return CSDL_NoDrag;
  if (message->x11.type != 33 /* ClientMessage */ || message->x11.format != 32) return CSDL_NoDrag;
  CSDL_WindowInfo info;
  if (!isOnX11(window, &info) || message->x11.window != info.info.x11.window) return CSDL_NoDrag;
  enum { Position, Leave, Enter, Files, Text };
  static unsigned long atoms[5];
  static bool isRefused;
  const XLibrary *xlib = xLibrary();
  const char *names[] = {"XdndPosition", "XdndLeave", "XdndEnter", "text/uri-list", "text/plain"};
  if (!xlib || (!atoms[0] && !xlib->XInternAtoms(info.info.x11.display, names, 5, 0, atoms))) return CSDL_NoDrag;
  if (message->x11.message == atoms[Enter]) {
    // SDL takes files and plain texts. Who has more than three types to offer has a plain one in practice.
    isRefused = !(message->x11.values[1] & 1);
    for (int i = 2; i < 5; i++) {
      unsigned long type = (unsigned long)message->x11.values[i];
      if (type && (type == atoms[Files] || type == atoms[Text])) isRefused = false;
    }
  }
  if (message->x11.message == atoms[Leave]) return CSDL_DragLeft;
  if (message->x11.message != atoms[Position] || isRefused) return CSDL_NoDrag;
  unsigned long place = (unsigned long)message->x11.values[2];
  int left = 0, top = 0;
  SDL_GetWindowPosition(window, &left, &top);
  *x = (int)(place >> 16 & 0xffff) - left;
  *y = (int)(place & 0xffff) - top;
  return CSDL_DragMoved;
}
