/*
 * A disk that is slow: each flush takes 200 ms, each write at a place (the writes of a database) 5 ms. The soak run
 * compiles it and puts it before a host (LD_PRELOAD). Sockets, pipes and the log use other calls.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/types.h>
#include <time.h>

enum { FLUSH_MS = 200, WRITE_MS = 5 };

static void wait_ms(long ms) {
	struct timespec pause = {ms / 1000, (ms % 1000) * 1000000};
	nanosleep(&pause, 0);
}

int fsync(int fd) {
	int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
	wait_ms(FLUSH_MS);
	return real(fd);
}

int fdatasync(int fd) {
	int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
	wait_ms(FLUSH_MS);
	return real(fd);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
	ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
	wait_ms(WRITE_MS);
	return real(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
	ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
	wait_ms(WRITE_MS);
	return real(fd, bytes, count, offset);
}
