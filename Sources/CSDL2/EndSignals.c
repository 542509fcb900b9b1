#define _GNU_SOURCE 1
#include "CSDL2.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sysexits.h>
#include <time.h>
#include <unistd.h>

typedef void Handler(int number);

enum { ROUND = 50, DEADLINE = 1800 }; /* in milliseconds */
enum { NUDGES = 4, PATIENCE = 20 };   /* in rounds */

static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
enum { COUNT = sizeof numbers / sizeof *numbers };

static void (*giveUp)(bool);
static pthread_t mainThread;
static int pipeEnds[2];
static bool hasWatcher;
static bool isOurs[COUNT];         /* the signals that had their default effect before */
static Handler *quit;              /* SDL's handler, which makes an event of some signals */
static int quitNumber;             /* one of these signals */

/* What the main thread and its signal handler tell the watcher, and what it tells them. */
static atomic_int isWatching;
static atomic_int depth;          /* the number of waits inside of each other */
static atomic_int isOutside;      /* what the outermost one was told */
static atomic_int waits;          /* grows with each wait and its end */
static atomic_int lastNumber;     /* the signal that came last */
static atomic_int overdueWait;    /* the wait that takes too long; 0 for none */
static atomic_int isGivingUp;

/* MARK: Main thread */

void CSDL_BeginWait(bool isBetweenSteps) {
  if (depth == 0) isOutside = isBetweenSteps;
  depth = depth + 1;
  waits = (waits + 1) & 0x3FFFFFFF;
}

void CSDL_EndWait(void) {
  waits = (waits + 1) & 0x3FFFFFFF;
  depth = depth - 1;
}

static void handle(int number);

/* Without SA_RESTART, so that a signal ends SDL's wait for an event. */
static void install(int number) {
  struct sigaction action = {.sa_handler = handle};
  sigaction(number, &action, NULL);
}

static void handle(int number) {
  int error = errno;
  if (!pthread_equal(pthread_self(), mainThread)) {
    pthread_kill(mainThread, number);
  } else if (overdueWait) {
    if (depth > 0 && waits == overdueWait && !isGivingUp) {
      isGivingUp = 1;
      giveUp(isOutside);
    }
  } else {
    lastNumber = number;
    quit(quitNumber);
    install(quitNumber); /* SDL takes the signal back. */
    ssize_t written = write(pipeEnds[1], "", 1);
    (void)written;
  }
  errno = error;
}

/* MARK: Watcher */

static void sleepRound(void) {
  struct timespec time = {.tv_nsec = ROUND * 1000000};
  while (nanosleep(&time, &time) != 0 && errno == EINTR) {}
}

static long milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Ends the program as the signal would without us, in whatever the main thread is; nothing is saved. */
static void end(void) {
  if (depth > 0 && waits == overdueWait) _exit(EX_UNAVAILABLE);
  signal(lastNumber, SIG_DFL);
  kill(getpid(), lastNumber);
  sleepRound();
  _exit(EX_SOFTWARE);
}

/* Ends the program if the main thread stays in one wait, or has not ended SDL by the deadline; returns when it has. */
static void attend(void) {
  int seen = waits;
  long start = milliseconds(); /* Rounds take longer while the machine is busy. */
  for (int stuck = 0; isWatching;) {
    if (milliseconds() - start >= DEADLINE) end();
    sleepRound();
    stuck = depth > 0 && waits == seen ? stuck + 1 : 0;
    seen = waits;
    overdueWait = stuck >= PATIENCE ? seen : 0;
    /* SDL misses a signal that comes right before it begins to wait. */
    if (stuck == NUDGES || stuck == PATIENCE) pthread_kill(mainThread, lastNumber);
  }
}

static void *watch(void *unused) {
  (void)unused;
  char byte;
  for (;;) {
    if (read(pipeEnds[0], &byte, 1) == 1) attend();
  }
  return NULL;
}

static bool startWatcher(void) {
  sigset_t all, before;
  pthread_t thread;
  if (pipe2(pipeEnds, O_CLOEXEC) != 0) return false;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int status = pthread_create(&thread, NULL, watch, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (status == 0) pthread_detach(thread);
  return status == 0;
}

/* MARK: Signals */

static Handler *handlerOf(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 ? action.sa_handler : SIG_IGN;
}

void CSDL_WatchEndSignals(void (*function)(bool)) {
  for (int index = 0; index < COUNT; index++) isOurs[index] = handlerOf(numbers[index]) == SIG_DFL;
  SDL_InitSubSystem(SDL_INIT_EVENTS);
  quit = NULL;
  for (int index = 0; index < COUNT; index++) {
    Handler *handler = handlerOf(numbers[index]);
    if (!isOurs[index] || handler == SIG_DFL || handler == SIG_IGN) continue;
    quit = handler;
    quitNumber = numbers[index];
  }
  if (!hasWatcher) hasWatcher = startWatcher();
  if (!quit || !hasWatcher) return;
  giveUp = function;
  mainThread = pthread_self();
  isWatching = 1;
  /* A thread of libdispatch, which runs the main actor once `main` is asynchronous, blocks signals. */
  sigset_t ours;
  sigemptyset(&ours);
  for (int index = 0; index < COUNT; index++) {
    if (!isOurs[index]) continue;
    install(numbers[index]);
    sigaddset(&ours, numbers[index]);
  }
  pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
}

void CSDL_ForgetEndSignals(void) {
  isWatching = 0;
  for (int index = 0; index < COUNT; index++) {
    if (handlerOf(numbers[index]) == handle) signal(numbers[index], SIG_DFL);
  }
}
