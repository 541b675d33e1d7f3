#define _GNU_SOURCE 1
#include "CLinux.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <linux/close_range.h>
#include <unistd.h>

int linux_accept(int fd, struct sockaddr *address, socklen_t *length) {
  return accept4(fd, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

int linux_open(const char *path, int flags, unsigned mode) { return open(path, flags | O_CLOEXEC, mode); }

void linux_name_thread(unsigned long thread, const char *name) { pthread_setname_np((pthread_t)thread, name); }

int linux_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

int linux_open_process(pid_t id) { return pidfd_open(id, 0); }

pid_t linux_spawn(const char *path, char *const arguments[], int output, int kept) {
  pid_t parent = getpid();
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -1;
  pid_t child = fork();
  if (child < 0) {
    int cause = errno;
    close(report[0]);
    close(report[1]);
    errno = cause;
    return -1;
  }
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);
    umask(077);
    // The parent may have died between fork and prctl.
    if (getppid() != parent) _exit(127);
    int null = open("/dev/null", O_RDWR);
    dup2(null, 0);
    dup2(output >= 0 ? output : null, 1);
    dup2(output >= 0 ? output : null, 2);
    // Not everybody in the process opens descriptors close-on-exec.
    close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    if (kept >= 0) fcntl(kept, F_SETFD, 0);
    execvp(path, arguments);
    int cause = errno;
    (void)!write(report[1], &cause, sizeof cause);
    _exit(127);
  }
  close(report[1]);
  int cause = 0;
  ssize_t told;
  do told = read(report[0], &cause, sizeof cause); while (told < 0 && errno == EINTR);
  close(report[0]);
  if (told == sizeof cause) {
    waitpid(child, NULL, 0);
    errno = cause;
    return -1;
  }
  return child;
}
