/// The one door to SDL2 and SDL2_ttf; what Swift cannot import is re-stated here as typed constants and functions.
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
#else
#error "SDL2 headers not found. Debian/Ubuntu: apt install libsdl2-dev libsdl2-ttf-dev | Fedora: dnf install SDL2-devel SDL2_ttf-devel | Arch: pacman -S sdl2 sdl2_ttf"
#endif

#endif
