/// A window's content in memory that is shared with a Wayland compositor, and what SDL does not tell of pointers there.
///
/// SDL2 draws to Wayland windows only by OpenGL. The library of the protocol is loaded at run time, as it is there
/// wherever SDL uses it, but its headers are not.
#ifndef SWIPETAB_CSDLWAYLAND_H
#define SWIPETAB_CSDLWAYLAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Window;

/// What a compositor offers.
typedef struct {
  bool isReachable;      /* a compositor answers, and has all that SDL needs, a seat too */
  bool hasFrames;        /* it draws title bars around windows */
  bool canDrawFrames;    /* libdecor is installed with a plugin that draws title bars */
} CSDL_CompositorTraits;

/// Asks a compositor by the name or path of its socket; NULL stands for the one that the environment names. What is not
/// there is not reachable.
CSDL_CompositorTraits CSDL_GetCompositorTraits(const char *name);

/// A window on a Wayland compositor.
typedef struct CSDL_SharedWindow CSDL_SharedWindow;

/// Pixels of the format `0x00RRGGBB` in memory that the compositor reads.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
  void *proxy;      /* the protocol's object */
  bool isBusy;      /* the compositor may still read the pixels */
} CSDL_SharedBuffer;

/// The codes of the user events that a window pushes to SDL's queue.
typedef struct {
  int32_t ready;      /* a frame can be shown, after CSDL_WakeWhenReady */
  int32_t fingers;    /* the wheel events that follow are from fingers on a touchpad */
  int32_t wheel;      /* the wheel events that follow are from a wheel */
  int32_t lifted;     /* the fingers were lifted */
  int32_t report;     /* a CSDL_PointerReport, right before or right after the event that it is about */
} CSDL_SharedCodes;

/// What the compositor tells of a pointer's event; `SDL_UserEvent` holds it in `windowID`, `data1` and `data2`.
typedef struct {
  uint32_t time;      /* in milliseconds of the compositor's clock, which has any start and wraps */
  uint32_t type;      /* of the SDL event that it is about; CSDL_WakeEvent for lifted fingers */
  int32_t x, y;       /* the place in the window of SDL_MOUSEMOTION, in its units; x is the number of a button */
} CSDL_PointerReport;

union SDL_Event;

/// Reads a report from an event of that code.
CSDL_PointerReport CSDL_ReadReport(const union SDL_Event *event);

/// Fills an event as a report of `code`.
void CSDL_WriteReport(union SDL_Event *event, int32_t code, CSDL_PointerReport report);

/// Opens the shared memory of a window; NULL if the window is not on Wayland or the compositor lacks something.
CSDL_SharedWindow *CSDL_OpenShared(struct SDL_Window *window, CSDL_SharedCodes codes);

/// Frees everything but the buffers, which must be freed before; call it before SDL's window is destroyed.
void CSDL_CloseShared(CSDL_SharedWindow *window);

/// Makes a buffer whose pixels are 0; NULL if there is no memory. It keeps its address.
CSDL_SharedBuffer *CSDL_MakeBuffer(CSDL_SharedWindow *window, int width, int height);

/// Frees a buffer; the compositor keeps what it shows.
void CSDL_FreeBuffer(CSDL_SharedWindow *window, CSDL_SharedBuffer *buffer);

/// Notes that a rectangle of the next frame differs from the last frame.
void CSDL_AddDamage(CSDL_SharedWindow *window, int x, int y, int width, int height);

/// Shows a buffer as the next frame; it is busy until the compositor releases it.
void CSDL_ShowBuffer(CSDL_SharedWindow *window, CSDL_SharedBuffer *buffer);

/// Whether the compositor has asked for a frame since the last one; false for as long as the window is hidden.
bool CSDL_IsReady(const CSDL_SharedWindow *window);

/// Whether a window's connection to the compositor is broken; false if the window is not on Wayland.
bool CSDL_HasLostCompositor(struct SDL_Window *window);

/// Pushes one event when the compositor asks for a frame.
void CSDL_WakeWhenReady(CSDL_SharedWindow *window);

/// Sleeps until the compositor sends something, or for some nanoseconds; SDL handles what has come when it is asked for
/// events.
void CSDL_AwaitCompositor(CSDL_SharedWindow *window, int64_t nanoseconds);

#endif
