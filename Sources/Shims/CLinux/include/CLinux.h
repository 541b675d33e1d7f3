// The parts of Linux that `import Glibc` lacks: GNU-only calls, and calls that are macros or varargs in C.
// _GNU_SOURCE is not defined here, since it would change types that the Glibc module has already defined.
#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/types.h>

/// Calls accept4 with SOCK_NONBLOCK | SOCK_CLOEXEC.
int linux_accept(int fd, struct sockaddr *address, socklen_t *length);

/// The system calls recv, send and epoll_wait, made directly. The C library's functions are cancellation
/// points, which cost two atomic operations a call. No thread of this program is ever cancelled.
ssize_t linux_receive(int fd, void *bytes, size_t count);
ssize_t linux_send(int fd, const void *bytes, size_t count, int flags);
int linux_wait(int epoll, struct epoll_event *events, int count, int milliseconds);

/// Calls epoll_pwait2, which is epoll_wait with a limit in nanoseconds.
int linux_wait_for_events(int epoll, struct epoll_event *events, int count, unsigned long long nanoseconds);

/// Makes the calling thread's timed waits end on time. By default the kernel can delay them by 50 µs to save
/// wake-ups (PR_SET_TIMERSLACK).
void linux_wake_on_time(void);

/// Lets a socket choose its port when it connects, not when it is bound. The same port can then be used for
/// several servers (IP_BIND_ADDRESS_NO_PORT).
void linux_bind_without_port(int fd);

/// Raises the soft limit of descriptors (RLIMIT_NOFILE) to the hard limit, and returns the new limit. A
/// privileged process also raises a hard limit below `beyond`. If `beyond` is 0, the hard limit stays.
unsigned long long linux_raise_descriptor_limit(unsigned long long beyond);

/// The number of processors on which this process may run; 0 if it is unknown.
int linux_affinity(void);

/// Grows the kernel's descriptor table of this process to `count` entries.
void linux_grow_descriptor_table(int count);

/// The number of bytes that were written to a TCP socket and are not acknowledged by its peer (SIOCOUTQ). It
/// can be read after the connection's end, too.
int linux_unacknowledged(int fd);

/// Makes the allocator return memory to the system. Blocks of 128 KiB and more are mapped one by one, and
/// unmapped when they are freed (M_MMAP_THRESHOLD). By default, glibc raises this size to that of the largest
/// freed block, up to 32 MiB, and keeps such blocks. Up to 4 MiB at a heap's end are kept for reuse.
void linux_bound_allocator(void);

/// How many bytes of the allocator's memory the program uses (mallinfo2).
size_t linux_allocated_bytes(void);

/// Returns free whole pages within heaps to the system (malloc_trim).
void linux_trim_allocator(void);

/// Sends one datagram to a unix socket. A name with @ is an abstract one. Returns 0, or -1 with errno.
int linux_send_datagram(const char *path, const void *bytes, size_t count);

/// Whether a descriptor is a listening stream socket (SO_TYPE, SO_ACCEPTCONN).
int linux_is_listening(int fd);

/// Spreads new connections at random over the first `count` listening sockets of one port (SO_REUSEPORT).
/// Sockets that join the port later get no connections. Returns 0, or -1 with errno.
int linux_keep_among(int fd, unsigned count);

/// Makes a descriptor from another program non-blocking and close-on-exec.
void linux_adopt(int fd);

/// The processor time that the calling thread has used, in nanoseconds.
unsigned long long linux_thread_time(void);

/// Calls open with O_CLOEXEC.
int linux_open(const char *path, int flags, unsigned mode);

/// Sets a thread's name, which `top -H` shows. It has at most 15 bytes.
void linux_name_thread(unsigned long thread, const char *name);

/// Starts a program that is killed when the calling thread ends (PR_SET_PDEATHSIG). Call it from a thread
/// that lives as long as the process. Returns the process id, or -1 with errno. The child starts with default
/// signal handling and umask 077. Its stdout and stderr go to `output`, or to /dev/null if `output` is -1.
/// All other descriptors are closed except `kept`, if that is not -1.
pid_t linux_spawn(const char *path, char *const arguments[], int output, int kept);

/// A descriptor that becomes readable when the process ends; -1 with errno on failure. It is close-on-exec.
int linux_open_process(pid_t id);

/// The exit code in a status from wait. For a process that a signal ended it is 128 + the signal's number.
int linux_exit_code(int status);
