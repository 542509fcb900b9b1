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
  static unsigned long atoms[2];
  const XLibrary *xlib = xLibrary();
  const char *names[] = {"XdndPosition", "XdndLeave"};
  if (!xlib || (!atoms[0] && !xlib->XInternAtoms(info.info.x11.display, names, 2, 0, atoms))) return CSDL_NoDrag;
  if (message->x11.message == atoms[1]) return CSDL_DragLeft;
  if (message->x11.message != atoms[0]) return CSDL_NoDrag;
  unsigned long place = (unsigned long)message->x11.values[2];
  int left = 0, top = 0;
  SDL_GetWindowPosition(window, &left, &top);
  *x = (int)(place >> 16 & 0xffff) - left;
  *y = (int)(place & 0xffff) - top;
  return CSDL_DragMoved;
}
