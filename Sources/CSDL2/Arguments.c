/* Keeps the program's arguments where Swift finds them. */
#include <stddef.h>
#include <unistd.h>

extern char **environ;

/* Sets what Swift's CommandLine reads; in the runtime since Swift 4. Weak, as a program in C has no such runtime. */
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak, swiftcall));

/* A Swift runtime that is linked statically looks for the arguments on the stack, right before the environment, and finds none
   once that has moved. SDL2 on SDL3 (sdl2-compat) moves it by setting variables when it is loaded, which is before this. */
__attribute__((constructor)) static void keepArguments(int count, char **arguments) {
  if (arguments && environ != arguments + count + 1 && _swift_stdlib_overrideUnsafeArgvArgc != NULL) {
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
  }
}
