/* Measures a program from outside, on a private X server that writes its screen to a file (Xvfb -fbdir):
 *
 *   measure paced SERVER-PID SCREEN-FILE IDLE-SECONDS PROGRAM [ARGUMENT...]
 *   measure free  SERVER-PID SCREEN-FILE 0            PROGRAM [ARGUMENT...]    adds --free-run N to the arguments
 *
 * Prints one line for each figure: its name and its value. The program need not cooperate: processor time comes from the
 * kernel, frames are changes reported by the server, and the first frame is the first colored page on the screen. */

#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROUNDS = 2, STEPS = 60, STEP = 5, FREE_SHORT = 200, FREE_LONG = 1200 };
static const double step_seconds = 1 / 125.0; /* a common mouse */
static const double settle_seconds = 0.8;

static Display *display;
static int damage_event;
static long frames;
static Time last_change;
static pid_t child;

static void fail(const char *why) {
  fprintf(stderr, "measure: %s\n", why);
  if (child > 0) kill(child, SIGKILL);
  exit(1);
}

#include "window.h"

static double seconds_of(clockid_t clock) {
  struct timespec time = {0};
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double now(void) { return seconds_of(CLOCK_MONOTONIC); }

static double cpu_of(pid_t process) {
  clockid_t clock;
  if (clock_getcpuclockid(process, &clock)) fail("the process is gone");
  return seconds_of(clock);
}

static void sleep_until(double moment) {
  struct timespec time = {(time_t)moment, (long)((moment - (double)(time_t)moment) * 1e9)};
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

/* The screen file of the server, in XWD format with a header in network byte order. */

static struct {
  const uint8_t *pixels;
  uint32_t width, height, stride;
} screen;

static void open_screen(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) fail("the server's screen file is not there");
  const uint8_t *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) fail("the server's screen file cannot be mapped");
  const uint32_t *header = (const uint32_t *)bytes;
  screen.width = ntohl(header[4]);
  screen.height = ntohl(header[5]);
  screen.stride = ntohl(header[12]);
  screen.pixels = bytes + ntohl(header[0]) + ntohl(header[19]) * 12;
}

static uint32_t pixel(uint32_t x, uint32_t y) {
  uint32_t value;
  memcpy(&value, screen.pixels + (size_t)y * screen.stride + (size_t)x * 4, 4);
  return value & 0xFFFFFF;
}

static int is_colorful(uint32_t color) {
  int r = (int)(color >> 16 & 255), g = (int)(color >> 8 & 255), b = (int)(color & 255);
  int most = r > g ? r : g, least = r < g ? r : g;
  if (b > most) most = b;
  if (b < least) least = b;
  return most - least > 96;
}

/* Whether a colored page takes more than a sixteenth of the screen. */
static int shows_page(void) {
  int colorful = 0, all = 0;
  for (uint32_t y = 8; y < screen.height; y += 16) {
    for (uint32_t x = 8; x < screen.width; x += 16, all++) colorful += is_colorful(pixel(x, y));
  }
  return colorful * 16 > all;
}

/* Counts frames: changes of the screen within 4 ms are one frame. */

static void watch_changes(void) {
  int error_event;
  if (!XDamageQueryExtension(display, &damage_event, &error_event)) fail("the server has no DAMAGE extension");
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XSync(display, False);
}

static void count_changes(void) {
  while (XPending(display)) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type != damage_event + XDamageNotify) continue;
    Time time = ((XDamageNotifyEvent *)&event)->timestamp;
    if (frames == 0 || time - last_change > 4) frames++;
    last_change = time;
  }
}

static void rest(double seconds) {
  sleep_until(now() + seconds);
  XSync(display, False);
  count_changes();
}

/* The program and its window. */

static double start(char **arguments) {
  double began = now();
  child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    execv(arguments[0], arguments);
    _exit(127);
  }
  while (!shows_page()) {
    if (waitpid(child, NULL, WNOHANG) == child) fail("the program ended before it showed a page");
    if (now() - began > 20) fail("no colored page within 20 s");
    sleep_until(now() + 0.0005);
  }
  return now() - began;
}

static void stop(void) {
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;
}

static long number_after(const char *path, const char *key) {
  char line[256];
  long value = 0;
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (!strncmp(line, key, strlen(key))) value = atol(line + strlen(key));
  }
  fclose(file);
  return value;
}

static long memory(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", child);
  return number_after(path, "Pss:");
}

/* Counts wake-ups: each time a thread gave up the processor, it has to be woken again. */
static long wakeups(void) {
  char path[320];
  long sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task", child);
  DIR *threads = opendir(path);
  if (!threads) fail("the process is gone");
  for (struct dirent *thread; (thread = readdir(threads));) {
    snprintf(path, sizeof path, "/proc/%d/task/%s/status", child, thread->d_name);
    if (thread->d_name[0] != '.') sum += number_after(path, "voluntary_ctxt_switches:");
  }
  closedir(threads);
  return sum;
}

/* The gesture. */

static void drag(int x, int y, int direction) {
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XFlush(display);
  double moment = now() + 0.03;
  sleep_until(moment);
  XTestFakeButtonEvent(display, 1, True, 0);
  XFlush(display);
  for (int i = 1; i <= STEPS; i++) {
    sleep_until(moment += step_seconds);
    XTestFakeMotionEvent(display, -1, x + direction * STEP * i, y, 0);
    XFlush(display);
  }
  sleep_until(moment + step_seconds);
  XTestFakeButtonEvent(display, 1, False, 0);
  XFlush(display);
  rest(settle_seconds);
}

static void turn_there_and_back(const XWindowAttributes *window) {
  int middle = window->x + window->width / 2, y = window->y + window->height * 6 / 10;
  uint32_t probe_y = (uint32_t)(window->y + window->height / 4);
  uint32_t before = pixel((uint32_t)middle, probe_y);
  drag(middle + STEPS * STEP / 2, y, -1);
  if (pixel((uint32_t)middle, probe_y) == before) fail("a drag did not turn the page");
  drag(middle - STEPS * STEP / 2, y, 1);
  if (pixel((uint32_t)middle, probe_y) != before) fail("a drag did not turn the page back");
}

static void measure_paced(pid_t server, double idle, char **arguments) {
  double first = start(arguments);
  rest(0.3);
  XWindowAttributes window = largest_window();
  turn_there_and_back(&window);
  double app = cpu_of(child), x = cpu_of(server);
  frames = 0;
  for (int round = 0; round < ROUNDS; round++) turn_there_and_back(&window);
  app = cpu_of(child) - app;
  x = cpu_of(server) - x;
  if (frames == 0) fail("no frame was seen");
  printf("start_ms %.2f\nframes %ld\npaced_app_us %.2f\npaced_server_us %.2f\npaced_both_us %.2f\npss_kb %ld\n", first * 1e3,
         frames, app / (double)frames * 1e6, x / (double)frames * 1e6, (app + x) / (double)frames * 1e6, memory());
  if (idle > 0) {
    long woken = wakeups();
    frames = 0;
    rest(idle);
    printf("idle_wakeups %ld\nidle_frames %ld\n", wakeups() - woken, frames);
  }
  stop();
}

/* The difference of two runs of different length, which cancels start and end. */
static void run_free(pid_t server, char **arguments, char *count, double *app, double *x) {
  struct rusage usage;
  int status;
  int last = 0;
  while (arguments[last]) last++;
  arguments[last] = "--free-run";
  arguments[last + 1] = count;
  *x = cpu_of(server);
  start(arguments);
  if (wait4(child, &status, 0, &usage) != child || status != 0) fail("the free-running program failed");
  *x = cpu_of(server) - *x;
  *app = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  arguments[last] = NULL;
  while (shows_page()) sleep_until(now() + 0.001);
}

static void measure_free(pid_t server, char **arguments) {
  char few[16], many[16];
  double app_few, app_many, x_few, x_many;
  snprintf(few, sizeof few, "%d", FREE_SHORT);
  snprintf(many, sizeof many, "%d", FREE_LONG);
  run_free(server, arguments, few, &app_few, &x_few);
  run_free(server, arguments, many, &app_many, &x_many);
  double micro = 1e6 / (FREE_LONG - FREE_SHORT);
  double app = (app_many - app_few) * micro, x = (x_many - x_few) * micro;
  printf("free_app_us %.2f\nfree_server_us %.2f\nfree_both_us %.2f\n", app, x, app + x);
}

static int ignore_error(Display *of, XErrorEvent *error) {
  (void)of;
  (void)error;
  return 0;
}

int main(int count, char **given) {
  if (count < 6) fail("usage: measure paced|free SERVER-PID SCREEN-FILE IDLE-SECONDS PROGRAM [ARGUMENT...]");
  display = XOpenDisplay(NULL);
  if (!display) fail("there is no display");
  XSetErrorHandler(ignore_error);
  open_screen(given[3]);
  char *arguments[64] = {NULL};
  for (int i = 5; i < count && i < 60; i++) arguments[i - 5] = given[i];
  if (!strcmp(given[1], "free")) {
    measure_free((pid_t)atoi(given[2]), arguments);
  } else {
    watch_changes();
    measure_paced((pid_t)atoi(given[2]), atof(given[4]), arguments);
  }
  return 0;
}
