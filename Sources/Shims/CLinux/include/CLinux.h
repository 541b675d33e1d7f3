// The parts of Linux that `import Glibc` leaves out: GNU-only calls, and calls whose C form is a macro or varargs.
// No _GNU_SOURCE here: it would change types that the Glibc module has already defined.
#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/types.h>

/// accept4 with SOCK_NONBLOCK | SOCK_CLOEXEC.
int linux_accept(int fd, struct sockaddr *address, socklen_t *length);

/// recv, send and epoll_wait as the kernel has them. The C library's own are places where another thread may
/// cancel this one, and pay for that with two atomic operations a call; no thread is ever cancelled here.
ssize_t linux_receive(int fd, void *bytes, size_t count);
ssize_t linux_send(int fd, const void *bytes, size_t count, int flags);
int linux_wait(int epoll, struct epoll_event *events, int count, int milliseconds);

/// epoll_wait that waits at most so many nanoseconds (epoll_pwait2).
int linux_wait_for_events(int epoll, struct epoll_event *events, int count, unsigned long long nanoseconds);

/// Has the calling thread's timed waits end when they are due; by default the kernel may take 50 µs longer, to
/// wake the machine less often (PR_SET_TIMERSLACK).
void linux_wake_on_time(void);

/// Lets a socket be bound to an address whose port is chosen when it connects, so that the same port may
/// serve towards several servers (IP_BIND_ADDRESS_NO_PORT).
void linux_bind_without_port(int fd);

/// Raises the soft limit of descriptors (RLIMIT_NOFILE) to the hard one, and returns how many may be open. A
/// privileged process raises the hard one, too, where it is below `beyond`; 0 leaves it alone.
unsigned long long linux_raise_descriptor_limit(unsigned long long beyond);

/// The processors that the scheduler may choose for this process; 0 where that is not known.
int linux_affinity(void);

/// Has the kernel's table of this process's descriptors hold so many of them.
void linux_grow_descriptor_table(int count);

/// Bytes that were written to a TCP socket and that its peer has not acknowledged (SIOCOUTQ), also after the
/// connection's end.
int linux_unacknowledged(int fd);

/// Has memory given back where it can: blocks of 128 KiB and more are mapped one by one and unmapped when they are freed
/// (M_MMAP_THRESHOLD; unless it is set, glibc raises it to the largest block that was freed, up to 32 MiB, and keeps
/// such blocks). What is free at a heap's end is kept up to 4 MiB, so that it need not be asked for again.
void linux_bound_allocator(void);

/// Bytes that the program holds of what its allocator has from the system (mallinfo2).
size_t linux_allocated_bytes(void);

/// Gives back whole pages that are free inside of heaps (malloc_trim).
void linux_trim_allocator(void);

/// Sends one datagram to a unix socket, whose name begins with @ where it is an abstract one. 0, or -1 with errno.
int linux_send_datagram(const char *path, const void *bytes, size_t count);

/// Whether a descriptor is a listening stream socket (SO_TYPE, SO_ACCEPTCONN).
int linux_is_listening(int fd);

/// Spreads new connections over the first `count` listening sockets of one port (SO_REUSEPORT), by chance. One that
/// joins the port later gets none. 0, or -1 with errno.
int linux_keep_among(int fd, unsigned count);

/// Makes a descriptor that another program handed over non-blocking and close-on-exec.
void linux_adopt(int fd);

/// Nanoseconds of processor time that the calling thread has used.
unsigned long long linux_thread_time(void);

/// open with O_CLOEXEC.
int linux_open(const char *path, int flags, unsigned mode);

/// Names a thread as `top -H` shows it: at most 15 bytes.
void linux_name_thread(unsigned long thread, const char *name);

/// Starts a program that dies with the calling thread (PR_SET_PDEATHSIG names the thread that forked, so call it from
/// one that lives as long as the process). Returns the process id, or -1 with errno.
/// Signal mask and dispositions are reset for the child, its files are private (umask 077). stdout and stderr
/// go to `output` unless it is -1; of the other descriptors only `kept` stays open in it, unless that is -1.
pid_t linux_spawn(const char *path, char *const arguments[], int output, int kept);

/// A descriptor that becomes readable when the process ends; -1 with errno. Closed on exec.
int linux_open_process(pid_t id);

/// The exit code of a waited-for status, 128 + the signal's number where a signal ended it.
int linux_exit_code(int status);
