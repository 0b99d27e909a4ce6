/*
 * The same as the libev server with libuv: read the head of a request, answer, close, though the answer says keep-alive.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

static char ANSWER[] =
    "HTTP/1.1 200 OK\r\n"
    "Content-Type: text/plain\r\n"
    "Content-Length: 17\r\n"
    "Connection: keep-alive\r\n"
    "\r\n"
    "hello_world, shen";
static const char END[] = "\r\n\r\n";

struct connection {
    uv_tcp_t tcp;
    uv_write_t write;
    size_t matched; /* of END, across reads */
};

static void on_closed(uv_handle_t *handle)
{
    free(handle->data);
}

static void end(struct connection *connection)
{
    uv_close((uv_handle_t *) &connection->tcp, on_closed);
}

/* Bytes are looked at as soon as they are read, so all connections share one buffer. */
static void on_buffer(uv_handle_t *handle, size_t suggested, uv_buf_t *buffer)
{
    static char bytes[4096];
    (void) handle;
    (void) suggested;
    *buffer = uv_buf_init(bytes, sizeof bytes);
}

static void on_written(uv_write_t *write, int status)
{
    (void) status; /* gone or answered: closed either way */
    end(write->data);
}

static int head_is_whole(struct connection *connection, const char *bytes, ssize_t length)
{
    for (ssize_t i = 0; i < length && END[connection->matched]; i++)
        connection->matched = bytes[i] == END[connection->matched] ? connection->matched + 1 : bytes[i] == '\r';
    return !END[connection->matched];
}

static void on_read(uv_stream_t *stream, ssize_t length, const uv_buf_t *buffer)
{
    struct connection *connection = stream->data;
    uv_buf_t answer = uv_buf_init(ANSWER, sizeof ANSWER - 1);
    if (length < 0) {
        end(connection);
    } else if (head_is_whole(connection, buffer->base, length)) {
        uv_read_stop(stream);
        connection->write.data = connection;
        if (uv_write(&connection->write, stream, &answer, 1, on_written))
            end(connection);
    }
}

static void on_connection(uv_stream_t *listener, int status)
{
    struct connection *connection = status < 0 ? NULL : calloc(1, sizeof *connection);
    if (!connection)
        return;
    uv_tcp_init(listener->loop, &connection->tcp);
    connection->tcp.data = connection;
    if (uv_accept(listener, (uv_stream_t *) &connection->tcp)
        || uv_read_start((uv_stream_t *) &connection->tcp, on_buffer, on_read))
        end(connection);
}

int main(int argc, char **argv)
{
    uv_loop_t *loop = uv_default_loop();
    struct sockaddr_in address;
    uv_tcp_t listener;
    int failure;
    if (argc != 2 || !strcmp(argv[1], "--version")) {
        printf("libuv %s\n", uv_version_string());
        return 0;
    }
    uv_ip4_addr("127.0.0.1", atoi(argv[1]), &address);
    uv_tcp_init(loop, &listener);
    failure = uv_tcp_bind(&listener, (struct sockaddr *) &address, 0);
    if (!failure)
        failure = uv_listen((uv_stream_t *) &listener, SOMAXCONN, on_connection);
    if (failure) {
        fprintf(stderr, "listen: %s\n", uv_strerror(failure));
        return 1;
    }
    return uv_run(loop, UV_RUN_DEFAULT);
}
