/* Drags the largest window's pages back and forth with a mouse that reports at a given rate, by XTest:
 *
 *   evenness RATE
 *
 * The hand moves at 500 points per second. Each report is up to 1 ms early or late, with the place where the hand is at that
 * time or, in every other drag, where it should have been reported. Prints how much the step of pages that follow the last
 * report changes from frame to frame on 60 frames a second, in points: the greatest and the root of the mean square. */

#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { DRAGS = 8, MARGIN = 20, MOST = 4096 };
static const double speed = 500, jitter = 0.001, frame = 1 / 60.0;
/* The program does not count the first 0.2 s of a drag either. */
static const double skipped = 0.2;

static Display *display;
static double sent[MOST];
static int places[MOST];
static double greatest, squares;
static long changes;

static void fail(const char *why) {
  fprintf(stderr, "evenness: %s\n", why);
  exit(1);
}

#include "window.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void sleep_until(double moment) {
  struct timespec time = {(time_t)moment, (long)((moment - (double)(time_t)moment) * 1e9)};
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

static double random_share(void) { return (double)random() / RAND_MAX; }

static void move(int x, int y) {
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XFlush(display);
}

static void press(int is_down) {
  XTestFakeButtonEvent(display, 1, is_down, 0);
  XFlush(display);
}

/* What pages that follow the last report would do on frames of the first `count` reports. */
static void judge(int count) {
  int report = 0;
  double before = 0, step = 0;
  int frames = 0;
  for (double time = sent[0] + skipped; time < sent[count - 1]; time += frame) {
    while (report + 1 < count && sent[report + 1] <= time) report++;
    double next = places[report] - before;
    if (frames >= 2) {
      double change = fabs(next - step);
      if (change > greatest) greatest = change;
      squares += change * change;
      changes++;
    }
    before = places[report];
    step = next;
    frames++;
  }
}

static void drag(const XWindowAttributes *window, double rate, int direction, int is_late) {
  int way = window->width - 2 * MARGIN, y = window->y + window->height * 6 / 10, count = 0;
  int from = window->x + (direction < 0 ? window->width - MARGIN : MARGIN);
  move(from, y);
  double began = now() + 0.03, last = 0;
  sleep_until(began);
  press(1);
  for (int i = 1;; i++) {
    double even = i / rate, time = fmax(last, even + jitter * (2 * random_share() - 1));
    double travel = speed * (is_late ? even : time);
    if (travel > way || count == MOST) break;
    sleep_until(began + (last = time));
    places[count] = from + direction * (int)lround(travel);
    sent[count] = now();
    move(places[count++], y);
  }
  judge(count);
  press(0);
  sleep_until(now() + 0.8);
}

int main(int count, char **arguments) {
  double rate = count == 2 ? atof(arguments[1]) : 0;
  if (rate < 1 || rate > 2000) fail("usage: evenness RATE");
  display = XOpenDisplay(NULL);
  if (!display) fail("there is no display");
  XWindowAttributes window = largest_window();
  srandom(1);
  for (int i = 0; i < DRAGS; i++) drag(&window, rate, i % 2 ? 1 : -1, i / 2 % 2);
  printf("%.2f %.2f\n", greatest, changes ? sqrt(squares / (double)changes) : 0);
  XCloseDisplay(display);
  return 0;
}
