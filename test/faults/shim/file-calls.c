/*
 * Stands between a process and the C library for every call that changes files below FAULTS_ROOT.
 * FAULTS_LOG: records each call in the order in which it took effect, with what was written.
 * FAULTS_CONTROL: a shared file of numbers that makes one chosen call fail, lie or send a signal,
 * or leaves so many bytes of room for files to grow.
 * FAULTS_LATE_RENAME_MS: answers a rename at once and does it later.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum op { OP_CREATE = 1, OP_WRITE, OP_TRUNCATE, OP_SYNC, OP_RENAME, OP_UNLINK, OP_MKDIR, OP_LINK };
enum kind { KIND_WRITE = 1, KIND_SYNC, KIND_RENAME, KIND_GROWTH };

struct control {
  int32_t armed_kind, countdown, error, lies, database_only, signal, hits;
};

struct record {
  uint32_t op, path_bytes, other_bytes, data_bytes;
  uint64_t inode;
  int64_t offset;
};

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static const char *root;
static size_t root_bytes;
static int log_file = -1;
static int late_rename_ms;
static struct control *control;
static int (*real_open)(const char *, int, ...);

#define REAL(name, type) \
  static __typeof__(type) real; \
  if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, name)

__attribute__((constructor)) static void start(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  root = getenv("FAULTS_ROOT");
  root_bytes = root ? strlen(root) : 0;
  if (getenv("FAULTS_LOG"))
    log_file = real_open(getenv("FAULTS_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (getenv("FAULTS_LATE_RENAME_MS")) late_rename_ms = atoi(getenv("FAULTS_LATE_RENAME_MS"));
  if (!getenv("FAULTS_CONTROL")) return;
  int file = real_open(getenv("FAULTS_CONTROL"), O_RDWR | O_CLOEXEC);
  void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file >= 0 && shared != MAP_FAILED) control = shared;
}

static int is_below_root(const char *path) {
  return root && path && strncmp(path, root, root_bytes) == 0 &&
         (path[root_bytes] == '/' || path[root_bytes] == 0);
}

static int path_of(int fd, char *path) {
  char link[40];
  if (!root || fd < 3) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t bytes = readlink(link, path, PATH_MAX - 1);
  if (bytes <= 0) return 0;
  path[bytes] = 0;
  return is_below_root(path) && !strstr(path, "catalogue.sqlite-shm") && !strstr(path, "server.lock");
}

static void note(enum op op, uint64_t inode, int64_t offset, const char *path, const char *other,
                 const struct iovec *data, int parts, size_t data_bytes) {
  if (log_file < 0) return;
  struct record record = {op, strlen(path), other ? strlen(other) : 0, data_bytes, inode, offset};
  struct iovec all[3 + parts];
  all[0] = (struct iovec){&record, sizeof record};
  all[1] = (struct iovec){(void *)path, record.path_bytes};
  all[2] = (struct iovec){(void *)other, record.other_bytes};
  size_t left = data_bytes;
  int count = 3;
  for (int i = 0; i < parts && left > 0; i++) {
    size_t bytes = data[i].iov_len < left ? data[i].iov_len : left;
    all[count++] = (struct iovec){data[i].iov_base, bytes};
    left -= bytes;
  }
  REAL("writev", ssize_t(*)(int, const struct iovec *, int));
  ssize_t wanted = sizeof record + record.path_bytes + record.other_bytes + data_bytes;
  if (real(log_file, all, count) != wanted) abort();
}

/* 0: go on; -1: fail with errno; 1: say that it succeeded and do nothing. */
static int verdict(enum kind kind) {
  if (!control || control->armed_kind != (int32_t)kind || --control->countdown != 0) return 0;
  control->armed_kind = 0;
  control->hits++;
  if (control->signal) return kill(getpid(), control->signal);
  if (control->lies) return 1;
  errno = control->error;
  return -1;
}

/* How many bytes of a write find room. The disk stays full until the control says otherwise. */
static size_t room_for(const char *path, int64_t size, int64_t at, size_t bytes) {
  const char *name = strrchr(path, '/');
  if (!control || control->armed_kind != KIND_GROWTH) return bytes;
  if (control->database_only && strcmp(name, "/catalogue.sqlite") != 0) return bytes;
  int64_t grown = at + (int64_t)bytes - size;
  if (grown <= 0) return bytes;
  if (grown <= control->countdown) {
    control->countdown -= grown;
    return bytes;
  }
  size_t fitting = bytes - (grown - control->countdown);
  control->countdown = 0;
  control->hits++;
  return fitting > bytes ? 0 : fitting;
}

static uint64_t inode_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

static int64_t size_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_size : 0;
}

static int open_file(const char *path, int flags, mode_t mode) {
  if (!real_open) real_open = dlsym(RTLD_NEXT, "open64");
  if (!is_below_root(path) || !(flags & (O_CREAT | O_TRUNC))) return real_open(path, flags, mode);
  pthread_mutex_lock(&order);
  int is_new = access(path, F_OK) != 0;
  int fd = real_open(path, flags, mode);
  int saved = errno;
  char real_path[PATH_MAX];
  if (fd >= 0 && path_of(fd, real_path)) {
    if (is_new) note(OP_CREATE, inode_of(fd), 0, real_path, NULL, NULL, 0, 0);
    else if (flags & O_TRUNC) note(OP_TRUNCATE, inode_of(fd), 0, real_path, NULL, NULL, 0, 0);
  }
  errno = saved;
  pthread_mutex_unlock(&order);
  return fd;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
    va_end(list); \
    return open_file(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

static ssize_t changed(int fd, const struct iovec *parts, int count, int64_t offset, int is_positional) {
  REAL("pwritev64", ssize_t(*)(int, const struct iovec *, int, int64_t));
  static ssize_t (*real_writev)(int, const struct iovec *, int);
  if (!real_writev) real_writev = dlsym(RTLD_NEXT, "writev");
  char path[PATH_MAX];
  if (!path_of(fd, path))
    return is_positional ? real(fd, parts, count, offset) : real_writev(fd, parts, count);
  pthread_mutex_lock(&order);
  size_t total = 0;
  for (int i = 0; i < count; i++) total += parts[i].iov_len;
  int64_t at = is_positional ? offset : lseek64(fd, 0, SEEK_CUR);
  if (!is_positional && (fcntl(fd, F_GETFL) & O_APPEND)) at = lseek64(fd, 0, SEEK_END);
  size_t fitting = room_for(path, size_of(fd), at, total);
  int said = fitting == total ? verdict(KIND_WRITE) : control->lies ? 1 : -1;
  ssize_t done = said < 0 ? -1 : (ssize_t)total;
  if (said == 0) {
    done = is_positional ? real(fd, parts, count, offset) : real_writev(fd, parts, count);
    int saved = errno;
    if (done > 0) note(OP_WRITE, inode_of(fd), at, path, NULL, parts, count, done);
    errno = saved;
  } else if (fitting != total) {
    if (fitting > 0 && fitting <= parts[0].iov_len) {
      struct iovec part = {parts[0].iov_base, fitting};
      ssize_t written = is_positional ? real(fd, &part, 1, offset) : real_writev(fd, &part, 1);
      if (said < 0) done = written;
    }
    errno = control->error;
  }
  pthread_mutex_unlock(&order);
  return done;
}

ssize_t write(int fd, const void *data, size_t bytes) {
  struct iovec part = {(void *)data, bytes};
  return changed(fd, &part, 1, 0, 0);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  return changed(fd, parts, count, 0, 0);
}
ssize_t pwrite(int fd, const void *data, size_t bytes, off_t offset) {
  struct iovec part = {(void *)data, bytes};
  return changed(fd, &part, 1, offset, 1);
}
ssize_t pwrite64(int fd, const void *data, size_t bytes, off64_t offset) {
  struct iovec part = {(void *)data, bytes};
  return changed(fd, &part, 1, offset, 1);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  return changed(fd, parts, count, offset, 1);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  return changed(fd, parts, count, offset, 1);
}

static int truncated(int fd, int64_t length) {
  REAL("ftruncate64", int (*)(int, off64_t));
  char path[PATH_MAX];
  if (!path_of(fd, path)) return real(fd, length);
  pthread_mutex_lock(&order);
  int result = real(fd, length);
  int saved = errno;
  if (result == 0) note(OP_TRUNCATE, inode_of(fd), length, path, NULL, NULL, 0, 0);
  errno = saved;
  pthread_mutex_unlock(&order);
  return result;
}
int ftruncate(int fd, off_t length) { return truncated(fd, length); }
int ftruncate64(int fd, off64_t length) { return truncated(fd, length); }

static int synced(int fd, const char *name) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  char path[PATH_MAX];
  if (!path_of(fd, path)) return real(fd);
  pthread_mutex_lock(&order);
  int said = verdict(KIND_SYNC);
  int result = said == 0 ? real(fd) : said < 0 ? -1 : 0;
  int saved = errno;
  if (said == 0 && result == 0) note(OP_SYNC, inode_of(fd), 0, path, NULL, NULL, 0, 0);
  errno = saved;
  pthread_mutex_unlock(&order);
  return result;
}
int fsync(int fd) { return synced(fd, "fsync"); }
int fdatasync(int fd) { return synced(fd, "fdatasync"); }

struct later { char *from, *to; };
static void *rename_later(void *given) {
  REAL("rename", int (*)(const char *, const char *));
  struct later *names = given;
  usleep(late_rename_ms * 1000);
  real(names->from, names->to);
  return NULL;
}

int rename(const char *from, const char *to) {
  REAL("rename", int (*)(const char *, const char *));
  if (!is_below_root(to)) return real(from, to);
  pthread_mutex_lock(&order);
  int said = verdict(KIND_RENAME);
  int result = said < 0 ? -1 : 0;
  if (said == 0 && late_rename_ms > 0) {
    struct later *names = malloc(sizeof *names);
    *names = (struct later){strdup(from), strdup(to)};
    pthread_t thread;
    pthread_create(&thread, NULL, rename_later, names);
    pthread_detach(thread);
  } else if (said == 0) {
    result = real(from, to);
    int saved = errno;
    if (result == 0) note(OP_RENAME, 0, 0, from, to, NULL, 0, 0);
    errno = saved;
  }
  pthread_mutex_unlock(&order);
  return result;
}

#define NAMED(name, op, parameters, call, path, other) \
  int name parameters { \
    REAL(#name, int (*) parameters); \
    if (!is_below_root(path)) return real call; \
    pthread_mutex_lock(&order); \
    int result = real call; \
    int saved = errno; \
    if (result == 0) note(op, 0, 0, path, other, NULL, 0, 0); \
    errno = saved; \
    pthread_mutex_unlock(&order); \
    return result; \
  }
NAMED(unlink, OP_UNLINK, (const char *path), (path), path, NULL)
NAMED(rmdir, OP_UNLINK, (const char *path), (path), path, NULL)
NAMED(remove, OP_UNLINK, (const char *path), (path), path, NULL)
NAMED(mkdir, OP_MKDIR, (const char *path, mode_t mode), (path, mode), path, NULL)
NAMED(link, OP_LINK, (const char *from, const char *to), (from, to), to, from)
