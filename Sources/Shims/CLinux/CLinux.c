#define _GNU_SOURCE 1
#include "CLinux.h"
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/sockios.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

int linux_accept(int fd, struct sockaddr *address, socklen_t *length) {
  return accept4(fd, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

ssize_t linux_receive(int fd, void *bytes, size_t count) { return syscall(SYS_recvfrom, fd, bytes, count, 0, NULL, NULL); }

ssize_t linux_send(int fd, const void *bytes, size_t count, int flags) {
  return syscall(SYS_sendto, fd, bytes, count, flags, NULL, 0);
}

int linux_wait(int epoll, struct epoll_event *events, int count, int milliseconds) {
  return (int)syscall(SYS_epoll_pwait, epoll, events, count, milliseconds, NULL, 0);
}

int linux_wait_for_events(int epoll, struct epoll_event *events, int count, unsigned long long nanoseconds) {
  struct timespec span = {.tv_sec = (time_t)(nanoseconds / 1000000000), .tv_nsec = (long)(nanoseconds % 1000000000)};
  return epoll_pwait2(epoll, events, count, &span, NULL);
}

int linux_affinity(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 0;
}

void linux_bind_without_port(int fd) {
  int one = 1;
  setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
}

unsigned long long linux_raise_descriptor_limit(unsigned long long beyond) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  struct rlimit wanted = {.rlim_cur = beyond, .rlim_max = beyond};
  if (limit.rlim_max < beyond && setrlimit(RLIMIT_NOFILE, &wanted) == 0) return beyond;
  wanted = (struct rlimit){.rlim_cur = limit.rlim_max, .rlim_max = limit.rlim_max};
  return setrlimit(RLIMIT_NOFILE, &wanted) == 0 ? limit.rlim_max : limit.rlim_cur;
}

void linux_grow_descriptor_table(int count) {
  int any = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (any < 0) return;
  int highest = fcntl(any, F_DUPFD_CLOEXEC, count - 1);
  if (highest >= 0) close(highest);
  close(any);
}

int linux_unacknowledged(int fd) {
  int count = 0;
  return ioctl(fd, SIOCOUTQ, &count) == 0 ? count : 0;
}

void linux_bound_allocator(void) {
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
}

size_t linux_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void linux_trim_allocator(void) { malloc_trim(0); }

unsigned long long linux_thread_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (unsigned long long)time.tv_sec * 1000000000 + (unsigned long long)time.tv_nsec;
}

int linux_open(const char *path, int flags, unsigned mode) { return open(path, flags | O_CLOEXEC, mode); }

void linux_wake_on_time(void) { prctl(PR_SET_TIMERSLACK, 1UL); }

void linux_name_thread(unsigned long thread, const char *name) { pthread_setname_np((pthread_t)thread, name); }

int linux_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

int linux_open_process(pid_t id) { return pidfd_open(id, 0); }

pid_t linux_spawn(const char *path, char *const arguments[], int output, int kept) {
  pid_t parent = getpid();
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -1;
  // vfork lets the child use the parent's memory until it runs the program. fork would copy the page tables,
  // and each page of the parent would fault once more. No signal handler may run in the child. Signals
  // therefore stay blocked until the child has no handlers.
  sigset_t all, before, none;
  sigfillset(&all);
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child < 0) {
    int cause = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(report[0]);
    close(report[1]);
    errno = cause;
    return -1;
  }
  if (child == 0) {
    for (int number = 1; number < NSIG; number++) {
      struct sigaction action;
      if (sigaction(number, NULL, &action) != 0 || (action.sa_handler == SIG_IGN && number != SIGPIPE)) continue;
      action.sa_handler = SIG_DFL;
      action.sa_flags = 0;
      sigaction(number, &action, NULL);
    }
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);
    umask(077);
    // If the parent ended before prctl, the child ends, too.
    if (getppid() != parent) _exit(127);
    int null = open("/dev/null", O_RDWR);
    dup2(null, 0);
    dup2(output >= 0 ? output : null, 1);
    dup2(output >= 0 ? output : null, 2);
    // Other code has perhaps opened descriptors without close-on-exec. The new program must not get them.
    close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    if (kept >= 0) fcntl(kept, F_SETFD, 0);
    execvp(path, arguments);
    int cause = errno;
    (void)!write(report[1], &cause, sizeof cause);
    _exit(127);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
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

int linux_send_datagram(const char *path, const void *bytes, size_t count) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(path);
  if (length >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(address.sun_path, path, length);
  if (path[0] == '@') address.sun_path[0] = 0;
  int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return -1;
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
  ssize_t sent = sendto(fd, bytes, count, MSG_NOSIGNAL, (struct sockaddr *)&address, size);
  int cause = errno;
  close(fd);
  errno = cause;
  return sent < 0 ? -1 : 0;
}

int linux_is_listening(int fd) {
  int type = 0, listens = 0;
  socklen_t size = sizeof type;
  if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_STREAM) return 0;
  size = sizeof listens;
  return getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens;
}

void linux_adopt(int fd) {
  fcntl(fd, F_SETFD, FD_CLOEXEC);
  fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

int linux_keep_among(int fd, unsigned count) {
  struct sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, SKF_AD_OFF + SKF_AD_RANDOM),
      BPF_STMT(BPF_ALU | BPF_MOD | BPF_K, count),
      BPF_STMT(BPF_RET | BPF_A, 0),
  };
  struct sock_fprog program = {.len = sizeof code / sizeof *code, .filter = code};
  return setsockopt(fd, SOL_SOCKET, SO_ATTACH_REUSEPORT_CBPF, &program, sizeof program);
}
