/// The only header for SDL2 and SDL2_ttf; what Swift cannot import is declared again here as typed
/// constants and functions.
#ifndef SWIPETAB_CSDL2_H
#define SWIPETAB_CSDL2_H

#define SDL_MAIN_HANDLED 1

/* The processor's intrinsics headers triple the time of the first import and nothing here needs them. */
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_DISABLE_XMMINTRIN_H 1
#define SDL_DISABLE_EMMINTRIN_H 1
#define SDL_DISABLE_PMMINTRIN_H 1
#define SDL_DISABLE_MMINTRIN_H 1

#if __has_include(<SDL2/SDL.h>) && __has_include(<SDL2/SDL_ttf.h>)
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <SDL2/SDL_vulkan.h>
#else
#error "SDL2 headers not found. Debian/Ubuntu: apt install libsdl2-dev libsdl2-ttf-dev | Fedora: dnf install SDL2-devel SDL2_ttf-devel | Arch: pacman -S sdl2 sdl2_ttf"
#endif

#include <stdbool.h>

/// The type of the events that wake our own loop, which is none that a program around a host counts up from SDL_USEREVENT.
static const Uint32 CSDL_WakeEvent = SDL_USEREVENT + 0x7A3C;

#include "CSDLCompose.h"
#include "CSDLEndSignals.h"
#include "CSDLMainQueue.h"
#include "CSDLMemory.h"
#include "CSDLPicture.h"
#include "CSDLWayland.h"
#include "CSDLWindow.h"
#include "CSDLX11.h"

/* Macros whose bodies are casts do not import, or import as literals out of range. */
static const int CSDL_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;
static const Uint32 CSDL_TOUCH_MOUSEID = SDL_TOUCH_MOUSEID;
static const SDL_TouchID CSDL_MOUSE_TOUCHID = SDL_MOUSE_TOUCHID;

/// Whether pixels of a format hold colors, rather than numbers in a list of colors.
static inline bool CSDL_HasColors(Uint32 format) {
  return format != SDL_PIXELFORMAT_UNKNOWN && !SDL_ISPIXELFORMAT_INDEXED(format);
}

/// Captures the mouse while a button is down, even outside the window; from 2.0.22 on SDL does so
/// itself.
static inline void CSDL_HoldMouse(bool isHeld) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
  (void)isHeld;
#else
  SDL_CaptureMouse(isHeld ? SDL_TRUE : SDL_FALSE);
#endif
}

/// Sets what the middle mouse button pastes in other programs; before 2.26 SDL cannot.
static inline void CSDL_SetSelection(const char *text) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  SDL_SetPrimarySelectionText(text);
#else
  (void)text;
#endif
}

/// What the middle mouse button pastes, to be freed with SDL_free; NULL for nothing.
static inline char *CSDL_CopySelection(void) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  return SDL_HasPrimarySelectionText() ? SDL_GetPrimarySelectionText() : NULL;
#else
  return NULL;
#endif
}

/// The size of the window's content, in pixels; before 2.26 only the window's renderer knows it, or the driver.
static inline void CSDL_GetSizeInPixels(SDL_Window *window, int *width, int *height) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  SDL_GetWindowSizeInPixels(window, width, height);
#else
  SDL_Renderer *renderer = SDL_GetRenderer(window);
  if (!renderer || SDL_GetRendererOutputSize(renderer, width, height) != 0) {
    const char *driver = SDL_GetCurrentVideoDriver();
    if (driver && !SDL_strcmp(driver, "wayland")) SDL_GL_GetDrawableSize(window, width, height);
    else SDL_GetWindowSize(window, width, height);
  }
#endif
}

/// The start of X11 events from devices, after SDL's message header.
///
/// SDL_syswm.h declares the same, but needs the X11 headers, which some SDL2 packages lack.
typedef struct {
  SDL_version version;
  int subsystem; /* SDL_SYSWM_TYPE */
  struct {
    int type;
    unsigned long serial;
    int send_event;
    void *display;
    unsigned long window, root, subwindow, time;
  } x11;
} CSDL_DeviceMessage;

/// Reads the time, in milliseconds of the X server's clock, from the message that precedes the
/// events it caused.
static inline bool CSDL_GetDeviceTime(const SDL_Event *event, Uint32 *milliseconds) {
  const CSDL_DeviceMessage *message = (const CSDL_DeviceMessage *)event->syswm.msg;
  if (event->type != SDL_SYSWMEVENT || !message || message->subsystem != 2 /* SDL_SYSWM_X11 */) return false;
  if (message->x11.type < 2 || message->x11.type > 8) return false; /* KeyPress to LeaveNotify */
  *milliseconds = (Uint32)message->x11.time;
  return *milliseconds != 0; /* CurrentTime, in what programs send to each other */
}

/// The type of the event of a composition that is too long for SDL_TEXTEDITING, which has 31 bytes; since SDL 2.0.22.
static const Uint32 CSDL_LongComposition = 0x305; /* SDL_TEXTEDITING_EXT */

/// Asks SDL for such events; otherwise only parts of a long composition come.
static inline void CSDL_RequestLongCompositions(void) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
  SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
#endif
}

/// Returns the text of a long composition, and where its caret is, in Unicode scalars; NULL for another event.
static inline const char *CSDL_GetLongComposition(const SDL_Event *event, Sint32 *caret) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
  if (event->type != SDL_TEXTEDITING_EXT) return NULL;
  *caret = event->editExt.start;
  return event->editExt.text;
#else
  (void)event;
  (void)caret;
  return NULL;
#endif
}

/// Frees the text of a long composition; nothing happens for another event.
static inline void CSDL_FreeLongComposition(const SDL_Event *event) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
  if (event->type == SDL_TEXTEDITING_EXT) SDL_free(event->editExt.text);
#else
  (void)event;
#endif
}

/// What X11 reports about the keyboard.
typedef enum {
  CSDL_KeyDown = 2,         /* KeyPress */
  CSDL_KeyUp = 3,           /* KeyRelease */
  CSDL_KeyboardGained = 9,  /* FocusIn */
  CSDL_KeysHeld = 11        /* KeymapNotify, which follows it */
} CSDL_KeyReportKind;

typedef struct {
  CSDL_KeyReportKind kind;
  unsigned code;  /* of a key that goes down or up */
  Uint8 held[32]; /* a bit for each code */
} CSDL_KeyReport;

/// Reads what X11 reports about the keyboard from the message that precedes SDL's event.
static inline bool CSDL_GetKeyReport(const SDL_Event *event, CSDL_KeyReport *report) {
  const struct {
    SDL_version version;
    int subsystem;
    union {
      int type;
      struct {
        int type;
        unsigned long serial;
        int send_event;
        void *display;
        unsigned long window, root, subwindow, time;
        int x, y, x_root, y_root;
        unsigned state, keycode;
      } key;
      struct {
        int type;
        unsigned long serial;
        int send_event;
        void *display;
        unsigned long window;
        int mode, detail;
      } focus;
      struct {
        int type;
        unsigned long serial;
        int send_event;
        void *display;
        unsigned long window;
        Uint8 keys[32];
      } keymap;
    } x11;
  } *message = (const void *)event->syswm.msg;
  if (event->type != SDL_SYSWMEVENT || !message || message->subsystem != 2 /* SDL_SYSWM_X11 */) return false;
  *report = (CSDL_KeyReport){.kind = (CSDL_KeyReportKind)message->x11.type};
  switch (message->x11.type) {
    case CSDL_KeyDown:
    case CSDL_KeyUp: report->code = message->x11.key.keycode; return true;
    case CSDL_KeyboardGained:
      /* Another program's key for the whole desktop grabs the keyboard and gives it back. */
      return message->x11.focus.mode != 1 /* NotifyGrab */ && message->x11.focus.mode != 2 /* NotifyUngrab */;
    case CSDL_KeysHeld: SDL_memcpy(report->held, message->x11.keymap.keys, sizeof report->held); return true;
    default: return false;
  }
}

/// What X11 reports about something that another program drags over a window.
typedef enum {
  CSDL_NoDrag,    /* nothing */
  CSDL_DragMoved, /* it is at a point */
  CSDL_DragLeft   /* it is gone, and was not dropped */
} CSDL_DragReport;

/// Reads what X11 reports about a drag from the message that precedes SDL's event; the point is in SDL's units from the
/// window's top left corner.
CSDL_DragReport CSDL_GetDragReport(const SDL_Event *event, SDL_Window *window, int *x, int *y);

/// SDL's data about a window, as declared in SDL_syswm.h.
typedef struct {
  SDL_version version;
  int subsystem; /* SDL_SYSWM_TYPE */
  union {
    struct {
      void *display;
      unsigned long window;
    } x11;
    struct {
      void *display;
      void *surface;
    } wl;
    Uint8 dummy[64];
  } info;
} CSDL_WindowInfo;

struct SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, struct SDL_SysWMinfo *info);

/// Reads SDL's data about a window; false if it has none.
static inline bool CSDL_GetWindowInfo(SDL_Window *window, CSDL_WindowInfo *info) {
  *info = (CSDL_WindowInfo){0};
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)info);
}

/// Whether a message from the X server reports that this window was destroyed.
///
/// Windows that SDL itself has replaced do not count.
static inline bool CSDL_TellsEnd(const SDL_Event *event, SDL_Window *window) {
  const CSDL_DeviceMessage *message = (const CSDL_DeviceMessage *)event->syswm.msg;
  if (event->type != SDL_SYSWMEVENT || !message || message->subsystem != 2 /* SDL_SYSWM_X11 */) return false;
  if (message->x11.type != 17 /* DestroyNotify */) return false;
  CSDL_WindowInfo info;
  if (!CSDL_GetWindowInfo(window, &info)) return false;
  return message->x11.root == info.info.x11.window; /* the event's second window is the one that was destroyed */
}

/// Sets the direction and the script (an ISO 15924 code) for shaping a font's texts with HarfBuzz.
///
/// Before SDL_ttf 2.20 the setting is global to the process: set it before every text.
static inline bool CSDL_SetFontScript(TTF_Font *font, const char *script, bool isRightToLeft) {
#if SDL_TTF_VERSION_ATLEAST(2, 20, 0)
  TTF_Direction direction = isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR;
  return TTF_SetFontDirection(font, direction) == 0 && TTF_SetFontScriptName(font, script) == 0;
#else
  (void)font; /* HarfBuzz: 4 is left to right, 5 right to left; a script is its four letters in one number */
  Uint32 tag = (Uint32)script[0] << 24 | (Uint32)script[1] << 16 | (Uint32)script[2] << 8 | (Uint32)script[3];
  return TTF_SetDirection(isRightToLeft ? 5 : 4) == 0 && TTF_SetScript((int)tag) == 0;
#endif
}

#endif
