/*
 * The least that an event loop can do for a request: read its head, answer, close. The answer says keep-alive as those
 * of many small servers do, though the connection is closed after it: a client that believes it has to open anew.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <ev.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static const char ANSWER[] =
    "HTTP/1.1 200 OK\r\n"
    "Content-Type: text/plain\r\n"
    "Content-Length: 17\r\n"
    "Connection: keep-alive\r\n"
    "\r\n"
    "hello_world, shen";
static const char END[] = "\r\n\r\n";

struct connection {
    ev_io io;
    size_t matched; /* of END, across reads */
    size_t sent;
};

static void end(struct ev_loop *loop, struct connection *connection)
{
    ev_io_stop(loop, &connection->io);
    close(connection->io.fd);
    free(connection);
}

static void on_writable(struct ev_loop *loop, ev_io *io, int events)
{
    struct connection *connection = (struct connection *) io;
    (void) events;
    ssize_t n = send(io->fd, ANSWER + connection->sent, sizeof ANSWER - 1 - connection->sent, MSG_NOSIGNAL);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    connection->sent += n > 0 ? n : 0;
    if (n <= 0 || connection->sent == sizeof ANSWER - 1)
        end(loop, connection);
}

static int head_is_whole(struct connection *connection, const char *bytes, ssize_t length)
{
    for (ssize_t i = 0; i < length && END[connection->matched]; i++)
        connection->matched = bytes[i] == END[connection->matched] ? connection->matched + 1 : bytes[i] == '\r';
    return !END[connection->matched];
}

static void on_readable(struct ev_loop *loop, ev_io *io, int events)
{
    struct connection *connection = (struct connection *) io;
    char bytes[4096];
    ssize_t n = recv(io->fd, bytes, sizeof bytes, 0);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        end(loop, connection);
    } else if (head_is_whole(connection, bytes, n)) {
        ev_io_stop(loop, io);
        ev_io_init(io, on_writable, io->fd, EV_WRITE);
        ev_io_start(loop, io);
        on_writable(loop, io, events); /* there is nearly always room */
    }
}

static void on_connection(struct ev_loop *loop, ev_io *io, int events)
{
    int fd;
    (void) events;
    while ((fd = accept4(io->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
        struct connection *connection = calloc(1, sizeof *connection);
        if (!connection) {
            close(fd);
            return;
        }
        ev_io_init(&connection->io, on_readable, fd, EV_READ);
        ev_io_start(loop, &connection->io);
    }
}

static int listener(int port)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)
    };
    int on = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on)
        || bind(fd, (struct sockaddr *) &address, sizeof address) || listen(fd, SOMAXCONN)) {
        perror("listen");
        exit(1);
    }
    return fd;
}

int main(int argc, char **argv)
{
    struct ev_loop *loop = ev_default_loop(0);
    ev_io io;
    if (argc != 2 || !strcmp(argv[1], "--version")) {
        printf("libev %d.%d\n", ev_version_major(), ev_version_minor());
        return 0;
    }
    ev_io_init(&io, on_connection, listener(atoi(argv[1])), EV_READ);
    ev_io_start(loop, &io);
    ev_run(loop, 0);
    return 0;
}
