/* What the parts of the window on X11 share. */
#ifndef SWIPETAB_X11_H
#define SWIPETAB_X11_H

#include "CSDL2.h"

#include <stdbool.h>

/* What is used of Xlib, as its headers declare it, which some SDL2 packages lack. */

typedef struct {
  int x, y, width, height, borderWidth, depth;
  void *visual;
  char rest[256];
} Attributes;

typedef struct {
  int width, height, xOffset, format;
  char *data;
  int byteOrder, bitmapUnit, bitmapBitOrder, bitmapPad, depth, bytesPerLine, bitsPerPixel;
  unsigned long redMask, greenMask, blueMask;
  /* more follows */
} Image;

typedef struct {
  unsigned long id;
  int memory;
  char *address;
  int isReadOnly;
} Segment;

typedef int (*ErrorHandler)(void *display, void *error);
typedef int (*Filter)(void *display, unsigned long window, void *event, char *data);

#define XLIB_FUNCTIONS(F)                                                                                         \
  F(int, XGetWindowAttributes, (void *, unsigned long, Attributes *))                                             \
  F(void *, XCreateGC, (void *, unsigned long, unsigned long, void *))                                            \
  F(int, XFlush, (void *))                                                                                        \
  F(int, XSync, (void *, int))                                                                                    \
  F(int, XFree, (void *))                                                                                         \
  F(ErrorHandler, XSetErrorHandler, (ErrorHandler))                                                               \
  F(int, XInternAtoms, (void *, const char **, int, int, unsigned long *))                                        \
  F(int, XChangeProperty,                                                                                         \
    (void *, unsigned long, unsigned long, unsigned long, int, int, const unsigned char *, int))                  \
  F(unsigned long, XDefaultRootWindow, (void *))                                                                  \
  F(int, XGetWindowProperty,                                                                                      \
    (void *, unsigned long, unsigned long, long, long, int, unsigned long, unsigned long *, int *,                \
     unsigned long *, unsigned long *, unsigned char **))                                                         \
  F(void *, XOpenDisplay, (const char *))                                                                         \
  F(int, XCloseDisplay, (void *))                                                                                 \
  F(unsigned long, XGetSelectionOwner, (void *, unsigned long))                                                   \
  F(unsigned long, XCreateSimpleWindow,                                                                           \
    (void *, unsigned long, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long))                \
  F(int, XConvertSelection,                                                                                       \
    (void *, unsigned long, unsigned long, unsigned long, unsigned long, unsigned long))                          \
  F(int, XPending, (void *))                                                                                      \
  F(int, XNextEvent, (void *, void *))                                                                            \
  F(int, XSelectInput, (void *, unsigned long, long))                                                             \
  F(int, XConnectionNumber, (void *))                                                                             \
  F(char *, XGetDefault, (void *, const char *, const char *))                                                    \
  F(unsigned long, XNextRequest, (void *))                                                                        \
  F(unsigned long, XLastKnownRequestProcessed, (void *))

#define XEXT_FUNCTIONS(F)                                                                                         \
  F(int, XShmQueryExtension, (void *))                                                                            \
  F(Image *, XShmCreateImage, (void *, void *, unsigned, int, char *, Segment *, unsigned, unsigned))             \
  F(int, XShmAttach, (void *, Segment *))                                                                         \
  F(int, XShmDetach, (void *, Segment *))                                                                         \
  F(int, XShmPutImage,                                                                                            \
    (void *, unsigned long, void *, Image *, int, int, int, int, unsigned, unsigned, int))

/* What input methods inside of Xlib are made with. The last two are Xlib's own, so that one without them is thinkable. */
#define METHOD_FUNCTIONS(F)                                                                                       \
  F(char *, XSetLocaleModifiers, (const char *))                                                                  \
  F(void *, XOpenIM, (void *, void *, char *, char *))                                                            \
  F(int, XCloseIM, (void *))                                                                                      \
  F(void *, XCreateIC, (void *, ...))                                                                             \
  F(void, XDestroyIC, (void *))                                                                                   \
  F(void, XSetICFocus, (void *))                                                                                  \
  F(void, XUnsetICFocus, (void *))                                                                                \
  F(int, Xutf8LookupString, (void *, void *, char *, int, unsigned long *, int *))                                \
  F(int, XFilterEvent, (void *, unsigned long))                                                                   \
  F(void, _XRegisterFilterByType, (void *, unsigned long, int, int, Filter, char *))                              \
  F(void, _XUnregisterFilter, (void *, unsigned long, Filter, char *))

typedef struct {
#define DECLARE(result, name, parameters) result(*name) parameters;
  METHOD_FUNCTIONS(DECLARE)
} XMethodLibrary;

typedef struct {
  XLIB_FUNCTIONS(DECLARE) XEXT_FUNCTIONS(DECLARE)
#undef DECLARE
} XLibrary;

/* Xlib's functions, found once; NULL if they are not there. SDL has loaded them wherever it uses X11. */
const XLibrary *xLibrary(void);

/* Xlib's functions for input methods; NULL if it hides some of them. */
const XMethodLibrary *xMethodLibrary(void);

/* Whether the window is on X11; then `info` holds its display and number. */
bool isOnX11(SDL_Window *window, CSDL_WindowInfo *info);

#endif
