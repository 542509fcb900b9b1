/// Windows without OpenGL.
///
/// Before version 2.30 SDL starts OpenGL for each window on Wayland, which takes as long as everything else at the start, and
/// 11 MB, though nothing is drawn by it. It does not for a window that is meant for Vulkan, of which it only needs a
/// function `vkGetInstanceProcAddr` that lists two extensions. That one may be the program's own.
#ifndef SWIPETAB_CSDLWINDOW_H
#define SWIPETAB_CSDLWINDOW_H

#include <stdint.h>

struct SDL_Window;

/// Opens a window as `SDL_CreateWindow` does, without OpenGL where SDL lets it; NULL if that fails.
///
/// A renderer of SDL may still be made for it, and starts OpenGL then. SDL finds the function only in a program that was
/// linked with `--export-dynamic-symbol=vkGetInstanceProcAddr`, as the manifest asks; otherwise it starts OpenGL.
struct SDL_Window *CSDL_CreatePlainWindow(const char *title, int x, int y, int width, int height, uint32_t flags);

#endif
